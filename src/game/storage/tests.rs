#![allow(clippy::unwrap_used, clippy::expect_used)]

use super::*;

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path =
            std::env::temp_dir().join(format!("awale-storage-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        Self(path)
    }

    fn storage(&self) -> Storage {
        Storage::at(&self.0)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn what_is_kept_is_found_again() {
    let folder = Folder::new("kept");
    let mut storage = folder.storage();
    assert_eq!(storage.load::<Vec<u8>>("list.ron"), Vec::<u8>::new());
    storage.save("list.ron", &vec![4u8, 2]);
    assert_eq!(storage.load::<Vec<u8>>("list.ron"), vec![4, 2]);
    assert!(storage.notices.is_empty());
    assert_eq!(
        fs::read_dir(&folder.0).unwrap().count(),
        1,
        "no unfinished file is left"
    );
}

#[test]
fn a_file_cut_off_anywhere_is_set_aside_whole() {
    let folder = Folder::new("cut");
    let mut storage = folder.storage();
    storage.save("list.ron", &vec![10u8, 20, 30]);
    let whole = fs::read(folder.0.join("list.ron")).unwrap();
    let last = whole.iter().rposition(|byte| *byte == b']').unwrap();
    for length in 0..last {
        let mut storage = folder.storage();
        fs::write(folder.0.join("list.ron"), &whole[..length]).unwrap();
        assert!(storage.load::<Vec<u8>>("list.ron").is_empty());
        let [StorageNotice::Damaged { kept_as, .. }] = &storage.notices[..] else {
            panic!("no notice for {length} bytes: {:?}", storage.notices);
        };
        assert_eq!(fs::read(folder.0.join(kept_as)).unwrap(), &whole[..length]);
    }
}

#[test]
fn a_folder_that_cannot_be_made_gives_a_notice() {
    let folder = Folder::new("refused");
    fs::write(&folder.0, "a file where the folder should be").unwrap();
    let mut storage = Storage::at(folder.0.join("settings"));
    storage.save("list.ron", &vec![1u8]);
    assert!(matches!(
        storage.notices[..],
        [StorageNotice::NotSaved { .. }]
    ));
    fs::remove_file(&folder.0).unwrap();
}
