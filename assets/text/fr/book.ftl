### Le livre de règles, écrit d'après les paramètres d'une variante. Les clés commencent par « book- ».
###
### « Vous » est le joueur dont c'est le tour. $where vaut « own », « opponent » ou « any » : un camp,
### vu par ce joueur. $counts est ce que contient un trou : « deux ou trois graines ».

## Ce que l'on sait de la variante.

book-aliases = Autres noms :
book-origin = Origine :
book-proposed-by = Proposée par :
book-source = Source :
book-lab = Statistiques :
book-solved = Jeu parfait :
book-solved-first = Si personne ne se trompe, le premier joueur gagne de { $margin ->
        [one] une graine
       *[other] { $margin } graines
    }.
book-solved-second = Si personne ne se trompe, le second joueur gagne de { $margin ->
        [one] une graine
       *[other] { $margin } graines
    }.
book-solved-draw = Si personne ne se trompe, la partie est nulle.
book-solved-first-only = Si personne ne se trompe, le premier joueur gagne ; on ne sait pas de combien.
book-solved-second-only = Si personne ne se trompe, le second joueur gagne ; on ne sait pas de combien.
book-solved-line = Exemple de jeu parfait, quand Sud commence : { $line }.

## Le plateau

book-board-heading = Le plateau
book-board = Le plateau compte deux rangées de { $holes } trous. { $owners ->
        [no] Chaque joueur peut jouer n’importe lequel.
       *[yes] La rangée la plus proche de vous est votre camp, l’autre est le camp de votre adversaire.
    } Chacun a de plus un grenier pour les graines prises : on n’y sème
    jamais, et les graines qui s’y trouvent n’en sortent plus.
book-world-board = Le plateau compte deux rangées de { $holes } trous. { $owners ->
        [no] Chaque joueur peut jouer n’importe lequel.
       *[yes] La rangée la plus proche de vous est votre camp, l’autre est le camp de votre adversaire.
    } { $stores ->
        [own] Votre grenier est au bout de votre rangée, sur votre chemin : vous y semez en passant, mais jamais dans celui
            de votre adversaire.
        [both] Chacun a un grenier au bout de sa rangée. Vous semez dans les deux en passant.
       *[none] Chacun a de plus un grenier pour les graines prises. On n’y sème pas en passant.
    }
book-world-ends = À chaque bout du plateau se trouve une case qui contient { $seeds }. Les deux joueurs y sèment, mais n’en jouent jamais les graines.
book-world-start = Au départ, les trous de chaque rangée contiennent, depuis la gauche de son propriétaire, { $row } graines, soit { $total } en tout. Tirez au sort celui qui commence, ou décidez-en ensemble.
book-world-start-of-north = La rangée de Nord est différente : ses trous contiennent { $row } graines, depuis la gauche de Nord.
book-board-start = Au départ, chaque trou contient { $seeds }, soit { $total } en tout, et les greniers sont vides. Tirez au sort celui qui commence, ou décidez-en ensemble.
book-board-letters = Les deux joueurs s’appellent Sud et Nord. { $owners ->
        [no] Les trous du côté de Sud portent les lettres { $south-first } à { $south-last }, ceux du côté de Nord
            { $north-first } à { $north-last }, chaque rangée de gauche à droite pour le joueur assis de ce côté.
       *[yes] Les trous de Sud portent les lettres { $south-first } à { $south-last }, ceux de Nord
            { $north-first } à { $north-last }, chaque rangée de gauche à droite pour son propriétaire.
    }
book-board-also = Les mêmes règles se jouent aussi sur { $boards }.
book-board-other = deux rangées de { $holes } trous garnis chacun de { $seeds }
book-board-other-turned = deux rangées de { $holes } trous garnis chacun de { $seeds }, en semant dans le sens { $direction ->
        [clockwise] des aiguilles d’une montre
       *[counterclockwise] inverse des aiguilles d’une montre
    }
book-board-same-turned = le même plateau, en semant dans le sens { $direction ->
        [clockwise] des aiguilles d’une montre
       *[counterclockwise] inverse des aiguilles d’une montre
    }

## Le but du jeu

book-aim-heading = Le but du jeu
book-aim = Réunir dans son grenier plus de graines que l’adversaire.

## Un tour

book-turn-heading = Votre tour
book-turn = Les joueurs jouent à tour de rôle. À votre tour, choisissez un trou{ $needed ->
        [1] {" "}non vide
       *[other] {""}
    }{ $from ->
        [any] {""}
       *[own] {" "}de votre camp
    }{ $needed ->
        [1] {""}
       *[other] {" "}qui contient au moins { $seeds }
    }{ $from ->
        [any] , dans n’importe quelle rangée
       *[own] {""}
    }, retirez-en { $leave ->
        [0] toutes les graines
       *[1] toutes les graines sauf une, qui reste en place,
    } et semez-les.
