//! Calendar dates, without a clock.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A Gregorian date, written as in ISO 8601: `2026-11-21`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date(jiff::civil::Date);

/// The error of a text that isn't a date.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("invalid date \"{0}\": expected year-month-day, like 2026-11-21")]
pub struct InvalidDate(pub String);

impl Date {
    /// Creates a date from the year (up to four digits), month and day (both from 1); returns
    /// `None` if there is no such date.
    #[must_use]
    pub fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let year = i16::try_from(year).ok()?;
        let [month, day] = [i8::try_from(month).ok()?, i8::try_from(day).ok()?];
        jiff::civil::Date::new(year, month, day).ok().map(Self)
    }

    /// Returns the date at `now` in `zone`; `None` if it is out of range, for example because the
    /// clock was never set.
    #[must_use]
    pub fn at(now: std::time::SystemTime, zone: jiff::tz::TimeZone) -> Option<Self> {
        let date = jiff::Timestamp::try_from(now).ok()?.to_zoned(zone).date();
        (date.year() >= 0).then_some(Self(date))
    }
}

impl Date {
    /// Returns the number of days since 0000-01-01.
    #[must_use]
    pub fn number(self) -> u64 {
        let first = jiff::civil::Date::constant(0, 1, 1);
        let days = self.0.since(first).map_or(0, |span| span.get_days());
        u64::try_from(days).unwrap_or(0)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let date = self.0;
        write!(
            f,
            "{:04}-{:02}-{:02}",
            date.year(),
            date.month(),
            date.day()
        )
    }
}

impl FromStr for Date {
    type Err = InvalidDate;

    fn from_str(text: &str) -> Result<Self, InvalidDate> {
        // The parser also accepts other formats.
        text.parse()
            .ok()
            .map(Self)
            .filter(|date| date.to_string() == text)
            .ok_or_else(|| InvalidDate(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::time::{Duration, SystemTime, UNIX_EPOCH};

    use jiff::tz::{self, TimeZone};

    use super::*;

    fn date_at(seconds: u64, zone: TimeZone) -> String {
        let now = UNIX_EPOCH + Duration::from_secs(seconds);
        Date::at(now, zone).unwrap().to_string()
    }

    #[test]
    fn dates_follow_the_calendar() {
        const DAY: u64 = 24 * 60 * 60;
        let days = [
            (0, "1970-01-01"),
            (DAY - 1, "1970-01-01"),
            (951_782_400, "2000-02-29"),
            (1_709_251_199, "2024-02-29"),
            (1_709_251_200, "2024-03-01"),
            (1_798_761_599, "2026-12-31"),
            (4_107_542_400, "2100-03-01"),
        ];
        for (seconds, text) in days {
            assert_eq!(date_at(seconds, TimeZone::UTC), text);
            let date: Date = text.parse().unwrap();
            assert_eq!(date.to_string(), text);
        }
        let [earlier, later] =
            ["2026-09-30", "2026-10-01"].map(|text| text.parse::<Date>().unwrap());
        assert!(earlier < later);
        assert_eq!(Date::new(2026, 10, 1), Some(later));
        assert_eq!(Date::new(2026, 2, 29), None);
    }

    #[test]
    fn dates_follow_the_players_time_zone() {
        // 2024-02-29 23:30 UTC.
        let instant = 1_709_249_400;
        assert_eq!(date_at(instant, TimeZone::UTC), "2024-02-29");
        assert_eq!(
            date_at(instant, TimeZone::fixed(tz::offset(3))),
            "2024-03-01"
        );
        assert_eq!(
            date_at(instant, TimeZone::fixed(tz::offset(-8))),
            "2024-02-29"
        );
    }

    #[test]
    fn a_clock_out_of_range_has_no_date() {
        let distant = SystemTime::UNIX_EPOCH.checked_add(Duration::from_secs(1 << 60));
        assert_eq!(distant.and_then(|now| Date::at(now, TimeZone::UTC)), None);
        let before = UNIX_EPOCH - Duration::from_secs(3600);
        let date = Date::at(before, TimeZone::UTC).unwrap();
        assert_eq!(date.to_string(), "1969-12-31");
    }

    #[test]
    fn days_that_do_not_exist_are_rejected() {
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
            "20260101",
            "2026-01-01T10:00",
            "+026-01-01",
            "-002026-01-01",
            "2026-01-011",
            "2026-01-é",
        ];
        for text in texts {
            assert_eq!(text.parse::<Date>(), Err(InvalidDate(text.to_owned())));
        }
    }
}
