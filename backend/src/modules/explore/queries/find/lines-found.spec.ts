import type { DomainEvent } from '#kernel/events';
import type { Projection } from '#kernel/projection';
import { trackerLines } from '#projections/explore/tracker-lines/tracker-lines.projection';
import { claims } from '#projections/research/claims/claims.projection';
import { feedback } from '#projections/research/feedback/feedback.projection';
import { filledReadStore } from '#test/support/read-models/filled-read-store';
import { feedbackGiven } from '#test/support/research/feedback-examples';
import { claimRecorded, lineOf, source, stateEstablished } from '#test/support/research/research-examples';
import { created, published } from '#test/support/trackers/tracker-examples';
import { linesFound } from './lines-found';

const publishedLines = (trackerId: string, ...texts: readonly string[]): DomainEvent => {
  const sources = texts.map((quote, n) => ({ ...source, id: `s-${n}`, quote }));
  const event = stateEstablished('run-1');
  if (event.type !== 'StateEstablished') throw new Error('A state was asked for.');
  const state = { lines: texts.map((text, n) => lineOf(text, [n + 1])), sources };
  return { ...event, data: { ...event.data, trackerId, state } };
};
const displayed = (trackerId: string): DomainEvent[] => [created({ trackerId }), published({ trackerId })];

const store = (...events: readonly DomainEvent[]) =>
  filledReadStore([trackerLines, claims, feedback] as readonly Projection[], events);

const found = async (
  text: string,
  events: readonly DomainEvent[],
  audiences: readonly string[] = ['general'],
  eachOnce = false,
) => {
  const reads = await store(...events);
  return linesFound({ text, audiences, trackers: 5, linesOfEach: 2, eachOnce }, reads, reads);
};
const texts = async (...args: Parameters<typeof found>) => (await found(...args)).map(({ marked }) => marked.text);

const copper = 'Norland exempts copper from its duties.';
const drones = 'The ministry bought 40 drones.';

test('finds a line by a word of it, marked, with its tracker, its claim and the day of its page', async () => {
  expect(await found('coppers', [...displayed('a'), publishedLines('a', copper, drones)])).toEqual([
    {
      trackerId: 'a',
      title: 'United States tariffs by product and country',
      claimId: copper,
      updateId: null,
      marked: { text: copper, marks: [{ from: 16, to: 22 }] },
      host: 'agency.gov',
      day: '2026-02-20',
    },
  ]);
});

test.each([
  ['in the other number', 'drone', [drones]],
  ['that is only begun', 'dron', [drones]],
  ['that is misspelt', 'Norlnad', [copper]],
  ['among small ones', 'what is said of the copper?', [copper]],
  ['among others that do not occur', 'copper smelters', [copper]],
])('finds a word %s', async (_, text, lines) => {
  expect(await texts(text, [...displayed('a'), publishedLines('a', copper, drones)])).toEqual(lines);
});

test('does not take a word that English has for another that is like it', async () => {
  expect(await texts('dark', [...displayed('a'), publishedLines('a', 'The mark of the council is a gull.')])).toEqual(
    [],
  );
});

test('a private tracker’s lines are found by its owner alone', async () => {
  const events = [created({ trackerId: 'a' }), publishedLines('a', copper)];
  expect(await texts('copper', events, ['general', 'campaigns'])).toEqual([]);
  expect(await texts('copper', events, ['general', 'bob'])).toEqual([]);
  expect(await texts('copper', events, ['general', 'ann'])).toEqual([copper]);
});

test('shows no more lines of a tracker than asked for', async () => {
  const many = ['one', 'two', 'three'].map((word) => `Copper ${word}.`);
  expect(
    await texts('copper', [
      ...displayed('a'),
      publishedLines('a', ...many),
      ...displayed('b'),
      publishedLines('b', copper),
    ]),
  ).toEqual([copper, 'Copper one.', 'Copper two.']);
});

test('a sentence that several trackers tell is there once, as one’s own tracker tells it', async () => {
  const own = [created({ trackerId: 'own', ownerId: 'ann' }), publishedLines('own', copper)];
  const events = [
    ...displayed('a'),
    publishedLines('a', copper),
    ...displayed('b'),
    publishedLines('b', copper),
    ...own,
  ];
  const told = await found('copper', events, ['ann', 'general'], true);
  expect(told.map(({ trackerId }) => trackerId)).toEqual(['own']);
  expect(await texts('copper', events)).toEqual([copper, copper]);
});

test('leaves out a line that was marked as wrong', async () => {
  const claim = claimRecorded('run-1', 'claim-1');
  const ofA = { ...claim, data: { ...claim.data, trackerId: 'a' } } as DomainEvent;
  const given = feedbackGiven(['claim-1'], { verdict: 'wrong' });
  const wrong = { ...given, data: { ...given.data, trackerId: 'a' } } as DomainEvent;
  const events = [...displayed('a'), ofA, publishedLines('a', source.quote)];
  expect(await texts('duties', events)).toEqual([source.quote]);
  expect(await texts('duties', [...events, wrong])).toEqual([]);
});