book-turn-limits = Ces coups ne sont pas tous permis : voyez { $sections }.
book-turn-limit = « { $heading } »

## Les semailles

book-sowing-heading = Les semailles
book-sowing = Posez les graines une à une dans les trous qui suivent, { $direction ->
        [clockwise] dans le sens des aiguilles d’une montre : vers la gauche le long de la rangée la plus proche de vous, puis
            vers la droite le long de l’autre
       *[counterclockwise] dans le sens inverse des aiguilles d’une montre : vers la droite le long de la rangée la plus proche de vous, puis
            vers la gauche le long de l’autre
    }, et ainsi de suite tout autour du plateau, jusqu’à ce que votre main soit vide.
book-sowing-skips-start = Si les graines font tout le tour, sautez chaque fois le trou d’où elles viennent :
    il n’en reçoit aucune.
book-sowing-feeds-start = Si les graines font tout le tour, le trou d’où elles viennent en reçoit une comme
    les autres.

## Les relais

book-relay-heading = Les relais
book-relay = Une poignée semée jusqu’à la dernière graine forme un parcours{ $many ->
        [yes] , et un tour peut en compter plusieurs
       *[no] {""}
    }. Tant que
    les semailles ne s’arrêtent pas, videz à son tour le trou qu’a atteint la dernière graine d’un parcours,
    quelle que soit sa rangée{ $leave ->
        [0] {""}
       *[1] {" "}(une graine y reste, là encore)
    }, et semez un autre parcours à partir de là.
book-relay-stops = Les semailles s’arrêtent quand la dernière graine d’un parcours tombe dans un trou{ $where ->
        [own] {" "}de votre camp
        [opponent] {" "}du camp adverse
       *[any] {""}
    } qui contient alors { $counts }.
book-relay-stops-in = Les semailles s’arrêtent quand la dernière graine d’un parcours tombe { $where ->
        [own] dans votre camp
        [opponent] dans le camp adverse
       *[any] dans n’importe quel trou : il n’y a jamais de second parcours
    }.
book-relay-nothing-left = Les semailles s’arrêtent aussi quand la dernière graine tombe dans un trou vide, dans un camp ou dans l’autre :
    comme une graine doit rester en place, il n’y aurait rien à semer.
book-relay-cut-off = Certaines semailles ne s’arrêteraient jamais. Celles qui durent encore après { $laps ->
        [1] le premier parcours
       *[other] { $laps } parcours
    } sont interrompues : le coup reste valable, mais vous ne prenez rien à la fin.
book-relay-cut-off-flow = Les graines prises en chemin restent acquises.
book-one-means-empty = (S’il n’en contient qu’une, c’est qu’il était vide auparavant.)

## Les prises en chemin

book-flow-heading = Les prises en chemin
book-flow = Surveillez chaque graine que vous posez{ $last ->
        [yes] {""}
       *[no] , sauf la dernière { $relay ->
            [yes] de chaque parcours
           *[no] des semailles
        }
    }. { $kind ->
        [any] Videz aussitôt le trou où elle tombe
       *[some] Quand le trou où elle tombe contient alors { $counts }, videz-le aussitôt
    }{ $leave ->
        [0] {""}
       *[1] , sans y laisser de graine
    } : { $taker ->
        [owner] ses graines vont au joueur dont c’est le camp, même si c’est votre adversaire
        [other] ses graines vont au joueur dont ce n’est pas le camp, même si c’est votre adversaire
       *[mover] ses graines sont à vous, quel que soit le camp
    }. Puis continuez à semer.
book-flow-mover = Surveillez chaque graine que vous posez { $where ->
        [own] dans votre camp
       *[opponent] dans le camp adverse
    }{ $last ->
        [yes] {""}
       *[no] , sauf la dernière { $relay ->
            [yes] de chaque parcours
           *[no] des semailles
        }
    }. { $kind ->
        [any] Videz aussitôt le trou où elle tombe
       *[some] Quand le trou où elle tombe contient alors { $counts }, videz-le aussitôt
    }{ $leave ->
        [0] {""}
       *[1] , sans y laisser de graine
    } : ses graines sont à vous. Puis continuez à semer. Vous ne prenez jamais en chemin dans { $where ->
        [own] le camp adverse
       *[opponent] votre camp
    }.

## La prise

book-capture-heading = La prise
book-capture-heading-flow = La prise finale
book-capture = À la fin des semailles, regardez le trou qu’a atteint la dernière graine. { $where ->
        [own] S’il est dans votre camp et contient maintenant { $counts },
        [opponent] S’il est dans le camp adverse et contient maintenant { $counts },
        [all] S’il contient maintenant { $counts },
       *[any] S’il contient maintenant { $counts }, quel que soit le camp,
    } vous { $takes ->
        [opposite] prenez les graines du trou d’en face, tandis que le trou atteint garde les siennes
        [opposite-across] prenez les graines du trou d’en face
        [both] { $amount ->
            [one] la
           *[other] les
        } prenez avec tout ce que contient le trou d’en face
       *[reached] { $amount ->
            [one] la
           *[other] les
        } prenez
    }.
