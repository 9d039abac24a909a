### What is wrong with a rule file. Keys begin with "problem-". $field is a field of the file.

problem-too-large = The file is longer than { $limit } bytes, which no rule file needs.
problem-unknown-field = There is no field `{ $found }` here; there are { $known }.
problem-unknown-value = There is no value `{ $found }` here; it can be { $known }.
problem-missing-field = The field `{ $field }` is missing; it can’t be left out.
problem-repeated-field = The field `{ $field }` is given twice.
problem-ends-early = The file ends before the rule does: is a bracket or a quotation mark not closed?
# $said comes from the reader of the file format, and is always English.
problem-syntax = This can’t be read as a rule: { $said }.
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
problem-at = { $file }:{ $line }:{ $column }: { $message }
problem-in = { $file }: { $message }
