### Les exemples que trouve le moteur : leur nom, et ce qui s'y passe. Les clés commencent par « example- ».
###
### Sud joue dans tous. $hole, $end et les autres sont des lettres de trous ; $holes et $allowed des listes
### de lettres ; $lifted, $count et $gain des graines en toutes lettres.

## Leur nom.

example-title-sowing = Des semailles
example-title-round = Le tour complet
example-title-relay = Un relais
example-title-cut-off = Des semailles sans fin
example-title-flow = Une prise en chemin
example-title-flow-opponent = Une prise en chemin pour l’adversaire
example-title-capture = Une prise
example-title-capture-at-home = Une prise dans son propre camp
example-title-chain = Une chaîne
example-title-chain-across = Une chaîne d’une rangée à l’autre
example-title-slam = Un grand chelem
example-title-must-reach = Atteindre l’autre camp
example-title-must-feed = Nourrir l’adversaire
example-title-penalty = L’adversaire n’est pas nourri
example-title-passing = Obligé de passer
example-title-end = La fin de la partie
example-title-repetition = Une répétition
example-title-special = Un trou spécial
example-title-again = Un coup supplémentaire
example-title-store = Une graine au grenier
example-title-gap = Une prise au-delà d’un vide
example-title-capture-else = Une autre façon de prendre
example-title-shut = Sauter un trou fermé
example-title-land = Posséder un trou dans l’autre camp
example-title-refill = Regarnir un camp vide
example-title-next-round = La manche suivante

## Ce qui se passe.

example-sowing = Sud joue { $hole } et sème { $lifted } ; la dernière tombe en { $end }.
example-round = Sud joue { $hole } et sème { $lifted }, qui font tout le tour. { $hole } { $skips ->
        [yes] est sauté et n’en reçoit aucune
       *[no] en reçoit une comme tout autre trou
    } ; la dernière tombe en { $end }.
example-relay = Sud joue { $hole }. La dernière graine du premier parcours tombe en { $relay } : Sud vide ce trou et en sème les graines.
    Après { $laps-in-words } parcours, les semailles s’arrêtent en { $end }.
example-relay-next = Sud joue { $hole }. La dernière graine du premier parcours tombe en { $reached } : Sud vide le trou suivant, { $relay }, et en sème les graines. Les semailles s’arrêtent en { $end }.
example-cut-off = Sud joue { $hole }. Ces semailles ne finiraient jamais : après { $laps } parcours, elles sont interrompues, et Sud ne prend rien à la fin.
example-flow = Sud joue { $hole }. En chemin, Sud prend { $gain } en { $holes }.
example-flow-opponent = Sud joue { $hole }. En chemin, Nord prend { $other-gain } en { $other-holes }.
example-capture = Sud joue { $hole }. La dernière graine tombe en { $end }, qui contient alors { $count } : Sud prend { $holes } et gagne { $gain }.
example-special = Sud joue { $hole }. La dernière graine tombe en { $end }, qui contient alors { $count } : Sud crée un trou spécial en { $special }.
example-again = Sud joue { $hole }. { $cause ->
        [store] La dernière graine tombe au grenier : Sud rejoue
       *[other] Sud prend { $holes } et rejoue
    }.
example-store = Sud joue { $hole } et sème { $lifted }, dont une au grenier.
example-gap = Sud joue { $hole }. La dernière graine tombe en { $end }, et le trou suivant est vide : Sud prend { $holes } et gagne { $gain }.
example-capture-else = Sud joue { $hole }. La dernière graine tombe en { $end }, qui contient alors { $count }. Selon la première règle de prise, Sud ne prend rien ; selon la suivante, Sud prend { $holes } et gagne { $gain }.
example-shut = Sud joue { $hole } et sème { $lifted }, mais n’en pose aucune en { $shut } : les trous fermés sont sautés.
example-land = Pour cette manche, Sud possède aussi { $land }. Sud joue { $hole } et sème { $lifted }.
example-refill = Sud joue { $hole }. { $refiller ->
        [south] Le camp de Sud est vide : Sud
       *[north] Le camp de Nord est vide : Nord
    } met { $refill } de son grenier dans chacun des trous de ce camp.
example-next-round = Sud joue { $hole }, et la manche est finie. Chacun regarnit son camp avec les graines de son grenier. Faute de graines, il faudra fermer { $shut } à la manche suivante.
example-next-land = Sud joue { $hole }, et la manche est finie. Chacun achète des trous pour la manche suivante : Sud { $south-holes }, Nord { $north-holes }.
example-slam-taken = Sud joue { $hole } et prend { $holes }. Il ne reste plus aucune graine dans le camp de Nord, ce qui est permis.
example-slam-cancelled = Sud joue { $hole }. Prendre { $spared } laisserait le camp de Nord sans aucune graine : Sud ne prend rien.
example-slam-spared = Sud joue { $hole }. Tout prendre laisserait le camp de Nord sans aucune graine : Sud prend { $holes },
    mais pas { $spared }.
