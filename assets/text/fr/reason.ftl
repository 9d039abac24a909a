### Pourquoi un trou ne se joue pas, pourquoi la partie est finie, qui a gagné. Les clés commencent par « reason- ».

## Pourquoi un trou ne se joue pas. « Vous » est le joueur dont c'est le tour, $hole une lettre.

reason-game-over = La partie est finie.
reason-no-such-hole = Ce plateau n’a pas de trou de ce nom.
reason-not-your-territory = Le trou { $hole } est dans le camp adverse.
reason-hole-empty = Le trou { $hole } est vide.
reason-too-few-seeds = Le trou { $hole } n’a pas assez de graines : il en faut au moins { $needed }.
reason-grand-slam = En jouant { $hole }, vous prendriez toutes les graines de votre adversaire, ce qui n’est pas permis.
reason-must-reach-opponent = En jouant { $hole }, vous n’atteindriez pas le camp adverse, alors qu’un autre coup le permet.
reason-must-feed = En jouant { $hole }, vous laisseriez votre adversaire sans graines, alors qu’un autre coup lui en laisse.
reason-starves = En jouant { $hole }, vous laisseriez votre adversaire sans graines, ce qui n’est jamais permis.

## Pourquoi une partie est finie. $player est un nom.

reason-end-penalty = Un joueur pouvait nourrir l’autre, mais ne l’a pas fait.
reason-end-grand-slam = Une prise a raflé toutes les graines d’un joueur, qui a reçu celles qui restaient sur le plateau.
reason-end-seeds-left = Il reste trop peu de graines sur le plateau.
reason-end-majority = Un grenier contient plus de la moitié des graines.
reason-end-no-hole-above-one = Aucun trou ne contient plus d’une graine.
reason-end-empty-territory = L’un des deux camps est vide.
reason-end-stuck = Il n’y a plus de coup à jouer.
reason-end-repetition = La même position s’est présentée de nouveau.
reason-end-resigned = { $player } a abandonné.
reason-end-agreed = Les joueurs ont fini la partie d’un commun accord.

## Qui a gagné.

reason-result-wins = { $player } gagne { $more } à { $fewer }.
reason-result-wins-early = { $player } gagne.
reason-result-draw = Partie nulle, { $seeds } partout.

## La même chose, dite au joueur qui la lit.

reason-end-you-resigned = Vous avez abandonné.
reason-result-you-win = Vous gagnez { $more } à { $fewer }.
reason-result-you-win-early = Vous gagnez.
reason-shut = Le trou { $hole } est fermé pour cette manche.
reason-special = Le trou { $hole } est spécial : ses graines ne se jouent pas.
reason-last-hole = Tant que vous avez un autre coup, le trou { $hole } ne se joue qu’avec au moins { $needed } graines.
reason-no-swap = Vous ne pouvez pas échanger les camps maintenant.
reason-end-end-squares-taken = Les deux cases des extrémités ont été prises.
reason-end-move-limit = La partie a atteint son nombre maximal de coups.
reason-end-match = La dernière manche est finie.
reason-must-capture = Vous devez prendre si vous le pouvez : { $hole } ne prend rien, alors qu’un autre coup prendrait des graines.
reason-inner-first = Le trou { $hole } est dans la rangée extérieure : vous devez jouer dans la rangée intérieure si vous le pouvez.
reason-empties-inner = En jouant { $hole }, vous videriez votre rangée intérieure.
reason-endless-move = Les semailles depuis { $hole } ne finiraient jamais.
reason-blocked = Le trou { $hole } est bloqué pour ce coup.
reason-onto-seeds = Une graine seule ne peut aller que dans un trou vide.
reason-no-capture-that-way = Vous ne pouvez jouer { $hole } dans ce sens que si ce coup prend des graines.
reason-wrong-answer = { $hole } n’est pas un coup permis ici.
reason-end-empty-inner = L’une des rangées intérieures est vide.
reason-end-endless = Les semailles ne finiraient jamais.
