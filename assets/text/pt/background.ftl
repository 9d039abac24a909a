### À volta do jogo: história, livros, palavras, agradecimentos. As chaves começam por «background-».

## História

background-history-heading = História
background-history-family = O awalé pertence aos jogos de semear, uma família tão antiga e tão espalhada como a dos jogos de cartas. Os estudiosos chamam-lhes mancala, de uma palavra árabe que significa mover. Em todos se tiram as sementes de uma casa e se deixam uma a uma nas seguintes, e estão descritas umas duzentas variantes.
background-history-age = Ninguém sabe de onde vêm. Em pedras do antigo Egito encontraram-se filas de covas, mas discute-se quando foram feitas e se serviam para jogar. Na Etiópia e na Eritreia há tabuleiros talhados na rocha com bem mais de mil anos.
background-history-travels = Hoje os jogos de semear estão em casa em toda a África. As pessoas escravizadas levaram-nos para o outro lado do Atlântico: nas Caraíbas ainda se jogam, e os quilombolas do Suriname conservaram o seu. Outros vivem na Arábia, na Índia, na Ásia Central e até no Bornéu e nas Filipinas. De aldeia em aldeia, o mesmo jogo muda de nome e de algumas regras.
background-history-seeds = As sementes são quase sempre as de Caesalpinia bonduc, um arbusto espinhoso de costas quentes: redondas, cinzentas, lisas e duras como pedras. Atravessam oceanos à deriva e ainda germinam. Seixos, búzios e berlindes também servem.
background-history-people = Um tabuleiro pode ser um tesouro esculpido, com pé e um celeiro em cada ponta, ou duas filas de covas na areia. Joga-se depressa e em voz alta, e quem assiste dá conselhos; tirar e semear sem contar em voz alta faz parte da arte.

## Livros

background-books-heading = Livros
background-books-intro = Para quem quiser ler mais:
background-books-murray = H. J. R. Murray: A History of Board-Games Other than Chess. Oxford, Clarendon Press, 1952.
background-books-beart = Charles Béart: Jeux et jouets de l’Ouest africain. Dacar, IFAN, 1955.
background-books-deledicq-popova = André Deledicq e Assia Popova: Wari et solo. Le jeu de calculs africain. Paris, CEDIC, 1977.
background-books-russ = Laurence Russ: Mancala Games. Algonac (Michigan), Reference Publications, 1984.
background-books-ballou = Ballou, 1993: uma fonte do antepassado deste jogo, de que só conhecemos o autor e o ano.
background-books-de-voogt = Alexander J. de Voogt: Mancala Board Games. Londres, British Museum Press, 1997.

## Palavras. A cada uma seguem-se dois pontos e o seu significado.

background-glossary-heading = As palavras do jogo
background-glossary-hole = Casa: uma das covas do tabuleiro, que contêm as sementes.
background-glossary-seed = Semente: o que se semeia e se captura. Todas são iguais e não são de ninguém até serem capturadas.
background-glossary-loft = Celeiro: onde um jogador guarda as sementes que capturou. Nunca voltam ao tabuleiro.
background-glossary-territory = Fila: as casas do lado de um jogador, de onde ele joga na maioria das variantes.
background-glossary-sow = Semear: deixar uma a uma, nas casas seguintes, as sementes tiradas.
background-glossary-lap = Percurso: uma mão-cheia tirada e semeada até à última semente.
background-glossary-relay = Percursos seguidos: a casa a que chega a última semente é por sua vez levantada, e começa outro percurso.
background-glossary-master-stone = Pedra mestra: a última semente de uma sementeira, de que depende a captura.
background-glossary-capture = Capturar: levar as sementes de uma casa para o próprio celeiro, como a variante o permitir.
background-glossary-chain = Cadeia: casas capturadas ao mesmo tempo, para trás a partir daquela a que chegou a última semente.
background-glossary-grand-slam = Grande chelem: uma captura que deixaria o adversário sem uma única semente. Muitas variantes proíbem-na, anulam-na ou encurtam-na.
background-glossary-feed = Alimentar: jogar de modo que o adversário tenha sementes para jogar.
background-glossary-hungry = Com fome: diz-se do jogador com poucas sementes do seu lado, ou nenhuma.
background-glossary-kroo = Kroo: entre os Akan, uma casa que se deixou crescer até doze sementes ou mais. Está maduro quando a sua segunda volta alcança a primeira casa do adversário.
background-glossary-dam = Dique: uma casa bem cheia, onde um kroo não captura nada.

## Sobre

background-about-heading = Sobre este jogo
background-about-game = Awalé é uma coleção de jogos de semear, com um tabuleiro para todos. As variantes são dados, não programa: cada uma é um ficheiro que se pode ler, mudar e partilhar. O seu antepassado foi um programa de 1996 e 1997, cujo livro de regras é a fonte da maioria das variantes.
background-about-thanks = Obrigado a todos os que transmitiram o jogo, de jogador em jogador, durante tanto tempo; aos autores do antepassado; e a quem faz Rust, Bevy, egui, Fluent e todo o software livre de que este jogo é feito.
background-about-licences = O programa é software livre com a licença MIT. Os tipos de letra Andika e Arima têm a licença SIL Open Font. A origem e a licença de cada som, tipo de letra e imagem constam do ficheiro CREDITS.csv.
