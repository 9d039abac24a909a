### Pourquoi un coup est bon ou mauvais, bilans de parties, problèmes. Les clés de ce fichier commencent par « teacher- ».
###
### $player est le joueur au trait avant le coup, $opponent l'autre ; ce sont des noms. $move, $hole et $from sont des lettres de
### trous, $holes plusieurs. $seeds et ce qui compte aussi des graines sont des nombres avec leur mot : « deux graines ».
### $reader est l’argument dont le joueur lit le message, et à qui l’on dit « vous » : player, opponent, who, winner ou loser.

teacher-only-move = C’est le seul coup permis.
teacher-only-move-here = { $hole } est le seul coup permis.
teacher-takes = { $move } prend { $seeds } dans { $holes }.
teacher-gives = { $reader ->
        [opponent] En chemin, vous prenez { $seeds } dans { $holes }.
       *[other] En chemin, { $opponent } prend { $seeds } dans { $holes }.
    }
teacher-ends = { $reader ->
        [player]
            { $ends ->
                [penalty] { $move } met fin à la partie par une pénalité : vous pouviez nourrir { $opponent } mais ne l’avez pas fait
               *[other] { $move } met fin à la partie
            }.
        [opponent]
            { $ends ->
                [penalty] { $move } met fin à la partie par une pénalité : { $player } pouvait vous nourrir mais ne l’a pas fait
               *[other] { $move } met fin à la partie
            }.
       *[other]
            { $ends ->
                [penalty] { $move } met fin à la partie par une pénalité : { $player } pouvait nourrir { $opponent } mais ne l’a pas fait
               *[other] { $move } met fin à la partie
            }.
    }
teacher-ends-rest = { $reader ->
        [player] { teacher-ends } Graines restantes : { $mine } pour vous et { $theirs } pour { $opponent }.
        [opponent] { teacher-ends } Graines restantes : { $mine } pour { $player } et { $theirs } pour vous.
       *[other] { teacher-ends } Graines restantes : { $mine } pour { $player } et { $theirs } pour { $opponent }.
    }
teacher-blocks = { $reader ->
        [opponent] Vous n’avez alors aucun coup à jouer et devez passer votre tour.
       *[other] { $opponent } n’a alors aucun coup à jouer et doit passer son tour.
    }
teacher-takes-next = { $reader ->
        [player] Quoi que réponde { $opponent }, vous pouvez ensuite prendre au moins { $seeds }.
        [opponent] Quoi que vous répondiez, { $player } peut ensuite prendre au moins { $seeds }.
       *[other] Quoi que réponde { $opponent }, { $player } peut ensuite prendre au moins { $seeds }.
    }
teacher-threatens = { $reader ->
        [opponent] Ce coup prépare une prise : si vous passiez votre tour, { $from } prendrait { $seeds } dans { $holes }.
       *[other] Ce coup prépare une prise : si { $opponent } passait son tour, { $from } prendrait { $seeds } dans { $holes }.
    }
teacher-traps = { $reader ->
        [opponent] Si vous répondez par { $reply }, { $from } peut prendre { $seeds } dans { $holes }.
       *[other] Si { $opponent } répond par { $reply }, { $from } peut prendre { $seeds } dans { $holes }.
    }
teacher-shields = { $reader ->
        [opponent]
            Après tout autre coup, vous pourriez prendre au moins { $seeds } ; après celui-ci, { $count ->
                [0] rien
               *[other] pas plus de { $left }
            }.
       *[other]
            Après tout autre coup, { $opponent } pourrait prendre au moins { $seeds } ; après celui-ci, { $count ->
                [0] rien
               *[other] pas plus de { $left }
            }.
    }
teacher-safe = { $reader ->
        [opponent] Après { $other }, vous pourriez prendre { $seeds } ; après ce coup, rien.
       *[other] Après { $other }, { $opponent } pourrait prendre { $seeds } ; après ce coup, rien.
    }
teacher-saves = Ce coup sauve { $seeds } que { $from } prendrait dans { $holes }.
teacher-saves-partly = { $reader ->
        [opponent] { $from } menace de prendre { $seeds } ; après ce coup, vous ne pouvez pas prendre plus de { $left }.
       *[other] { $from } menace de prendre { $seeds } ; après ce coup, { $opponent } ne peut pas prendre plus de { $left }.
    }
