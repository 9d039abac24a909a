### Das Kleingeld der Sätze. Die Schlüssel dieser Datei beginnen mit „words-“.

## Zahlen. Im laufenden Text werden sie bis zwanzig ausgeschrieben.

# Zählt anderes als Samen: Mulden, Runden.
words-number =
    { $number ->
        [0] keine
        [1] eine
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
        [13] dreizehn
        [14] vierzehn
        [15] fünfzehn
        [16] sechzehn
        [17] siebzehn
        [18] achtzehn
        [19] neunzehn
        [20] zwanzig
       *[other] { $number }
    }
# Zählt Samen, immer im vierten Fall: „enthält einen Samen“.
words-seed-number =
    { $number ->
        [0] keinen
        [1] einen
       *[other] { words-number }
    }

## Samen. $numbers ist eine Zahl in Worten, oder mehrere: „zwei oder drei“.

words-seeds =
    { $last ->
        [one] { $numbers } Samen
       *[other] { $numbers } Samen
    }

## Was eine Mulde enthalten kann.

words-counts-any = mindestens einen Samen
words-counts-between = { $low } bis { $high } Samen
words-counts-even = eine gerade Anzahl Samen
words-counts-at-least = { $number } Samen oder mehr

## Aufzählungen: „a, b und c“.

words-comma = { ", " }
words-and = { $first } und { $last }
words-or = { $first } oder { $last }

## Die Spieler, wenn sie keine eigenen Namen haben.

words-side =
    { $side ->
        [south] Süd
       *[north] Nord
    }
words-counts-never = eine unmögliche Anzahl Samen

words-end-square =
    { $end ->
        [left] dem linken Endfeld
       *[right] dem rechten Endfeld
    }
