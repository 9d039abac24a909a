### The help: its pages, and the menus in words. Keys begin with "help-".

help-title = Help

## The pages

help-page-rules = Rules of this game
help-page-examples = Examples
help-page-strategies = Strategies
help-page-history = History
help-page-words = Words
help-page-menus = Menus and keys
help-page-thanks = Thanks
help-page-books = Books
help-examples-intro = Each example plays itself on the board. A match in progress waits meanwhile and loses nothing.

## The main menu. Each item is the name of a button, a colon and what it does.

help-menu-heading = The main menu
help-menu-play = { ui-menu-play }: begins a game at once; the line below the button says which.
help-menu-continue = { ui-menu-continue }: goes on with the game that was left unfinished.
help-menu-new-game = { ui-menu-new-game }: the variant, the board, the players and their levels, who begins, one game or a match of several.
help-menu-learn = { ui-menu-learn }: lessons that are played on the board, and what there is to read.
help-menu-rules = { ui-menu-rules }: the rules of the game with examples, strategies, history, words and keys; and the rule book of all variants as a web page, to print.
help-menu-archive = { ui-menu-archive }: finished games to look through, saved games, and what was won and lost.
help-menu-workshop = { workshop-menu }: write rules of your own, and try them.
help-menu-settings = { ui-menu-settings }: language, sound, picture, helps, keys and buttons.

## During a game

help-game-undo = { ui-undo }, { ui-redo }: goes back one move, and plays it again. Nothing that was played is lost.
help-game-hint = { ui-hint }: shows the best hole that the computer finds, and what it comes to.
help-game-moves = { ui-moves }: the list of moves. Choose one to see the board as it was, seed by seed if you like.
help-game-pause = { ui-pause }: rules and settings, saving under a name, copying the position or the game, giving up, ending by agreement.

## Examples on the board

help-searching = Examples are being looked for …
help-no-examples = No examples were found for these rules.
help-marks = The marks in the pictures
help-mark-noted = the text speaks of it
help-again = Once more
help-back = Back to the help

## The rule book in full, as a file

help-save-book = Save as a web page
help-saving-book = Writing …
