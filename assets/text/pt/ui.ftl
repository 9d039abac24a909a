### Menus, painéis e botões. As chaves começam por «ui-».
### Botões e títulos dizem o menos possível; o que precisa de uma frase é uma dica.

## O menu principal

ui-title = Awalé
ui-subtitle = Jogos de semear e colher
ui-menu-play = Jogar
ui-menu-first-steps = Primeiros passos, em dois minutos
# O que «Jogar» começa: $south e $north dizem quem joga, como «Computador, Clube».
ui-menu-play-summary = { $variant }: { $south } contra { $north }
ui-menu-continue = Continuar
# Aquilo que «Continuar» retoma.
ui-menu-continue-summary = { $variant }: { $south } contra { $north }, { $plies ->
        [1] { $plies } jogada feita
       *[other] { $plies } jogadas feitas
    }
ui-menu-new-game = Nova partida
ui-menu-rules = Regras
ui-menu-settings = Definições
ui-menu-learn = Aprender
ui-menu-archive = Partidas jogadas
ui-menu-quit = Sair

## O painel de uma nova partida

ui-new-game = Nova partida
# Above the list of games, while nothing is written there.
ui-all-games = Todos os jogos
ui-this-game = Este jogo
ui-variant-search = Procurar um jogo
ui-variant-search-none = Nenhum jogo com este nome.
ui-variant-order = Ordem: { $order }
ui-variant-order-usual = habitual
ui-variant-measured = { $grade } ({ $amount })
# Other names of a game, below its own.
ui-variant-aliases = Também: { $names }
ui-own-rules = As suas regras
ui-own-rules-none = Os ficheiros de regras que puser na sua pasta aparecem aqui.
ui-match = Jogadores e tabuleiro
ui-player-south = Sul
ui-player-north = Norte
ui-player-person = Pessoa
# A person elsewhere, whose moves come by letter.
ui-player-friend = Amigo
# Como se chama uma pessoa quando se fala só com ela.
ui-you = Você
ui-player-computer = Computador
# Um computador de certo nível, em poucas palavras.
ui-player-computer-level = Computador, { $level }
ui-player-name = Nome
ui-level-initiation = Iniciação
ui-level-beginner = Principiante
ui-level-amateur = Amador
ui-level-club = Clube
ui-level-expert = Perito
ui-level-master = Mestre
ui-level-grand-master = Grande Mestre
ui-level-companion = Companheiro
ui-begins = Primeira jogada
ui-begins-south = Sul
ui-begins-north = Norte
ui-begins-random = Ao acaso
ui-games = Encontro
ui-games-one = Uma partida
ui-games-several = Várias partidas
ui-games-number = Partidas
ui-games-alternating = Começar alternadamente
ui-board = Tabuleiro
ui-board-own = Personalizado
ui-board-holes = Casas por fila
ui-board-seeds = Sementes por casa
ui-less = menos
ui-more = mais
ui-direction-clockwise = Horário
ui-direction-counterclockwise = Anti-horário
# Um tabuleiro em poucas palavras, para uma lista: $holes por fila, $seeds por casa.
ui-board-size = 2 × { $holes }, { $seeds ->
        [1] { $seeds } semente
       *[other] { $seeds } sementes
    }
ui-board-size-clockwise = { ui-board-size }, sentido horário
ui-board-size-counterclockwise = { ui-board-size }, sentido anti-horário
ui-start = Começar
ui-back = Voltar

## The atlas: a map of the games, and the same games as a list

ui-atlas = Atlas
ui-atlas-map = Mapa
ui-atlas-list = Lista
ui-atlas-filter = Filtros
ui-atlas-board = Tabuleiro
ui-atlas-prepare = Jogadores e tabuleiro
ui-atlas-count = { $found } de { $all } jogos
ui-atlas-none = Nenhum jogo corresponde. Mude os filtros.
ui-atlas-region = As fontes indicam apenas a região.
ui-atlas-assumed = As fontes não indicam nenhum lugar; fica junto dos jogos da mesma família.
ui-map-closer = Aproximar
ui-map-farther = Afastar

