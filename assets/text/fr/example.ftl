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
example-title-must-reach = L’autre rangée d’abord
example-title-must-feed = L’adversaire doit avoir des graines
example-title-penalty = La pénalité pour défaut de nourrir
example-title-passing = Un tour passé
example-title-end = La fin
example-title-repetition = Une répétition
example-title-gap = Une prise au-delà d’un vide
example-title-store = Une graine au grenier
example-title-again = Rejouer
example-title-special = Un trou spécial

## Ce qui se passe.

example-sowing = Sud joue { $hole } et sème { $lifted } ; la dernière tombe en { $end }.
example-round = Sud joue { $hole } et sème { $lifted }. Quand le tour est fait, { $hole } { $skips ->
        [yes] est sauté et n’en reçoit aucune
       *[no] en reçoit une comme tout autre trou
    } ; la dernière tombe en { $end }.
example-relay = Sud joue { $hole }. La dernière graine du premier parcours tombe en { $relay }, qui est vidé à son tour ; et ainsi de
    suite : après { $laps-in-words } parcours, les semailles s’arrêtent en { $end }.
example-cut-off = Sud joue { $hole }. Ces semailles dureraient toujours : après { $laps } parcours, elles sont interrompues et ne prennent rien à la fin.
example-flow = Sud joue { $hole }. En chemin, Sud prend { $holes } : { $gain }.
example-flow-opponent = Sud joue { $hole }. En chemin, Nord prend { $other-holes } : { $other-gain }.
example-capture = Sud joue { $hole }. La dernière graine tombe en { $end }, qui contient alors { $count } : Sud prend { $holes }, et gagne { $gain }.
example-slam-taken = Sud joue { $hole } et prend { $holes } : il ne reste plus une graine dans le camp de Nord. C’est permis.
example-slam-cancelled = Sud joue { $hole }. Prendre { $spared } laisserait le camp de Nord sans une graine : rien n’est pris.
example-slam-spared = Sud joue { $hole }. Tout prendre laisserait le camp de Nord sans une graine : Sud prend { $holes },
    mais pas { $spared }.
example-slam-illegal = Sud ne peut pas jouer { $hole } : il prendrait { $holes } et laisserait le camp de Nord sans une graine.
example-must-reach = Sud ne peut pas jouer { $hole }, car aucune graine ne tomberait dans le camp de Nord. Permis : { $allowed }.
example-must-feed = Sud ne peut pas jouer { $hole }, car le camp de Nord resterait sans une graine. Permis : { $allowed }.
example-penalty = Le camp de Nord est vide. Sud pourrait le nourrir, mais joue { $hole } : la partie est finie, et les graines restantes vont à Nord.
example-passing = Sud joue { $hole }. Nord n’a alors aucun coup et passe : Sud rejoue.
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
example-end-empty-territory = Sud joue { $hole }. Une rangée est alors vide : la partie est finie.
example-end-stuck = Sud joue { $hole }. { $everyone ->
        [yes] Aucun joueur n’a alors de coup à jouer
       *[no] Nord n’a alors aucun coup à jouer
    } : la partie est finie.
example-end-repetition = Sud et Nord jouent tour à tour { $moves }. La même position revient : la partie est finie.
example-score = À la fin, Sud a { $south } graines et Nord { $north }.
example-gap = Sud joue { $hole }. La dernière graine tombe en { $end }, et le trou suivant est vide : Sud prend { $holes } et gagne { $gain }.
example-store = Sud joue { $hole } et sème { $lifted }, dont une au grenier.
example-again = Sud joue { $hole }. { $cause ->
        [store] La dernière graine tombe au grenier
       *[other] Sud prend { $holes }
    } : Sud rejoue.
example-special = Sud joue { $hole }. La dernière graine tombe en { $end }, qui contient alors { $count } : Sud rend { $special } spécial.
