//! Game tests.
