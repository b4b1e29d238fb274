import type { TextParagraph } from '#modules/documents/published';
import { indexOf } from '../retrieval/passage-index';
import { answerPartFromDocument } from './answer-part-from-document';
import { documentPassages } from './document-passages';

const starts = [{ page: 1, at: 0 }];
const headed = (heading: string, ...texts: readonly string[]): readonly TextParagraph[] => [
  { text: heading, heading: null, isHeading: true, starts },
  ...texts.map((text) => ({ text, heading, isHeading: false, starts })),
];

const HEADER = ['Item', '2024 (euros)', '2025 (euros)'];
const row = (...cells: readonly string[]): TextParagraph => ({
  text: cells.join(' '),
  heading: '2. Money',
  isHeading: false,
  starts,
  table: { kind: 'row', header: HEADER, cells },
});

/** A report as a small society prints one, with a table. */
const index = indexOf(
  documentPassages({
    pages: [{ label: '1', hasText: true }],
    paragraphs: [
      ...headed('Annual report of the Quenby Seed Bank'),
      ...headed(
        '1. The year in short',
        'The bank held 48,210 samples of seed at the end of 2025. It lost no sample to damp or fire.',
        'The director, Maud Ellery, will retire on 30 September 2026. The board has chosen Tomas Varga as her successor.',
      ),
      ...headed('2. Money'),
      { ...row(...HEADER), table: { kind: 'header' } },
      row('Donations', '86,000', '142,500'),
      row('Staff', '905,000', '968,000'),
      ...headed(
        '3. Running costs',
        'Spending on electricity fell by 18 percent because of the solar panels on the roof of the cold store.',
        'The bank employs 23 people, four of them part-time.',
      ),
      ...headed(
        '4. Plans',
        'A second cold store is to be built in Ostwick by 2028. It will cost 4.7 million euros, of which the province pays half.',
      ),
    ],
  }),
);

const answerTo = (question: string): readonly string[] | null => {
  const answer = answerPartFromDocument({ question, history: [] }, index);
  return answer.kind === 'quoted' ? answer.quotes.map(({ text }) => text) : null;
};

test.each([
  ['How much were donations in 2025?', ['Donations · 2025 (euros): 142,500']],
  ['How much did the bank spend on staff in 2024?', ['Staff · 2024 (euros): 905,000']],
  [
    'What will the second cold store cost?',
    [
      'A second cold store is to be built in Ostwick by 2028.',
      'It will cost 4.7 million euros, of which the province pays half.',
    ],
  ],
  [
    'Who follows Maud Ellery?',
    [
      'The director, Maud Ellery, will retire on 30 September 2026.',
      'The board has chosen Tomas Varga as her successor.',
    ],
  ],
  ['How many people work there?', ['The bank employs 23 people, four of them part-time.']],
])('“%s” is answered by what tells it', (question, told) => expect(answerTo(question)).toEqual(told));

test.each([
  'How much were donations in 2023?',
  'How much did the bank spend on heating in 2024?',
  'How much did the bank spend on staff in 2023?',
  'How many trees were planted in 2025?',
  'Who follows Tomas Varga?',
])('“%s” is answered by nothing', (question) => expect(answerTo(question)).toBeNull());

test('a cell is marked by its whole row', () => {
  const answer = answerPartFromDocument({ question: 'How much were donations in 2025?', history: [] }, index);
  expect(answer.kind === 'quoted' && answer.quotes[0]?.location).toEqual([
    { page: 1, text: 'Donations 86,000 142,500' },
  ]);
});
