//! The decisions of `tools/prepare` on other machines, simulated by commands that log their calls.

#![cfg(unix)]

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::{finish, folder, stderr, stdout};

/// The commands that the script itself uses on every system.
const ORDINARY: [&str; 10] = [
    "bash", "mkdir", "chmod", "sed", "sort", "head", "cut", "dirname", "env", "sh",
];

/// A script for curl to fetch, which installs a cargo of this version in the place where rustup
/// would.
const INSTALLER: &str = r##"echo 'mkdir -p "$HOME/.cargo/bin"; printf "#!/bin/sh\necho cargo 1.95.0\n" > "$HOME/.cargo/bin/cargo"; chmod 755 "$HOME/.cargo/bin/cargo"'"##;

/// A simulated machine, at first with the ordinary commands only.
pub struct Machine {
    /// The machine's home folder, with its commands in `bin`.
    pub folder: PathBuf,
    /// The user id; 0 is root.
    user: u32,
}

impl Machine {
    pub fn new(name: &str) -> Self {
        let folder = folder(&format!("preparation-{name}"));
        fs::create_dir(folder.join("bin")).unwrap();
        Self { folder, user: 1000 }
            .ordinary(&ORDINARY)
            .with("id", "echo $USER_NUMBER")
            .with("uname", "echo Linux")
            .with("sudo", "\"$@\"")
    }

    /// Adds these commands from the real machine.
    pub fn ordinary(self, commands: &[&str]) -> Self {
        for command in commands {
            let found =
                ["/bin", "/usr/bin", "/usr/local/bin"].map(|place| Path::new(place).join(command));
            let real = found.iter().find(|path| path.exists()).unwrap();
            symlink(real, self.folder.join("bin").join(command)).unwrap();
        }
        self
    }

    fn root(mut self) -> Self {
        self.user = 0;
        self
    }

    /// Adds this command, which logs its arguments and then runs the script `does`.
    pub fn with(self, command: &str, does: &str) -> Self {
        let path = self.folder.join("bin").join(command);
        let text = format!("#!/bin/sh\necho \"{command} $*\" >> \"$HOME/calls\"\n{does}\n");
        fs::write(&path, text).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        self
    }

    /// Makes it a Debian machine with these packages installed.
    pub fn debian(self, installed: &str) -> Self {
        let answer = format!(
            "for package; do :; done\ncase ' {installed} ' in *\" $package \"*) echo 'install ok installed' ;; *) exit 1 ;; esac"
        );
        self.with("apt-get", "").with("dpkg-query", &answer)
    }

    /// Adds rustup with this version of Rust.
    pub fn rustup(self, version: &str) -> Self {
        self.with("rustup", "")
            .with("cargo", &format!("echo cargo {version}"))
    }

    fn prepare(&self, purpose: &str, consent: Option<&str>) -> Output {
        let script = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("tools/prepare");
        let mut command = Command::new(self.folder.join("bin/bash"));
        command.arg(script).arg(purpose).env_clear();
        command
            .env("PATH", self.folder.join("bin"))
            .env("HOME", &self.folder);
        command.env("USER_NUMBER", self.user.to_string());
        command.envs(consent.map(|consent| ("AWALE_INSTALL", consent)));
        finish(&mut command, b"")
    }

    /// Returns the logged calls that have side effects, in order.
    fn changes(&self) -> Vec<String> {
        let calls = fs::read_to_string(self.folder.join("calls")).unwrap_or_default();
        let queries = [
            "id ",
            "uname ",
            "sudo ",
            "dpkg-query ",
            "rpm ",
            "pacman -T",
            "cargo ",
            "pkg-config ",
            "xcode-select ",
        ];
        let changes = calls
            .lines()
            .filter(|call| !queries.iter().any(|query| call.starts_with(query)));
        changes.map(str::to_owned).collect()
    }
}

const BUILD: &str =
    "gcc libc6-dev pkg-config libasound2-dev libudev-dev libwayland-dev libxkbcommon-dev";

