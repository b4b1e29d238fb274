import { trackerSourceExample } from './source.example';
import { citedBy, itemsOf } from './items';

const [fees, ferry] = ['Mooring fees', 'Ferry timetable'].map((headline) =>
  trackerSourceExample({ url: `https://harbour.example/${headline}`, headline }),
);
const sources = [fees, ferry, fees].filter((source) => source !== undefined);

const line = (text: string, ...cites: number[]) => ({ text, cites });

const items = (...lines: ReturnType<typeof line>[]) =>
  itemsOf(lines, sources, (each) => each).map(({ headline, lines: told, notes, source }) => ({
    headline,
    source,
    notes,
    told: told.map(({ text }) => text).join(' '),
  }));

test('lines of one page are one item at the place of the first', () =>
  expect(items(line('They rise.', 1), line('It sails.', 2), line('From May.', 3))).toEqual([
    { headline: 'Mooring fees', source: 1, notes: [1, 3], told: 'They rise. From May.' },
    { headline: 'Ferry timetable', source: 2, notes: [2], told: 'It sails.' },
  ]));

test('a line that says what the headline says stands alone', () =>
  expect(items(line('All mooring fees rise.', 1))).toEqual([
    { headline: null, source: 1, notes: [1], told: 'All mooring fees rise.' },
  ]));

test('a line that is its page’s title is the headline of the others, or stands alone', () => {
  expect(items(line('Mooring fees', 1), line('All mooring fees rise.', 1), line('From May.', 3))).toEqual([
    { headline: 'Mooring fees', source: 1, notes: [1, 3], told: 'All mooring fees rise. From May.' },
  ]);
  expect(items(line('Mooring fees', 1))).toEqual([{ headline: null, source: 1, notes: [1], told: 'Mooring fees' }]);
});

test('a line from several pages belongs to none, and what it cites is noted once', () =>
  expect(items(line('Both change.', 1, 2), line('They rise.', 1))).toEqual([
    { headline: null, source: null, notes: [1, 2], told: 'Both change.' },
    { headline: 'Mooring fees', source: 1, notes: [], told: 'They rise.' },
  ]));

test('what no longer holds belongs to its own page, with the page that ended it in the rail', () => {
  const over = citedBy('No longer holds since May 1, 2026 (Ferry timetable): Mooring is free.', [2, 1]);
  expect(itemsOf([line('Mooring fees', 1), over], sources, (each) => each)).toMatchObject([
    { headline: 'Mooring fees', source: 1, notes: [1, 2], lines: [over] },
  ]);
});

test.each(['also concerns', 'see also', 'also touches'])(
  'what else its end affects is in the rail, too: %s',
  (also) => {
    const over = citedBy(
      `No longer holds since May 1, 2026 (Ferry timetable): Mooring is free. (${also}: A [3])`,
      [2, 1, 3],
    );
    expect(over).toMatchObject({ cites: [1], beside: [2, 3] });
  },
);

test('in texts of earlier releases it belongs to the page that ended it', () => {
  const over = citedBy('No longer holds: Mooring is free. (overruled on May 1, 2026)', [1, 2]);
  expect(itemsOf([line('Ferry timetable', 2), over], sources, (each) => each)).toMatchObject([
    { headline: 'Ferry timetable', source: 2, notes: [2, 1], lines: [over] },
  ]);
});

test.each([
  '(since then: Order 12 was overruled on May 1, 2026; this rests on Order 14, which modified Order 12)',
  '(in part no longer holds: Order 12 was overruled on May 1, 2026)',
  '(may be affected: Order 12 modified Order 9; the latter was overruled on May 1, 2026)',
  '(with a condition to be met by May 1, 2026: “If nobody signs by May 1, 2026, the dues will end.”)',
  '(with a condition that was to be met by May 1, 2026: “If nobody signs by May 1, 2026, the dues will end.”)',
  '(from May 1, 2026)',
  '(published the same day: “The order imposes a duty of 8% on nets.”)',
  '(published the same day, and over since: “The order imposes a duty of 8% on nets.”)',
  '(from the same day, with exceptions)',
  '(published the same day, Order 12: Dues on Nets: “The order imposes a duty of 8% on nets.”)',
  '(it also says: “Nothing in this order changes the dues on ferries.”)',
  '(due May 1, 2026)',
  '(was due May 1, 2026)',
  '(Harbour Order 12: “Renewing the Fleet (Ferries)”)',
  '(the Harbour Safety Panel is due May 1, 2026)',
  '(the evaluation was due May 1, 2026)',
  '(a page dated May 1, 2026 says it exists)',
  '(set up by May 1, 2026)',
  '(until May 1, 2026)',
])('what a line adds belongs to its own page, with the later page in the rail: %s', (added) => {
  const partly = citedBy(`Mooring is free under Order 12. ${added}`, [1, 2]);
  expect(partly.text).toBe('Mooring is free under Order 12.');
  expect(itemsOf([partly], sources, (each) => each)).toMatchObject([
    { headline: 'Mooring fees', source: 1, notes: [1, 2], lines: [partly] },
  ]);
});

test('a line without a source is shown as it is', () =>
  expect(items(line('Nothing is cited.'))).toEqual([
    { headline: null, source: null, notes: [], told: 'Nothing is cited.' },
  ]));

test('an item is told by as many documents as its most told line', () => {
  const told = (...mentions: readonly (number | null)[]) => {
    const cited = mentions.map((count) => trackerSourceExample({ mentions: count }));
    const lines = cited.map((_source, at) => line(`Line ${at}.`, at + 1));
    return itemsOf(lines, cited, (each) => each).map(({ toldBy }) => toldBy);
  };
  expect(told(3, 14, null)).toEqual([14]);
  expect(told(null, null)).toEqual([null]);
});