teacher-exposes = { $from } peut ensuite prendre { $seeds } dans { $holes }.
teacher-in-danger = { $from } menace de prendre { $seeds } dans { $holes }.
teacher-starves = { $reader ->
        [opponent] Ce coup vous laisse sans aucune graine.
       *[other] Ce coup laisse { $opponent } sans aucune graine.
    }
teacher-feeds = { $reader ->
        [opponent] Ce coup vous donne { $seeds } à jouer.
       *[other] Ce coup donne à { $opponent } { $seeds } à jouer.
    }
teacher-feeds-by-duty = { $reader ->
        [opponent]
            { $duty ->
                [reach] Vous n’avez plus de graines, et il faut atteindre votre camp
               *[feed] Vous n’avez plus de graines, et il faut vous nourrir
            } : ce coup vous donne { $seeds }.
       *[other]
            { $duty ->
                [reach] { $opponent } n’a plus de graines, et il faut atteindre l’autre camp
               *[feed] { $opponent } n’a plus de graines, et il faut lui en donner
            } : ce coup lui donne { $seeds }.
    }
teacher-forces-feeding = { $reader ->
        [player]
            Vous n’avez alors plus de graines, et { $opponent } doit { $duty ->
                [reach] atteindre votre camp
               *[feed] vous nourrir
            }. Coups permis : { $holes }.
        [opponent]
            { $player } n’a alors plus de graines, et vous devez { $duty ->
                [reach] atteindre l’autre camp
               *[feed] nourrir votre adversaire
            }. Coups permis : { $holes }.
       *[other]
            { $player } n’a alors plus de graines, et { $opponent } doit { $duty ->
                [reach] atteindre l’autre camp
               *[feed] nourrir l’autre camp
            }. Coups permis : { $holes }.
    }
teacher-must-feed = { $reader ->
        [opponent]
            { $duty ->
                [reach]
                    Vous n’avez plus de graines, et il faut atteindre votre camp : { $count ->
                        [one] { $holes } ne l’atteint pas et ne peut donc pas être joué
                       *[other] { $holes } ne l’atteignent pas et ne peuvent donc pas être joués
                    }
               *[feed]
                    Vous n’avez plus de graines, et il faut vous nourrir : { $count ->
                        [one] { $holes } ne vous nourrit pas et ne peut donc pas être joué
                       *[other] { $holes } ne vous nourrissent pas et ne peuvent donc pas être joués
                    }
            }.
       *[other]
            { $duty ->
                [reach]
                    { $opponent } n’a plus de graines, et il faut atteindre l’autre camp : { $count ->
                        [one] { $holes } ne l’atteint pas et ne peut donc pas être joué
                       *[other] { $holes } ne l’atteignent pas et ne peuvent donc pas être joués
                    }
               *[feed]
                    { $opponent } n’a plus de graines, et il faut lui en donner : { $count ->
                        [one] { $holes } ne lui en donne pas et ne peut donc pas être joué
                       *[other] { $holes } ne lui en donnent pas et ne peuvent donc pas être joués
                    }
            }.
    }
# Un petit coup reste dans son camp, ne prend rien et ne finit pas la partie.
teacher-tempo = { $reader ->
        [player]
            { $mine ->
                [0] Il ne vous reste aucun petit coup
                [one] Il vous reste un petit coup
               *[other] Il vous reste { $mine-words } petits coups
            } ; à { $opponent }, { $theirs ->
                [0] aucun
               *[other] { $theirs-words }
            }. Un petit coup reste dans son camp, ne prend rien et ne met pas fin à la partie.
        [opponent]
            { $mine ->
                [0] Il ne reste aucun petit coup à { $player }
                [one] Il reste un petit coup à { $player }
               *[other] Il reste { $mine-words } petits coups à { $player }
            } ; à vous, { $theirs ->
                [0] aucun
               *[other] { $theirs-words }
            }. Un petit coup reste dans son camp, ne prend rien et ne met pas fin à la partie.
       *[other]
            { $mine ->
                [0] Il ne reste aucun petit coup à { $player }
                [one] Il reste un petit coup à { $player }
               *[other] Il reste { $mine-words } petits coups à { $player }
            } ; à { $opponent }, { $theirs ->
                [0] aucun
               *[other] { $theirs-words }
            }. Un petit coup reste dans son camp, ne prend rien et ne met pas fin à la partie.
    }
