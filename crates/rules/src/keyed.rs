//! Enums whose variants have stable names in files, commands and widget names.

/// Declares an enum whose variants each have a key, a stable name: list each variant once, followed
/// by its key.
///
/// `ALL` lists the variants in declaration order; `key` and `from_key` convert. Keys are stored in
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
            /// All variants, in declaration order.
            pub const ALL: [Self; [$($key),+].len()] = [$(Self::$variant),+];

            /// Returns the variant's stable name.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$variant => $key,)+
                }
            }

            /// Returns the variant with this [`key`](Self::key); `None` if there is none.
            #[must_use]
            pub fn from_key(key: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|variant| variant.key() == key)
            }
        }
    };
}

pub use keyed_enum;
