### What is wrong with a rule file. Keys begin with "problem-". $field is a field of the file.

problem-too-large = The file has { $bytes } bytes; a rule file has { $limit } at most.
problem-not-text = This is not a text file: it is not valid UTF-8.
problem-unknown-format = The format is { $found }; this program reads format { $known }.
problem-no-name = `name` is empty.
problem-out-of-range = `{ $field }` is { $found }; it must be from { $low } to { $high }.
problem-nothing-to-sow = `play.leave` is { $leave } and `play.min_seeds` is { $needed }: a hole could be lifted that gives no seed to sow.
problem-no-counts = `{ $field }` is an empty list: `Only([...])` needs at least one count.
problem-reversed-range = `{ $field }` is `Between({ $low }, { $high })`: the first count must not be greater than the second.
problem-feeding-from-anywhere = `play.feeding` must be `Free` where `play.from` is `Any`: every seed is everybody’s to play.
problem-reaching-from-anywhere = `play.reach_opponent` must be `false` where `play.from` is `Any`.

# Where in the file: $file, $line and $column, counted from 1; then the message.
problem-at = { $file }, line { $line }, column { $column }: { $message }
problem-in = { $file }: { $message }
