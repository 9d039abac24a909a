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
book-solved-line = Une telle partie, commencée par Sud : { $line }.

## Le plateau

book-board-heading = Le plateau
book-board = Le plateau compte deux rangées de { $holes } trous. { $owners ->
        [no] Les deux joueurs peuvent les jouer tous.
       *[yes] La rangée la plus proche de vous est votre camp, l’autre est le camp de votre adversaire.
    } Chacun a de plus un grenier pour les graines prises : on n’y sème
    jamais, et les graines qui s’y trouvent n’en sortent plus.
book-world-board = Le plateau compte deux rangées de { $holes } trous. { $owners ->
        [no] Les deux joueurs peuvent les jouer tous.
       *[yes] La rangée la plus proche de vous est votre camp, l’autre est le camp de votre adversaire.
    } { $stores ->
        [own] Votre grenier est au bout de votre rangée, sur votre chemin : vous y semez en passant, et jamais dans celui
            de votre adversaire.
       *[none] Chacun a de plus un grenier pour les graines prises. On n’y sème pas en passant.
    }
book-world-ends = À chaque bout du plateau se trouve une case qui contient { $seeds }. Les deux joueurs y sèment, et personne ne la vide.
book-world-start = Au départ, les trous de chaque rangée contiennent, depuis la gauche de son propriétaire, { $row } graines, soit { $total } en tout. Tirez au sort celui qui commence, ou décidez-en ensemble.
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
book-turn = Les joueurs jouent chacun à leur tour. Au vôtre, choisissez un trou{ $needed ->
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
book-sowing-skips-start = S’il y a assez de graines pour faire tout le tour, le trou d’où elles viennent est sauté chaque
    fois et n’en reçoit aucune.
book-sowing-feeds-start = S’il y a assez de graines pour faire tout le tour, le trou d’où elles viennent en reçoit une comme
    les autres.

## Les relais

book-relay-heading = Les relais
book-relay = Les graines d’un trou, semées jusqu’à la dernière, font un parcours{ $many ->
        [yes] , et votre tour peut en compter beaucoup
       *[no] {""}
    }. Tant que
    les semailles ne s’arrêtent pas, videz à son tour le trou qu’a atteint la dernière graine d’un parcours,
    dans quelque rangée qu’il soit{ $leave ->
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
book-relay-nothing-left = Elles s’arrêtent aussi quand la dernière graine tombe dans un trou vide, dans un camp ou dans l’autre :
    comme une graine doit rester en place, il n’y aurait rien à semer.
book-relay-cut-off = Certaines semailles ne s’arrêteraient jamais. Celles qui durent encore après { $laps ->
        [1] le premier parcours
       *[other] { $laps } parcours
    } sont interrompues : le coup est joué, mais ne prend rien à la fin.
book-relay-cut-off-flow = Les graines prises en chemin restent acquises.
book-one-means-empty = (Une seule graine : c’est que le trou était vide avant.)

## Les prises en chemin

book-flow-heading = Les prises en chemin
book-flow = Surveillez chaque graine que vous posez, sauf la dernière { $relay ->
        [yes] de chaque parcours
       *[no] des semailles
    }. { $kind ->
        [any] Le trou où elle tombe est aussitôt vidé
       *[some] Quand le trou où elle tombe contient alors { $counts }, il est aussitôt vidé
    }{ $leave ->
        [0] {""}
       *[1] , jusqu’à la dernière graine
    }, et { $taker ->
        [owner] ses graines vont au joueur dont c’est le camp, même si c’est votre adversaire
        [other] ses graines vont au joueur dont ce n’est pas le camp, même si c’est votre adversaire
       *[mover] ses graines sont à vous, quel que soit le camp
    }. Puis vous continuez à semer.
book-flow-mover = Surveillez chaque graine que vous posez { $where ->
        [own] dans votre camp
       *[opponent] dans le camp adverse
    }, sauf la dernière { $relay ->
        [yes] de chaque parcours
       *[no] des semailles
    }. { $kind ->
        [any] Le trou où elle tombe est aussitôt vidé
       *[some] Quand le trou où elle tombe contient alors { $counts }, il est aussitôt vidé
    }{ $leave ->
        [0] {""}
       *[1] , jusqu’à la dernière graine
    }, et ses graines sont à vous. Puis vous continuez à semer. Les trous { $where ->
        [own] du camp adverse
       *[opponent] de votre camp
    } ne se vident pas ainsi.

## La prise

book-capture-heading = La prise
book-capture-heading-flow = La prise finale
book-capture = Les semailles finies, regardez le trou qu’a atteint la dernière graine. { $where ->
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
book-capture-any = Les semailles finies, regardez le trou qu’a atteint la dernière graine. { $where ->
        [own] S’il est dans votre camp, quel que soit son contenu,
        [opponent] S’il est dans le camp adverse, quel que soit son contenu,
       *[any] Quel que soit son contenu, et dans quelque rangée qu’il soit,
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
book-capture-chain-counted-first = Tous les trous sont comptés avant qu’aucun ne soit vidé.
book-capture-single = Il n’y a pas de prise en chaîne.
book-capture-loft = Les graines prises vont dans votre grenier.

## Le grand chelem

book-slam-heading = Le grand chelem
book-slam-allowed = Aucune prise n’est trop grande : vous pouvez prendre jusqu’aux dernières graines du camp adverse.
book-slam-allowed-feeding = Aucune prise n’est trop grande en soi : vous pouvez prendre les dernières graines du camp adverse, à moins
    que le devoir de nourrir n’interdise le coup.
book-slam = { $flow ->
        [yes] Une prise finale
       *[no] Une prise
    } qui laisserait le camp adverse sans une graine, même s’il n’en avait déjà plus avant vos semailles, est un grand chelem.
book-slam-cancelled = Elle est annulée : les graines restent comme elles ont été semées, et rien n’est pris.
book-slam-spares-last = Elle est écourtée : le dernier trou de la chaîne, le plus en arrière, { $takes ->
        [opposite] ne rapporte rien, et le trou qui lui fait face garde ses graines
        [both] ne rapporte rien : il garde ses graines, et le trou qui lui fait face garde les siennes{ $chain ->
            [across] , à moins d’être lui aussi de la chaîne
           *[within] {""}
        }
       *[reached] garde ses graines
    }. Le reste est pris, même
    si le camp reste alors sans une graine. Si la chaîne n’a qu’un trou, rien n’est pris.
book-slam-illegal = Elle est interdite : vous ne pouvez pas jouer un trou qui la provoquerait.

## Nourrir

book-feeding-heading = Nourrir l’adversaire
book-feeding-free = Rien n’oblige à nourrir l’adversaire : { $slam ->
        [yes] si le camp adverse est vide, vous pouvez le laisser ainsi
       *[no] vous pouvez laisser le camp adverse sans une graine
    }.
book-feeding-reach = Tant que vous avez un coup qui pose une graine dans le camp adverse, vous devez en jouer un de cette sorte.
    Peu importe ce qui est pris ensuite.
book-feeding-reach-free = Pour le reste, rien n’oblige à nourrir l’adversaire.
book-feeding-if-possible = Vous ne pouvez pas affamer votre adversaire : un coup qui, toutes prises faites, laisse son camp sans une graine est
    interdit tant que vous en avez un autre qui lui en laisse. Si vous n’en avez pas, { $limits ->
        [yes] cette règle n’interdit rien
       *[no] jouez ce que vous voulez
    }.
book-feeding-required = Vous ne pouvez pas affamer votre adversaire : un coup qui, toutes prises faites, laisse son camp sans une graine est
    interdit, même si vous n’en avez pas d’autre.
book-feeding-penalised = Si le camp adverse est vide au début de votre tour, vous devriez le nourrir, c’est-à-dire jouer un coup qui, toutes
    prises faites, y laisse une graine. { $limits ->
        [yes] Cette règle ne vous interdit pas
       *[no] Rien ne vous interdit
    } d’en jouer un autre ; mais si vous pouviez nourrir
    votre adversaire et que son camp est encore vide après votre coup, la partie est finie, et toutes les
    graines restées sur le plateau sont à lui. Dans tous les autres cas, rien ne vous oblige à le nourrir.
book-feeding-order = Ces limites s’appliquent dans un ordre fixe, chacune aux coups que les précédentes ont laissés : { $limits }.
book-feeding-order-slam = d’abord le grand chelem
book-feeding-order-reach = { $place ->
        [first] d’abord le camp à atteindre
       *[later] puis le camp à atteindre
    }
book-feeding-order-feed = puis le devoir de nourrir

## La fin de la partie

book-end-heading = La fin de la partie
book-end-stuck-ends = La partie est finie quand le joueur au trait n’a aucun coup à jouer.
book-end-must-feed = Un joueur dont chaque coup affamerait l’adversaire n’a aucun coup à jouer.
book-end-stuck-passes = Un joueur qui n’a aucun coup à jouer passe son tour : l’autre rejoue. Si aucun des deux n’en a, la partie est finie.
book-end-passes = Un joueur qui n’a aucun coup à jouer passe son tour : l’autre rejoue.
book-end-bare = La partie est finie quand il ne reste plus une graine sur le plateau.
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
book-end-penalty = La pénalité pour ne pas avoir nourri l’adversaire, expliquée plus haut, passe avant ces fins.

## Ce qui reste

book-remaining-heading = Les graines qui restent
book-remaining = Quand la partie est finie, { $remaining ->
        [each-own] chacun prend les graines restées dans son camp
        [last-mover] le joueur qui a joué le dernier coup prend toutes les graines restées sur le plateau
        [last-capturer] l’auteur de la dernière prise reçoit toutes les graines restées sur le plateau ; si personne n’a rien
            pris, elles ne comptent pour personne
       *[nobody] les graines restées sur le plateau ne comptent pour personne
    }.
book-remaining-not-stuck = Quand la partie est finie et qu’un seul des joueurs pourrait encore jouer si c’était son tour, il prend toutes les
    graines restées sur le plateau. Sinon, { $remaining ->
        [each-own] chacun prend les graines restées dans son camp
        [last-mover] le joueur qui a joué le dernier coup les prend
       *[nobody] elles ne comptent pour personne
    }.
book-remaining-flow = Les prises en chemin comptent aussi, même celles que votre adversaire fait pendant votre tour : c’est la toute
    dernière qui décide.
# Where only the player who sows captures on the way.
book-remaining-flow-own = Les prises en chemin comptent aussi.
book-remaining-penalty = Après la pénalité, toutefois, elles vont toutes au joueur qui n’a pas été nourri.

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
       *[nobody] les graines restées sur le plateau ne comptent pour personne
    }.
book-repetition-none = Aucune règle n’arrête une partie qui se répète sans fin ; les joueurs peuvent convenir d’y mettre fin.

## Le gagnant

book-winner-heading = Le gagnant
book-winner = Le joueur qui a le plus de graines dans son grenier gagne. À égalité, la partie est nulle.
book-winner-early = Vous pouvez abandonner à tout moment : votre adversaire prend alors toutes les graines du plateau et gagne, quel que soit
    le compte. Vous pouvez aussi décider ensemble de finir la partie ; les graines restées sur le plateau ne
    comptent alors pour personne.
book-additions = Peu de sources disent comment finissent les parties et les semailles sans fin, ou ce que vaut un abandon. Quand elles n’en disent rien, les règles données ici sont celles de ce programme.
book-world-heading = Comment jouer
book-world-setting = { $name } : { $value }. { $help }