teacher-kroo-ripe = Le kroo (le gros tas) en { $hole } est mûr : ses { $seeds } font le tour, et la dernière tombe en { $end }. Joué maintenant, il ne prendrait pourtant rien.
teacher-kroo-takes = Le kroo (le gros tas) en { $hole } est mûr : ses { $seeds } font le tour, et la dernière tombe en { $end }. Joué maintenant, il prendrait { $taken }.
teacher-kroo-unripe = { $hole } est un kroo de { $seeds }, pas encore mûr : il lui manque { $lacking }.
teacher-dam = { $hole } est un barrage : la dernière graine du kroo en { $kroo } y tombe et ne prend rien ; après un autre coup, elle aurait pu prendre { $seeds }.
teacher-disarms = Le kroo en { $kroo } ne prend alors rien ; après un autre coup, il aurait pu prendre { $seeds }.
teacher-pressure = { $reader ->
        [opponent] Vous n’avez rien d’autre à jouer que le kroo en { $kroo }, qui n’est pas mûr et ne prendrait rien.
       *[other] { $opponent } n’a rien d’autre à jouer que le kroo en { $kroo }, qui n’est pas mûr et ne prendrait rien.
    }
teacher-overloads = { $move } surcharge le kroo en { $kroo }, qui ne prend alors rien ; il aurait pris { $seeds }.
teacher-sacrifice = Un sacrifice : { $reply } peut prendre { $given }, mais alors { $answer } prend { $gained }.
teacher-relay = { $move } fait { $count ->
        [one] un parcours
       *[other] { $laps } parcours
    } et finit dans { $end }.
teacher-moves-again = { $reader ->
        [player] Ce coup vous permet de rejouer.
       *[other] Ce coup permet à { $player } de rejouer.
    }
teacher-stores = Ce coup met { $seeds } à l’abri dans le grenier.
# Tours de plusieurs coups.
teacher-then = { $line }, puis { $next }
teacher-more = encore { $number }
teacher-turn = Ce coup ouvre un tour de { $number } coups qui rapporte { $seeds } : { $line }.
teacher-keeps-ready = Ce coup préserve l’occasion de rejouer grâce à { $moves }.
teacher-makes-ready = Ce coup crée l’occasion de rejouer grâce à { $moves }.
teacher-spoils-ready = Ce coup gâche l’occasion de rejouer grâce à { $moves }.
teacher-denies-again = { $reader ->
        [opponent] Vous perdez l’occasion de rejouer grâce à { $moves }.
       *[other] { $opponent } perd l’occasion de rejouer grâce à { $moves }.
    }
teacher-allows-again = { $reader ->
        [opponent] Vous pouvez ensuite rejouer grâce à { $moves }.
       *[other] { $opponent } peut ensuite rejouer grâce à { $moves }.
    }
teacher-ready = { $count ->
        [one] { $moves } permet de rejouer.
       *[other] { $moves } permettent de rejouer.
    }
teacher-limits-turn = { $reader ->
        [opponent]
            Après ce coup, votre meilleur tour { $left-count ->
                [0] ne rapporte rien, au lieu de { $seeds }
               *[other] rapporte { $left } au lieu de { $seeds-number }
            } ({ $line }).
       *[other]
            Après ce coup, le meilleur tour de { $opponent } { $left-count ->
                [0] ne rapporte rien, au lieu de { $seeds }
               *[other] rapporte { $left } au lieu de { $seeds-number }
            } ({ $line }).
    }
teacher-best-reply = { $reader ->
        [opponent]
            { $count ->
                [one] Vous pouvez ensuite gagner { $seeds } avec { $line }.
               *[other] Vous pouvez ensuite gagner { $seeds } en un seul tour : { $line }.
            }
       *[other]
            { $count ->
                [one] { $opponent } peut ensuite gagner { $seeds } avec { $line }.
               *[other] { $opponent } peut ensuite gagner { $seeds } en un seul tour : { $line }.
            }
    }
