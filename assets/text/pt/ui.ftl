### Menus, painéis e botões. As chaves começam por «ui-».
### Botões e títulos dizem o menos possível; o que precisa de uma frase é uma dica.

## O menu principal

ui-title = Awalé
ui-subtitle = Jogos de semear e colher
ui-menu-play = Jogar
ui-menu-first-steps = Primeiros passos em dois minutos
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
ui-menu-workshop = Oficina
ui-menu-settings = Definições
ui-menu-learn = Aprender
ui-menu-learn-next = { ui-menu-learn }: lição { $number } de { $lessons }
ui-lesson-completed = Concluída
ui-menu-archive = Partidas anteriores
ui-menu-more = Mais
ui-menu-quit = Sair

## O painel de uma nova partida

ui-new-game = Nova partida
# Above the list of games, while nothing is written there.
ui-all-games = Todas as variantes
ui-this-game = Esta variante
ui-whole-rules = Regras completas
ui-variant-search = Procurar uma variante
ui-variant-search-none = Nenhuma variante corresponde à procura.
ui-variant-order = Ordenar por: { $order }
ui-variant-order-usual = predefinição
ui-variant-measured = { $grade } ({ $amount })
# Other names of a game, below its own.
ui-variant-aliases = Outros nomes: { $names }
ui-own-rules = As suas variantes
ui-own-rules-none = As variantes que criar ou importar aparecerão aqui.
ui-match = Jogadores e tabuleiro
ui-player-south = Sul
ui-player-north = Norte
ui-player-person = Humano
# A person elsewhere, whose moves come by letter.
ui-player-friend = Amigo
# Como se chama uma pessoa quando se fala só com ela.
ui-you = Você
ui-player-computer = Computador
# Um computador de certo nível, em poucas palavras.
ui-player-computer-level = Computador, { $level }
ui-player-name = Nome
ui-level-initiation = Novato
ui-level-beginner = Principiante
ui-level-amateur = Amador
ui-level-club = Clube
ui-level-expert = Perito
ui-level-master = Mestre
ui-level-grand-master = Grande Mestre
ui-level-companion = Companheiro
ui-companion-card = Um adversário ao seu nível: adapta-se depois de cada partida, e cerca de metade das vitórias são suas.
ui-companion-choose = Jogar com o companheiro
ui-companion-other = Outro adversário
ui-begins = Primeira jogada
ui-begins-random = Ao acaso
ui-games = Encontro
ui-games-one = Uma partida
ui-games-several = Várias partidas
ui-games-number = Partidas
ui-games-alternating = Alternar quem começa
ui-board = Tabuleiro
ui-board-own = Personalizado
ui-board-holes = Casas por fila
ui-board-seeds = Sementes por casa
ui-less = diminuir
ui-more = aumentar
ui-direction-clockwise = Horário
ui-direction-counterclockwise = Anti-horário
# Um tabuleiro em poucas palavras, para uma lista: $rows filas de $holes, $seeds por casa,
# ou 0 se as casas não começam iguais.
ui-board-size = { $rows } × { $holes }{ $seeds ->
        [0] {""}
        [1] {", "}{ $seeds } semente
       *[other] {", "}{ $seeds } sementes
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
ui-atlas-count = { $found } de { $all } variantes
ui-atlas-none = Nenhuma variante corresponde a estes filtros.
ui-atlas-region = As fontes indicam apenas a região.
ui-atlas-assumed = As fontes não indicam nenhum lugar, por isso a variante aparece junto de variantes aparentadas.
ui-map-closer = Aproximar
ui-map-farther = Afastar

## Durante uma partida

ui-turn = Joga { $player }
ui-thinking-now = A pensar…
ui-your-turn = Vez de jogar
ui-turn-yours = É a sua vez
# O que um leitor de ecrã diz da placa de um jogador.
ui-plate = { $player }, { $detail }, { ui-seeds } no celeiro
ui-plate-rows = { $player }, { $detail }, { ui-seeds } nas filas
ui-plate-reserve = { $player }, { $detail }, { ui-seeds } em reserva
ui-plate-in-reserve = em reserva
ui-plate-in-rows = em jogo
ui-paused = Em pausa
ui-seeds = { $seeds ->
        [1] { $seeds } semente
       *[other] { $seeds } sementes
    }
ui-lap = Percurso { $lap }
ui-lap-of = Percurso { $lap } de { $laps }
ui-lap-back = Recuar um percurso
ui-lap-on = Avançar um percurso
ui-restart = Recomeçar
ui-undo = Desfazer
ui-redo = Refazer
ui-threats = Ameaças
ui-pause = Menu
ui-resume = Retomar
ui-hint = Dica
# Dito ao jogador a quem cabe jogar. $seeds é um número, ou algarismos com um meio: «2½».
ui-hint-wins =
    A melhor jogada é { $hole }: ganha por pelo menos { $seeds ->
        [1] { $seeds } semente
       *[other] { $seeds } sementes
    }, seja qual for a resposta.
ui-hint-draws = A melhor jogada é { $hole }: a partida fica empatada se ambos jogarem o melhor possível.
ui-hint-loses = A melhor jogada é { $hole }: não perde por mais de { $seeds ->
        [1] { $seeds } semente
       *[other] { $seeds } sementes
    }.
ui-hint-should-win = A melhor jogada é { $hole }: deverá ganhar por cerca de { $seeds ->
        [half] meia semente
        [1] { $seeds } semente
       *[other] { $seeds } sementes
    }.
ui-hint-should-draw = A melhor jogada é { $hole }: a partida deverá acabar empatada.
ui-hint-should-lose = A melhor jogada é { $hole }: deverá perder por cerca de { $seeds ->
        [half] meia semente
        [1] { $seeds } semente
       *[other] { $seeds } sementes
    }.
ui-hint-last-wins = A melhor jogada é { $hole }: com ela pode forçar a vitória.
ui-hint-last-loses = A melhor jogada é { $hole }, mas o adversário pode forçar a vitória.
ui-hint-last-better = A melhor jogada é { $hole }: a vantagem é sua.
ui-hint-last-even = A melhor jogada é { $hole }: o jogo está equilibrado.
ui-hint-last-worse = A melhor jogada é { $hole }, mas a vantagem é do adversário.
# Uma dica que dá primeiro um motivo, sem nomear uma casa.
ui-hint-reason-only = Só tem uma jogada permitida.
ui-hint-reason-ends = Pode pôr fim à partida agora.
ui-hint-reason-wins = Pode forçar a vitória.
ui-hint-reason-takes = Pode capturar sementes.
ui-hint-reason-prepares = Pode preparar uma captura.
ui-hint-reason-feeds = O adversário precisa de sementes.
ui-hint-reason-stores = Pode semear no seu celeiro.
ui-hint-reason-later = A melhor jogada só compensa mais tarde.
ui-hint-reason-more = A dica seguinte mostra a jogada.
ui-evaluation = { $player }: { $value }
ui-evaluation-proved = valor exato
ui-evaluation-estimated =
    estimado vendo { $depth ->
        [1] { $depth } jogada
       *[other] { $depth } jogadas
    } à frente
ui-evaluation-book = do livro de aberturas
ui-evaluation-unknown = Por avaliar
ui-resign = Desistir
ui-agree-to-end = Terminar por acordo
ui-stop-match = Terminar o encontro
ui-moves = Jogadas
ui-moves-none = Ainda não há jogadas.
ui-moves-ended = fim
ui-moves-first = Ir para o início
ui-moves-last = Ir para o fim
ui-moves-on = Continuar
ui-moves-seed-back = Recuar uma semente
ui-moves-seed-on = Avançar uma semente

## Aprender

ui-learn-lessons = Lições
ui-learn-read = Artigos
ui-learn-version = Versão { $version }
ui-lesson-step = Passo { $step } de { $steps }
ui-lesson-your-turn = É a sua vez: clique numa casa ou carregue na letra dela.
ui-lesson-your-turn-touch = É a sua vez: toque numa casa.
ui-lesson-next = Seguinte
ui-lesson-show = Mostrar
ui-lesson-done = Concluir
ui-lesson-next-lesson = Lição seguinte
ui-lesson-to-game = Começar a partida
ui-lesson-leave = Sair da lição
# Before a game with a kind of rule that the player has not met.
ui-first-lesson = Esta variante tem uma regra que ainda não conhece. A lição «{ $lesson }» mostra-a no tabuleiro num minuto ou dois.
ui-first-lesson-take = Fazer a lição
ui-first-lesson-play = Jogar já
ui-first-lesson-never = Nunca propor lições

## Partidas acabadas, e o que se ganhou e perdeu

ui-archive-games = Partidas terminadas
ui-archive-none = Ainda não há partidas terminadas.
ui-archive-open = por terminar
ui-archive-no-rules = faltam as regras desta partida
ui-archive-collection = Coleção
ui-archive-collection-games = { $count ->
        [1] 1 partida
       *[other] { $count } partidas
    }
ui-archive-statistics = Estatísticas
ui-statistics-none = Ainda não há partidas contra o computador.
ui-statistics-all = Todas as partidas
ui-statistics-opponents = Adversários
ui-statistics-games = Partidas
ui-statistics-results = resultados
ui-statistics-accuracy = A sua precisão média { $games ->
        [one] na última partida
       *[other] nas últimas { $games } partidas
    } é de { $percent }.
ui-statistics-band = Cada curva acompanha a sua pontuação, resultado a resultado. Há 95 % de probabilidade de a sua pontuação real estar dentro da faixa.
ui-statistics-counts = Partidas: { $played }; ganhas: { $won }; empatadas: { $drawn }; perdidas: { $lost }
ui-statistics-bests = Maior vantagem numa vitória: { $margin }. Série de vitórias atual: { $streak }. Maior série de vitórias: { $longest }.
ui-statistics-forget = Apagar estatísticas
ui-statistics-forget-sure = Apagar todas as estatísticas?
ui-speed = Velocidade
ui-speed-off = Imediata
ui-speed-times = { $times }×
ui-mute = Desligar o som
ui-unmute = Ligar o som
ui-camera-home = Vista do seu lugar
ui-camera-top = Vista de cima

## O fim de uma partida

ui-wins = { $player } ganhou
ui-wins-you = Ganhou
ui-draw = Empate
ui-play-again = Jogar outra vez
ui-change-seats = Trocar de lugar e jogar de novo
ui-next-game = Partida seguinte
# Até onde chegou um encontro de várias partidas.
ui-match-game = Partida { $game } de { $games }
ui-match-won = { $player } ganhou o encontro
ui-match-won-you = Ganhou o encontro
ui-match-drawn = O encontro acabou empatado
ui-match-stopped = O encontro terminou antes do fim.
ui-score = Pontuação
ui-score-none = Ainda não há partidas terminadas neste encontro.
ui-score-points = Pontos
ui-score-seeds = Sementes
ui-other-variant = Mudar de variante
ui-result = Resultado
ui-count = Contar as sementes
ui-play-on = Continuar a jogar
ui-offers-count = { $player } propõe contar as sementes.
ui-show-board = Ver o tabuleiro
ui-main-menu = Menu principal

## Definições

ui-settings = Definições
ui-settings-general = Geral
ui-settings-language = Idioma
ui-settings-sound = Som
ui-settings-sound-on = Som ligado
ui-settings-volume-master = Volume geral
ui-settings-volume-seeds = Sementes
ui-settings-volume-voice = Eventos
ui-settings-volume-ambience = Ambiente
ui-settings-volume-music = Música
ui-settings-picture = Gráficos
ui-settings-quality = Qualidade
ui-settings-quality-automatic = Automática
ui-settings-quality-low = Baixa
ui-settings-quality-medium = Média
ui-settings-quality-high = Alta
ui-settings-reduced-motion = Menos movimento
ui-settings-text-size = Tamanho do texto e dos painéis
ui-settings-animations = Animações
ui-settings-turning-board = Virar o tabuleiro para quem vai jogar
ui-settings-thinking = Tempo de reflexão do Grande Mestre
ui-settings-thinking-hint = Durante esse tempo, o Grande Mestre usa toda a capacidade de cálculo disponível. Os outros níveis jogam da mesma forma em todos os computadores.
ui-settings-helps = Ajudas
ui-settings-counts = Número de sementes
ui-settings-counts-first-game = Só na primeira partida
ui-settings-counts-hovered = Casa sob o ponteiro
ui-settings-counts-always = Sempre
ui-settings-counts-never = Nunca
ui-settings-letters = Letras das casas
ui-settings-targets = Assinalar as casas jogáveis; explicar porque não se podem jogar as outras
ui-settings-target = Mostrar onde acaba uma jogada
ui-settings-ghost = Mostrar a jogada inteira antes de a fazer
ui-settings-threats = Assinalar as suas casas em perigo
ui-settings-comments = Comentários
ui-settings-first-lessons = Propor lições sobre regras novas
ui-settings-evaluation = Avaliar cada posição na lista de jogadas
ui-settings-reset = Repor predefinições

# Materials of the table
ui-settings-table = Mesa
ui-settings-by-game = Usar o tabuleiro e as sementes da variante
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
ui-settings-place = Cenário
ui-settings-place-tree = À sombra de uma árvore
ui-settings-place-courtyard = Pátio ao meio-dia
ui-settings-place-veranda = Varanda à chuva
ui-settings-place-hearth = Fogueira à noite
ui-settings-place-museum = Museu
ui-cancel = Cancelar
ui-close = Fechar

## Perguntas

ui-ask-restart = Recomeçar esta partida?
ui-ask-resign = Desistir desta partida? O adversário fica com todas as sementes do tabuleiro.
ui-ask-agree = Terminar esta partida por acordo? As sementes do tabuleiro não contam para ninguém.
# Said to the other person at the same screen.
ui-ask-consent = { $other }, concorda em terminar esta partida? As sementes do tabuleiro não contam para ninguém.
ui-consent-yes = Concordo
ui-consent-no = Não, continuar
ui-agree-thinking = { $player } está a ponderar a proposta…
ui-agree-declined = { $player } recusa: conta ganhar mais sementes.
ui-ask-stop-match = Terminar o encontro? As partidas já jogadas decidirão o resultado.

## Erros

ui-notice-damaged = Não foi possível ler o ficheiro danificado { $file }. Passou a chamar-se { $name }, e o jogo continua sem ele.
ui-notice-settings-unknown = { $file } contém valores desconhecidos ({ $values }). O Awalé usa outros e guarda-os quando altera uma definição.
ui-notice-not-read = Não foi possível ler o ficheiro { $file }: { $reason }
ui-notice-not-saved = Não foi possível guardar o ficheiro { $file }: { $reason }
ui-notice-disk-full = o disco está cheio
ui-notice-no-access = o acesso foi recusado
ui-notice-not-regular = é uma pasta ou um dispositivo, não um ficheiro
ui-notice-in-the-way = há um ficheiro danificado nesse lugar
ui-notice-too-long = o ficheiro é demasiado grande
ui-notice-second = O Awalé já está aberto. Esta cópia não guarda automaticamente o encontro nem as definições, mas pode guardar partidas dando-lhes um nome.
ui-notice-set-aside = A sua partida por terminar está agora em «Partidas guardadas».
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
ui-keys-hole = Jogar a casa com esta letra
ui-keys-best = Deixar o computador fazer por si a melhor jogada
ui-keys-hint = Mostrar uma dica (num problema, a dica seguinte)
ui-keys-skip = Saltar para o fim da jogada
ui-keys-mute = Ligar ou desligar o som
ui-keys-undo = Desfazer
ui-keys-help = Abrir a ajuda
ui-keys-pause = Pôr a partida em pausa
ui-keys-move = Elemento seguinte
ui-keys-press = Ativar
ui-keys-close = Voltar
ui-keys-mouse = Pode fazer tudo só com o rato. Para jogar uma casa, clique nela.
ui-keys-choose = Jogar a casa escolhida
ui-keys-redo = Refazer
ui-keys-step-back = Recuar uma jogada
ui-keys-step-on = Avançar uma jogada
ui-keys-delete = Delete
ui-keys-insert = Insert
ui-keys-home = Home
ui-keys-end = End
ui-keys-page-up = Page Up
ui-keys-page-down = Page Down
ui-keys-control = Ctrl
ui-keys-shift = Shift
ui-keys-gamepad = No comando

## Setting keys and gamepad buttons

ui-controls = Controlos
ui-controls-hint = Uma letra sozinha joga a casa com essa letra, se houver uma. Para a ação aqui indicada, carregue na tecla com Ctrl premido.
ui-controls-fixed = Nos menus, as setas e as teclas Tab, Enter e Esc não podem ser alteradas.
# $action has been set, $other had its key or button: both are what they do.
ui-controls-exchanged = «{ $action }» e «{ $other }» trocaram de tecla ou de botão.
ui-controls-press-key = Carregue numa tecla para: { $action }
ui-controls-press-button = Carregue num botão do comando para: { $action }
ui-controls-cancel = Esc cancela.
ui-controls-none = sem atribuição
ui-controls-key = Tecla: { $key }
ui-controls-button = Comando: { $button }
ui-notice-controls-unknown = O ficheiro { $file } contém teclas ou botões que esta versão não reconhece ({ $names }). Em vez deles, o Awalé usa os predefinidos e não altera o ficheiro.

## Reading, hearing and thinking again

ui-transcript = Registo da partida
ui-transcript-file = Guardar também o registo num ficheiro de texto
ui-second-thought = Esta jogada sai cara
ui-second-thought-cost = { $hole } custar-lhe-ia cerca de { $seeds ->
        [1] 1 semente
       *[other] { $seeds } sementes
    }. Jogar mesmo assim?
ui-second-thought-again = Pensar melhor
ui-second-thought-play = Jogar
ui-settings-pause = Pausa entre jogadas quando jogam dois computadores
ui-settings-pause-none = Nenhuma
# Comments come by themselves while a computer of the first level plays.
ui-settings-comments-automatic = No nível Novato
ui-settings-comments-always = { ui-settings-counts-always }
ui-settings-comments-never = { ui-settings-counts-never }
ui-settings-warning = Avisar antes de uma jogada que custe sementes
# From so many seeds on.
ui-settings-warning-from = a partir de { $seeds }
ui-settings-contrast = Alto contraste
ui-settings-lights = Realce das casas
ui-settings-lights-usual = Quente
ui-settings-lights-distinct = Fácil de distinguir
ui-rules-save = Guardar estas regras num ficheiro
ui-notice-rules-saved = Regras guardadas em { $place }
ui-notice-book-saved = Livro de regras guardado em { $place }, com todas as variantes, incluindo as suas. Abra-o num navegador para o ler ou imprimir.

## A área de transferência, as posições compostas e os encontros guardados com nome

ui-share = Partilhar
ui-copy-position = Copiar a posição
ui-copy-game = Copiar a partida
ui-copy-link = Copiar a ligação
ui-copy-as = Copiar como…
ui-picture = Tirar uma foto
ui-film = Filmar a última jogada
ui-photo = Modo foto
ui-photo-take = Tirar uma foto
ui-photo-film = Filmar a última jogada
ui-photo-blur = Profundidade de campo
ui-photo-keys = Arrastar ou setas: rodar · botão direito ou Shift: mover · roda: zoom
ui-picture-kept = Foto guardada: { $file }
ui-picture-not-kept = Não foi possível guardar a foto: { $reason }
ui-picture-nothing = Não foi possível captar a imagem da janela. Estará oculta?
ui-settings-kept = Os seus dados
ui-backup = Guardar tudo num só ficheiro
ui-backup-done = Cópia de segurança guardada: { $file }
ui-backup-without = Cópia de segurança guardada: { $file }. Ficheiros excluídos por não se poderem ler ou por falta de espaço: { $count }.
ui-bring = Importar um ficheiro…
ui-bring-hint = Para importar uma cópia de segurança, uma partida ou um ficheiro de regras, largue-o nesta janela.
ui-restored = Cópia de segurança restaurada. Ficheiros acrescentados: { $added }. Já existentes com o mesmo nome e não alterados: { $unchanged }. Recusados: { $refused }.
ui-paste-game = Colar uma partida, uma ligação ou uma posição
ui-paste-position = Colar uma posição
ui-copied = Copiado para a área de transferência.
ui-copied-moves = Jogadas copiadas. Esta notação não tem comentários nem variações.
ui-nothing-to-paste = A área de transferência não tem texto.
ui-paste-not-read = Este texto não é uma partida, uma ligação nem uma posição. { $reason }
ui-read-as = Texto lido como notação { $notation }.
ui-set-up = Compor uma posição
ui-set-up-help = Clique numa casa ou num celeiro para pôr uma semente. Para tirar uma, clique com o botão direito ou com Shift premido, ou carregue em Retrocesso.
ui-set-up-lay = Pôr sementes
ui-set-up-take = Tirar sementes
ui-set-up-total = { $seeds } de { $usual } sementes
ui-set-up-clear = Limpar
ui-set-up-usual = Posição inicial
ui-set-up-none = A posição precisa de pelo menos uma semente.
ui-vessel = { $name }: { ui-seeds }
ui-loft-of = Celeiro de { $player }
ui-saves = Partidas guardadas
ui-saves-none = Ainda não há partidas guardadas.
ui-list-cut = A mostrar { $shown } de { $count } ficheiros.
ui-save-as = Guardar como…
ui-save-name = Nome da partida
ui-save = Guardar
ui-save-replace = Substituir
ui-saved-as = Partida guardada como «{ $name }».
ui-save-taken = Já há uma partida guardada com este nome.
ui-save-delete = Apagar
ui-ask-delete-save = Apagar a partida guardada «{ $name }»?
# Words that are complete already.
ui-said = { $words }
# What something is, and what is said of it: "Seeds: fewer".
ui-titled = { $title }: { $text }
ui-board-size-chosen = { ui-board-size }, sentido à escolha

## Games with friends

ui-friends-play = Jogar com um amigo
# With how many matches in which it is the player's turn.
ui-friends-waiting = Jogar com um amigo ({ $count })
ui-friends-your-move = { $count ->
        [one] Um amigo jogou: é a sua vez
       *[other] { $count } amigos jogaram: é a sua vez
    }
ui-friends = Partidas com amigos
ui-friends-help = Jogue com um amigo à distância, trocando ligações. Comece uma partida com «Amigo» num dos lugares, faça a sua jogada e envie a ligação. Depois, abra ou cole a ligação que o seu amigo lhe enviar.
ui-friends-paste = Colar uma ligação
ui-friends-waits = É a vez do seu amigo
ui-friends-over = O encontro terminou
ui-friends-forked = Escolha a linha a continuar
ui-friends-invited = { $name } propõe-lhe uma partida de { $variant }.
ui-friends-sit = Sentar-se
ui-friends-watch = Assistir
# For screen readers: the seeds of all holes and lofts.
ui-friends-board = O tabuleiro: { $position }
ui-friends-copy = Copiar a ligação para o amigo
ui-friends-table = Ir para o tabuleiro
ui-friends-code = Código QR
ui-friends-file = Guardar num ficheiro
ui-friends-spectators = Ligação para assistir
ui-friends-line =
    Continuar esta linha ({ $count ->
        [1] { $count } jogada
       *[other] { $count } jogadas
    })
ui-friends-send = Enviar para { $name }
ui-friends-code-too-long = A ligação é demasiado longa para um código QR.
ui-friends-mail = Enviar por e-mail
ui-friends-share = Partilhar
ui-friends-plans = Se o seu amigo jogar…
ui-friends-plans-help = Escolha uma jogada que o seu amigo possa fazer e a resposta que lhe quer dar. Se ele fizer essa jogada, o Awalé dele joga logo a resposta que preparou.
ui-friends-plan = Preparar esta resposta
ui-friend-planned = A sua resposta já vai na ligação: envie de novo a ligação.
ui-friend-not-planned = Já preparou outra resposta a esta jogada.
ui-notice-letter-saved = Ligação guardada em { $place }.
ui-notice-no-mail = Não foi possível abrir um programa de e-mail: { $reason }
ui-notice-no-browser = Não foi possível abrir um navegador: { $reason }
ui-friend-known = Já abriu esta ligação.
ui-friend-behind = Já respondeu a esta ligação. Envie a resposta outra vez.
ui-friend-in-my-name = Esta ligação contém jogadas do seu lado que não foram feitas aqui.
ui-friend-forked = Você e o seu amigo fizeram jogadas diferentes. As duas linhas estão guardadas: combine com ele qual continuar.
ui-friend-offers = O seu amigo propõe terminar a partida. Aceite no menu ou continue a jogar.
ui-friend-offered = A proposta de terminar a partida segue com a sua próxima jogada.
ui-friend-not-offered = Já propôs terminar a partida.
ui-live-here = { $name } está aqui.
ui-live-away = { $name } está ausente.
ui-live-connecting = A ligar…
ui-live-broken = Sem ligação. A tentar de novo…
ui-live-overrun = Demasiados dados recebidos. A ligação foi fechada por agora.
ui-live-forked = A partida de { $name } tem jogadas diferentes.
ui-live-compare = Comparar
ui-live-greet = Cumprimentar
ui-live-greeting-hello = Olá!
ui-live-greeting-well-played = Bem jogado!
ui-live-greeting-smile = Um sorriso
ui-live-greeting-oh = Oh!
ui-live-greeting-thanks = Obrigado!
ui-live-greeting-wait = Um momento, por favor.
# With the address of a server.
ui-live-through = Esta partida joga-se em tempo real. As jogadas passam por { $broker }, cifradas para que só vocês os dois as possam ler.
ui-clock = Relógio
ui-clock-none = Nenhum
ui-clock-five-minutes = 5 min + 10 s
ui-clock-day-a-move = Um dia por jogada
ui-settings-broker = Jogo em tempo real
ui-settings-broker-label = Endereço do servidor MQTT
ui-settings-broker-hint = Com um servidor MQTT, cada nova partida com um amigo joga-se em tempo real: as suas jogadas chegam de imediato. Vão cifradas, para que só vocês os dois as possam ler.
ui-settings-broker-wrong = Este não é o endereço de um servidor MQTT. Deve ter esta forma: ws://192.168.1.5:9001.

ui-turn-again = Jogada extra
ui-round = Ronda { $round }
ui-round-score = Ronda { $round }: { $south } { $ofsouth }, { $north } { $ofnorth }
ui-rounds-none = Ainda não há rondas terminadas neste encontro.
ui-rounds-all = Várias rondas
ui-rounds-one = Uma só ronda
ui-swap = Trocar de lado?
ui-swap-offer = Já viu { $player } jogar pela primeira vez. Agora pode ficar com esse lado do tabuleiro ou manter o seu.
ui-swap-no = Continuar
ui-swap-yes = Trocar de lado
ui-choice-nyumba-offer = A sua última semente chegou à nyumba. Quer parar aí, ou gastar a nyumba e continuar a semear com as sementes dela?
ui-choice-keep = Parar aí
ui-choice-spend = Gastar a nyumba
ui-choice-extra-offer = Captura também mais uma casa do adversário. Qual?
ui-choice-laps-offer = Quantos percursos quer semear no outro sentido? Captura em cada um deles.
ui-choice-lap-count =
    { $laps ->
        [one] Um percurso
       *[other] { $laps } percursos
    }
ui-choice-back = Escolher outra jogada

## The card of a finished game. $at is a player and a move.

ui-over-best-capture = Melhor captura
ui-over-capture = { $move }: { $seeds }. { $at }.
ui-over-at = { $player }, jogada { $number }
ui-over-longest-relay = Mais percursos seguidos
ui-over-laps = { $laps } percursos. { $at }.
ui-over-turning-point = Momento decisivo
ui-over-lead-from = { $player }: à frente desde a jogada { $number }
ui-over-accuracy-progress = A calcular… { $percent }
ui-over-try = E agora?
ui-over-try-level = Jogar contra { $level }
ui-over-try-mistakes = Encontrar jogadas melhores
ui-over-fact-seeds = As sementes do jogo vêm muitas vezes de uma árvore, Caesalpinia crista, segundo um folheto da Maison des Jeux de Estrasburgo.
ui-over-fact-travels = Africanos escravizados levaram o jogo para as Antilhas e para as Américas, segundo um folheto da Maison des Jeux de Estrasburgo.
ui-over-fact-villages = Quase todas as aldeias têm a sua variante, segundo o livro de regras de Didier e Olivier Guillion (1996-1997).

## The seven opponents: name, what they are like, and what they say at the start and at the end.

ui-opponent-about = { $name }, { $level }
ui-opponent-says = { $name }: «{ $line }»
ui-opponent-draws = Empate. Jogamos outra?
ui-player-opponent = Adversário
ui-opponent-initiation-habit = Faz as capturas óbvias, mas muitas vezes não vê as ameaças.
ui-opponent-initiation-greets = Adoro casas cheias. Vamos?
ui-opponent-initiation-wins = Ganhei? Ganhei!
ui-opponent-initiation-loses = Tantas sementes! Mostre-me como.
ui-opponent-beginner-habit = Vê quase todas as capturas. Raramente conta o que custam.
ui-opponent-beginner-greets = Nunca deixo uma captura no tabuleiro.
ui-opponent-beginner-wins = Está a ver? Levo tudo.
ui-opponent-beginner-loses = Capturei, e paguei por isso.
ui-opponent-amateur-habit = Pensa nas respostas que pode receber, mas nem sempre nas certas.
ui-opponent-amateur-greets = Jogo eu, responde você. Vejamos.
ui-opponent-amateur-wins = Era a resposta que eu esperava.
ui-opponent-amateur-loses = Não esperava essa resposta.
ui-opponent-club-habit = Vê algumas jogadas à frente, mas às vezes engana-se.
ui-opponent-club-greets = Não tenha pressa. Conto devagar.
ui-opponent-club-wins = Contei bem!
ui-opponent-club-loses = Perdi a conta. Bem jogado.
ui-opponent-expert-habit = Vê muito à frente. Só falha quando tudo depende de umas poucas jogadas precisas.
ui-opponent-expert-greets = Sente-se. O tabuleiro está pronto.
ui-opponent-expert-wins = Foi uma conta longa. Boa partida!
ui-opponent-expert-loses = Viu mais longe do que eu.
ui-opponent-master-habit = Vê muito mais à frente do que um perito.
ui-opponent-master-greets = Que falem as sementes.
ui-opponent-master-wins = As sementes falaram.
ui-opponent-master-loses = As sementes escolheram o seu lado.
ui-opponent-grand-master-habit = Joga com toda a capacidade deste computador.
ui-opponent-grand-master-greets = Joguei isto toda a vida. Comece.
ui-opponent-grand-master-wins = Volte amanhã. Cá estarei.
ui-opponent-grand-master-loses = Hoje aprendi consigo.

## The prompts of the first game, on the board. $holes is a number in words.

ui-prompt-choose = Escolha uma das suas { $holes } casas
ui-prompt-watch = Veja onde cai a última semente
ui-prompt-capture = Se a sua última semente fizer duas ou três na outra fila, são suas
ui-seconds = { $seconds } s
ui-percent = { $percent } %

# House rules: the few rules of a game in which households differ.
ui-house-rules = Mudar uma regra
ui-house-rules-hint = Jogue como costuma jogar em casa. A sua variante fica guardada ao lado das outras.
ui-house-workshop = Todas as regras
ui-house-save = Usar estas regras
ui-house-saved = Guardada como { $name }.
ui-house-yes = Sim
ui-house-no = Não

# Parts of the world, over the games that come from there.
ui-region-west-africa = África Ocidental e Central
ui-region-east-africa = África Oriental e Austral
ui-region-west-asia = Ásia Ocidental e Central
ui-region-east-asia = Ásia Meridional e Oriental
ui-region-america = Américas e Europa
