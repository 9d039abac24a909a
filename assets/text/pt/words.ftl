### Os trocos das frases. As chaves deste ficheiro começam por «words-».

## Números. Os do texto corrido escrevem-se por extenso até vinte.

# Conta outra coisa que não sementes: casas, voltas.
words-number =
    { $number ->
        [0] nenhuma
        [1] uma
        [2] duas
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
        [7] sete
        [8] oito
        [9] nove
        [10] dez
        [11] onze
        [12] doze
        [13] treze
        [14] catorze
        [15] quinze
        [16] dezasseis
        [17] dezassete
        [18] dezoito
        [19] dezanove
        [20] vinte
       *[other] { $number }
    }
# Conta sementes, que são femininas como as casas.
words-seed-number = { words-number }

## Sementes. $numbers é um número por extenso, ou vários: «duas ou três».

words-seeds =
    { $last ->
        [0] { $numbers } semente
        [1] { $numbers } semente
       *[other] { $numbers } sementes
    }

## O que uma casa pode conter.

words-counts-any = pelo menos uma semente
words-counts-between = de { $low } a { $high } sementes
words-counts-even = um número par de sementes
words-counts-at-least = { $number } sementes ou mais

## Enumerações: «a, b e c».

words-comma = { ", " }
words-and = { $first } e { $last }
words-or = { $first } ou { $last }

## Os jogadores, quando não têm nome próprio.

words-side =
    { $side ->
        [south] Sul
       *[north] Norte
    }
words-counts-never = um número impossível de sementes

words-end-square =
    { $end ->
        [left] o quadrado da esquerda
       *[right] o quadrado da direita
    }
