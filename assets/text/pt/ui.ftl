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
        [one] { $plies } jogada feita
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
ui-own-rules = As suas
ui-own-rules-none = Os ficheiros de regras que puser na sua pasta aparecem aqui.
ui-match = Jogadores e tabuleiro
ui-player-south = Sul
ui-player-north = Norte
ui-player-person = Pessoa
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
ui-level-grand-master = Grande mestre
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
ui-board-own = O seu
ui-board-holes = Casas por fila
ui-board-seeds = Sementes por casa
ui-less = menos
ui-more = mais
ui-direction-clockwise = Horário
ui-direction-counterclockwise = Anti-horário
# Um tabuleiro em poucas palavras, para uma lista: $holes por fila, $seeds por casa.
ui-board-size = 2 × { $holes }, { $seeds ->
        [one] { $seeds } semente
       *[other] { $seeds } sementes
    }
ui-board-size-clockwise = { ui-board-size }, sentido horário
ui-board-size-counterclockwise = { ui-board-size }, sentido anti-horário
ui-start = Começar
ui-back = Voltar

## Durante uma partida

ui-turn = Joga { $player }
ui-thinking-now = A pensar…
ui-your-turn = É a sua vez
ui-turn-yours = É a sua vez
# O que um leitor de ecrã diz da placa de um jogador.
ui-plate = { $player }, { $detail }, { ui-seeds } no celeiro
ui-paused = Em pausa
ui-seeds = { $seeds ->
        [one] { $seeds } semente
       *[other] { $seeds } sementes
    }
ui-lap = Percurso { $lap }
ui-restart = Recomeçar
ui-undo = Desfazer
ui-redo = Refazer
ui-pause = Pausa
ui-resume = Retomar
ui-skip-tip = Terminar já esta jogada
ui-hint = Dica
# Dito ao jogador a quem cabe jogar. $seeds é um número, ou algarismos com um meio: «2½».
ui-hint-wins = A melhor casa é { $hole }: com ela ganha por { $seeds ->
        [one] { $seeds } semente
       *[other] { $seeds } sementes
    }, responda-se o que se responder.
ui-hint-draws = A melhor casa é { $hole }: com ela a partida fica empatada, se ambos jogarem o melhor.
ui-hint-loses = A melhor casa é { $hole }: com ela não perde por mais de { $seeds ->
        [one] { $seeds } semente
       *[other] { $seeds } sementes
    }.
ui-hint-should-win = A melhor casa é { $hole }: pode esperar ganhar por cerca de { $seeds ->
        [half] meia semente
        [one] { $seeds } semente
       *[other] { $seeds } sementes
    }.
ui-hint-should-draw = A melhor casa é { $hole }: pode esperar um empate.
ui-hint-should-lose = A melhor casa é { $hole }: pode esperar perder por cerca de { $seeds ->
        [half] meia semente
        [one] { $seeds } semente
       *[other] { $seeds } sementes
    }.
ui-evaluation = { $player }: { $value }
ui-evaluation-proved = certo
ui-evaluation-estimated = estimado, { $depth } jogadas à frente
ui-evaluation-book = do livro de aberturas
ui-evaluation-unknown = Ainda não avaliado
ui-resign = Desistir
ui-agree-to-end = Terminar por acordo
ui-stop-match = Interromper o encontro
ui-moves = Jogadas
ui-moves-none = Ainda nada foi jogado.
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
ui-lesson-to-game = Para o jogo
ui-lesson-leave = Deixar a lição
# Before a game with a kind of rule that the player has not met.
ui-first-lesson = Este jogo tem uma regra que ainda não conhece. A lição “{ $lesson }” mostra-a no tabuleiro, num minuto ou dois.
ui-first-lesson-take = Primeiro a lição
ui-first-lesson-play = Jogar
ui-first-lesson-never = Não propor mais lições

## Partidas acabadas, e o que se ganhou e perdeu

ui-archive-games = Partidas acabadas
ui-archive-none = Ainda nenhuma partida foi acabada.
ui-archive-open = por acabar
ui-archive-no-rules = as regras desta partida não são conhecidas aqui
ui-archive-statistics = Estatísticas
ui-statistics-none = Ainda nada foi jogado contra o computador.
ui-statistics-all = Todas as partidas
ui-statistics-counts = Jogadas { $played }, ganhas { $won }, empatadas { $drawn }, perdidas { $lost }
ui-statistics-bests = Melhor vantagem: { $margin }. Vitórias seguidas: { $streak }, recorde: { $longest }.
ui-statistics-forget = Esquecer tudo
ui-statistics-forget-sure = Esquecer tudo o que se ganhou e perdeu?
ui-speed = Velocidade
ui-speed-off = Imediata
# O mesmo num botão pequeno.
ui-speed-off-short = máx
ui-speed-times = { $times }×
ui-mute = Tirar o som
ui-unmute = Ligar o som
ui-camera-home = Voltar ao lugar
ui-camera-top = Visto de cima

