### À volta do jogo: história, livros, palavras, agradecimentos. As chaves começam por «background-».

## História: o que se afirma, e quem o afirma

background-history-heading = História
background-history-claims = A origem do jogo foi contada de várias maneiras. Eis o que afirma cada fonte.
background-history-rule-book = O livro de regras de Didier e Olivier Guillion (1996-1997) chama-lhe um dos mais antigos jogos de estratégia conhecidos e situa a sua origem no século V ou VI. Daí, diz ele, o jogo passou ao Médio Oriente, a quase toda a África e ao mundo inteiro. Vê nele um traço principal da cultura africana, e diz que quase cada aldeia tem a sua variante.
background-history-leaflet = O folheto da Maison des Jeux de Estrasburgo fala de vestígios do século IV a. C. e diz que tanto o Egito dos faraós como a Índia conheciam o jogo. Segundo este folheto, chama-se Mancala no Norte de África, e Wari ou Ayo em partes da África subsaariana; há cerca de duzentas variantes, e também jogos parecidos na Ásia, como o Pallankuli.
background-history-seeds = As sementes, diz o mesmo folheto, são muitas vezes as de uma árvore, Caesalpinia crista. O seu nome popular, diferente em cada região, dá muitas vezes nome ao jogo, e é o caso de Awalé.
background-history-travels = Os africanos escravizados, diz ele, levaram-no para as Antilhas e para as Américas, com o nome de Adji.
background-history-help-file = O ficheiro de ajuda de Awalé 1.0 (1996) conta o jogo entre os mancalas, que se jogam com pedras numa tábua de madeira escavada. Parece vir, diz ele, do antigo Egito e ter-se espalhado aos poucos por África.
background-history-collection = Segundo a enciclopédia Mancala World, as regras ou os tabuleiros de vários dos dezasseis jogos do livro de regras foram adaptados. O Awalé segue o livro. O fim por repetição, o limite de 200 percursos e a vitória por desistência, seja qual for a contagem, são acrescentos deste programa.

## O programa de 1996

background-ancestor-heading = O programa de 1996
background-ancestor-board = 25 de dezembro de 1995: o Pai Natal oferece um tabuleiro de madeira a um dos autores.
background-ancestor-programming = 26 de dezembro de 1995: Didier e Olivier Guillion começam a programar, no Macintosh.
background-ancestor-release = 2 de janeiro de 1996: versão 1.0, para Macintosh e Windows 95.
background-ancestor-program = O programa joga duas variantes, Awalé e 2-4, em sete níveis, em partidas isoladas e encontros de seis. Pode mostrar onde acaba uma jogada, e comenta as jogadas. Grande Mestre, o seu nível mais alto, «continua invicto por agora», diz o seu ficheiro de ajuda.
background-ancestor-rule-book = 1996-1997: o livro de regras de Didier e Olivier Guillion, com dezasseis variantes. Os jogadores podem definir as suas próprias regras e enviá-las aos autores.

## Livros e outras fontes

background-books-heading = Livros e outras fontes
background-books-intro = Fontes das regras e destes textos:
background-books-rule-book = Didier e Olivier Guillion: livro de regras de Awalé. Toulouse, 1996-1997.
background-books-help-file = Didier e Olivier Guillion: ficheiro de ajuda de Awalé 1.0, 1996.
background-books-ballou = Kanga Ballou: Règles et stratégies du jeu d’Awalé. Abidjan, Nouvelles Éditions Ivoiriennes, 1993.
background-books-murray = H. J. R. Murray: A History of Board-Games Other than Chess. Oxford, Clarendon Press, 1952.
background-books-russ = Laurence (Larry) Russ: Mancala Games. Algonac (Michigan), Reference Publications, 1984.
background-books-powell-cotton = P. H. G. Powell-Cotton: A Mancala Board Called «Songo», em: Man, 1931.
background-books-leaflet = Maison des Jeux, Estrasburgo: folheto sobre a regra de Abidjan.
background-books-wari = Artigo sobre o wari na Web, 14 de setembro de 2009.
background-books-africa-imports = Africa Imports: artigo sobre as regras do jogo (africaimports.com).
background-books-oware-society = Oware Society: regras Abapa (s.helan.free.fr/awele/rules).
background-books-mancala-world = Mancala World, enciclopédia na Web (mancala.fandom.com).
background-books-further = Para ler mais
background-books-beart = Charles Béart: Jeux et jouets de l’Ouest africain. Dacar, IFAN, 1955.
background-books-deledicq-popova = André Deledicq e Assia Popova: Wari et solo. Le jeu de calculs africain. Paris, CEDIC, 1977.
background-books-de-voogt = Alexander J. de Voogt: Mancala Board Games. Londres, British Museum Press, 1997.

