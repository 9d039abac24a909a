### La calderilla de las frases. Las claves de este archivo empiezan por «words-».

## Números. Los del texto corrido se escriben con letras hasta veinte.

# Cuenta otra cosa que semillas: hoyos, recorridos.
words-number =
    { $number ->
        [0] ningún
        [1] un
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
        [11] once
        [12] doce
        [13] trece
        [14] catorce
        [15] quince
        [16] dieciséis
        [17] diecisiete
        [18] dieciocho
        [19] diecinueve
        [20] veinte
       *[other] { $number }
    }
# Cuenta semillas, que son femeninas.
words-seed-number =
    { $number ->
        [0] ninguna
        [1] una
       *[other] { words-number }
    }

## Semillas. $numbers es un número con letras, o varios: «dos o tres».

words-seeds =
    { $last ->
        [one] { $numbers } semilla
       *[other] { $numbers } semillas
    }

## Lo que puede contener un hoyo.

words-counts-any = al menos una semilla
words-counts-between = de { $low } a { $high } semillas
words-counts-even = un número par de semillas
words-counts-at-least = { $number } semillas o más

## Enumeraciones: «a, b y c».

words-comma = { ", " }
words-and = { $first } y { $last }
words-or =
    { $last ->
        [ocho] { $first } u { $last }
        [once] { $first } u { $last }
       *[other] { $first } o { $last }
    }

## Los jugadores, cuando no tienen nombre propio.

words-side =
    { $side ->
        [south] Sur
       *[north] Norte
    }
words-counts-never = un número imposible de semillas

words-end-square =
    { $end ->
        [left] la casilla de la izquierda
       *[right] la casilla de la derecha
    }
