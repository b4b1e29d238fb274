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
  const over = citedBy('No longer holds since May 1, 2026 (Ferry timetable [2]): Mooring is free. [1]', 3);
  expect(itemsOf([line('Mooring fees', 1), over], sources, (each) => each)).toMatchObject([
    { headline: 'Mooring fees', source: 1, notes: [1, 2], lines: [over] },
  ]);
});

test('what else its end affects is in the rail, too', () =>
  expect(
    citedBy('No longer holds since May 1, 2026 (Ferry timetable [2]): Mooring is free. [1] (also concerns: A [3])', 3),
  ).toMatchObject({ cites: [1], beside: [2, 3] }));

test.each([
  '(from May 1, 2026 [2])',
  '(from May 1, 2026 [2]) (it also says: “Nothing in this order (or its annex) changes the dues.” [2])',
  '(Harbour Order 12: “Renewing the Fleet (Ferries)” [2])',
])('a line with a remark belongs to its own page, with what that cites in the rail: %s', (remark) => {
  const line = citedBy(`Mooring is free under Order 12. [1] ${remark}`, 3);
  expect(line.text).toBe('Mooring is free under Order 12.');
  expect(itemsOf([line], sources, (each) => each)).toMatchObject([
    { headline: 'Mooring fees', source: 1, notes: [1, 2], lines: [line] },
  ]);
});

test.each(['It begins [1] (in May), and ends [2] (in June)', 'Mooring is free. [1] Ferries (all of them) sail. [2]'])(
  'brackets within a line are no remark: %s',
  (written) => expect(citedBy(written, 3)).toMatchObject({ cites: [1, 2] }),
);

test('a number beyond the sources is no marker', () =>
  expect(citedBy('Mooring is free. [1] [9]', 3)).toEqual({ text: 'Mooring is free. [9]', cites: [1] }));

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