book-capture-any = À la fin des semailles, regardez le trou qu’a atteint la dernière graine. { $where ->
        [own] S’il est dans votre camp, quel que soit son contenu,
        [opponent] S’il est dans le camp adverse, quel que soit son contenu,
       *[any] Quels que soient son contenu et sa rangée,
    } vous prenez { $takes ->
        [opposite] ce que contient le trou d’en face, tandis que le trou atteint garde ses graines
        [opposite-across] ce que contient le trou d’en face
        [both] ses graines avec tout ce que contient le trou d’en face
       *[reached] ses graines
    }.
book-capture-nothing-opposite = Si le trou d’en face est vide, vous ne prenez rien.
book-capture-chain = Regardez ensuite en arrière, à rebours des semailles : si le trou juste avant contient lui aussi
    { $counts }, { $takes ->
        [opposite] le trou qui lui fait face est pris également
        [both] il est pris également, et avec lui le trou qui lui fait face
       *[reached] il est pris également
    } ; puis celui d’avant, et ainsi de suite, jusqu’{ $chain ->
        [across] au premier trou qui contient un autre nombre, ou jusqu’à ce que le tour soit fait. La chaîne passe
            d’une rangée à l’autre
       *[within] au premier trou qui contient un autre nombre, ou jusqu’au bout de la rangée où la dernière graine est tombée
    }. Peu importe que ces trous aient été semés pendant ce tour ou non.
book-capture-chain-even = Un trou vide met fin à la chaîne.
book-capture-chain-empty-opposite = La chaîne continue même là où le trou d’en face est vide et ne rapporte rien.
book-capture-chain-keeps = Un trou de la chaîne garde ses propres graines, à moins de faire face à un autre trou de la chaîne.
book-capture-chain-counted-first = Comptez tous les trous avant d’en vider un seul.
book-capture-single = Vous ne prenez rien d’autre.
book-capture-loft = Les graines prises vont dans votre grenier.

## Le grand chelem

book-slam-heading = Le grand chelem
book-slam-allowed = Aucune prise n’est trop grande : vous pouvez prendre jusqu’aux dernières graines du camp adverse.
book-slam-allowed-feeding = Aucune prise n’est trop grande en soi : vous pouvez prendre les dernières graines du camp adverse, à moins
    que l’obligation de nourrir n’interdise le coup.
book-slam = { $flow ->
        [yes] Une prise finale
       *[no] Une prise
    } qui laisserait le camp adverse sans aucune graine, même s’il n’en avait déjà plus avant vos semailles, est un grand chelem.
book-slam-cancelled = Un grand chelem est annulé : les graines restent où elles sont, et vous ne prenez rien.
book-slam-spares-last = Un grand chelem est réduit : le dernier trou de la chaîne, le plus en arrière, { $takes ->
        [opposite] ne rapporte rien, et le trou qui lui fait face garde ses graines
        [both] ne rapporte rien : il garde ses graines, et le trou qui lui fait face garde les siennes{ $chain ->
            [across] , à moins d’appartenir lui aussi à la chaîne
           *[within] {""}
        }
       *[reached] garde ses graines
    }. Vous prenez le reste de la chaîne, même
    si le camp se retrouve alors sans aucune graine. Si la chaîne ne compte qu’un seul trou, vous ne prenez rien.
book-slam-spares-first = Un grand chelem est réduit : le premier trou de la chaîne, le plus proche de votre dernière graine, { $takes ->
        [opposite] ne rapporte rien, et le trou qui lui fait face garde ses graines
        [both] ne rapporte rien : il garde ses graines, et le trou qui lui fait face garde les siennes{ $chain ->
            [across] , à moins d’appartenir lui aussi à la chaîne
           *[within] {""}
        }
       *[reached] garde ses graines
    }. Vous prenez le reste de la chaîne, même
    si le camp se retrouve alors sans aucune graine. Si la chaîne ne compte qu’un seul trou, vous ne prenez rien.
book-slam-gives-rest = Un grand chelem met fin à la partie : vous prenez les graines, et votre adversaire prend toutes celles qui restent sur le plateau.
book-slam-illegal = Vous ne pouvez pas jouer un coup qui ferait un grand chelem.

## Nourrir

book-feeding-heading = Nourrir l’adversaire
book-feeding-free = Rien n’oblige à nourrir l’adversaire : { $slam ->
        [yes] si le camp adverse est vide, vous pouvez le laisser ainsi
       *[no] vous pouvez laisser le camp adverse sans aucune graine
    }.
book-feeding-reach = Si vous pouvez poser une graine dans le camp adverse, vous devez jouer un coup qui le fait,
    quelles que soient les prises qui suivent.