teacher-turn-threat = { $reader ->
        [opponent]
            { $count ->
                [one] Vous menacez de gagner { $seeds } avec { $line }.
               *[other] Vous menacez de gagner { $seeds } en un seul tour : { $line }.
            }
       *[other]
            { $count ->
                [one] { $opponent } menace de gagner { $seeds } avec { $line }.
               *[other] { $opponent } menace de gagner { $seeds } en un seul tour : { $line }.
            }
    }
teacher-empties = { $reader ->
        [opponent] Ce coup vide { $hole } : si vous passiez votre tour, { $from } y finirait et prendrait { $seeds } dans { $holes }.
       *[other] Ce coup vide { $hole } : si { $opponent } passait son tour, { $from } y finirait et prendrait { $seeds } dans { $holes }.
    }
teacher-other-way = { $count ->
        [0] Dans l’autre sens, { $other } ne prendrait rien.
       *[other] Dans l’autre sens, { $other } prendrait { $seeds }.
    }
teacher-empties-row = { $reader ->
        [player] Ce coup vide votre camp. S’il est encore vide à votre prochain tour, vous devrez y remettre { $seeds } de votre grenier.
       *[other] Ce coup vide le camp de { $player }. S’il est encore vide à son prochain tour, { $player } devra y remettre { $seeds } de son grenier.
    }
teacher-holds-back = { $reader ->
        [player] Vous pouvez garder vos graines chez vous. { teacher-tempo }
       *[other] { $player } peut garder ses graines dans son camp. { teacher-tempo }
    }
teacher-race = { $reader ->
        [player] Coups nécessaires pour vider son camp : { $mine-words } pour vous, { $theirs-words } pour { $opponent }. Le premier à y parvenir prend les graines restantes.
        [opponent] Coups nécessaires pour vider son camp : { $mine-words } pour { $player }, { $theirs-words } pour vous. Le premier à y parvenir prend les graines restantes.
       *[other] Coups nécessaires pour vider son camp : { $mine-words } pour { $player }, { $theirs-words } pour { $opponent }. Le premier à y parvenir prend les graines restantes.
    }
teacher-makes-special = { $reader ->
        [player] Ce coup fait de { $hole } un trou spécial pour vous.
       *[other] Ce coup fait de { $hole } un trou spécial pour { $player }.
    }
teacher-threatens-special = { $reader ->
        [player] Si { $opponent } passait son tour, { $from } ferait de { $hole } un trou spécial pour vous.
        [opponent] Si vous passiez votre tour, { $from } ferait de { $hole } un trou spécial pour { $player }.
       *[other] Si { $opponent } passait son tour, { $from } ferait de { $hole } un trou spécial pour { $player }.
    }
teacher-prevents-special = { $reader ->
        [opponent] { $from } menace de faire de { $hole } un trou spécial pour vous ; ce coup l’en empêche.
       *[other] { $from } menace de faire de { $hole } un trou spécial pour { $opponent } ; ce coup l’en empêche.
    }
teacher-closes = { $reader ->
        [loser] Après ce coup, vous ne pouvez plus garnir { $hole } pour la manche suivante.
       *[other] Après ce coup, { $loser } ne peut plus garnir { $hole } pour la manche suivante.
    }
teacher-round-lost = { $reader ->
        [loser]
            Après ce coup, vous { $count ->
                [1] n’aurez aucun trou
               *[other] aurez moins de { $holes } trous
            } à la manche suivante.
       *[other]
            Après ce coup, { $loser } { $count ->
                [1] n’aura aucun trou
               *[other] aura moins de { $holes } trous
            } à la manche suivante.
    }

## Bilans de parties. $class vaut best, good, inaccuracy, mistake ou blunder ; $best est une lettre ; $certainty l'un des deux messages qui suivent.

teacher-proved = prouvé
teacher-solved = d’après le jeu parfait
teacher-estimated = estimé en calculant { $plies ->
        [one] { $plies } coup
       *[other] { $plies } coups
    } d’avance
teacher-class = { $class ->
        [best] Meilleur coup
        [good] Bon coup
        [inaccuracy] Imprécision
        [mistake] Erreur
       *[blunder] Gaffe
    }
