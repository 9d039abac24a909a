//! Tests live play over a real broker, over hostile brokers, and with a hostile friend.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod flooded;
mod hostile_letters;
mod live;
mod mosquitto;