## Durante uma partida

ui-turn = Joga { $player }
ui-thinking-now = A pensar…
ui-your-turn = É a sua vez
ui-turn-yours = É a sua vez de jogar
# O que um leitor de ecrã diz da placa de um jogador.
ui-plate = { $player }, { $detail }, { ui-seeds } no celeiro
ui-paused = Em pausa
ui-seeds = { $seeds ->
        [1] { $seeds } semente
       *[other] { $seeds } sementes
    }
ui-lap = Percurso { $lap }
ui-lap-of = Percurso { $lap } de { $laps }
ui-lap-back = Um percurso para trás
ui-lap-on = Um percurso para a frente
ui-restart = Recomeçar
ui-undo = Desfazer
ui-redo = Refazer
ui-pause = Pausa
ui-resume = Retomar
ui-skip-tip = Terminar já esta jogada
ui-hint = Dica
# Dito ao jogador a quem cabe jogar. $seeds é um número, ou algarismos com um meio: «2½».
ui-hint-wins = A melhor casa é { $hole }: ganha por { $seeds ->
        [1] { $seeds } semente
       *[other] { $seeds } sementes
    } contra qualquer resposta.
ui-hint-draws = A melhor casa é { $hole }: a partida fica empatada se ambos jogarem o melhor possível.
ui-hint-loses = A melhor casa é { $hole }: não perde por mais de { $seeds ->
        [1] { $seeds } semente
       *[other] { $seeds } sementes
    }.
ui-hint-should-win = A melhor casa é { $hole }: deve ganhar por cerca de { $seeds ->
        [half] meia semente
        [1] { $seeds } semente
       *[other] { $seeds } sementes
    }.
ui-hint-should-draw = A melhor casa é { $hole }: a partida deve acabar empatada.
ui-hint-should-lose = A melhor casa é { $hole }: deve perder por cerca de { $seeds ->
        [half] meia semente
        [1] { $seeds } semente
       *[other] { $seeds } sementes
    }.
ui-evaluation = { $player }: { $value }
ui-evaluation-proved = certo
ui-evaluation-estimated = estimado, { $depth } jogadas à frente
ui-evaluation-book = do livro de aberturas
ui-evaluation-unknown = Por avaliar
ui-resign = Desistir
ui-agree-to-end = Terminar por acordo
ui-stop-match = Interromper o encontro
ui-moves = Jogadas
ui-moves-none = Ainda não há jogadas.
ui-moves-ended = fim
ui-moves-first = Para o início
ui-moves-last = Para o fim
ui-moves-on = Continuar
ui-moves-seed-back = Uma semente para trás
ui-moves-seed-on = Uma semente para a frente

## Aprender

ui-learn-lessons = Lições
ui-learn-read = Para ler
ui-learn-version = Versão { $version }
ui-lesson-step = Passo { $step } de { $steps }
ui-lesson-your-turn = É a sua vez: clique numa casa ou carregue na letra dela.
ui-lesson-next = Seguinte
ui-lesson-show = Mostrar
ui-lesson-done = Pronto
ui-lesson-next-lesson = Lição seguinte
ui-lesson-to-game = Ir para a partida
ui-lesson-leave = Deixar a lição
# Before a game with a kind of rule that the player has not met.
ui-first-lesson = Este jogo tem uma regra que ainda não conhece. A lição «{ $lesson }» mostra-a no tabuleiro, num minuto ou dois.
ui-first-lesson-take = Primeiro a lição
ui-first-lesson-play = Jogar
ui-first-lesson-never = Não propor mais lições

## Partidas acabadas, e o que se ganhou e perdeu