## O fim de uma partida

ui-wins = { $player } ganha
ui-wins-you = Ganhou
ui-draw = Empate
ui-play-again = Jogar outra vez
ui-next-game = Partida seguinte
# Até onde chegou um encontro de várias partidas.
ui-match-game = Partida { $game } de { $games }
ui-match-won = { $player } ganha o encontro
ui-match-won-you = Você ganha o encontro
ui-match-drawn = O encontro fica empatado
ui-match-stopped = O encontro foi interrompido.
ui-score = Resultado
ui-score-none = Ainda não acabou nenhuma partida deste encontro.
ui-score-points = Pontos
ui-score-seeds = Sementes
ui-other-variant = Mudar de jogo
ui-result = O resultado
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
ui-settings-turning-board = Virar o tabuleiro para quem joga
ui-settings-thinking = Tempo de reflexão do Grande mestre
ui-settings-thinking-hint = Grande mestre usa tudo o que a máquina dá nesse tempo. Os outros níveis jogam igual em todas as máquinas.
ui-settings-helps = Ajudas
ui-settings-counts = Número de sementes
ui-settings-counts-hovered = Sob o ponteiro
ui-settings-counts-always = Sempre
ui-settings-counts-never = Nunca
ui-settings-letters = Letras das casas
ui-settings-targets = Marcar o que se pode jogar, e dizer porque não
ui-settings-target = Mostrar o alvo: onde uma jogada acabaria
ui-settings-ghost = Mostrar a jogada inteira antes de a fazer
ui-settings-threats = Marcar as suas casas em perigo
ui-settings-comments = Comentários
ui-settings-first-lessons = Propor lições sobre regras novas
ui-settings-evaluation = Avaliar cada posição na lista de jogadas
ui-settings-reset = Repor

# Materials of the table
ui-settings-table = Mesa
ui-settings-board = Tabuleiro
ui-settings-board-hardwood = Madeira de lei
ui-settings-board-ebony = Ébano
ui-settings-board-olive-wood = Oliveira
ui-settings-board-terracotta = Terracota
ui-settings-seed-set = Sementes
ui-settings-seed-set-nicker-nuts = Sementes de bonduc
ui-settings-seed-set-cowries = Búzios
ui-settings-seed-set-ivory-nuts = Marfim vegetal
ui-settings-seed-set-glass-beads = Contas de vidro
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
ui-agree-declined = O computador não concorda: pelo que vê, ainda há sementes a ganhar.
ui-ask-stop-match = Interromper o encontro? Decidem-no as partidas já jogadas.

## Erros

ui-notice-damaged = O ficheiro { $file } não se consegue ler. Fica guardado como { $kept }, e o jogo continua sem ele.
ui-notice-not-read = Não foi possível ler o ficheiro { $file }: { $reason }
ui-notice-not-saved = Não foi possível guardar o ficheiro { $file }: { $reason }
ui-notice-disk-full = o disco está cheio
ui-notice-no-access = o acesso não é permitido
ui-notice-not-regular = é uma pasta ou um dispositivo, não um ficheiro
ui-notice-in-the-way = há um ficheiro danificado no seu lugar
ui-notice-too-long = é mais longo do que qualquer ficheiro deste tipo
ui-notice-second = Há outro Awale aberto nesta máquina. Aqui nada se guarda por si: nem esta partida nem as definições; o que guardar com um nome, sim.
ui-notice-set-aside = A partida inacabada está agora entre as partidas guardadas.

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
ui-keys-best = Deixar o computador jogar por si a melhor casa
ui-keys-hint = Mostrar a melhor casa; num problema, a pista seguinte
ui-keys-skip = Mostrar já o resto de uma jogada
ui-keys-mute = Ligar ou tirar o som
ui-keys-undo = Desfazer
ui-keys-help = Estas páginas
ui-keys-pause = Interromper a partida
ui-keys-move = Passar de uma coisa à seguinte
ui-keys-press = Acioná-la
ui-keys-close = Voltar atrás
ui-keys-mouse = Tudo se pode fazer também só com o rato: clique numa casa para a jogar.
ui-keys-choose = Jogar a casa alcançada com o comando
ui-keys-redo = Jogar de novo o que foi desfeito
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
ui-controls-hint = Uma letra sozinha joga a casa dessa letra, se o tabuleiro a tiver; com Ctrl faz sempre o que aqui está escrito.
ui-controls-fixed = Nos menus, Tab, as setas, Enter e Esc mantêm o seu sentido.
# $action has been set, $other had its key or button: both are what they do.
ui-controls-exchanged = «{ $action }» ficou com a tecla ou o botão de «{ $other }»: os dois foram trocados.
ui-controls-press-key = Carregue na tecla para: { $action }
ui-controls-press-button = Carregue no botão do comando para: { $action }
ui-controls-cancel = Esc deixa tudo como está.
ui-controls-none = nenhuma
ui-controls-key = Tecla: { $key }
ui-controls-button = Comando: { $button }
ui-notice-controls-unknown = O ficheiro { $file } nomeia teclas ou botões que esta versão não conhece ({ $names }). Ficam no ficheiro; valem os habituais.

