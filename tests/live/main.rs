//! Tests of live play over a real broker.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod live;
mod mosquitto;