ui-archive-games = Partidas terminadas
ui-archive-none = Não há partidas terminadas.
ui-archive-open = por terminar
ui-archive-no-rules = faltam as regras desta partida
ui-archive-statistics = Estatísticas
ui-statistics-none = Ainda não terminou nenhuma partida contra o computador.
ui-statistics-all = Todas as partidas
ui-statistics-counts = Jogadas { $played }, ganhas { $won }, empatadas { $drawn }, perdidas { $lost }
ui-statistics-bests = Melhor vantagem: { $margin }. Vitórias seguidas: { $streak }, recorde: { $longest }.
ui-statistics-forget = Apagar tudo
ui-statistics-forget-sure = Apagar todas as suas estatísticas?
ui-speed = Velocidade
ui-speed-off = Imediata
# O mesmo num botão pequeno.
ui-speed-off-short = máx
ui-speed-times = { $times }×
ui-mute = Tirar o som
ui-unmute = Ligar o som
ui-camera-home = Vista normal
ui-camera-top = Vista de cima

## O fim de uma partida

ui-wins = { $player } ganha
ui-wins-you = Ganhou
ui-draw = Empate
ui-play-again = Jogar outra vez
ui-next-game = Partida seguinte
# Até onde chegou um encontro de várias partidas.
ui-match-game = Partida { $game } de { $games }
ui-match-won = { $player } ganha o encontro
ui-match-won-you = Ganhou o encontro
ui-match-drawn = O encontro fica empatado
ui-match-stopped = O encontro foi interrompido.
ui-score = Resultado
ui-score-none = Ainda não terminou nenhuma partida deste encontro.
ui-score-points = Pontos
ui-score-seeds = Sementes
ui-other-variant = Mudar de jogo
ui-result = Resultado
ui-show-board = Ver o tabuleiro
ui-main-menu = Menu principal

## Definições

ui-settings = Definições
ui-settings-language = Língua
ui-settings-sound = Som
ui-settings-sound-on = Som ligado
ui-settings-volume-master = Geral
ui-settings-volume-seeds = Sementes
ui-settings-volume-voice = Acontecimentos
ui-settings-volume-ambience = Ambiente
ui-settings-volume-music = Música
ui-settings-picture = Imagem
ui-settings-quality = Qualidade
ui-settings-quality-automatic = Automática
ui-settings-quality-low = Baixa
ui-settings-quality-medium = Média
ui-settings-quality-high = Alta
ui-settings-reduced-motion = Menos movimento
ui-settings-text-size = Tamanho do texto e dos painéis
ui-settings-animations = Animações
ui-settings-turning-board = Virar o tabuleiro para o jogador que tem a vez
ui-settings-thinking = Tempo de reflexão do Grande Mestre
ui-settings-thinking-hint = Durante esse tempo, o Grande Mestre usa toda a capacidade do computador. Os outros níveis jogam da mesma forma em todos os dispositivos.
ui-settings-helps = Ajudas
ui-settings-counts = Número de sementes
ui-settings-counts-hovered = Sob o ponteiro
ui-settings-counts-always = Sempre
ui-settings-counts-never = Nunca
ui-settings-letters = Letras das casas
ui-settings-targets = Assinalar as casas que se podem jogar e explicar porque as outras não podem
ui-settings-target = Mostrar onde a jogada acaba
ui-settings-ghost = Mostrar a jogada inteira antes de a fazer
ui-settings-threats = Assinalar as suas casas em perigo
ui-settings-comments = Comentários
ui-settings-first-lessons = Propor uma lição quando uma regra é nova
ui-settings-evaluation = Avaliar cada posição na lista de jogadas
ui-settings-reset = Repor

# Materials of the table
ui-settings-table = Mesa
ui-settings-by-game = Tabuleiro e sementes próprios do jogo
ui-settings-board = Tabuleiro
ui-settings-board-hardwood = Madeira nobre
ui-settings-board-ebony = Ébano
ui-settings-board-olive-wood = Oliveira
ui-settings-board-terracotta = Terracota
ui-settings-board-teak-boat = Barco de teca
ui-settings-board-walnut-troughs = Calhas longas
ui-settings-board-raffia-stem = Caule de ráfia
ui-settings-board-chalk-squares = Casas a giz
ui-settings-board-sand-pits = Covas na areia
ui-settings-seed-set = Sementes
ui-settings-seed-set-nicker-nuts = Sementes de bonduc
ui-settings-seed-set-cowries = Búzios
ui-settings-seed-set-ivory-nuts = Marfim vegetal
ui-settings-seed-set-glass-beads = Contas de vidro
ui-settings-seed-set-raffia-nuts = Nozes de ráfia
ui-settings-seed-set-tamarind-stones = Sementes de tamarindo
ui-settings-seed-set-qumalaqs = Qumalaqs
ui-settings-seed-set-pebbles = Seixos
ui-cancel = Cancelar
ui-close = Fechar

