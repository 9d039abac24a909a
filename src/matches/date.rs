//! Days of the calendar, without a clock.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// Seconds in a day.
const DAY: u64 = 24 * 60 * 60;

/// A day of the Gregorian calendar, written as in ISO 8601: `2026-11-21`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// The text is no date.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{0}\" is no date: dates are written like 2026-11-21")]
pub struct NoDate(pub String);

impl Date {
    /// The day of this year, month (from 1) and day of the month (from 1); nothing when the
    /// calendar has no such day. Years have up to four digits.
    #[must_use]
    pub fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let exists = year <= 9999
            && (1..=12).contains(&month)
            && (1..=days_in_month(year, month)).contains(&day);
        exists.then_some(Self { year, month, day })
    }

    /// The day, at Greenwich, so many seconds after the beginning of 1970. Beyond the year 9999 it is the last.
    #[must_use]
    pub fn from_unix_seconds(seconds: u64) -> Self {
        let mut days = seconds / DAY;
        let mut date = Self {
            year: 1970,
            month: 1,
            day: 1,
        };
        while date.year < 9999 && days >= days_in_year(date.year) {
            days -= days_in_year(date.year);
            date.year += 1;
        }
        while date.month < 12 && days >= u64::from(days_in_month(date.year, date.month)) {
            days -= u64::from(days_in_month(date.year, date.month));
            date.month += 1;
        }
        let last = u64::from(days_in_month(date.year, date.month)) - 1;
        date.day += days.min(last) as u8;
        date
    }

    /// The year.
    #[must_use]
    pub const fn year(self) -> u16 {
        self.year
    }

    /// The month, from 1.
    #[must_use]
    pub const fn month(self) -> u8 {
        self.month
    }

    /// The day of the month, from 1.
    #[must_use]
    pub const fn day(self) -> u8 {
        self.day
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = NoDate;

    fn from_str(text: &str) -> Result<Self, NoDate> {
        parse(text).ok_or_else(|| NoDate(text.to_owned()))
    }
}

fn parse(text: &str) -> Option<Date> {
    let is_written_so = text.len() == 10
        && text.bytes().enumerate().all(|(at, byte)| match at {
            4 | 7 => byte == b'-',
            _ => byte.is_ascii_digit(),
        });
    if !is_written_so {
        return None;
    }
    Date::new(
        text[..4].parse().ok()?,
        text[5..7].parse().ok()?,
        text[8..].parse().ok()?,
    )
}

const fn is_leap(year: u16) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

const fn days_in_year(year: u16) -> u64 {
    if is_leap(year) { 366 } else { 365 }
}

const fn days_in_month(year: u16, month: u8) -> u8 {
    match month {
        4 | 6 | 9 | 11 => 30,
        2 if is_leap(year) => 29,
        2 => 28,
        _ => 31,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        let days = [
            (0, "1970-01-01"),
            (DAY - 1, "1970-01-01"),
            (951_782_400, "2000-02-29"),
            (1_709_251_199, "2024-02-29"),
            (1_709_251_200, "2024-03-01"),
            (1_798_761_599, "2026-12-31"),
            (4_107_542_400, "2100-03-01"),
            (u64::MAX, "9999-12-31"),
        ];
        for (seconds, text) in days {
            let date = Date::from_unix_seconds(seconds);
            assert_eq!(date.to_string(), text);
            assert_eq!(text.parse(), Ok(date));
        }
        for day in 0..60_000 {
            let date = Date::from_unix_seconds(day * DAY);
            assert_eq!(Date::new(date.year(), date.month(), date.day()), Some(date));
            assert!(date < Date::from_unix_seconds((day + 1) * DAY));
        }
    }

    #[test]
    fn what_is_no_day_is_no_date() {
        let texts = [
            "",
            "2026-11-31",
            "2026-02-29",
            "2026-13-01",
            "2026-00-01",
            "2026-01-00",
            "26-01-01",
            "2026/01/01",
            "2026-1-1",
            "+026-01-01",
            "2026-01-011",
            "2026-01-é",
        ];
        for text in texts {
            assert_eq!(text.parse::<Date>(), Err(NoDate(text.to_owned())));
        }
    }
}
