### La menue monnaie des phrases. Les clés de ce fichier commencent par « words- ».

## Les nombres. Ceux du texte courant sont écrits en lettres jusqu'à vingt.

# Compte autre chose que des graines : des trous, des tours.
words-number =
    { $number ->
        [0] aucun
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] onze
        [12] douze
        [13] treize
        [14] quatorze
        [15] quinze
        [16] seize
        [17] dix-sept
        [18] dix-huit
        [19] dix-neuf
        [20] vingt
       *[other] { $number }
    }
# Compte des graines : elles sont du féminin.
words-seed-number =
    { $number ->
        [0] aucune
        [1] une
       *[other] { words-number }
    }

## Les graines. $numbers est un nombre en lettres, ou plusieurs : « deux ou trois ».

words-seeds =
    { $last ->
        [one] { $numbers } graine
       *[other] { $numbers } graines
    }

## Ce que peut contenir un trou.

words-counts-any = au moins une graine
words-counts-between = de { $low } à { $high } graines
words-counts-even = un nombre pair de graines
words-counts-at-least = { $number } graines ou plus

## Les listes : « a, b et c ».

words-comma = { ", " }
words-and = { $first } et { $last }
words-or = { $first } ou { $last }

## Les joueurs, quand ils n'ont pas de nom à eux.

words-side =
    { $side ->
        [south] Sud
       *[north] Nord
    }
words-counts-never = un nombre de graines impossible

words-end-square =
    { $end ->
        [left] la case de gauche
       *[right] la case de droite
    }