example-slam-illegal = Sud ne peut pas jouer { $hole } : la prise de { $holes } laisserait le camp de Nord sans aucune graine.
example-must-reach = Sud ne peut pas jouer { $hole }, car aucune graine ne tomberait dans le camp de Nord. Coups permis : { $allowed }.
example-must-feed = Sud ne peut pas jouer { $hole }, car le camp de Nord resterait sans aucune graine. Coups permis : { $allowed }.
example-penalty = Le camp de Nord est vide. Sud pourrait nourrir Nord, mais joue { $hole } : la partie est finie, et les graines restantes vont à Nord.
example-passing = Sud joue { $hole }. Nord n’a alors aucun coup à jouer et passe son tour : Sud rejoue.
example-end-seeds-left = Sud joue { $hole }. { $left ->
        [0] Il ne reste aucune graine
        [1] Il ne reste qu’une graine
       *[other] Il ne reste que { $left } graines
    } sur le plateau : la partie est finie.
example-end-majority = Sud joue { $hole }. { $side ->
        [south] Sud
       *[north] Nord
    } a alors { $loft } graines sur { $total }, plus de la moitié : la partie est finie.
example-end-no-hole-above-one = Sud joue { $hole }. Aucun trou ne contient alors plus d’une graine : la partie est finie.
example-end-empty-territory = Sud joue { $hole }. Un camp est alors vide : la partie est finie.
example-end-stuck = Sud joue { $hole }. { $everyone ->
        [yes] Aucun joueur n’a alors de coup à jouer
       *[no] Nord n’a alors aucun coup à jouer
    } : la partie est finie.
example-end-repetition = Sud et Nord jouent tour à tour { $moves }. La même position se présente de nouveau : la partie est finie.
example-score = Compte final : Sud { $south }, Nord { $north }.

## After the help file of 1996: what it illustrates. A test plays them.

example-help-file-heading = D’après le fichier d’aide de 1996
example-help-file-intro = Le fichier d’aide du programme de 1996 illustre un coup, une prise et une triple prise. Ces exemples font de même, dans des positions propres à ce programme.
example-help-file-move-title = Un coup simple
example-help-file-move = Sud joue *F* : les trois graines tombent en *a*, *b* et *c*. Sud ne peut jouer ni *B* ni *E*, qui sont vides, ni *C* ni *D*, dont les graines n’atteignent pas le camp de Nord.
example-help-file-capture-title = Une prise
example-help-file-capture = Sud joue *E* : la dernière des trois graines tombe en *b*, qui en contient alors deux. Sud les prend.
example-help-file-triple-capture-title = Une triple prise
example-help-file-triple-capture = Sud joue *D* : la dernière des cinq graines tombe en *c*. Les trous *a* et *c* contiennent alors deux graines chacun, et *b* trois : Sud prend les sept.

## Quatre rangées

example-title-single = Une graine seule
example-title-across = Une prise en face
example-title-reverse = Semer dans l’autre sens
example-title-extra = Un trou pris en plus
example-title-must-capture = Une prise obligatoire
example-title-inner-first = La rangée intérieure d’abord
example-title-namua = Namua
example-title-nyumba = La nyumba
example-title-takasia = Takasia
example-single = Aucun trou de Sud ne contient plus d’une graine : Sud peut jouer la graine seule en { $hole }.
example-across = Sud joue { $move }. Un parcours finit en { $struck }, et Sud prend { $gain } en { $holes }{ $sown-on ->
        [yes] , puis les sème à leur tour
       *[no] {""}
    }.
example-reverse = Sud joue { $move }, dans l’autre sens, ce qui est permis parce que ce coup prend : le parcours finit en { $struck }, et Sud prend { $gain } en { $holes }.
example-extra = Sud joue { $hole }. Un parcours finit en { $struck } par une prise : Sud vide donc aussi { $extra }. En tout, Sud prend { $gain } en { $holes }.
example-must-capture = Sud ne peut pas jouer { $hole } et doit choisir un coup qui prend dès le premier parcours. Coups permis : { $allowed }.
example-inner-first = Sud ne peut pas jouer { $hole } : faute de prise, il faut jouer dans la rangée intérieure. Coups permis : { $allowed }.
example-namua = Sud met une graine de sa coupe en { $hole } et prend les graines d’en face. Sud les sème à partir d’une extrémité de sa rangée intérieure et prend { $gain } en tout.
example-nyumba-kept = Les semailles de Sud finissent dans la nyumba { $nyumba }. Sud la garde, et son coup est fini.
example-nyumba-spent = Les semailles de Sud atteignent la nyumba { $nyumba }. Sud la vide et en sème les graines.
example-takasia = Sud joue { $move } et ne prend rien. Nord ne peut rien prendre, et Sud ne menace que { $blocked } : Nord ne peut pas le jouer au coup suivant.
example-last-move = Sud joue { $move }. Nord n’a alors plus aucun coup à jouer : Sud a gagné.
example-empty-inner = Sud joue { $move }. La rangée intérieure de Nord est alors vide : Sud a gagné.
