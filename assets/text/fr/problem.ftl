### Ce qui ne va pas dans un fichier de règles. Les clés commencent par « problem- ». $field est un champ du fichier.

problem-too-large = Le fichier a plus de { $limit } octets ; aucun fichier de règles n’en a besoin.
problem-unknown-field = Il n’y a pas ici de champ `{ $found }` ; il y a { $known }.
problem-unknown-value = Il n’y a pas ici de valeur `{ $found }` ; elle peut être { $known }.
problem-missing-field = Le champ `{ $field }` manque ; il est obligatoire.
problem-repeated-field = Le champ `{ $field }` est donné deux fois.
problem-ends-early = Le fichier finit avant la règle : une parenthèse ou un guillemet n’est-il pas fermé ?
# $said vient du lecteur du format de fichier, et reste en anglais.
problem-syntax = Cela ne peut pas être lu comme une règle : { $said }.
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
problem-at = { $file }:{ $line }:{ $column }: { $message }
problem-in = { $file }: { $message }
