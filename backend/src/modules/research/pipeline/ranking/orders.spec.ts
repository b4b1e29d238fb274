import { readDocument } from '../document';
import { preambleOf, setsUp, shortenedOrder, withoutDeadline } from './orders';

const consulted =
  'in consultation with the Harbour Board, the Coast Guard and the owners of the trawlers of all four ports';
const what =
  'create a Fleet Renewal Fund that pays owners up to 40,000 crowns for each trawler that is scrapped this year';

describe('a long order', () => {
  test.each([
    [
      'those who are consulted, before what is to be done',
      `The Minister, ${consulted}, shall ${what}.`,
      `The Minister … shall ${what}.`,
    ],
    ['and after it', `The Minister shall, ${consulted}, ${what}.`, `The Minister shall … ${what}.`],
    [
      'the law, the purpose that it repeats, and the list that it opens',
      'To advance that policy, schools shall, consistent with the budget law, buy only those tablets that meet the following conditions:',
      'Schools shall … buy only those tablets that meet the following conditions: …',
    ],
  ])('leaves off %s', (_, text, shown) => expect(shortenedOrder(text)).toBe(shown));

  test.each([
    ['it is not long', 'The Minister shall, in consultation with the Board, create a fund.'],
    [
      'what would be left off restricts it',
      `The Minister shall, in accordance with section 3 and only if both the Harbour Board and the Coast Guard agree, ${what}.`,
    ],
    [
      'those who are consulted on one duty stand before another',
      `The Minister shall ${what}, ${consulted}, and shall report on its expenses once a year.`,
    ],
    ['nothing can be left off', `The Minister shall ${what}, and ${what.replace('Fleet', 'Crew')}.`],
    ['hardly anything comes before its list', 'The Minister shall do the following:'],
    ['it only says what somebody is responsible for', `The Minister, ${consulted}, shall be responsible for these:`],
  ])('stays whole if %s', (_, text) => expect(shortenedOrder(text)).toBeNull());
});

test('the deadline of an order can be left off, unless the order is repeated after it', () => {
  const order = `Within 60 days of the date of this order, the Minister shall ${what}.`;
  expect(withoutDeadline(order)).toBe(`The Minister shall ${what}.`);
  expect(withoutDeadline(`The Minister shall ${what}.`)).toBeNull();
  expect(withoutDeadline(order.replace('order,', 'order, and each year thereafter,'))).toBeNull();
});

test.each([
  ['The Director shall establish and run a Dam Inspection Office.', true],
  ['The Treasury shall, with the Mint, form a panel of experts.', true],
  ['The Board shall establish the fee for each office.', false],
  ['The Office established a panel.', false],
])('%s', (text, expected) => expect(setsUp(text)).toBe(expected));

test('the sections before what is ordered say what an order is for', () => {
  const document = readDocument({
    url: 'https://news.example/order',
    foundAt: 'https://news.example/order',
    host: 'news.example',
    title: 'Order 7: Dams',
    publisher: 'Ostland',
    author: '',
    publishedAt: null,
    blocks: [
      'Section 1. Purpose and Policy. The dams of Ostland are old. They must last.',
      'Sec. 2. Inspection. The Director shall inspect every dam.',
    ],
  });
  const preamble = preambleOf(document.sentences);
  expect(document.sentences.filter(({ place }) => preamble.has(place)).map(({ text }) => text)).toEqual([
    'Purpose and Policy.',
    'The dams of Ostland are old.',
    'They must last.',
  ]);
});
