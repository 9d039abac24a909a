//! Game files.
