//! Enums whose variants each have a stable name in files, commands and the names of widgets.

/// Declares an enum with such names, its keys: each variant is listed once, with its key behind it.
///
/// `ALL` has the variants in the order of their declaration; `key` and `from_key` translate. Keys
/// stand in players' files, so none may ever change.
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
            /// All of them, in order.
            pub const ALL: [Self; [$($key),+].len()] = [$(Self::$variant),+];

            /// Its stable name.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$variant => $key,)+
                }
            }

            /// The one with this [`key`](Self::key); `None` if there is none.
            #[must_use]
            pub fn from_key(key: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|one| one.key() == key)
            }
        }
    };
}

pub(crate) use keyed_enum;
