### À volta do jogo: história, livros, palavras, agradecimentos. As chaves começam por «background-».

## História: o que se afirma, e quem o afirma

background-history-heading = História
background-history-claims = As fontes não estão de acordo sobre a origem do jogo. Eis o que afirma cada uma.
background-history-rule-book = O livro de regras de Didier e Olivier Guillion (1996-1997) considera o awalé um dos mais antigos jogos de estratégia conhecidos e situa a sua origem no século V ou VI. Depois, diz o livro, o jogo espalhou-se pelo Médio Oriente, por quase toda a África e pelo resto do mundo. O livro vê no jogo um elemento fundamental da cultura africana e afirma que quase todas as aldeias têm a sua variante.
background-history-leaflet = O folheto da Maison des Jeux de Estrasburgo menciona vestígios do jogo já no século IV a. C. e diz que se jogava tanto no Egito dos faraós como na Índia. O folheto acrescenta que o jogo se chama Mancala no Norte de África, e Wari ou Ayo em partes da África subsaariana; que há cerca de duzentas variantes; e que na Ásia existem jogos parecidos, como o Pallankuli.
background-history-seeds = Segundo o folheto de Estrasburgo, as sementes vêm muitas vezes de uma árvore, Caesalpinia crista. O nome popular da árvore muda de região para região e dá muitas vezes nome ao jogo, como é o caso do awalé.
background-history-travels = Foram africanos escravizados, diz o folheto de Estrasburgo, que levaram o jogo para as Antilhas e para as Américas, com o nome de Adji.
background-history-help-file = O ficheiro de ajuda do programa de 1996 apresenta o awalé como um dos jogos de mancala, que se jogam com pedras num tabuleiro de madeira com covas. O jogo, diz esse ficheiro, parece vir do antigo Egito e ter-se espalhado aos poucos por África.
background-history-collection = Segundo a enciclopédia Mancala World, o livro de regras adaptou as regras ou os tabuleiros de vários dos seus dezasseis jogos. Este programa segue o livro de regras e acrescenta três regras próprias: uma posição repetida põe fim à partida, uma sementeira é interrompida ao fim de 200 percursos, e quem desiste perde, seja qual for a contagem.

## O programa de 1996

background-ancestor-heading = O programa original (1996)
background-ancestor-board = 25 de dezembro de 1995: o Pai Natal traz a um dos autores um tabuleiro de madeira maciça.
background-ancestor-programming = 26 de dezembro de 1995: Didier e Olivier Guillion começam a programar no Macintosh.
background-ancestor-release = 2 de janeiro de 1996: versão 1.0, para Macintosh e Windows 95.
background-ancestor-program = O programa joga duas variantes, Awalé e 2-4, em sete níveis, em partidas isoladas ou em encontros de seis. Consegue mostrar onde acaba uma jogada e vai comentando a partida. O Grande Mestre, o nível mais alto, «continua invicto por agora», segundo o ficheiro de ajuda.
background-ancestor-rule-book = 1996-1997: Didier e Olivier Guillion publicam o livro de regras, com dezasseis variantes. Os jogadores podem inventar as suas próprias regras e enviá-las aos autores.

## Livros e outras fontes

background-books-heading = Livros e outras fontes
background-books-intro = Fontes das regras e destes textos:
background-books-rule-book = Didier e Olivier Guillion: livro de regras do Awalé. Toulouse, 1996-1997.
background-books-help-file = Didier e Olivier Guillion: ficheiro de ajuda do Awalé 1.0, 1996.
background-books-ballou = Kanga Ballou: Règles et stratégies du jeu d’Awalé. Abidjan, Nouvelles Éditions Ivoiriennes, 1993.
background-books-murray = H. J. R. Murray: A History of Board-Games Other than Chess. Oxford, Clarendon Press, 1952.
background-books-russ = Laurence (Larry) Russ: Mancala Games. Algonac (Michigan), Reference Publications, 1984.
background-books-powell-cotton = P. H. G. Powell-Cotton: A Mancala Board Called «Songo», em: Man, 1931.
background-books-leaflet = Maison des Jeux, Estrasburgo: folheto sobre as regras de Abidjan.
background-books-wari = Artigo na Web sobre o wari, 14 de setembro de 2009.
background-books-africa-imports = Africa Imports: artigo sobre as regras do jogo (africaimports.com).
background-books-oware-society = Oware Society: regras Abapa (s.helan.free.fr/awele/rules).
background-books-mancala-world = Mancala World, enciclopédia na Web (mancala.fandom.com).
background-books-further = Outras leituras
background-books-beart = Charles Béart: Jeux et jouets de l’Ouest africain. Dacar, IFAN, 1955.
background-books-deledicq-popova = André Deledicq e Assia Popova: Wari et solo. Le jeu de calculs africain. Paris, CEDIC, 1977.
background-books-de-voogt = Alexander J. de Voogt: Mancala Board Games. Londres, British Museum Press, 1997.