book-feeding-reach-free = Pour le reste, rien n’oblige à nourrir l’adversaire.
book-feeding-if-possible = Vous ne pouvez pas affamer votre adversaire : un coup qui, une fois les prises faites, laisse son camp sans aucune graine est
    interdit tant que vous en avez un autre qui lui laisse des graines. Si vous n’en avez pas, { $limits ->
        [yes] cette règle ne s’applique pas
       *[no] vous pouvez jouer n’importe quel coup
    }.
book-feeding-required = Vous ne pouvez pas affamer votre adversaire : un coup qui, une fois les prises faites, laisse son camp sans aucune graine est
    interdit, même si vous n’en avez pas d’autre.
book-feeding-penalised = Si le camp adverse est vide au début de votre tour, vous devriez nourrir votre adversaire, c’est-à-dire jouer un coup qui, une fois
    les prises faites, y laisse une graine. { $limits ->
        [yes] Cette règle ne vous interdit pas
       *[no] Rien ne vous interdit
    } d’en jouer un autre ; mais si vous pouviez nourrir
    votre adversaire et que son camp est encore vide après votre coup, la partie est finie, et toutes les
    graines restées sur le plateau lui reviennent. Dans tous les autres cas, rien ne vous oblige à le nourrir.
book-feeding-order = Ces limites s’appliquent dans l’ordre suivant, chacune aux seuls coups que les précédentes autorisent : { $limits }.
book-feeding-order-slam = d’abord le grand chelem
book-feeding-order-reach = { $place ->
        [first] d’abord l’obligation d’atteindre l’autre camp
       *[later] puis l’obligation d’atteindre l’autre camp
    }
book-feeding-order-feed = puis l’obligation de nourrir

## La fin de la partie

book-end-heading = La fin de la partie
book-end-stuck-ends = La partie est finie quand le joueur au trait n’a aucun coup à jouer.
book-end-must-feed = Un joueur dont chaque coup affamerait l’adversaire n’a aucun coup à jouer.
book-end-stuck-passes = Un joueur qui n’a aucun coup à jouer passe son tour : l’autre rejoue. Si aucun des deux ne peut jouer, la partie est finie.
book-end-passes = Un joueur qui n’a aucun coup à jouer passe son tour : l’autre rejoue.
book-end-bare = La partie est finie quand il ne reste plus aucune graine sur le plateau.
book-end-also = { $also ->
        [yes] La partie est également finie
       *[no] La partie est finie
    } si, après un coup et toutes ses prises (ou dès le départ), { $condition }.
book-end-also-any = { $also ->
        [yes] La partie est également finie
       *[no] La partie est finie
    } si, après un coup et toutes ses prises (ou dès le départ), l’une de ces
    conditions est remplie :
book-end-seeds-left = { $least ->
        [1] il ne reste aucune graine sur le plateau
       *[other] il reste moins de { $seeds } sur le plateau
    }
book-end-majority = un grenier contient plus de la moitié de toutes les graines ({ $majority } ou plus sur { $total })
book-end-no-hole-above-one = aucun trou ne contient plus d’une graine
book-end-empty-territory = l’un ou l’autre camp est vide
book-end-penalty = La pénalité pour n’avoir pas nourri l’adversairepasse avant ces fins de partie.

## Ce qui reste

book-remaining-heading = Les graines qui restent
book-remaining = Quand la partie est finie, { $remaining ->
        [each-own] chacun prend les graines restées dans son camp
        [last-mover] le joueur qui a joué le dernier coup prend toutes les graines restées sur le plateau
        [last-capturer] l’auteur de la dernière prise reçoit toutes les graines restées sur le plateau ; si personne n’a rien
            pris, elles ne comptent pour personne
       *[nobody] les graines restées sur le plateau ne comptent pour personne
    }.
book-remaining-not-stuck = Si un seul des deux joueurs peut encore jouer quand la partie se termine, il prend toutes les
    graines restées sur le plateau. Sinon, { $remaining ->
        [each-own] chacun prend les graines restées dans son camp
        [last-mover] le joueur qui a joué le dernier coup les prend
       *[nobody] elles ne comptent pour personne
    }.
book-remaining-flow = Les prises en chemin comptent aussi, même celles que votre adversaire fait pendant votre tour : c’est la toute
    dernière qui décide.
# Where only the player who sows captures on the way.
book-remaining-flow-own = La dernière prise peut aussi être une prise en chemin.
book-remaining-penalty = Après une pénalité, toutefois, toutes les graines restantes vont au joueur qui n’a pas été nourri.
book-remaining-majority = Mais si un grenier contient plus de la moitié de toutes les graines, celles qui restent sur le plateau ne comptent pour personne.

## Les répétitions

