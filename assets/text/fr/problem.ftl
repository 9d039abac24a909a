### Ce qui ne va pas dans un fichier de règles. Les clés commencent par « problem- ». $field est un champ du fichier.

problem-too-large = Le fichier est trop volumineux : un fichier de règles compte au plus { $limit } octets.
problem-unknown-field = Champ `{ $found }` inconnu ; champs possibles ici : { $expected }.
problem-unknown-value = Valeur `{ $found }` inconnue ; valeurs possibles ici : { $expected }.
problem-missing-field = Il manque le champ `{ $field }`.
problem-repeated-field = Le champ `{ $field }` apparaît deux fois.
problem-ends-early = Le fichier finit trop tôt : il manque peut-être une parenthèse fermante ou un guillemet.
# $text vient du lecteur du format de fichier, et reste en anglais.
problem-syntax = Ce fichier de règles n’est pas valide : { $text }.
problem-not-text = Ce n’est pas un fichier texte : il n’est pas en UTF-8 valide.
problem-unknown-format = Le format du fichier est { $found } ; ce programme lit le format { $supported }.
problem-no-name = `name` est vide.
problem-out-of-range = `{ $field }` vaut { $found } ; il faut un nombre de { $low } à { $high }.
problem-nothing-to-sow = `play.leave` vaut { $leave } et `play.min_seeds` vaut { $needed } : certains coups n’auraient aucune graine à semer.
problem-no-counts = `{ $field }` est une liste vide : `Only([...])` demande au moins un nombre.
problem-reversed-range = `{ $field }` est `Between({ $low }, { $high })` : le premier nombre ne doit pas dépasser le second.
problem-feeding-from-anywhere = `play.feeding` doit être `Free` quand `play.from` est `Any` : les deux joueurs peuvent jouer n’importe quel trou.
problem-reaching-from-anywhere = `play.reach_opponent` doit être `false` quand `play.from` est `Any`.
problem-too-many = `{ $field }` a { $found } éléments ; le maximum est { $limit }.
problem-too-long = `{ $field }` a { $found } caractères ; le maximum est { $limit }.
problem-more = { $count ->
    [one] Il y a encore un problème.
   *[other] Il y a encore { $count } problèmes.
}

# Où dans le fichier : $file, $line et $column, comptées à partir de 1 ; puis le message.
problem-at = { $file }:{ $line }:{ $column }: { $message }
problem-in = { $file }: { $message }

## Ce qui ne va pas dans un fichier de partie.

# $line et $column sont comptées à partir de 1 ; puis le message.
problem-at-place = Ligne { $line }, colonne { $column } : { $message }
problem-game-unreadable = Ce n’est ni une étiquette, ni un coup, ni un commentaire.
problem-game-unclosed = Une parenthèse, une accolade, un crochet ou un guillemet ouvert ici n’est jamais fermé.
problem-game-unopened = Cette parenthèse fermante n’a pas de parenthèse ouvrante.
problem-game-nothing-replaced = Une ligne secondaire doit suivre le coup qu’elle remplace ; ici, aucun coup ne la précède.
problem-game-too-deep = Les lignes secondaires sont emboîtées sur plus de { $limit } niveaux.
problem-game-too-many-tags = La partie a plus de { $limit } étiquettes.
problem-game-second = Une deuxième partie commence ici. Collez une seule partie à la fois.
problem-game-start = La position de départ n’est pas valide. { $message }
# $why est le message suivant.
problem-game-illegal = Le coup { $number } ({ $hole }) ne peut pas être joué : { $why }.
problem-game-refused =
    { $why ->
        [game-over] la partie est finie
        [no-such-hole] ce plateau n’a pas de trou de ce nom
        [territory] le trou est dans le camp de l’autre joueur
        [empty] le trou est vide
        [too-few] le trou n’a pas assez de graines, il en faut au moins { $needed }
        [grand-slam] il prendrait toutes les graines de l’autre joueur, ce qui n’est pas permis
        [must-reach] il n’atteindrait pas le camp de l’autre joueur, alors qu’un autre coup le permet
        [must-feed] il laisserait l’autre joueur sans graines, alors qu’un autre coup lui en laisse
        [shut] le trou est fermé pour cette manche
        [special] le trou est spécial, et ses graines ne se jouent pas
        [last-hole] le dernier trou ne se joue qu’avec au moins { $needed } graines tant qu’un autre coup est possible
        [no-swap] on ne peut pas échanger les camps maintenant
        [must-capture] il ne prend rien, alors qu’un autre coup prendrait des graines
        [inner-first] il faut jouer dans la rangée intérieure si possible
        [empties-inner] il viderait la rangée intérieure
        [endless] ses semailles ne finiraient jamais
        [blocked] le trou est bloqué pour ce coup
        [onto-seeds] une graine seule ne peut aller que dans un trou vide
        [no-capture-that-way] il ne peut se jouer dans ce sens que s’il prend des graines
        [wrong-answer] ce n’est pas une des façons de jouer ce trou
       *[starves] il laisserait l’autre joueur sans graines, ce qui n’est jamais permis
    }
