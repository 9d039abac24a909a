//! Makes a release smaller where the linker can.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// The linker merges identical functions and packs relocations: a program a sixth smaller.
const LINK_ARGS: [&str; 2] = ["-Wl,--icf=all", "-Wl,-z,pack-relative-relocs"];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is_release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let is_linux = env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "linux");
    let is_native = env::var_os("TARGET") == env::var_os("HOST");
    if !is_release || !is_linux || !is_native {
        return;
    }
    for argument in LINK_ARGS
        .into_iter()
        .filter(|argument| programs_run_with(argument))
    {
        println!("cargo::rustc-link-arg-bins={argument}");
    }
}

/// Returns whether an empty program links with this argument, and runs. GNU ld merges no
/// functions, and old C libraries don't load packed relocations.
fn programs_run_with(argument: &str) -> bool {
    let (Some(folder), Some(compiler)) = (env::var_os("OUT_DIR"), env::var_os("RUSTC")) else {
        return false;
    };
    let folder = PathBuf::from(folder);
    let (source, program) = (folder.join("empty.rs"), folder.join("empty"));
    if fs::write(&source, "fn main() {}").is_err() {
        return false;
    }
    let mut compilation = Command::new(compiler);
    compilation.arg(&source).arg("-o").arg(&program);
    compilation.arg(format!("-Clink-arg={argument}"));
    if let Ok(linker) = env::var("RUSTC_LINKER") {
        compilation.arg(format!("-Clinker={linker}"));
    }
    let flags = env::var("CARGO_ENCODED_RUSTFLAGS").unwrap_or_default();
    compilation.args(flags.split('\x1f').filter(|flag| !flag.is_empty()));
    succeeds(&mut compilation) && succeeds(&mut Command::new(program))
}

fn succeeds(command: &mut Command) -> bool {
    command.output().is_ok_and(|output| output.status.success())
}