## Perguntas

ui-ask-restart = Recomeçar esta partida?
ui-ask-resign = Desistir desta partida? O adversário leva todas as sementes do tabuleiro.
ui-ask-agree = Terminar esta partida por acordo? As sementes do tabuleiro não contam para ninguém.
# Said to the other person at the same screen.
ui-ask-consent = { $other }, concorda em terminar esta partida? As sementes do tabuleiro não contam para ninguém.
ui-consent-yes = Concordo
ui-consent-no = Não, continuar
ui-agree-thinking = O computador está a pensar…
ui-agree-declined = O computador recusa: ainda vê sementes a ganhar.
ui-ask-stop-match = Interromper o encontro? As partidas já jogadas decidem o resultado.

## Erros

ui-notice-damaged = O ficheiro { $file } está ilegível. Passou a chamar-se { $kept }, e o jogo continua sem ele.
ui-notice-not-read = Não foi possível ler o ficheiro { $file }: { $reason }
ui-notice-not-saved = Não foi possível guardar o ficheiro { $file }: { $reason }
ui-notice-disk-full = o disco está cheio
ui-notice-no-access = o acesso não é permitido
ui-notice-not-regular = é uma pasta ou um dispositivo, não um ficheiro
ui-notice-in-the-way = um ficheiro danificado ocupa o seu lugar
ui-notice-too-long = o ficheiro é demasiado grande
ui-notice-second = O Awalé já está aberto. Esta janela não guarda automaticamente nem a partida nem as definições; pode guardar uma partida com um nome.
ui-notice-set-aside = A sua partida por terminar está agora entre as partidas guardadas.
ui-notice-more = … e mais { $count } do mesmo género.

## Teclas

ui-keys = Teclas
ui-keys-in-play = Durante uma partida
ui-keys-in-menus = Nos menus
ui-keys-space = Espaço
ui-keys-escape = Esc
ui-keys-backspace = Retrocesso
ui-keys-tab = Tab, setas
ui-keys-enter = Enter
ui-keys-hole = Jogar a casa desta letra
ui-keys-best = Deixar o computador fazer por si a melhor jogada
ui-keys-hint = Mostrar a melhor casa; num problema, a dica seguinte
ui-keys-skip = Ir para o fim da jogada
ui-keys-mute = Ligar ou tirar o som
ui-keys-undo = Desfazer
ui-keys-help = Ajuda
ui-keys-pause = Pôr a partida em pausa
ui-keys-move = Passar ao elemento seguinte
ui-keys-press = Ativá-lo
ui-keys-close = Voltar
ui-keys-mouse = O rato também basta: clique numa casa para a jogar.
ui-keys-choose = Jogar a casa escolhida com o comando
ui-keys-redo = Refazer a jogada desfeita
ui-keys-step-back = Uma jogada atrás
ui-keys-step-on = Uma jogada à frente
ui-keys-delete = Delete
ui-keys-insert = Insert
ui-keys-home = Home
ui-keys-end = End
ui-keys-page-up = Page up
ui-keys-page-down = Page down
ui-keys-control = Ctrl
ui-keys-shift = Shift
ui-keys-gamepad = No comando

## Setting keys and gamepad buttons

