import type { LedgerEvent } from '#events/research/ledger.events';
import type { Remark } from '#events/research/remarks';
import type { DomainEvent } from '#kernel/events';
import type { Projection } from '#kernel/projection';
import { countryOf } from '#modules/countries/published';
import { HoldingLines, SourceLinks } from '#modules/research/published';
import { wireTrackers } from '#projections/explore/wire-trackers/wire-trackers.projection';
import { claims } from '#projections/research/claims/claims.projection';
import { feedback } from '#projections/research/feedback/feedback.projection';
import { overviews } from '#projections/research/overviews/overviews.projection';
import { updates } from '#projections/research/updates/updates.projection';
import { filledReadStore } from '#test/support/read-models/filled-read-store';
import { lineOf, source, stateEstablished, updatePublished } from '#test/support/research/research-examples';
import { created, published } from '#test/support/trackers/tracker-examples';
import { isOnCountry } from './is-on-country';
import { PublicLines } from './public-lines';

const countryWith = (code: string) => {
  const found = countryOf(code);
  if (found === undefined) throw new Error(`There is no country ${code}.`);
  return found;
};
const canada = countryWith('CA');

test.each([
  ['CA', 'The President imposed tariffs of 50% on certain goods of Canada.'],
  ['CA', 'Canadian dairy imports face a quota.'],
  ['CA', 'Tariffs on imports from Canada and Mexico begin on Tuesday.'],
  ['TR', 'IMPORTS FROM TURKEY ARE DUTIABLE.'],
  ['CI', "Duties on cocoa from Côte d'Ivoire were suspended."],
  ['CH', 'Die Zölle auf Waren aus Switzerland sinken.'],
])('a line about %s is found: %s', (code, text) => expect(isOnCountry(countryWith(code), text)).toBe(true));

test.each([
  ['CA', 'A 15% tariff applies to drones from Canada, Japan, South Korea and Taiwan.'],
  ['CA', 'A Canadian astronaut will fly around the Moon.'],
  ['CA', 'The President imposed tariffs of 50%.'],
  ['TR', 'Duties on turkey and ham were suspended.'],
  ['MX', 'Imports through New Mexico grew.'],
  ['GN', 'A trade deal with Papua New Guinea was signed.'],
])('%s is named in passing, in another matter, or not at all: %s', (code, text) =>
  expect(isOnCountry(countryWith(code), text)).toBe(false),
);

const TARIFF = 'The President imposed tariffs of 50% on certain goods of Canada.';
const QUOTA = 'Canadian dairy imports face a quota.';

const ofTracker = (
  event: LedgerEvent,
  trackerId: string,
  texts: readonly string[],
  remarks: readonly Remark[] = [],
) => {
  const text = {
    lines: texts.map((each, index) => lineOf(each, [index + 1], remarks)),
    sources: texts.map((quote) => ({ ...source, quote })),
  };
  if (event.type === 'StateEstablished') return { ...event, data: { ...event.data, trackerId, state: text } };
  if (event.type !== 'UpdatePublished') throw new Error('A text was asked for.');
  return {
    ...event,
    data: { ...event.data, trackerId, update: { ...text, more: 0 }, state: { lines: [], sources: [] } },
  };
};
const publishedLines = (trackerId: string, texts: readonly string[], remarks?: readonly Remark[]) =>
  ofTracker(stateEstablished('run-1'), trackerId, texts, remarks);
const publishedLater = (trackerId: string, texts: readonly string[], remarks?: readonly Remark[]) =>
  ofTracker(updatePublished('run-2', 'update-2'), trackerId, texts, remarks);

const recorded = (trackerId: string): DomainEvent[] => [
  created({ trackerId, ownerId: null }),
  published({ trackerId }),
];

const NOW = new Date('2026-11-28T00:00:00.000Z');
const links = new SourceLinks({ publicUrl: 'https://aidy.example' }, { dataKey: Buffer.alloc(32, 1) });

const linesOn = async (...events: readonly DomainEvent[]) => {
  const models = [wireTrackers, overviews, updates, claims, feedback] as readonly Projection[];
  const store = await filledReadStore(models, events);
  return new PublicLines(store, new HoldingLines(store, links)).on(canada, NOW);
};

test('the lines of public trackers on a country are found, with their tracker and place', async () => {
  const lines = await linesOn(...recorded('a'), publishedLines('a', [TARIFF, 'Steel duties rise.']));
  expect(lines).toMatchObject([
    { text: TARIFF, trackerId: 'a', updateId: null, trackerTitle: 'United States tariffs by product and country' },
  ]);
});

test('a tracker that is private, or that is public and followed by few, tells nothing', async () => {
  const few = [
    created({ trackerId: 'b', ownerId: 'ann' }),
    published({ trackerId: 'b' }),
    publishedLines('b', [QUOTA]),
  ];
  expect(await linesOn(created({ trackerId: 'a', ownerId: 'ann' }), publishedLines('a', [TARIFF]), ...few)).toEqual([]);
});

test('a sentence that two trackers tell is there once', async () => {
  expect(
    await linesOn(...recorded('a'), publishedLines('a', [TARIFF]), ...recorded('b'), publishedLines('b', [TARIFF])),
  ).toHaveLength(1);
});

test('lines that ended or no longer hold are left out', async () => {
  const ended: Remark = { kind: 'ends', day: '2026-07-24', sources: [1] };
  const overruled: Remark = { kind: 'no_longer_holds', day: null, by: 'A later page', sources: [1] };
  expect(await linesOn(...recorded('a'), publishedLines('a', [TARIFF], [ended]))).toEqual([]);
  expect(await linesOn(...recorded('a'), publishedLines('a', [TARIFF], [overruled]))).toEqual([]);
});

test('days that an update read are not told: they may have been moved since', async () => {
  const from: Remark = { kind: 'takes_effect', day: '2026-08-19', sources: [1] };
  const [line] = await linesOn(...recorded('a'), publishedLater('a', [TARIFF], [from]));
  expect(line).toMatchObject({ text: TARIFF, updateId: 'update-2', remarks: [] });
  const [current] = await linesOn(...recorded('a'), publishedLines('a', [TARIFF], [from]));
  expect(current?.remarks.map(({ words }) => words)).toEqual(['from Aug 19, 2026']);
});
