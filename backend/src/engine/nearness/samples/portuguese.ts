import type { Sample } from './sample';

export const portuguese: readonly Sample[] = [
  {
    topic: 'Taxas de juro do Banco de Torvia',
    page: 'Banco de Torvia sobe a taxa diretora para 4,5 %. O conselho encarece o crédito pela terceira vez este ano e aponta os preços dos alimentos.',
    later:
      'Pausa na subida do crédito. Após um ano de aumentos, o comité monetário deixou na quinta-feira a taxa inalterada.',
  },
  {
    topic: 'Greves nos caminhos de ferro de Kelmark',
    page: 'Maquinistas de Kelmark param dois dias. O sindicato pede uma semana mais curta; a maioria dos comboios regionais não vai circular.',
    later:
      'Assinado acordo salarial. Os maquinistas voltam ao trabalho na segunda-feira depois de a empresa aceitar a semana de 36 horas.',
  },
  {
    topic: 'Surto de sarampo no vale de Ostrin',
    page: 'Onze crianças doentes com sarampo em Ostrin. Os serviços de saúde abriram um centro de vacinação na câmara municipal.',
    later: 'Fecha o centro de vacinação. Há três semanas que não é comunicado nenhum novo caso de sarampo no vale.',
  },
  {
    topic: 'Incêndios nas colinas de Serrado',
    page: 'Incêndio perto de Serrado obriga 300 pessoas a sair de casa. Os bombeiros esperam ventos fortes até ao fim de semana.',
    later:
      'Chuva apaga o fogo e moradores regressam. Os últimos focos nas colinas acima de Serrado foram extintos no domingo.',
  },
  {
    topic: 'Novo treinador do FC Brunhaven',
    page: 'FC Brunhaven contrata Iversen como treinador. O técnico de 48 anos assina por duas épocas e estreia-se no jogo em Dornau.',
    later: 'Iversen despedido após seis derrotas. O clube entrega a equipa ao adjunto até à pausa de inverno.',
  },
  {
    topic: 'Processo contra a Datavia por dados de utilizadores',
    page: 'Consumidores processam a Datavia por dados de localização. A empresa terá vendido por onde andavam os utilizadores sem lhes perguntar.',
    later:
      'Juízes mandam apagar os dados de localização. A Datavia terá ainda de pagar 400 euros a cada queixoso, decidiu o tribunal de recurso.',
  },
  {
    topic: 'Construção da ponte sobre o Lune',
    page: 'Começam as obras da nova ponte sobre o Lune. Custará 85 milhões e terá quatro faixas a partir de 2027.',
    later:
      'Ponte abre com um ano de atraso. A travessia custou mais 21 milhões do que o previsto porque o solo da margem leste era mole.',
  },
  {
    topic: 'Missão lunar Halden 2',
    page: 'Módulo Halden 2 parte para a Lua. A sonda vai procurar gelo perto do polo sul.',
    later: 'Perdido o contacto com a sonda lunar. Os engenheiros não receberam sinal depois do início da descida.',
  },
  {
    topic: 'Seca e colheita de trigo na Marénia',
    page: 'Agricultores da Marénia temem pelo trigo. No sul não chove há nove semanas e os poços estão a secar.',
    later:
      'Menor colheita de cereais em vinte anos. O ministério da Agricultura permite importações sem direitos até à primavera.',
  },
  {
    topic: 'Roubo no museu de Arnfeld',
    page: 'Ladrões levam quadros do museu de Arnfeld. Três paisagens no valor de dois milhões foram cortadas das molduras durante a noite.',
    later:
      'Paisagens roubadas encontradas numa garagem. A polícia deteve um antigo vigilante; as telas voltam à galeria até maio.',
  },
];