book-repetition-heading = Les répétitions
book-repetition = Quand la même position, avec le même joueur au trait, se présente pour la { $occurrences ->
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
        [7] septième
        [8] huitième
        [9] neuvième
       *[10] dixième
    } fois de la partie, et qu’aucune autre fin ne s’applique, la partie est finie, et { $remaining ->
        [each-own] chacun prend les graines restées dans son camp
        [split] chacun prend la moitié des graines restées sur le plateau, et s’il y en a une en trop, elle y reste
        [split-round] chacun prend la moitié des graines restées sur le plateau, et s’il y en a une en trop, elle va au propriétaire de son trou
       *[nobody] les graines restées sur le plateau ne comptent pour personne
    }.
book-repetition-none = Aucune règle n’arrête une partie qui se répète sans fin, mais les joueurs peuvent convenir d’y mettre fin.

## Le gagnant

book-winner-heading = Le gagnant
book-winner = Le joueur qui a le plus de graines dans son grenier gagne. À égalité, la partie est nulle.
book-winner-early = Vous pouvez abandonner à tout moment : votre adversaire prend alors toutes les graines du plateau et gagne, quel que soit
    le compte. Vous pouvez aussi décider ensemble de finir la partie ; les graines restées sur le plateau ne
    comptent alors pour personne.
book-additions = Peu de sources disent ce qui arrive quand une partie ou des semailles n’en finissent pas, ou ce que vaut un abandon. Quand elles se taisent, les règles données ici sont celles de ce programme.

## Les jeux du monde

book-world-single = Une graine seule ne reste pas en place : vous la semez.
book-world-last-hole = Vous ne pouvez jouer le dernier trou de votre camp, dans le sens des semailles, que s’il contient au moins { $seeds } ou si vous n’avez pas d’autre coup.
book-world-swap = Après le premier tour de la partie, le second joueur peut changer de camp au lieu de jouer.
book-world-refill = Si votre camp est vide au début de votre tour, mettez d’abord { $seeds } de votre grenier dans chacun de ses trous. Si le grenier en a trop peu, vous devez le reste ; vous ne regarnissez votre camp que si les deux greniers réunis suffisent.
book-world-sowing-chosen = Choisissez un sens pour chaque coup, antihoraire ou horaire, et tenez-vous-y. Posez les graines une à une dans les trous
    suivants, jusqu’à ce que votre main soit vide.
book-world-after-circle = Si un parcours revient au trou de votre camp d’où il est parti, vous ne posez plus les graines restantes que dans le camp adverse.
book-world-relay-next = Une poignée semée jusqu’à la dernière graine forme un parcours. Tant que les semailles ne s’arrêtent pas, videz le trou qui suit celui
    de la dernière graine, quel que soit son camp{ $leave ->
        [0] {""}
       *[1] {" "}(une graine y reste, là encore)
    }, et semez un autre parcours à partir de là.
book-world-relay-alternating = Changez de sens à chaque parcours : semez à l’inverse du précédent.
book-world-relay-next-stops = Les semailles s’arrêtent quand ce trou suivant{ $where ->
        [own] , dans votre camp,
        [opponent] , dans le camp adverse,
       *[any] {""}
    } contient { $counts }.
book-world-relay-next-empty = Les semailles s’arrêtent quand ce trou suivant { $leave ->
        [0] est vide
       *[1] ne contient rien que vous puissiez semer
    }.
book-world-relay-store = Les semailles s’arrêtent quand la dernière graine tombe dans votre grenier.
book-world-relay-stores = Les semailles s’arrêtent quand la dernière graine tombe dans un grenier.
book-world-relay-special = Les semailles s’arrêtent quand la dernière graine tombe dans un trou spécial, ou dans un trou qui le devient.
book-world-relay-square = Les semailles s’arrêtent aussi devant une case à l’extrémité du plateau, dont les graines ne se jouent jamais.
book-special-heading = Les trous spéciaux
book-world-special = Si votre dernière graine tombe dans un trou { $where ->
        [own] de votre camp
        [opponent] du camp adverse
       *[any] de l’un ou l’autre camp
    } qui contient alors { $counts }{ $pair ->
        [opposite] {" "}et que le trou d’en face contient exactement { $seeds }, tous deux deviennent vos trous spéciaux, et leurs graines sont réparties entre eux à parts égales
       *[none] , celui-ci devient votre trou spécial
    }.
book-world-special-previous = Si l’un des deux derniers trous semés contient { $counts } et l’autre { $seeds }, tous deux deviennent vos trous spéciaux.
book-world-special-one-each = Vous ne pouvez avoir qu’un seul trou spécial.
book-world-special-not-last = Le dernier trou d’une rangée, dans le sens des semailles, ne peut pas devenir spécial.
book-world-special-not-twin = Le trou de même lettre que le trou spécial de l’adversaire ne peut pas devenir spécial.
book-world-special-untouched = Un trou spécial, quel que soit son camp, ne peut être ni joué, ni vidé, ni pris.
book-world-special-stay = Les graines qui tombent dans un trou spécial y restent jusqu’à la fin, puis vont au propriétaire de ce trou.
book-world-special-owner = Les graines d’un trou spécial vont aussitôt au grenier de son propriétaire, de même que toute graine qui y tombe plus tard.
book-world-special-rob = Si votre dernière graine tombe dans un trou spécial de l’adversaire, vous y prenez jusqu’à { $seeds }.
book-world-capture-none = { $rob ->
        [yes] Hormis les graines des trous spéciaux de l’adversaire, vous ne prenez rien à la fin des semailles.
       *[no] Vous ne prenez rien à la fin des semailles.
    }
