import type { LanguageExamples } from './language-examples';

export const english: LanguageExamples = {
  prose: [
    'The council of La Paz adopted the budget for the next year.',
    'Il Sole 24 Ore and Le Monde report that the merger was approved by the board.',
  ],
  days: [
    ['The council meets on March 3, 2026 and again on April 14.', ['2026-03-03', '2026-04-14']],
    ['The deadline was 16 December 2025 for all of them.', ['2025-12-16']],
  ],
  figures: [
    ['The city pays $1,234.5 million for the bridge, 12.5 percent more.', ['$1234.5 million', '12.5%']],
    ['The state closes 40 schools under section 14 of the act.', ['40 school']],
  ],
  events: [['The city closed the bridge to lorries on Monday.', 'The bridge is a landmark of the city.']],
  leaning: [
    'He announced that the bridge would be closed to lorries.',
    'We rejected the plan of the council for the bridge.',
  ],
  sameStems: [['the strikes announced in the cities', 'a strike announces the city']],
  sentences: ['The works were given to Mr. Doe of the U.S. Bridge Co. in May.', 'The council voted on Monday.'],
  changes: [
    [
      'The city imposed a fee of 10 percent on copper from Chile on Monday.',
      'The city raised the fee on copper from Chile from 10 to 15 percent on Friday.',
      '10 percent',
    ],
  ],
  unchanged: [
    [
      'The city imposed a fee of 10 percent on copper from Chile on Monday.',
      'The city may raise the fee on copper from Chile from 10 to 15 percent.',
    ],
  ],
  walls: ['Subscribe to continue reading', 'This article is for subscribers only.'],
  byline: 'By Jane Doe',
  published: 'Published: 4 May 2026',
  reversal: {
    description: 'Pilots in the harbour of Marrowby',
    title: 'A fixed fee for pilots in Marrowby',
    act: 'Harbour Order 118 fixes the fee of pilots at 24 crowns a vessel.',
    more: 'It applies to all vessels longer than twelve metres. Until now the pilots and the masters settled the fee between themselves.',
    later: 'Marrowby pilots lose their fee',
    end: 'The harbour board of Marrowby revoked Harbour Order 118 on Friday.',
    after:
      'The owners of eleven vessels had complained that the fee was too high for small boats. The pilots said that they would talk to the masters again.',
  },
};