teacher-ply = { teacher-class } ({ $certainty }).
teacher-ply-better = { teacher-class } : { $best } valait { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } de plus ({ $certainty }).
teacher-ply-better-about = { teacher-class } : { $best } valait environ { $seeds ->
        [half] une demi-graine
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } de plus ({ $certainty }).
teacher-accuracy = { $player } : { $percent } % de précision ; imprécisions : { $inaccuracies }, erreurs : { $mistakes }, gaffes : { $blunders }.
# Ce qu'un joueur a fait plusieurs fois dans une partie. $times est $count en toutes lettres ; $moves donne les numéros de $listed coups.
teacher-times = { $count ->
        [1] une fois
       *[other] { $times } fois
    }
teacher-times-moves = { $listed ->
        [0] .
        [1] , au coup { $moves }.
       *[other] , aux coups { $moves }.
    }
teacher-habit-ends-game = { $reader ->
        [player] Vous avez laissé { teacher-times } la partie finir trop tôt{ teacher-times-moves }
       *[other] { $player } a laissé { teacher-times } la partie finir trop tôt{ teacher-times-moves }
    }
teacher-habit-leaves-seeds = { $reader ->
        [player] Vous avez laissé { teacher-times } des graines en danger{ teacher-times-moves }
       *[other] { $player } a laissé { teacher-times } des graines en danger{ teacher-times-moves }
    }
teacher-habit-misses-capture = { $reader ->
        [player] Vous avez manqué { teacher-times } une prise{ teacher-times-moves }
       *[other] { $player } a manqué { teacher-times } une prise{ teacher-times-moves }
    }
teacher-habit-misses-move = { $reader ->
        [player] Vous avez manqué { teacher-times } l’occasion de rejouer{ teacher-times-moves }
       *[other] { $player } a manqué { teacher-times } l’occasion de rejouer{ teacher-times-moves }
    }
teacher-habit-gives-move = { $reader ->
        [player] Vous avez laissé { teacher-times } l’adversaire rejouer{ teacher-times-moves }
       *[other] { $player } a laissé { teacher-times } l’adversaire rejouer{ teacher-times-moves }
    }

## Où un joueur se situe sur l'échelle des niveaux, dont les noms sont donnés.

teacher-between = entre { $below } et { $above }
teacher-below = en dessous de { $above }
teacher-at-least = au moins { $below }

## Problèmes : de quoi il s'agit, et le premier indice

teacher-theme-starving = Affamer l’adversaire
teacher-theme-forced-feeding = Forcer à nourrir
teacher-theme-kroo = Les kroos
teacher-theme-dam = Jouer contre un kroo
teacher-theme-sacrifice = Les sacrifices
teacher-theme-long-relay = Les longues semailles
teacher-theme-chain = Les chaînes
teacher-theme-opposite-hole = Le trou d’en face
teacher-theme-tempo = Les petits coups
teacher-theme-saving = Sauver ses graines
teacher-theme-special = Les trous spéciaux
teacher-theme-shutting = Fermer des trous
teacher-theme-gap = Les prises au-delà d’un vide
teacher-theme-again = Les coups supplémentaires
teacher-theme-last-turn = La fin de partie
teacher-theme-long-turn = Les longs tours
teacher-theme-double-capture = Les doubles prises
teacher-theme-defence = La défense
teacher-hint-starving = Vous pouvez laisser votre adversaire sans aucune graine.
teacher-hint-forced-feeding = Vous pouvez forcer votre adversaire à vous nourrir.
teacher-hint-kroo = Cherchez un coup qui fait tout le tour du plateau.
teacher-hint-dam = Regardez le trou le plus garni de votre adversaire. Où tomberait sa dernière graine ?
teacher-hint-sacrifice = Vous pouvez céder des graines et en reprendre davantage.
teacher-hint-long-relay = Cherchez un coup qui fait beaucoup de parcours.
teacher-hint-chain = Vous pouvez prendre une chaîne de trous.
teacher-hint-opposite-hole = Regardez les trous en face des vôtres.
teacher-hint-tempo = Il reste peu de graines : comptez les coups qui restent chez vous.
teacher-hint-saving = Certaines de vos graines sont en danger.
teacher-hint-special = Cherchez un trou qui peut devenir spécial.
teacher-hint-shutting = Pensez à la manche suivante : qui pourra garnir quels trous ?
teacher-hint-gap = Cherchez une prise au-delà d’un trou vide.
teacher-hint-again = Vous pouvez jouer plus d’une fois.
teacher-hint-last-turn = La partie peut bientôt se terminer. À qui iraient les graines qui restent ?
teacher-hint-long-turn = Vous pouvez jouer au moins trois coups en un seul tour.
teacher-hint-double-capture = Vous pouvez prendre plus d’une fois en un seul tour.
teacher-hint-defence = Cherchez le meilleur coup de votre adversaire. Pouvez-vous l’empêcher ?