book-world-else = Si vous ne prenez rien ainsi, la règle suivante s’applique.
book-world-beyond = Si, à la fin des semailles, le trou qui suit celui de la dernière graine est vide, vous prenez le trou d’après{ $where ->
        [own] {" "}dans votre camp
        [opponent] {" "}dans le camp adverse
       *[any] , quel que soit son camp
    }{ $takes ->
        [both] , avec les graines du trou qui lui fait face
       *[reached] {""}
    }{ $kind ->
        [any] {""}
       *[some] , mais seulement s’il contient { $counts }
    }.
book-world-beyond-onwards = Si le trou suivant est vide à son tour, vous prenez de même celui d’après, et ainsi de suite.
book-world-beyond-squares = Une case vide au bout du plateau ne compte pas comme un trou vide : on ne prend rien au-delà.
book-world-onwards = Regardez ensuite en avant : tant que les trous suivants de cette rangée sont vides et font face à un trou garni, vous prenez aussi les graines d’en face.
book-world-needs-opposite = Vous ne prenez rien si le trou d’en face est vide.
book-world-opposite-special = Un trou spécial en face compte comme vide.
book-world-one-lap = Vous ne prenez ainsi qu’après un seul parcours.
book-world-first-hole = Si votre dernière graine tombe dans le premier trou adverse sur votre chemin, vous ne prenez rien{ $circle ->
        [yes] , mais si le parcours a fait tout le tour, vous prenez cette seule graine
       *[no] {""}
    }.
book-world-capture-squares = Les graines des cases des extrémités se prennent comme celles des trous.
book-again-heading = Les coups supplémentaires
book-world-again-store = Si votre dernière graine tombe dans votre grenier, vous rejouez.
book-world-again-capture = Si vous prenez à la fin de vos semailles, vous rejouez.
book-world-again-most = Vous rejouez au plus { $count ->
        [1] une fois
       *[other] { $moves } fois
    } par tour.
book-world-feeding-when-empty = Si le camp adverse est vide au début de votre tour, vous devez jouer un coup qui, une fois les prises faites, y laisse une graine. Si aucun ne le fait, vous n’avez aucun coup permis. Le reste du temps, rien ne vous oblige à nourrir votre adversaire.
book-world-end-squares-taken = les deux cases des extrémités ont été prises
book-world-end-move-limit = les deux joueurs ont joué { $moves ->
        [1] un coup
       *[other] { $moves } coups
    } à eux deux
book-world-remaining = Quand la partie est finie, { $remaining ->
        [starter] le joueur qui a commencé prend toutes les graines restées sur le plateau
        [split] chacun prend la moitié des graines restées sur le plateau, et s’il y en a une en trop, elle y reste
        [split-round] chacun prend la moitié des graines restées sur le plateau, et s’il y en a une en trop, elle va au propriétaire de son trou
       *[cleared-owner] si un seul camp est vide, son propriétaire prend toutes les graines restées sur le plateau ; sinon chacun prend celles de son camp
    }.
book-world-remaining-special = Les graines des trous spéciaux vont d’abord à leurs propriétaires.
book-world-remaining-squares = Les graines des cases des extrémités y restent.
book-rounds-heading = Les manches
book-world-rounds = Le match se joue en plusieurs manches. Ce que ces règles disent d’une partie vaut pour chaque manche.
book-world-rounds-fill = { $fill ->
        [territory] Pour la manche suivante, tous les trous sont regarnis, et les joueurs achètent des trous avec leurs graines : celui qui en a le plus possède un trou pour { $seeds },
            et un de plus s’il reste plus de la moitié de ce nombre. Ces trous se comptent à partir de la gauche de sa rangée, puis en continuant autour du plateau. Dès lors, « camp » désigne les trous qu’un joueur possède.
        [right] Pour la manche suivante, chacun regarnit les trous de son camp depuis son grenier, de droite à gauche. Les trous qu’on ne peut garnir sont fermés pour
            la manche : sautez-les en semant. Les autres graines restent au grenier.
       *[left] Pour la manche suivante, chacun regarnit les trous de son camp depuis son grenier, de gauche à droite. Les trous qu’on ne peut garnir sont fermés pour
            la manche : sautez-les en semant. Les autres graines restent au grenier.
    }
