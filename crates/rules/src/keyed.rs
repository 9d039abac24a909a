//! Enums whose variants have stable names in files, commands and widget names.

/// Declares an enum with such names, its keys: each variant is listed once, followed by its key.
///
/// `ALL` has the variants in order of declaration; `key` and `from_key` convert. Keys are in
/// players' files, so they must never change.
#[macro_export]
macro_rules! keyed_enum {
    (
        $(#[$about:meta])*
        $vis:vis enum $name:ident {
            $($(#[$doc:meta])* $variant:ident = $key:literal,)+
        }
    ) => {
        $(#[$about])*
        $vis enum $name {
            $($(#[$doc])* $variant,)+
        }

        impl $name {
            /// All variants, in order.
            pub const ALL: [Self; [$($key),+].len()] = [$(Self::$variant),+];

            /// Its stable name.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$variant => $key,)+
                }
            }

            /// The variant with this [`key`](Self::key), if any.
            #[must_use]
            pub fn from_key(key: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|one| one.key() == key)
            }
        }
    };
}

pub use keyed_enum;
