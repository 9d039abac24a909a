### Vipande vidogo vya sentensi. Funguo za faili hili huanza na "words-".

## Namba. Zile zilizo ndani ya maandishi huandikwa kwa maneno hadi ishirini.

# Huhesabu vitu visivyo mbegu: mashimo.
words-number =
    { $number ->
        [0] sifuri
        [1] moja
        [2] mawili
        [3] matatu
        [4] manne
        [5] matano
        [6] sita
        [7] saba
        [8] manane
        [9] tisa
        [10] kumi
        [11] kumi na moja
        [12] kumi na mawili
        [13] kumi na matatu
        [14] kumi na manne
        [15] kumi na matano
        [16] kumi na sita
        [17] kumi na saba
        [18] kumi na manane
        [19] kumi na tisa
        [20] ishirini
       *[other] { $number }
    }
# Huhesabu mbegu.
words-seed-number =
    { $number ->
        [0] sifuri
        [1] moja
        [2] mbili
        [3] tatu
        [4] nne
        [5] tano
        [6] sita
        [7] saba
        [8] nane
        [9] tisa
        [10] kumi
        [11] kumi na moja
        [12] kumi na mbili
        [13] kumi na tatu
        [14] kumi na nne
        [15] kumi na tano
        [16] kumi na sita
        [17] kumi na saba
        [18] kumi na nane
        [19] kumi na tisa
        [20] ishirini
       *[other] { $number }
    }

## Mbegu. $numbers ni namba kwa maneno, au kadhaa: "mbili au tatu".

words-seeds =
    { $last ->
        [one] mbegu { $numbers }
       *[other] mbegu { $numbers }
    }

## Kile ambacho shimo linaweza kuwa nacho.

words-counts-any = angalau mbegu moja
words-counts-between = mbegu { $low } hadi { $high }
words-counts-even = idadi shufwa ya mbegu
words-counts-at-least = mbegu { $number } au zaidi

## Orodha: "a, b na c".

words-comma = { ", " }
words-and = { $first } na { $last }
words-or = { $first } au { $last }

## Wachezaji, wasipokuwa na majina yao wenyewe.

words-side =
    { $side ->
        [south] Kusini
       *[north] Kaskazini
    }
words-counts-never = idadi isiyowezekana ya mbegu

words-end-square =
    { $end ->
        [left] chumba cha kushoto
       *[right] chumba cha kulia
    }
