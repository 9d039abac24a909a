#![no_main]
#![allow(dead_code, clippy::expect_used)]

mod entry;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| entry::exchange(bytes));
