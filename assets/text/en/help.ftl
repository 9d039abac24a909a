### The help: its pages, and the menus in words. Keys begin with "help-".

help-title = Help

## The pages

help-page-rules = Rules of this game
help-page-examples = Examples
help-page-strategies = Strategies
help-page-history = History
help-page-words = Glossary
help-page-menus = Menus and keys
help-page-thanks = Thanks
help-page-books = Books
help-examples-intro = Each example plays itself on the board. Your game is paused; nothing is lost.

## The main menu. Each item is the name of a button, a colon and what it does.

help-menu-heading = The main menu
help-menu-play = { ui-menu-play }: starts a game at once; the line below the button says which one.
help-menu-continue = { ui-menu-continue }: resumes your unfinished game.
help-menu-new-game = { ui-menu-new-game }: choose the variant, the board, the players and their levels, who begins, and one game or a match of several.
help-menu-learn = { ui-menu-learn }: lessons to play on the board, and texts to read.
help-menu-rules = { ui-menu-rules }: the rules of this variant with examples, strategies, history, glossary and keys; and the rule book of all variants as a web page to print.
help-menu-archive = { ui-menu-archive }: review finished games, open saved games, see your statistics.
help-menu-workshop = { workshop-menu }: write rules of your own and try them.
help-menu-settings = { ui-menu-settings }: language, sound, picture, assistance, keys and buttons.

## During a game

help-game-undo = { ui-undo }, { ui-redo }: undo a move and play it again, as often as you like. Nothing is lost.
help-game-hint = { ui-hint }: shows the best hole and the expected result.
help-game-moves = { ui-moves }: the list of moves. Choose one to see the board at that point, seed by seed if you like.
help-game-pause = { ui-pause }: rules and settings, save the game, copy the position or the game, give up, end by agreement.

## Examples on the board

help-searching = Looking for examples…
help-no-examples = No examples found for these rules.
help-marks = Marks in the pictures
help-mark-noted = mentioned in the text
help-again = Again
help-back = Back to the help

## The rule book in full, as a file

help-save-book = Save as a web page
help-saving-book = Saving…