ui-controls = Teclas e botões
ui-controls-hint = Uma letra sozinha joga a casa correspondente; com Ctrl faz sempre o que aqui se indica.
ui-controls-fixed = Nos menus, Tab, as setas, Enter e Esc mantêm a sua função.
# $action has been set, $other had its key or button: both are what they do.
ui-controls-exchanged = «{ $action }» trocou a tecla ou o botão com «{ $other }».
ui-controls-press-key = Carregue na tecla para: { $action }
ui-controls-press-button = Carregue no botão do comando para: { $action }
ui-controls-cancel = Esc cancela.
ui-controls-none = nenhuma
ui-controls-key = Tecla: { $key }
ui-controls-button = Comando: { $button }
ui-notice-controls-unknown = O ficheiro { $file } nomeia teclas ou botões que esta versão não conhece ({ $names }). Continuam no ficheiro; usam-se os predefinidos.

## Reading, hearing and thinking again

ui-transcript = Registo da partida
ui-transcript-file = Escrever também o registo num ficheiro de texto
ui-second-thought = Uma jogada cara
ui-second-thought-cost = { $hole } custar-lhe-ia cerca de { $seeds ->
        [1] 1 semente
       *[other] { $seeds } sementes
    }. Jogar mesmo assim?
ui-second-thought-again = Pensar de novo
ui-second-thought-play = Jogar
ui-settings-pause = Pausa entre as jogadas de dois computadores
ui-settings-pause-none = Nenhuma
# Comments come by themselves while a computer of the first level plays.
ui-settings-comments-automatic = Contra Iniciação
ui-settings-comments-always = { ui-settings-counts-always }
ui-settings-comments-never = { ui-settings-counts-never }
ui-settings-warning = Avisar antes de uma jogada que custa sementes
# From so many seeds on.
ui-settings-warning-from = desde { $seeds }
ui-settings-contrast = Alto contraste
ui-settings-lights = Luzes das casas
ui-settings-lights-usual = Quentes
ui-settings-lights-distinct = Fáceis de distinguir
ui-rules-save = Guardar estas regras num ficheiro
ui-notice-rules-saved = Regras guardadas: { $place }
ui-notice-book-saved = O livro de regras de todas as variantes, incluindo as suas, foi guardado: { $place }. Abra-o num navegador para o ler ou imprimir.

## A área de transferência, as posições compostas e os encontros guardados com nome

ui-copy-position = Copiar a posição
ui-copy-game = Copiar a partida
ui-copy-link = Copiar a ligação
ui-picture = Tirar uma fotografia
ui-film = Filmar a última jogada
ui-picture-kept = Imagem guardada: { $file }
ui-picture-not-kept = Não foi possível guardar a imagem: { $reason }
ui-picture-nothing = Não foi possível fotografar a janela. Está escondida?
ui-settings-kept = Os seus dados
ui-backup = Guardar tudo num só ficheiro
ui-backup-done = Os seus dados estão guardados num só ficheiro: { $file }
ui-backup-without = Os seus dados estão guardados num só ficheiro: { $file }. Ficheiros omitidos, ilegíveis ou por falta de espaço: { $count }.
ui-bring = Importar um ficheiro…
ui-bring-hint = Largue nesta janela uma cópia de segurança, uma partida ou um ficheiro de regras.
ui-restored = Cópia importada. Ficheiros acrescentados: { $added }. Já presentes com o mesmo nome, sem alteração: { $kept }. Recusados: { $refused }.
ui-paste-game = Colar uma partida, uma ligação ou uma posição
ui-paste-position = Colar uma posição
ui-copied = Copiado para a área de transferência.
ui-nothing-to-paste = A área de transferência não tem texto.
ui-paste-not-read = Este texto não é uma partida, uma ligação nem uma posição. { $reason }
ui-set-up = Compor uma posição
ui-set-up-help = Clique numa casa ou num celeiro para pôr uma semente; com o botão direito, Shift ou Retrocesso tira uma.
ui-set-up-lay = Pôr
ui-set-up-take = Tirar
ui-set-up-total = { $seeds } de { $usual } sementes
ui-set-up-clear = Esvaziar
ui-set-up-usual = Posição inicial
ui-set-up-none = É precisa pelo menos uma semente.
ui-vessel = { $name }: { ui-seeds }
ui-loft-of = Celeiro de { $player }
ui-saves = Partidas guardadas
ui-saves-none = Não há partidas guardadas.
ui-list-cut = Só são mostrados { $shown } de { $count } ficheiros.
ui-save-as = Guardar como…
ui-save-name = Nome da partida
ui-save = Guardar
ui-save-replace = Substituir
ui-saved-as = Partida guardada como «{ $name }».
ui-save-taken = Já há uma partida com este nome.
ui-save-delete = Apagar
ui-ask-delete-save = Apagar a partida guardada «{ $name }»?
# Words that are complete already.
ui-said = { $words }
# What something is, and what is said of it: "Seeds: fewer".
ui-titled = { $title }: { $says }
ui-board-size-chosen = 2 × { $holes }, { $seeds ->
        [1] 1 semente
       *[other] { $seeds } sementes
    }, sentido à escolha