#[test]
fn a_complete_machine_is_left_unchanged() {
    let machine = Machine::new("all").debian(BUILD).rustup("1.96.1");
    let output = machine.prepare("build", None);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert_eq!(
        (stdout(&output), stderr(&output)),
        (String::new(), String::new())
    );
    assert_eq!(machine.changes(), Vec::<String>::new());
}

#[test]
fn without_consent_or_terminal_the_commands_are_only_printed() {
    let machine = Machine::new("no-consent")
        .debian("gcc libc6-dev")
        .with("curl", INSTALLER);
    for consent in [None, Some("no")] {
        let output = machine.prepare("build", consent);
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        let printed = stdout(&output);
        assert!(
            printed.contains("sudo env DEBIAN_FRONTEND=noninteractive apt-get install"),
            "{printed}"
        );
        assert!(
            printed.contains(
                "pkg-config libasound2-dev libudev-dev libwayland-dev libxkbcommon-dev\n"
            ),
            "{printed}"
        );
        assert!(
            printed.contains("https://sh.rustup.rs | sh -s -- -y --profile minimal"),
            "{printed}"
        );
    }
    assert_eq!(machine.changes(), Vec::<String>::new());
}

#[test]
fn consent_installs_packages_and_rust() {
    let machine = Machine::new("consent")
        .debian("gcc")
        .with("curl", INSTALLER);
    let output = machine.prepare("play", Some("yes"));
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let changes = machine.changes();
    assert_eq!(changes.len(), 3, "{changes:?}");
    assert_eq!(changes[0], "apt-get update -q");
    assert!(changes[1].starts_with("apt-get install -y"), "{changes:?}");
    assert!(
        changes[1].ends_with("libxrandr2 mesa-vulkan-drivers"),
        "{changes:?}"
    );
    assert!(changes[2].starts_with("curl "), "{changes:?}");
}

#[test]
fn curl_is_installed_only_to_install_rust() {
    let machine = Machine::new("no-curl").debian(BUILD).root();
    let printed = stdout(&machine.prepare("build", Some("no")));
    assert!(
        printed.contains("--no-install-recommends curl ca-certificates\n"),
        "{printed}"
    );
    assert!(!printed.contains("sudo"), "{printed}");
}

#[test]
fn passwordless_sudo_installs_packages_without_a_terminal() {
    let machine = Machine::new("sudo")
        .debian("gcc")
        .rustup("1.96.1")
        .with("sudo", "[ \"$1\" = -n ] && shift; \"$@\"");
    let output = machine.prepare("build", None);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let changes = machine.changes();
    assert_eq!(changes[0], "apt-get update -q");
    assert_eq!(changes.len(), 2, "{changes:?}");
}

#[test]
fn root_without_terminal_installs_packages_but_not_rust() {
    let machine = Machine::new("container")
        .debian("gcc")
        .with("curl", INSTALLER)
        .root();
    let output = machine.prepare("build", None);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let changes = machine.changes();
    assert_eq!(changes.len(), 2, "{changes:?}");
    assert!(changes[1].starts_with("apt-get install"), "{changes:?}");
}

#[test]
fn outdated_rust_is_updated() {
    let machine = Machine::new("old").debian(BUILD).rustup("1.9.0");
    let output = machine.prepare("build", Some("yes"));
    assert_eq!(machine.changes(), ["rustup update stable"]);
    // Rust stays outdated, and the script explains how to update it.
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(
        stdout(&output).contains("\"rustup default stable\""),
        "{output:?}"
    );
}

#[test]
fn outdated_system_rust_is_replaced_by_rustup() {
    let machine = Machine::new("system")
        .debian(BUILD)
        .with("cargo", "echo cargo 1.63.0")
        .with("curl", INSTALLER);
    let output = machine.prepare("build", Some("yes"));
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(stdout(&output).contains("found: 1.63.0"), "{output:?}");
    assert!(machine.changes()[0].starts_with("curl "), "{output:?}");
}