book-world-rounds-starter = { $starter ->
        [last-mover] Celui qui a joué le dernier coup commence la manche suivante.
        [loser] Celui qui a le moins de graines commence la manche suivante.
       *[alternates] Les joueurs commencent une manche à tour de rôle.
    }
book-world-rounds-over = Le match est fini quand un joueur { $least ->
        [1] n’a plus aucun trou
       *[other] a moins de { $holes } trous
    } pour la manche suivante, et au plus tard après { $rounds ->
        [1] une manche
       *[other] { $rounds } manches
    }. Celui qui a le plus de graines gagne le match.

## Quatre rangées

book-four-board = Le plateau a quatre rangées de { $holes } trous. Les deux rangées les plus proches de vous sont les vôtres : elles forment une boucle où vous seul semez. Celle du milieu du plateau est votre rangée intérieure, celle du bord votre rangée extérieure. Les trous intérieurs se font face de part et d’autre du milieu, et derrière chacun se trouve un trou extérieur.
book-four-start = Au départ, chaque trou contient { $seeds }, soit { $total } en tout. Tirez au sort celui qui commence, ou décidez-en ensemble.
book-four-start-row = Au départ, la rangée extérieure de chacun contient { $outer } graines, dans l’ordre de ses lettres, et la rangée intérieure { $inner } ; { $total } graines en tout{ $reserve ->
        [yes] , y compris celles de la réserve
       *[no] {""}
    }. Tirez au sort celui qui commence, ou décidez-en ensemble.
book-four-start-of-north = Les rangées de Nord sont différentes : l’extérieure contient { $outer } graines, et l’intérieure { $inner }.
book-four-board-other = quatre rangées de { $holes } trous garnis chacun de { $seeds }
book-four-board-other-row = quatre rangées de { $holes } trous, avec { $outer } graines dans la rangée extérieure et { $inner } dans l’intérieure, dans l’ordre des lettres
book-four-reserve = Chacun garde aussi { $seeds } en réserve, dans une coupe à côté du plateau.
book-four-letters = Les joueurs s’appellent Sud et Nord. Les lettres suivent la boucle : { $outer-first } à { $outer-last } le long de votre rangée extérieure, à partir de votre gauche, puis { $inner-first } à { $inner-last } le long de votre rangée intérieure, à partir de votre droite. Sud a les majuscules, Nord les minuscules.
book-four-aim = Priver l’adversaire de tout coup : qui ne peut plus jouer a perdu. Les graines ne comptent pas.
book-four-turn =
    Les joueurs jouent à tour de rôle. À votre tour, choisissez dans votre boucle un trou { $needed ->
        [1] non vide
       *[other] qui contient au moins { $seeds }
    }, retirez-en toutes les graines et semez-les.
book-four-singles = Si aucun trou n’en contient autant, vous pouvez jouer une graine seule.
book-four-singles-onto-empty = Si aucun trou n’en contient autant, vous pouvez jouer une graine seule, mais seulement dans un trou vide.
book-four-compulsory = Si vous pouvez prendre dès le premier parcours, vous devez le faire. Si votre coup ne commence pas par une prise, vous ne prenez rien ensuite non plus. Un premier parcours de { $ring } graines ou plus ne compte jamais comme une prise.
book-four-inner-first = Quand rien ne vous oblige à prendre, vous devez jouer dans votre rangée intérieure si vous le pouvez.
book-four-keeps-inner = Vous ne pouvez pas jouer le seul trou garni de votre rangée intérieure si sa première graine tombe dans la rangée extérieure.
book-four-sowing =
    Posez les graines une à une dans les trous de votre boucle, { $direction ->
        [clockwise] dans le sens des aiguilles d’une montre : vers la gauche le long de la rangée extérieure, puis vers la droite le long de la rangée intérieure
       *[counterclockwise] dans le sens inverse des aiguilles d’une montre : vers la droite le long de la rangée extérieure, puis vers la gauche le long de la rangée intérieure
    }, jusqu’à ce que votre main soit vide. On ne sème jamais dans les rangées de l’adversaire.
book-four-sowing-chosen = Choisissez le sens de chaque coup. Posez les graines une à une dans les trous de votre boucle, jusqu’à ce que votre main soit vide. On ne sème jamais dans les rangées de l’adversaire.
book-four-reverse =
    Depuis vos trous { $holes }, vous pouvez aussi semer dans l’autre sens, si ce parcours vous rapporte une prise.{ $again ->
        [yes] {" "}Vous pouvez aussi semer dans l’autre sens les graines prises, si vous faites ainsi une nouvelle prise ; vous semez tous les parcours suivants dans le sens habituel.
       *[no] {""}
    }
book-four-endless-illegal = Certaines semailles ne s’arrêteraient jamais : elles ramènent à la même position, ou durent encore après { $laps } parcours. Un tel coup est interdit, et celui qui n’en a pas d’autre a perdu.
book-four-endless = Certaines semailles ne s’arrêteraient jamais. Celui dont les semailles durent encore après { $laps ->
        [1] le premier parcours
       *[other] { $laps } parcours
    } a perdu.