## Palavras. Cada uma é seguida de dois pontos e do seu sentido.

background-glossary-heading = Glossário
background-glossary-hole = Casa: uma das covas do tabuleiro, onde estão as sementes.
background-glossary-seed = Semente: o que se semeia e se captura. Todas as sementes são iguais e não são de ninguém até serem capturadas.
background-glossary-loft = Celeiro: onde ficam as sementes que um jogador capturou. Na maioria das variantes, nunca voltam ao tabuleiro.
background-glossary-territory = Fila: as casas do lado de um jogador. Na maioria das variantes, só se joga a partir da própria fila.
background-glossary-sow = Semear: largar uma a uma, nas casas seguintes, as sementes tiradas de uma casa.
background-glossary-lap = Percurso: a sementeira de uma mão-cheia de sementes, da primeira à última.
background-glossary-loop = Volta: uma sementeira de mais de onze sementes, que dá a volta inteira a um tabuleiro de doze casas. Em algumas variantes, salta-se a casa de partida, que fica vazia.
background-glossary-relay = Percursos seguidos: esvaziar a casa onde acabou um percurso e semear outro com as sementes dela.
background-glossary-master-stone = Pedra mestra: a última semente de uma sementeira. As capturas dependem dela.
background-glossary-capture = Capturar: levar as sementes de uma casa para o próprio celeiro, segundo as regras da variante.
background-glossary-chain = Cadeia: casas seguidas que se capturam em conjunto, recuando a partir daquela a que chegou a última semente.
background-glossary-grand-slam = Grande chelem: uma captura que deixaria o adversário sem uma única semente. Muitas variantes proíbem-na, anulam-na ou encurtam-na.
background-glossary-feed = Alimentar: fazer uma jogada que deixe ao adversário sementes para jogar.
background-glossary-hungry = Com fome: diz-se do jogador com poucas sementes na sua fila, ou sem nenhuma.
background-glossary-kroo = Kroo: uma casa com sementes suficientes para dar a volta inteira ao tabuleiro: doze ou mais. A palavra é akan e significa acumulação.
background-glossary-ripe = Maduro: diz-se de um kroo com sementes suficientes para chegar pela segunda vez à primeira casa do adversário.
background-glossary-dam = Dique: mais de duas sementes na casa onde um kroo vai acabar, para que aí não capture nada.
background-glossary-pressure = Pressão: alimentar o adversário o menos possível, para o obrigar a jogar o kroo antes de estar maduro.
background-glossary-overloading = Sobrecarga: alimentar um kroo até ele falhar o alvo.

## Agradecimentos

background-thanks-heading = Agradecimentos
background-thanks-authors = A Didier e Olivier Guillion, de Toulouse, mais tarde Myriad, autores do programa e do livro de regras de 1996-1997, fonte da maioria das variantes; e a quem lhes propôs regras: F. Pingaud, Steve Evans e Olivier Rolland.
background-thanks-ancestor = O programa de 1996 agradecia a Jean-François Cassan, o seu principal testador, e ao Pai Natal, pela boa ideia. Este também lhes agradece.
background-thanks-sources = À Maison des Jeux de Estrasburgo, pelo folheto com as regras de Abidjan e o jogo para os mais pequenos; à Africa Imports (africaimports.com), pelo artigo sobre as regras; e ao autor do artigo sobre o wari de 14 de setembro de 2009.
background-thanks-makers = A todos os que transmitiram o jogo, de jogador em jogador; e a quem faz o Rust, o Bevy, o egui, o Fluent e todo o software livre deste jogo.

## Sobre

background-about-heading = Sobre este jogo
background-about-game = O Awalé é uma coleção de jogos de semear. Cada variante é um ficheiro que pode ler, alterar e partilhar. O seu antepassado é o programa que Didier e Olivier Guillion escreveram em 1996 e 1997, e o livro de regras deles é a fonte da maioria das variantes.
background-about-licences = O programa é software livre, sob a licença MIT. Os tipos de letra Andika e Arima estão licenciados sob a SIL Open Font License. O ficheiro CREDITS.csv indica a origem e a licença de cada som, tipo de letra e imagem.
background-libraries-heading = Bibliotecas
background-libraries = O programa contém { $count } bibliotecas de terceiros, cada uma com a sua própria licença. Os textos das licenças estão no ficheiro licences.txt que acompanha o programa; «awale-engine licences» também os mostra.