#[test]
fn check_and_web_need_more_rust_components() {
    let bare = || Machine::new("more").debian(BUILD).with("rustup", "");
    let machine = bare().with("cargo", "[ \"$1\" = --version ] && echo cargo 1.95.0");
    let printed = stdout(&machine.prepare("check", None));
    assert!(
        printed.contains("    rustup component add clippy rustfmt\n"),
        "{printed}"
    );
    let machine = bare()
        .with("cargo", "echo cargo 1.95.0")
        .with("rustc", "echo /nowhere");
    let printed = stdout(&machine.prepare("web", None));
    assert!(
        printed.contains("    rustup target add wasm32-unknown-unknown\n"),
        "{printed}"
    );
    assert_eq!(
        machine.changes(),
        ["rustc --print target-libdir --target wasm32-unknown-unknown"]
    );
}

#[test]
fn a_host_needs_a_broker_and_no_rust() {
    let machine = Machine::new("host").debian("python3").root();
    let output = machine.prepare("host", Some("yes"));
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let changes = machine.changes();
    assert_eq!(changes.len(), 2, "{changes:?}");
    assert!(changes[1].ends_with(" mosquitto qrencode"), "{changes:?}");
    let complete = Machine::new("host-complete").debian("mosquitto qrencode python3");
    assert_eq!(complete.prepare("host", None).status.code(), Some(0));
    // The tests need a real broker, and draw real pictures.
    let printed = stdout(
        &complete
            .debian(BUILD)
            .rustup("1.96.1")
            .prepare("check", Some("no")),
    );
    assert!(
        printed.contains("--no-install-recommends mosquitto mesa-vulkan-drivers\n"),
        "{printed}"
    );
}

#[test]
fn other_distributions_use_their_own_package_names() {
    // `rpm -q` fails for each package; `pacman -T` lists the missing ones.
    let fedora = Machine::new("fedora")
        .with("rpm", "exit 1")
        .with("dnf", "")
        .rustup("1.95.0");
    let output = fedora.prepare("build", Some("yes"));
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert_eq!(
        fedora.changes(),
        [
            "dnf install -y gcc pkgconf-pkg-config pkgconfig(alsa) pkgconfig(libudev) pkgconfig(wayland-client) pkgconfig(xkbcommon)"
        ]
    );
    let suse = Machine::new("suse")
        .with("rpm", "case $4 in gcc) ;; *) exit 1 ;; esac")
        .with("zypper", "")
        .rustup("1.95.0");
    suse.prepare("play", Some("yes"));
    assert_eq!(
        suse.changes()[0],
        "zypper --non-interactive install libvulkan.so.1()(64bit) libvulkan_lvp pkgconf-pkg-config pkgconfig(alsa) pkgconfig(libudev) pkgconfig(wayland-client) pkgconfig(xkbcommon) libxkbcommon-x11.so.0()(64bit) libXi.so.6()(64bit) libXcursor.so.1()(64bit) libXrandr.so.2()(64bit)"
    );
    let arch = Machine::new("arch")
        .with(
            "pacman",
            "[ $1 = -T ] && echo alsa-lib && echo vulkan-driver && exit 127",
        )
        .rustup("1.95.0");
    arch.prepare("play", Some("no"));
    assert_eq!(arch.changes(), Vec::<String>::new());
    let printed = stdout(&arch.prepare("play", Some("no")));
    assert!(
        printed.contains("    sudo pacman -S --needed --noconfirm alsa-lib vulkan-swrast\n"),
        "{printed}"
    );
}

#[test]
fn missing_dependencies_that_cannot_be_installed_are_named() {
    let apple = Machine::new("apple")
        .with("uname", "echo Darwin")
        .with("xcode-select", "exit 2")
        .rustup("1.95.0");
    let printed = stdout(&apple.prepare("play", Some("yes")));
    assert!(
        printed.contains("Please install: Apple's command line tools: xcode-select --install\n"),
        "{printed}"
    );
    let other = Machine::new("other")
        .with("pkg-config", "exit 1")
        .rustup("1.95.0");
    let output = other.prepare("build", Some("yes"));
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let printed = stdout(&output);
    assert!(
        printed.contains("Please install: A C compiler"),
        "{printed}"
    );
    assert!(
        printed.contains("Please install: pkg-config, and the development files of alsa"),
        "{printed}"
    );
    assert_eq!(other.changes(), Vec::<String>::new());
}