book-four-capture =
    Regardez le trou qu’a atteint la dernière graine d’un parcours. S’il est dans votre rangée intérieure{ $kind ->
        [any] {""}
       *[some] {" "}et contient maintenant { $counts }
    }, et si { $needs ->
        [both] les deux trous d’en face, l’intérieur et l’extérieur, contiennent des graines
       *[inner] le trou intérieur d’en face contient des graines
    }, vous prenez { $takes ->
        [both] toutes les graines des deux trous d’en face
       *[inner] les graines de ce trou
    }.
book-four-to-store = Les graines prises vont dans votre grenier et sortent du jeu.
book-four-to-lap-start = Semez aussitôt les graines prises, comme si elles venaient du trou où ce parcours a commencé.
book-four-to-capture-hole = Semez aussitôt les graines prises, à partir du trou qui suit celui de la prise.
book-four-to-end = Semez aussitôt les graines prises à partir d’une extrémité de votre rangée intérieure (une kichwa, c’est-à-dire une tête) vers le milieu : de la plus proche si vous avez pris dans l’un des deux derniers trous de ce côté, sinon de celle qui permet de garder le sens des semailles.
book-four-extra =
    À chaque prise, vous prenez aussi { $count ->
        [1] les graines d’un autre trou de l’adversaire, à votre choix
       *[other] les graines de deux autres trous de l’adversaire, à votre choix
    }.
book-four-bao-heading = Le Bao
book-four-namua = Tant que vous avez des graines dans votre coupe, vous jouez la namua : à chaque coup, vous en posez une dans un trou garni de votre rangée intérieure. Si un trou intérieur en face de l’un des vôtres contient des graines, vous devez poser votre graine là où elle permet de prendre. Les graines prises se sèment en premier parcours, à partir d’une extrémité de votre rangée intérieure ; vous la choisissez si vous avez pris dans un trou du milieu. Si vous ne pouvez pas prendre, vous videz le trou où vous avez posé votre graine et en semez les graines dans le sens que vous voulez. Quand votre coupe est vide, vous jouez la mtaji, selon les règles ci-dessus.
book-four-namua-quiet = { $nyumba ->
        [yes] Si vous ne pouvez pas prendre, posez la graine dans n’importe quel trou intérieur garni sauf la nyumba, tant que celle-ci tient (voir plus bas) ; si elle ne tient plus, posez-la dans un trou intérieur qui contient déjà au moins deux graines, si vous en avez un.
       *[no] Si vous ne pouvez pas prendre, posez la graine dans un trou intérieur qui contient déjà au moins deux graines, si vous en avez un.
    }
book-four-nyumba = Votre trou { $hole } est votre nyumba, votre maison. Vous la perdez pour de bon quand elle est vidée ou prise, et à votre première prise en mtaji. Tant qu’elle est à vous et contient au moins { $seeds }, elle tient : en namua, un parcours sans prise qui y finit met fin au coup, mais si votre coup fait une prise, vous pouvez choisir de vider la nyumba et de continuer à semer. En namua, quand vous ne pouvez pas prendre, vous ne pouvez pas partir d’une nyumba qui tient, sauf si c’est votre seul trou intérieur garni : vous n’en semez alors que deux graines. En mtaji, aucun parcours ne s’arrête à la nyumba, et vous pouvez la jouer comme tout autre trou.
book-four-takasia = Quand les deux coupes sont vides, un coup sans prise peut bloquer un trou (takasia) : si l’adversaire n’a pas de prise et que vous pourriez maintenant prendre dans exactement un de ses trous, ce trou ne peut pas être joué au coup suivant, et un parcours qui y finit met fin à ce coup. Ne sont jamais bloqués : un trou d’une seule graine, le seul trou de la rangée intérieure à contenir deux graines ou plus, et une nyumba qui tient.
book-four-end-stuck = La partie est finie quand le joueur au trait n’a aucun coup à jouer : il a perdu.
book-four-end-empty-inner = Un joueur qui n’a plus rien dans sa rangée intérieure perd aussitôt.
book-four-end-empty-inner-over = La partie est aussi finie dès qu’un joueur n’a plus rien dans sa rangée intérieure.
book-four-repetition =
    Quand la même position, avec le même joueur au trait, se présente pour la { $occurrences ->
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
        [7] septième
        [8] huitième
        [9] neuvième
       *[10] dixième
    } fois de la partie, celle-ci est nulle.
book-four-winner = Le joueur qui joue le dernier coup gagne, quel que soit le nombre de graines de chacun.
book-four-winner-early = Vous pouvez abandonner à tout moment : votre adversaire gagne alors. Vous pouvez aussi convenir d’une partie nulle.