## Reading, hearing and thinking again

ui-transcript = O que aconteceu
ui-transcript-file = Escrever também o que acontece num ficheiro de texto
ui-second-thought = Uma jogada cara
ui-second-thought-cost = { $hole } custar-lhe-ia cerca de { $seeds ->
        [one] 1 semente
       *[other] { $seeds } sementes
    }. Jogar mesmo assim?
ui-second-thought-again = Pensar de novo
ui-second-thought-play = Jogar
ui-settings-pause = Pausa entre as jogadas de dois computadores
ui-settings-pause-none = Nenhuma
# Comments come by themselves while a computer of the first level plays.
ui-settings-comments-automatic = No primeiro nível
ui-settings-comments-always = { ui-settings-counts-always }
ui-settings-comments-never = { ui-settings-counts-never }
ui-settings-warning = Perguntar antes de uma jogada que custa sementes
# From so many seeds on.
ui-settings-warning-from = desde { $seeds }
ui-settings-contrast = Alto contraste
ui-settings-lights = Luzes das casas
ui-settings-lights-usual = Quentes
ui-settings-lights-distinct = Fáceis de distinguir
ui-rules-save = Guardar estas regras num ficheiro
ui-notice-rules-saved = As regras foram guardadas: { $place }
ui-notice-book-saved = O livro de regras de todas as variantes, incluindo as suas, foi guardado: { $place }. Um navegador web abre-o e imprime-o.

## A área de transferência, as posições compostas e os encontros guardados com nome

ui-copy-position = Copiar a posição
ui-copy-game = Copiar a partida
ui-copy-link = Copiar a ligação
ui-picture = Tirar uma fotografia
ui-film = Filmar a última jogada
ui-picture-kept = A imagem está guardada: { $file }
ui-picture-not-kept = Não foi possível guardar a imagem: { $reason }
ui-picture-nothing = A janela não deu nenhuma imagem: está escondida?
ui-settings-kept = O que fica guardado
ui-backup = Guardar tudo num só ficheiro
ui-backup-done = Tudo o que está guardado está agora num ficheiro: { $file }
ui-backup-without = O que está guardado está agora num ficheiro: { $file }. Ficheiros que não estão nele, porque não se podem ler ou falta espaço: { $count }.
ui-bring = Trazer um ficheiro…
ui-bring-hint = Uma cópia de segurança, uma partida ou um ficheiro de regras traz-se largando-o sobre esta janela.
ui-restored = Da cópia: { $added } ficheiros acrescentados. Já presentes com o mesmo nome e deixados como estão: { $kept }. Recusados: { $refused }.
ui-restored-start = Uma parte só é lida ao iniciar o Awale: volte a iniciá-lo. Até lá nada mais se guarda por si.
ui-paste-game = Colar uma partida, uma ligação ou uma posição
ui-paste-position = Colar uma posição
ui-copied = Copiado para a área de transferência.
ui-nothing-to-paste = A área de transferência não tem texto.
ui-paste-not-read = Isto não se pode ler como partida, ligação nem posição. { $reason }
ui-set-up = Compor uma posição
ui-set-up-help = Clique numa casa ou num celeiro para pôr uma semente. O botão direito, Shift ou Backspace tira uma.
ui-set-up-lay = Pôr
ui-set-up-take = Tirar
ui-set-up-total = { $seeds } de { $usual } sementes
ui-set-up-clear = Esvaziar
ui-set-up-usual = Início usual
ui-set-up-none = É precisa pelo menos uma semente.
ui-vessel = { $name }: { ui-seeds }
ui-loft-of = Celeiro de { $player }
ui-saves = Partidas guardadas
ui-saves-none = Ainda nenhuma partida foi guardada com um nome.
ui-list-cut = Só são mostrados { $shown } de { $count } ficheiros.
ui-save-as = Guardar como…
ui-save-name = Nome da partida
ui-save = Guardar
ui-save-replace = Substituir
ui-saved-as = A partida está guardada como «{ $name }».
ui-save-taken = Já há uma partida com este nome.
ui-save-delete = Apagar
ui-ask-delete-save = Apagar a partida guardada «{ $name }»?
# Words that are complete already.
ui-said = { $words }
# What something is, and what is said of it: "Seeds: fewer".
ui-titled = { $title }: { $says }
