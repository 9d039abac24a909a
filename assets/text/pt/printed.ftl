### O livro de regras impresso: o que nele está além das regras. As chaves começam por «printed-».

printed-title = O livro de regras do Awalé
printed-subtitle =
    { $variants ->
        [1] Um jogo de semear, com imagens
       *[other] { $variants } jogos de semear, com imagens
    }
printed-contents-heading = Índice
printed-family-heading = Uma família de jogos
printed-family-1 = Dois jogadores sentam-se de cada lado de um tabuleiro com duas filas de casas. Todas as sementes estão no tabuleiro desde o início e não são de ninguém. Na sua vez, cada jogador esvazia uma casa e semeia as sementes, uma em cada casa seguinte. Onde e como cai a última semente decide se há captura. No fim, ganha o jogador com o celeiro mais cheio.
printed-family-2 = Desta única ideia nasceram muitos jogos, em África e não só. Distinguem-se pela resposta que dão a algumas perguntas. A sementeira acaba com a última semente, ou esvazia-se a casa a que ela chegou e continua-se a semear? Quantas sementes tem de conter uma casa para ser capturada, e na fila de quem? As casas cheias atrás dela são também capturadas? É preciso deixar ao adversário alguma coisa para jogar?
printed-family-3 = Cada capítulo responde a estas perguntas para uma variante e lê-se sozinho. O programa escreveu os capítulos a partir das regras com que joga, e encontrou todos os exemplos a jogar.
printed-pictures-heading = Como ler as imagens
printed-pictures = Em todas as imagens, Sul está em baixo e joga. As casas de Sul têm letras maiúsculas, as de Norte minúsculas. Os números são sementes; uma casa vazia não tem número. As casas compridas nas pontas são os celeiros, o de Sul à direita. A linha vai da casa jogada à casa a que chega a última semente; os percursos seguintes estão a tracejado. O primeiro tabuleiro mostra a posição antes da jogada, e o segundo, a posição depois dela.
printed-mark-played = a casa jogada
printed-mark-end = a casa a que chega a última semente
printed-mark-captured = capturada, e quantas sementes
printed-mark-spared = poupada por uma captura
printed-mark-refused = não pode ser jogada
printed-mark-allowed = pode ser jogada em vez dela
printed-start = O início de uma partida de { $name }
printed-start-caption = O início: os celeiros estão vazios.
printed-before-after = Antes: { $before } Depois: { $after }
printed-counts = Fila de Sul a partir da casa A: { $south }. Fila de Norte a partir da casa a: { $north }. Nos celeiros: Sul { $south-loft }, Norte { $north-loft }.
printed-comparison-heading = Todas num relance
printed-comparison = O que distingue as variantes. A coluna do tabuleiro indica as filas e as casas, as sementes de cada casa no início e o sentido da sementeira. «A última faz» indica quantas sementes tem de conter a casa alcançada para ser capturada.
printed-column-name = Variante
printed-column-board = Tabuleiro
printed-column-laps = Percursos
printed-column-flow = Pelo caminho
printed-column-counts = A última faz
printed-column-where = Onde
printed-column-takes = Captura-se
printed-column-slam = Grande chelem
printed-column-feeding = Alimentar
printed-column-stuck = Sem jogada
printed-cell-none = –
printed-cell-stops-at = até { $counts }
printed-cell-even = par
printed-cell-any-number = qualquer
printed-cell-own-row = a própria fila
printed-cell-other-row = a outra fila
printed-cell-anywhere = ambas as filas
printed-cell-takes-reached = a casa
printed-cell-takes-chain = a casa e a sua cadeia
printed-cell-takes-opposite = a casa em frente
printed-cell-takes-opposite-chain = a cadeia em frente
printed-cell-takes-both = a casa e a da frente
printed-cell-takes-both-chain = a cadeia e as casas em frente
printed-cell-slam-allowed = permitido
printed-cell-slam-spares = tudo menos a última
printed-cell-slam-cancelled = anulado
printed-cell-slam-illegal = proibido
printed-cell-feeding-reach = chegar à outra fila
printed-cell-feeding-if-possible = se possível
printed-cell-feeding-required = sempre
printed-cell-feeding-penalised = ou perder o resto
printed-cell-stuck-ends = fim
printed-cell-stuck-passes = passa a vez