## Games with friends

ui-friends-play = Jogar com um amigo
# With how many matches in which it is the player's turn.
ui-friends-waiting = Jogar com um amigo ({ $count })
ui-friends = Partidas com amigos
ui-friends-help = Um amigo joga à distância por ligações. Comece uma partida com “Amigo” num lugar, jogue e envie a ligação; cole ou abra a ligação que voltar.
ui-friends-paste = Colar uma ligação
ui-friends-waits = É a vez do seu amigo
ui-friends-over = O encontro terminou
ui-friends-forked = Escolha como continua
ui-friends-invited = { $name } convida para uma partida de { $variant }.
ui-friends-sit = Sentar-se
ui-friends-watch = Assistir
# For screen readers: the seeds of all holes and lofts.
ui-friends-board = O tabuleiro: { $position }
ui-friends-copy = Copiar a ligação para o amigo
ui-friends-table = Ao tabuleiro
ui-friends-code = Código QR
ui-friends-file = Guardar ficheiro
ui-friends-spectators = Ligação para ver
ui-friends-line = Continuar esta linha de { $count } passos
ui-friends-send = Enviar: { $name }
ui-friends-code-too-long = A ligação é comprida demais para um código QR.
ui-friends-mail = Por correio
ui-friends-share = Partilhar
ui-friends-plans = Se o seu amigo jogar…
ui-friends-plans-help = Escolha uma jogada do seu amigo e a sua resposta: o programa dele joga-a logo.
ui-friends-plan = Prever esta resposta
ui-friend-planned = A sua resposta segue com a carta: envie-a outra vez.
ui-friend-not-planned = Já está prevista outra resposta a esta jogada.
ui-notice-letter-saved = A carta está em { $place }.
ui-notice-no-mail = Não foi possível abrir um programa de correio: { $reason }
ui-friend-known = Já abriu esta carta.
ui-friend-behind = Já respondeu a esta carta. Envie a resposta outra vez.
ui-friend-in-my-name = A carta tem jogadas em seu nome que não foram feitas aqui.
ui-friend-forked = O seu amigo e você jogaram de modo diferente. As duas linhas ficam guardadas: escolham juntos qual continua.
ui-friend-offers = O seu amigo propõe terminar a partida. Aceite no menu, ou continue a jogar.
ui-friend-offered = A proposta de terminar a partida segue com a sua próxima jogada.
ui-friend-not-offered = A proposta já está feita.

ui-turn-again = Mais um lance
ui-round = Ronda { $round }
ui-round-score = Ronda { $round }: { $south } { $ofsouth }, { $north } { $ofnorth }
ui-rounds-none = Ainda não terminou nenhuma ronda deste encontro.
ui-rounds-all = Um encontro de rondas
ui-rounds-one = Uma só ronda
ui-swap = Trocar de lado?
ui-swap-offer = Depois da primeira vez de { $player }, pode ficar com esse lado do tabuleiro ou continuar com o seu.
ui-swap-no = Continuar
ui-swap-yes = Trocar de lado