## Palavras. Cada uma é seguida de dois pontos e do seu sentido.

background-glossary-heading = As palavras do jogo
background-glossary-hole = Casa: uma das covas do tabuleiro, que contêm as sementes.
background-glossary-seed = Semente: o que se semeia e se captura. Todas são iguais e não são de ninguém até serem capturadas.
background-glossary-loft = Celeiro: onde um jogador guarda as sementes que capturou. Nunca voltam ao tabuleiro.
background-glossary-territory = Fila: as casas do lado de um jogador, de onde ele joga na maioria das variantes.
background-glossary-sow = Semear: deixar uma a uma, nas casas seguintes, as sementes de uma casa.
background-glossary-lap = Percurso: as sementes de uma casa, semeadas até à última.
background-glossary-loop = Volta: uma sementeira de mais de onze sementes, à volta de um tabuleiro de doze casas. Em algumas variantes, a casa de partida é saltada e fica vazia.
background-glossary-relay = Percursos seguidos: a casa a que chega a última semente é por sua vez esvaziada, e começa outro percurso.
background-glossary-master-stone = Pedra mestra: a última semente de uma sementeira, de que depende a captura.
background-glossary-capture = Capturar: levar as sementes de uma casa para o próprio celeiro, segundo as regras da variante.
background-glossary-chain = Cadeia: casas capturadas ao mesmo tempo, para trás a partir da casa a que chegou a última semente.
background-glossary-grand-slam = Grande chelem: uma captura que deixaria o adversário sem uma única semente. Muitas variantes proíbem-na, anulam-na ou encurtam-na.
background-glossary-feed = Alimentar: jogar de modo que o adversário tenha sementes para jogar.
background-glossary-hungry = Com fome: diz-se do jogador com poucas sementes na sua fila, ou nenhuma.
background-glossary-kroo = Kroo: uma palavra akan, acumulação. Uma casa que se deixou crescer até as suas sementes darem a volta: doze ou mais.
background-glossary-ripe = Maduro: diz-se de um kroo cuja segunda volta alcança a primeira casa do adversário.
background-glossary-dam = Dique: mais de duas sementes guardadas na casa onde um kroo vai acabar, para que nada capture ali.
background-glossary-pressure = Pressão: alimentar o adversário o menos possível, para que um kroo tenha de ser jogado antes de maduro.
background-glossary-overloading = Sobrecarga: alimentar um kroo até ele falhar o alvo.

## Agradecimentos

background-thanks-heading = Agradecimentos
background-thanks-authors = A Didier e Olivier Guillion, de Toulouse, mais tarde Myriad, autores do programa e do livro de regras de 1996-1997, fonte da maioria das variantes; e a quem lhes propôs regras: F. Pingaud, Steve Evans e Olivier Rolland.
background-thanks-ancestor = O programa de 1996 agradecia a Jean-François Cassan, o seu principal testador, e ao Pai Natal, pela boa ideia. Nós também lhes agradecemos.
background-thanks-sources = À Maison des Jeux de Estrasburgo, pelo folheto com a regra de Abidjan e o jogo dos mais pequenos; à Africa Imports (africaimports.com), pelo artigo sobre as regras; e ao autor do artigo sobre o wari de 14 de setembro de 2009.
background-thanks-makers = A todos os que transmitiram o jogo, de jogador em jogador; e a quem faz Rust, Bevy, egui, Fluent e todo o software livre de que este jogo é feito.

## Sobre

background-about-heading = Sobre este jogo
background-about-game = Awalé é uma coleção de jogos de semear. Cada variante é um ficheiro que se pode ler, mudar e partilhar. O seu antepassado é o programa de Didier e Olivier Guillion de 1996 e 1997, cujo livro de regras é a fonte da maioria das variantes.
background-about-licences = O programa é software livre com a licença MIT. Os tipos de letra Andika e Arima têm a licença SIL Open Font. A origem e a licença de cada som, tipo de letra e imagem constam do ficheiro CREDITS.csv.
background-libraries-heading = Bibliotecas
background-libraries = O programa contém { $count } bibliotecas de outros autores, cada uma com a sua própria licença. Os textos estão no ficheiro licences.txt que acompanha o programa; «awale-engine licences» também os mostra.