problem-game-over-already = La partie est déjà finie.
problem-exchange-rules = Cette notation ne peut pas décrire une partie de cette variante.
problem-exchange-game = Cette notation ne peut pas rendre la position de départ de cette partie ou l’un de ses coups.
problem-exchange-start = La position de départ n’est pas valable dans cette notation.
problem-exchange-word = { $word } n’est pas un coup dans cette notation.
problem-exchange-differs = Selon ces règles, { $word } finit ou prend autrement.
problem-link-foreign = Ce lien ne mène pas à une partie.
problem-link-too-long = Ce lien est trop long pour une partie.
problem-link-no-rules = Ce programme ne connaît pas la variante { $variant }, et le lien n’en contient pas les règles.
problem-link-damaged = Les règles contenues dans le lien sont incomplètes ou ont été modifiées. Copiez de nouveau le lien entier.
problem-link-rules = Les règles contenues dans le lien ne sont pas valides. { $message }
problem-letter-foreign = Ce n’est pas le lien d’une partie.
problem-letter-too-long = Le lien est trop long pour un match.
problem-letter-older = Le lien vient d’une version plus ancienne d’Awalé. Cette version-ci ne peut pas le lire.
problem-letter-newer = Le lien vient d’une version plus récente d’Awalé. Mettez Awalé à jour pour l’ouvrir.
problem-letter-damaged = Le lien est arrivé incomplet ou modifié. Demandez à votre ami de le renvoyer.
problem-letter-other-rules = Les règles de { $variant } dans le lien diffèrent de celles de ce programme.
problem-letter-other-terms = Les règles ou les conditions du lien diffèrent de celles de votre match. Rien n’a été modifié.
problem-letter-too-many-lines = Ce match s’est déjà divisé en trop de versions. Choisissez-en une avec votre ami.

## Ce qui ne va pas dans le texte d'une position ou d'un coup. $text est ce qui a été lu.

problem-position-parts = Une position sur ce plateau a { $needed } éléments reliés par « - » ; celle-ci en a { $found }.
problem-position-count = L’élément { $number } de la position, « { $text } », n’est pas un nombre de graines.
problem-position-too-many-seeds = Une position peut contenir au plus { $limit } graines.
problem-position-player = Le dernier élément d’une position doit être le joueur au trait, S ou N, et non « { $text } ».
# $last et $small sont les lettres du dernier trou de chaque rangée.
problem-no-such-hole = « { $text } » n’est pas un trou de ce plateau ; les trous vont de A à { $last } et de a à { $small }.

## Ce qui ne va pas dans un match enregistré.

problem-saved-not-a-match = Ce n’est pas un match enregistré.
problem-saved-other-version = Ce match a été enregistré par une autre version du programme, au format { $found } ; ce programme lit le format { $supported }.
problem-saved-damaged = Ce match enregistré est incomplet ou a été modifié.
problem-saved-too-long = Ce match est trop long pour être enregistré.
# $text vient du lecteur du format de fichier, et reste en anglais.
problem-saved-unreadable = Ce match enregistré n’est pas valide : { $text }.
problem-saved-level = Dans ce match enregistré, l’ordinateur joue à un niveau que ce programme ne connaît pas, « { $level } ».
# $message est un ou plusieurs des messages ci-dessus.
problem-saved-rules = Les règles de ce match enregistré ne sont pas valides. { $message }
problem-saved-game = La partie de ce match enregistré n’est pas conforme à ses règles. { $message }
problem-needs-format = `{ $field }` demande le format { $needed }.
problem-last-hole-from-anywhere = Un minimum pour le dernier trou ne convient pas quand les joueurs peuvent jouer tous les trous.
problem-end-squares-and-stores = Choisissez entre des cases aux extrémités et des greniers où l’on sème : ils occuperaient la même place.
problem-end-squares-and-rounds = Les cases aux extrémités ne conviennent pas à un match en plusieurs manches : on ne peut pas les regarnir.
problem-start-length = La position de départ donne { $found } nombres, mais une rangée compte { $holes } trous.
problem-empty-start = Au départ, l’un des joueurs n’a aucune graine.
problem-start-and-territory = Si les joueurs achètent des trous entre les manches, tous les trous doivent contenir le même nombre de graines au départ.
problem-more-holes-than-row = Un joueur doit avoir { $found } trous pour jouer une nouvelle manche, mais une rangée n’en a que { $holes }.
problem-start-seeds = Le plateau commence avec { $found } graines ; le maximum est { $limit }.
problem-move-direction = « { $text } » doit indiquer un sens, + ou -.
problem-move-no-direction = « { $text } » indique un sens, mais ce jeu n’en a qu’un.
problem-move-extras = « { $text } » n’est pas un coup de ce jeu : après le trou, nommez au plus deux trous de l’adversaire, jamais deux fois le même.
problem-position-field = « { $text } » n’a pas de sens dans une position de ce jeu.
problem-position-no-open-hole = Un joueur n’a aucun trou ouvert.
problem-position-shut-hole = Un trou fermé contient des graines.
problem-position-no-stores = Le plateau de ce jeu n’a pas de greniers : aucune position ne peut donc y placer de graines.
problem-rows = `{ $field }` vaut { $found } ; il faut 2 ou 4.
problem-needs-rows = `{ $field }` demande un plateau de { $rows } rangées.
problem-does-not-fit = `{ $field }` est incompatible avec `{ $beside }`.
problem-no-such-letter = `{ $field }` ne peut pas utiliser « { $found } ». Indiquez la lettre d’un trou de Sud ; une nyumba doit être dans la rangée intérieure.
