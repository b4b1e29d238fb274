import type { Line } from '#features/trackers/api/tracker';
import { lineFixture } from '#features/trackers/line.fixture';
import { trackerSourceFixture } from '#features/trackers/source.fixture';
import { groupItems, collectTexts } from './text-items';

const [fees, ferry] = ['Mooring fees', 'Ferry timetable'].map((headline) =>
  trackerSourceFixture({ url: `https://harbour.example/${headline}`, headline }),
);
const sources = [fees, ferry, fees].filter((source) => source !== undefined);

const line = (text: string, ...cites: number[]) => lineFixture(text, { sources: cites });

const items = (...lines: readonly Line[]) =>
  groupItems(lines, sources).map(({ headline, lead, lines: told, railSources, source }) => ({
    headline,
    ...(lead === null ? {} : { lead: lead.text }),
    source,
    railSources,
    told: told.map(({ text }) => text).join(' '),
  }));

test('lines of one page are one item at the place of the first', () =>
  expect(items(line('They rise.', 1), line('It sails.', 2), line('From May.', 3))).toEqual([
    { headline: 'Mooring fees', source: 1, railSources: [1, 3], told: 'They rise. From May.' },
    { headline: 'Ferry timetable', source: 2, railSources: [2], told: 'It sails.' },
  ]));

test('each line of a model’s text is an item by itself', () =>
  expect(
    groupItems([line('They rise.', 1), line('From May.', 3)], sources, { byPage: false }).map(({ headline, lines }) => [
      headline,
      lines.length,
    ]),
  ).toEqual([
    [null, 1],
    [null, 1],
  ]));

test('lines that no longer hold are items of their own', () =>
  expect(
    groupItems([line('They rise.', 1), { ...line('They rose.', 1), past: true }], sources).map(({ isPast }) => isPast),
  ).toEqual([false, true]));

test('a line that says what the headline says stands in its place', () =>
  expect(items(line('From May.', 3), line('All mooring fees rise.', 1))).toEqual([
    { headline: null, lead: 'All mooring fees rise.', source: 3, railSources: [3, 1], told: 'From May.' },
  ]));

test('a line that is its page’s title is the headline of the others, or stands in its place', () => {
  expect(items(line('Mooring fees', 1), line('All mooring fees rise.', 1), line('From May.', 3))).toEqual([
    { headline: 'Mooring fees', source: 1, railSources: [1, 3], told: 'All mooring fees rise. From May.' },
  ]);
  expect(items(line('Mooring fees', 1))).toEqual([
    { headline: null, lead: 'Mooring fees', source: 1, railSources: [1], told: '' },
  ]);
});

test('a line from several pages belongs to none, and what it cites is noted once', () =>
  expect(items(line('Both change.', 1, 2), line('They rise.', 1))).toEqual([
    { headline: null, source: null, railSources: [1, 2], told: 'Both change.' },
    { headline: 'Mooring fees', source: 1, railSources: [], told: 'They rise.' },
  ]));

test('a contradicted line is cited in the rail, while its other remarks are cited in its cards', () => {
  const from: Line['remarks'][number] = { kind: 'takes_effect', day: '2026-05-01', sources: [3] };
  const contradicts: Line['remarks'][number] = {
    kind: 'contradicts',
    quote: 'Mooring is free.',
    sources: [2],
  };
  expect(items({ ...line('Mooring costs 5.', 1), remarks: [from, contradicts] })).toMatchObject([
    { railSources: [1, 2] },
  ]);
});

test('a line without a source is shown as it is', () =>
  expect(items(line('Nothing is cited.'))).toEqual([
    { headline: null, source: null, railSources: [], told: 'Nothing is cited.' },
  ]));

test('an item counts as many documents as its line with the most', () => {
  const told = (...mentions: readonly (number | null)[]) => {
    const cited = mentions.map((count) => trackerSourceFixture({ mentions: count }));
    const lines = cited.map((_source, index) => line(`Line ${index}.`, index + 1));
    return groupItems(lines, cited).map(({ mentionCount }) => mentionCount);
  };
  expect(told(3, 14, null)).toEqual([14]);
  expect(told(null, null)).toEqual([null]);
});

test('a line that no longer holds tells the finding that ended it, too', () => {
  const [told, ending] = ['They rise.', 'The council ends them.'].map((quote) => trackerSourceFixture({ quote }));
  const over = lineFixture('They rise.', {
    sources: [1],
    remarks: [{ kind: 'no_longer_holds', day: null, by: 'Ending fees', sources: [2] }],
  });
  const cited = [told, ending].filter((source) => source !== undefined);
  expect([...collectTexts([over], cited)]).toEqual(['They rise.', 'The council ends them.']);
});
