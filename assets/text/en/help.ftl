### The help: its pages, and the menus in words. Keys begin with "help-".

help-title = Help

## The pages

help-page-rules = Rules of this variant
help-page-examples = Examples
help-page-strategies = Strategies
help-page-history = History
help-page-words = Glossary
help-page-menus = Menus and keys
help-page-thanks = Thanks
help-page-books = Books
help-examples-intro = Each example plays out on the board. Your game is paused; nothing is lost.

## The main menu. Each item is the name of a button, a colon and what it does.

help-menu-heading = The main menu
help-menu-play = { ui-menu-play }: starts a game at once; the line below the button says which game.
help-menu-continue = { ui-menu-continue }: resumes your unfinished game.
help-menu-friends = { ui-friends-play }: play a match by exchanging links, without an account or a server.
help-menu-new-game = { ui-menu-new-game }: choose the variant, the board, the players and their levels, who begins, and one game or a match of several.
help-menu-companion = { ui-level-companion }: a computer opponent at your own level, which adapts to your results.
help-menu-learn = { ui-menu-learn }: lessons to play on the board, and articles to read.
help-menu-more = { ui-menu-more }: opens the menus below.
help-menu-atlas = { ui-atlas }: all variants on a map and as a list, with filters.
help-menu-puzzles = { training-puzzles }: positions with one best move, a puzzle of the day, and your rating.
help-menu-rules = { ui-menu-rules }: the rules of this variant, with examples, strategies, history, a glossary and the keys; also a rule book of all variants, as a printable web page.
help-menu-archive = { ui-menu-archive }: review finished games, open saved games and see your statistics.
help-menu-workshop = { ui-menu-workshop }: write your own rules and try them out.
help-menu-settings = { ui-menu-settings }: language, sound, graphics, assistance and controls.

## During a game

help-game-undo = { ui-undo }, { ui-redo }: take back a move or replay it, as often as you like. Nothing is lost.
help-game-hint = { ui-hint }: the first hint gives a clue, the next shows the best move and the expected result.
help-game-moves = { ui-moves }: the list of moves. Choose a move to see the board at that point, seed by seed if you like.
help-game-pause = { ui-pause }: pauses the game and opens its menu, with the rules, the settings and the buttons below.
help-game-threats = { ui-threats }: shows what your opponent would do if you passed. The move is played out on the board, then undone. “{ review-key-what-if }” works the same way.
help-game-speed = { ui-speed }, { ui-mute }: how fast the seeds move, and whether you hear them.
help-game-restart = { ui-restart }: starts this game over.
help-game-save = { ui-save-as }: saves the game under a name.
help-game-end = { ui-resign }, { ui-agree-to-end }: end the game. If you give up, your opponent takes the seeds on the board; if you end the game by agreement, no one gets them.
help-game-score = { ui-score }, { ui-stop-match }: in a match of several games, the first shows the results so far; the second ends the match, and the games already played decide it.
help-game-transcript = { ui-transcript }: the events of the game as text.
help-game-share = { ui-share }: opens the options below.
help-game-copy = { ui-copy-position }, { ui-copy-game }, { ui-copy-link }: copy the position, the game, or a link to this moment.
help-game-picture = { ui-picture }, { ui-film }: save a picture of the table, or an animation of the last move.
help-game-photo = { ui-photo }: hides the panels and frees the camera, for a picture or an animation.

## Examples on the board

help-searching = Looking for examples…
help-no-examples = No examples found for these rules.
help-marks = Symbols in the pictures
help-mark-noted = mentioned in the text
help-again = Replay
help-back = Back to the help

## The rule book in full, as a file

help-save-book = Save as web page
help-saving-book = Saving…
