### Ce qui ne va pas dans un fichier de règles. Les clés commencent par « problem- ». $field est un champ du fichier.

problem-too-large = Le fichier fait { $bytes } octets ; un fichier de règles en a { $limit } au plus.
problem-not-text = Ce n’est pas un fichier de texte : ce n’est pas de l’UTF-8 valide.
problem-unknown-format = Le format est { $found } ; ce programme lit le format { $known }.
problem-no-name = `name` est vide.
problem-out-of-range = `{ $field }` vaut { $found } ; il faut de { $low } à { $high }.
problem-nothing-to-sow = `play.leave` vaut { $leave } et `play.min_seeds` vaut { $needed } : on pourrait jouer un trou sans avoir de graine à semer.
problem-no-counts = `{ $field }` est une liste vide : il faut au moins un nombre dans `Only([...])`.
problem-reversed-range = `{ $field }` est `Between({ $low }, { $high })` : le premier nombre ne doit pas dépasser le second.
problem-feeding-from-anywhere = `play.feeding` doit être `Free` quand `play.from` est `Any` : chaque graine est à qui veut la jouer.
problem-reaching-from-anywhere = `play.reach_opponent` doit être `false` quand `play.from` est `Any`.

# Où dans le fichier : $file, $line et $column, comptées à partir de 1 ; puis le message.
problem-at = { $file }, ligne { $line }, colonne { $column } : { $message }
problem-in = { $file } : { $message }
