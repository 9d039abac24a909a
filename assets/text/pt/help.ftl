### A ajuda: as suas páginas, e os menus em palavras. As chaves começam por «help-».

help-title = Ajuda

## As páginas

help-page-rules = Regras desta variante
help-page-examples = Exemplos
help-page-strategies = Estratégias
help-page-history = História
help-page-words = Glossário
help-page-menus = Menus e teclas
help-page-thanks = Agradecimentos
help-page-books = Livros
help-examples-intro = Cada exemplo joga-se sozinho no tabuleiro. A sua partida está em pausa; nada se perde.

## O menu principal. Cada linha: o nome de um botão, dois pontos, o que ele faz.

help-menu-heading = O menu principal
help-menu-play = { ui-menu-play }: começa logo uma partida; a linha por baixo do botão indica qual.
help-menu-continue = { ui-menu-continue }: retoma a partida que deixou por terminar.
help-menu-friends = { ui-friends-play }: jogue um encontro trocando ligações, sem conta nem servidor.
help-menu-new-game = { ui-menu-new-game }: escolha a variante, o tabuleiro, os jogadores e os seus níveis, quem começa, e uma só partida ou um encontro de várias.
help-menu-companion = { ui-level-companion }: um adversário controlado pelo computador, ao seu nível, que se adapta aos seus resultados.
help-menu-learn = { ui-menu-learn }: lições para jogar no tabuleiro e textos para ler.
help-menu-more = { ui-menu-more }: abre os menus seguintes.
help-menu-atlas = { ui-atlas }: todas as variantes num mapa e numa lista, com filtros.
help-menu-puzzles = { training-puzzles }: posições com uma única melhor jogada, um problema do dia e a sua pontuação.
help-menu-rules = { ui-menu-rules }: as regras desta variante, com exemplos, estratégias, história, glossário e teclas; e o livro de regras de todas as variantes, uma página web para imprimir.
help-menu-archive = { ui-menu-archive }: reveja partidas terminadas, abra partidas guardadas e consulte as suas estatísticas.
help-menu-workshop = { ui-menu-workshop }: escreva as suas próprias regras e experimente-as.
help-menu-settings = { ui-menu-settings }: idioma, som, gráficos, ajudas e controlos.

## Durante uma partida

help-game-undo = { ui-undo }, { ui-redo }: desfaz uma jogada ou volta a fazê-la, as vezes que quiser. Nada se perde.
help-game-hint = { ui-hint }: a primeira dica dá um indício; a seguinte mostra a melhor jogada e o resultado esperado.
help-game-moves = { ui-moves }: a lista das jogadas. Escolha uma para ver o tabuleiro nesse momento, semente a semente, se quiser.
help-game-pause = { ui-pause }: põe a partida em pausa e abre o seu menu, com as regras, as definições e os botões seguintes.
help-game-threats = { ui-threats }: mostra o que o adversário faria se você passasse a vez. A jogada é feita no tabuleiro e depois desfeita. «{ review-key-what-if }» funciona da mesma maneira.
help-game-speed = { ui-speed }, { ui-mute }: a que velocidade se movem as sementes, com ou sem som.
help-game-restart = { ui-restart }: recomeça esta partida.
help-game-save = { ui-save-as }: guarda a partida com um nome.
help-game-end = { ui-resign }, { ui-agree-to-end }: põem fim à partida. Se desistir, o adversário fica com as sementes do tabuleiro; se a terminarem por acordo, ninguém fica com elas.
help-game-score = { ui-score }, { ui-stop-match }: num encontro de várias partidas, o primeiro mostra os resultados até agora; o segundo termina o encontro, e as partidas já jogadas decidem o resultado.
help-game-transcript = { ui-transcript }: o que aconteceu na partida, por escrito.
help-game-share = { ui-share }: abre as opções seguintes.
help-game-copy = { ui-copy-position }, { ui-copy-game }, { ui-copy-link }: copiam a posição, a partida ou uma ligação para este momento.
help-game-picture = { ui-picture }, { ui-film }: guardam uma foto da mesa ou uma animação da última jogada.
help-game-photo = { ui-photo }: esconde os painéis e liberta a câmara, para uma foto ou uma animação.

## Examples on the board

help-searching = A procurar exemplos…
help-no-examples = Não se encontraram exemplos para estas regras.
help-marks = Marcas nas imagens
help-mark-noted = mencionada no texto
help-again = Repetir
help-back = Voltar à ajuda

## The rule book in full, as a file

help-save-book = Guardar como página web
help-saving-book = A guardar…
