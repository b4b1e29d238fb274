import { inForceOf } from '../acts/in-force';
import { readDocument } from '../document';
import { page } from '../spec-support/pages';
import { dutyLines } from './duties';
import { areOnPage, quoteOf } from './pieced-lines';
import { withoutDeadline } from './orders';

const documentOf = (...blocks: readonly string[]) =>
  readDocument(
    page('Harbour Order 12: Renewing the Fleet', [...blocks, 'OSLO, January 31, 2026.'], {
      publishedAt: '2026-02-03',
    }),
  );

const linesOf = (...blocks: readonly string[]) => dutyLines(documentOf(...blocks)).map(({ text }) => text);

const lead =
  'Within 60 days of the date of this order, the Minister of Fisheries, in consultation with the Harbour Council and the Treasurer, shall:';
const count = '(a) count the boats of each port;';
const design = '(b) design a voluntary scheme with owners through which they would be able to:';
const inner = [
  '(i) report their catch;',
  '(ii) give the Ministry access to engine records, subject to the Privacy Act, within a week; and',
];
const sell = '(c) sell what is left.';

describe('an order that lists what somebody has to do', () => {
  test('is told with the item on which it spends most words, and with gaps for what is left off', () =>
    expect(linesOf(lead, count, design, ...inner, sell)).toEqual([
      'Within 60 days of the date of this order, the Minister of Fisheries … shall: … design a voluntary scheme with owners through which they would be able to: … give the Ministry access to engine records, subject to the Privacy Act, within a week …',
    ]));

  test('is told with the period that stands behind what is cut off', () => {
    const item = `(a) let owners see the records of engines, ${'subject to the rules of each harbour and of its master, '.repeat(5)}for a period of up to 30 days before they sail;`;
    expect(linesOf('The Minister of Fisheries shall:', item, '(b) sell it.')).toEqual([
      'The Minister of Fisheries shall: (a) let owners see the records of engines … for a period of up to 30 days before they sail …',
    ]);
  });

  test('is told with its first item without a gap, and by its deadline, counted from its date', () => {
    const document = documentOf(
      lead,
      '(a) publish a list of all boats that burn oil, by port and by year of building;',
      '(b) burn it.',
    );
    const [line] = dutyLines(document);
    expect(line?.text).toBe(
      'Within 60 days of the date of this order, the Minister of Fisheries … shall: (a) publish a list of all boats that burn oil, by port and by year of building …',
    );
    // 28 days of February, 31 of March, and one more.
    expect(line && inForceOf(line, document)?.due).toEqual({ day: '2026-04-01', quote: 'OSLO, January 31, 2026.' });
    expect(withoutDeadline(line?.text ?? '')).toMatch(/^The Minister of Fisheries … shall: \(a\)/);
  });

  test('quotes the sentence that opens the list, and all pieces of the line stand on the page', () => {
    const document = documentOf(lead, count, design, ...inner, sell);
    const [line] = dutyLines(document);
    expect(line && quoteOf(line)).toBe(lead);
    expect(line && areOnPage(line, document.blocks)).toBe(true);
    expect(line && areOnPage(line, [...document.blocks].reverse())).toBe(false);
  });

  test('leaves off who is consulted behind the verb, and by whose hands', () => {
    const item = '(a) mark every boat that was built before the year 2000;';
    expect(linesOf('The Minister shall, in coordination with the Treasurer:', item, '(b) sell it.')).toEqual([
      'The Minister shall … (a) mark every boat that was built before the year 2000 …',
    ]);
    const many =
      'The Minister of Fisheries and of all the Ports of the Northern and of the Southern Coast, through the Director of the Office for the Renewal of the Fleet, and the Treasurer shall:';
    expect(linesOf(many, item, '(b) sell it.')).toEqual([
      'The Minister of Fisheries and of all the Ports of the Northern and of the Southern Coast … and the Treasurer shall: (a) mark every boat that was built before the year 2000 …',
    ]);
  });

  const item = '(a) mark every boat that was built before the year 2000;';
  const long = `(a) mark every boat, ${'with paint of a colour that can be seen at sea and in port '.repeat(4)}`;
  test.each([
    ['the verb stands before the list', ['The report shall name each of the following:', item, '(b) boats;']],
    ['it says what must not be done', ['The Minister shall not:', item, '(b) sell it.']],
    ['a day stands behind the verb', ['The Minister shall, within 30 days of this order:', item, '(b) sell it.']],
    [
      'those consulted restrict it',
      ['The Minister shall, in consultation with, and only with, owners:', item, '(b) x.'],
    ],
    [
      'the items are names',
      ['The Minister shall:', '(a) Honest Engines. Engines shall be clean on every boat of the fleet.'],
    ],
    [
      'the page does not enumerate them',
      ['The Minister shall:', 'Mark every boat that was built before the year 2000.'],
    ],
    ['a restriction has no room', ['The Minister shall:', `${long}unless it was sold;`, '(b) sell it.']],
    ['the item says hardly anything', ['The Minister shall:', '(a) report;', '(b) act.']],
    ['a rule protects powers', ['Nothing in this order shall be construed to impair:', item, '(b) the Treasurer.']],
  ])('is not told so if %s', (_case, blocks) => expect(linesOf(...blocks)).toEqual([]));
});

describe('what an order is about', () => {
  const isMain = (...blocks: readonly string[]) => dutyLines(documentOf(...blocks)).map(({ madeOf }) => madeOf?.isMain);
  const money = 'Sec. 2. Money. The Treasurer shall pay.';

  test('is the list on which it spends most words', () => {
    expect(isMain(money, `Sec. 3. Boats. ${lead}`, count, design, ...inner, sell)).toEqual([true]);
    expect(
      isMain(
        money,
        'Sec. 3. Boats. (a) The Council shall meet.',
        `(b) ${lead}`,
        '(i) mark all boats that were built before 2000;',
        '(ii) sell them.',
      ),
    ).toEqual([true]);
  });

  test('is no list beside a longer duty, and none in an order of one', () => {
    const longer = `Sec. 2. Money. The Treasurer shall pay ${'for the boats of each port and of each island '.repeat(12)}in May.`;
    expect(isMain(longer, `Sec. 3. Boats. ${lead}`, count, design, ...inner, sell)).toEqual([false]);
    expect(isMain(`Sec. 3. Boats. ${lead}`, count, design, ...inner, sell)).toEqual([false]);
  });
});
