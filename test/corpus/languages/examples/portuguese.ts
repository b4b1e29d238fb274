import type { LanguageExamples } from './language-examples';

export const portuguese: LanguageExamples = {
  prose: ['A câmara municipal aprovou o orçamento da cidade para o próximo ano.'],
  days: [['A reunião é no dia 3 de março, na sede da associação.', ['2026-03-03']]],
  figures: [['O custo da obra sobe para 2 mil milhões de euros.', ['€2 billion']]],
  events: [['A câmara encerrou a ponte aos camiões na segunda-feira.', 'A ponte é um símbolo da cidade.']],
  leaning: ['Nós rejeitámos a proposta da câmara para a ponte.'],
  sameStems: [['as pontes fechadas da cidade', 'a ponte fechada das cidades']],
  sentences: ['A câmara entregou a obra ao Sr. Gomes e à Dra. Reis.', 'A assembleia votou na segunda-feira.'],
  changes: [
    [
      'A obra custa 40 milhões de euros.',
      'O custo da obra sobe de 40 para 55 milhões de euros.',
      '40 milhões de euros',
    ],
  ],
  unchanged: [['A obra custa 40 horas.', 'O custo da obra sobe de 40 para 55 milhões de euros.']],
  walls: ['Exclusivo para assinantes', 'Assine para continuar a ler'],
  byline: 'Por Joana Gomes',
  published: 'Publicado em 4 de maio de 2026',
  reversal: {
    description: 'Pilotos do porto de Marreira',
    title: 'Tarifa fixa para os pilotos de Marreira',
    act: 'O Decreto-Lei n.º 118/2024 fixa em 24 coroas por navio a tarifa dos pilotos de Marreira.',
    more: 'O governo aprovou-o na segunda-feira depois de dois dias de conversas com os armadores. Até agora os pilotos negociavam a sua tarifa.',
    later: 'Os pilotos de Marreira perdem a tarifa',
    end: 'O governo revogou na sexta-feira o Decreto-Lei n.º 118/2024 sobre os pilotos de Marreira.',
    after: 'Os armadores de onze navios queixaram-se da tarifa. Os pilotos vão falar de novo com eles.',
  },
};