## Quatre rangées

teacher-wins-stuck = { $reader ->
        [winner] Vous gagnez : { $loser } n’a plus aucun coup à jouer.
        [loser] { $winner } gagne : vous n’avez plus aucun coup à jouer.
       *[other] { $winner } gagne : { $loser } n’a plus aucun coup à jouer.
    }
teacher-wins-inner = { $reader ->
        [winner] Vous gagnez : la rangée intérieure de { $loser } est vide.
        [loser] { $winner } gagne : votre rangée intérieure est vide.
       *[other] { $winner } gagne : la rangée intérieure de { $loser } est vide.
    }
teacher-loses-endless = { $reader ->
        [loser] Vous perdez : les semailles ne finissent jamais.
       *[other] { $loser } perd : les semailles ne finissent jamais.
    }
teacher-draws = Ce coup termine la partie par une nulle.
teacher-wins-next = { $reader ->
        [player] Quoi que réponde { $opponent }, vous gagnez au coup suivant.
        [opponent] Quoi que vous répondiez, { $player } gagne au coup suivant.
       *[other] Quoi que réponde { $opponent }, { $player } gagne au coup suivant.
    }
teacher-lets-win = { $reader ->
        [opponent] Vous pouvez ensuite gagner en jouant { $reply }.
       *[other] { $opponent } peut ensuite gagner en jouant { $reply }.
    }
teacher-few-replies = { $reader ->
        [opponent]
            Vous n’avez alors { $count ->
                [one] qu’un seul coup possible
               *[other] que { $replies } coups possibles
            }.
       *[other]
            { $opponent } n’a alors { $count ->
                [one] qu’un seul coup possible
               *[other] que { $replies } coups possibles
            }.
    }
teacher-mobility = { $reader ->
        [player] Coups possibles : { $mine } pour vous, { $theirs } pour { $opponent }.
        [opponent] Coups possibles : { $mine } pour { $player }, { $theirs } pour vous.
       *[other] Coups possibles : { $mine } pour { $player }, { $theirs } pour { $opponent }.
    }
teacher-nyumba-taken = { $reader ->
        [opponent] Ce coup prend votre nyumba { $hole }.
       *[other] Ce coup prend la nyumba { $hole } de { $opponent }.
    }
teacher-nyumba-spent = Ce coup vide la nyumba { $hole } et en sème les graines.
teacher-nyumba-lost = { $reader ->
        [player] Ce coup vous coûte la nyumba { $hole }.
       *[other] Ce coup coûte à { $player } la nyumba { $hole }.
    }
teacher-nyumba-kept = Ce coup finit dans la nyumba { $hole } sans la vider.
teacher-blocks-hole = { $reader ->
        [opponent] Takasia : vous ne pouvez pas jouer { $hole } au coup suivant.
       *[other] Takasia : { $opponent } ne peut pas jouer { $hole } au coup suivant.
    }
teacher-blocked-hole = Takasia : { $hole } ne peut pas être joué à ce coup.
teacher-theme-last-move = Le dernier coup
teacher-theme-inner-row = La rangée intérieure
teacher-theme-across = Prendre en face
teacher-theme-nyumba = Nyumba
teacher-theme-takasia = Takasia
teacher-hint-last-move = Vous pouvez laisser l’adversaire sans coup à jouer.
teacher-hint-inner-row = Regardez la rangée intérieure de l’adversaire.
teacher-hint-across = Calculez où finit le premier parcours, et quel trou se trouve en face.
teacher-hint-nyumba = Regardez bien la nyumba.
teacher-hint-takasia = Un coup sans prise peut bloquer un trou.
