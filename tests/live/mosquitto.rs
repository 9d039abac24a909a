//! A real MQTT broker on a local port.

use std::fs;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The folders where systems install it, besides those in `PATH`.
const PLACES: [&str; 3] = ["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/sbin"];
/// The time limit for starting the broker.
const START: Duration = Duration::from_secs(20);

/// A running Mosquitto that speaks MQTT over WebSocket. It stores nothing on disk.
pub struct Mosquitto {
    program: PathBuf,
    folder: PathBuf,
    port: u16,
    child: Option<Child>,
}

impl Mosquitto {
    /// Starts the broker. Prints a message and returns `None` if Mosquitto isn't installed.
    pub fn start(name: &str) -> Option<Self> {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let mut folders: Vec<_> = std::env::split_paths(&path).collect();
        folders.extend(PLACES.map(PathBuf::from));
        let programs = folders.iter().map(|folder| folder.join("mosquitto"));
        let Some(program) = programs.into_iter().find(|program| program.is_file()) else {
            eprintln!("skipped: Mosquitto is not installed (apt-get install mosquitto)");
            return None;
        };
        let folder = std::env::temp_dir().join(format!("awale-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        // Finds a free port.
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = port.local_addr().unwrap().port();
        let mut broker = Self {
            program,
            folder,
            port,
            child: None,
        };
        broker.revive();
        Some(broker)
    }

    /// Returns the broker's WebSocket address.
    pub fn address(&self) -> String {
        format!("ws://127.0.0.1:{}", self.port)
    }

    /// Kills the broker.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().unwrap();
            child.wait().unwrap();
        }
    }

    /// Starts the broker again.
    pub fn revive(&mut self) {
        let config = self.folder.join("mosquitto.conf");
        let words = format!(
            // Mosquitto 2.0 doesn't start with WebSocket listeners alone.
            "listener 0 {}\nlistener {} 127.0.0.1\nprotocol websockets\nallow_anonymous true\npersistence false\n{}",
            self.folder.join("socket").display(),
            self.port,
            // As root, it would otherwise switch to a user who can't read the folder.
            if is_root() { "user root\n" } else { "" },
        );
        fs::write(&config, words).unwrap();
        let mut command = Command::new(&self.program);
        command.arg("-c").arg(&config).stdin(Stdio::null());
        let child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        self.child = Some(child.unwrap());
        let begin = Instant::now();
        while TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).is_err() {
            assert!(begin.elapsed() < START, "Mosquitto does not start");
            sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Mosquitto {
    fn drop(&mut self) {
        self.kill();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn is_root() -> bool {
    // Checks the owner of this process's folder in `/proc`.
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        fs::metadata(Path::new("/proc/self")).is_ok_and(|me| me.uid() == 0)
    }
    #[cfg(not(unix))]
    false
}
