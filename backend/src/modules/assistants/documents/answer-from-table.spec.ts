import type { TableRow } from '../retrieval/passage';
import { indexOf } from '../retrieval/passage-index';
import { answerFromTable, textOfRow } from './answer-from-table';

const rows = (heading: string, before: string, header: readonly string[], cells: readonly (readonly string[])[]) => [
  { text: before, lead: null, heading, paragraph: 0, isHeading: false, location: 0 },
  ...cells.map((each, at) => {
    const row: TableRow = { header, cells: each };
    return { text: textOfRow(row), lead: null, heading, paragraph: at + 1, isHeading: false, location: at + 1, row };
  }),
];

const answerTo = (question: string, passages: ReturnType<typeof rows>): string | null =>
  answerFromTable(question, indexOf(passages, null))?.passage.text ?? null;

const accounts = rows(
  'Accounts of the seed bank',
  'All sums are in euros.',
  ['Item', 'Actual 2024', 'Budget 2025', 'Actual 2025'],
  [
    ['Donations', '86,000', '90,000', '142,500'],
    ['Staff', '905,000', '950,000', '968,000'],
    ['Staff travel', '12,000', '-', '14,000'],
  ],
);

test.each([
  ['How much were donations in 2024?', 'Donations · Actual 2024: 86,000'],
  ['How much did the bank spend on staff in 2025?', 'Staff · Actual 2025: 968,000'],
  ['What was the budget for donations in 2025?', 'Donations · Budget 2025: 90,000'],
  ['What did staff travel cost in 2024?', 'Staff travel · Actual 2024: 12,000'],
  ['How much were donations?', 'Donations · Actual 2024: 86,000 · Budget 2025: 90,000 · Actual 2025: 142,500'],
])('“%s” is answered by the cell that it names', (question, cell) => expect(answerTo(question, accounts)).toBe(cell));

test.each([
  ['of another year', 'How much were donations in 2023?'],
  ['of an empty cell', 'What was the budget for staff travel in 2025?'],
  ['of a row that is not there', 'How much was spent on electricity in 2025?'],
  ['of a part of a row', 'How much were donations from schools in 2025?'],
  ['of a number of people, which an amount of money does not tell', 'How many staff were there?'],
  ['for a reason', 'Why were donations 142,500 in 2025?'],
  ['of two years', 'How much more were donations in 2025 than in 2024?'],
  ['whether something is so', 'Did donations rise in 2025?'],
])('a question %s is not answered', (_kind, question) => expect(answerTo(question, accounts)).toBeNull());

const dues = rows(
  'Harbour dues',
  'Boats pay on arrival.',
  ['Length of boat', 'Per night', 'Per month'],
  [
    ['8 to 12 metres', '£19', '£285'],
    ['Over 12 metres', '£27', '£410'],
  ],
);

test('a label with a figure has to be named as it is', () => {
  expect(answerTo('What does a boat over 12 metres pay per night?', dues)).toBe('Over 12 metres · Per night: £27');
  expect(answerTo('What does a boat of 12 metres pay per night?', dues)).toBeNull();
  expect(answerTo('What does a boat over 12 metres pay per year?', dues)).toBeNull();
});

test('what two rows tell alike is not certain', () => {
  const twice = [
    ...accounts,
    ...rows('Plan', 'All sums are in euros.', ['Item', 'Actual 2024'], [['Donations', '80,000']]),
  ];
  expect(answerTo('How much were donations in 2024?', twice)).toBeNull();
});
