### The small change of sentences. Keys of this file begin with "words-".

## Numbers. Those in running text are written out up to twenty.

# Counts things other than seeds: holes, laps.
words-number =
    { $number ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
        [13] thirteen
        [14] fourteen
        [15] fifteen
        [16] sixteen
        [17] seventeen
        [18] eighteen
        [19] nineteen
        [20] twenty
       *[other] { $number }
    }
# Counts seeds: the same words in English, others where seeds have a gender.
words-seed-number = { words-number }

## Seeds. $numbers is one number in words, or several: "two or three".

words-seeds =
    { $last ->
        [one] { $numbers } seed
       *[other] { $numbers } seeds
    }

## What a hole may hold.

words-counts-any = at least one seed
words-counts-between = { $low } to { $high } seeds
words-counts-even = an even number of seeds
words-counts-at-least = { $number } seeds or more

## Lists: "a, b and c".

words-comma = { ", " }
words-and = { $first } and { $last }
words-or = { $first } or { $last }

## The players, where they have no names of their own.

words-side =
    { $side ->
        [south] South
       *[north] North
    }
words-counts-never = an impossible number of seeds

## The squares at the ends of a board, as South sees them.

words-end-square =
    { $end ->
        [left] the left square
       *[right] the right square
    }
