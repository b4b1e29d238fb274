import { trackerDecider } from '#modules/trackers/published';
import { goldenEvents } from '#test/support/golden-events';
import { eventSchemas } from '#test/support/log/event-categories';
import { recorded } from '#test/support/read-models/projected';
import { phraseOf } from './history-rows';

const settings = {
  description: 'Steel',
  frequency: 'day',
  model: 'exa',
  domains: ['a.example'],
  keyFacts: [],
} as const;
const of = { trackerId: 't', ownerId: 'ann' } as const;
const daily = trackerDecider.evolve(trackerDecider.initialState, {
  type: 'TrackerCreated',
  data: { ...of, settings, parentId: null },
});
const revised = (changes: Partial<Record<keyof typeof settings, unknown>>) => ({
  type: 'TrackerRevised',
  data: { ...of, settings: { ...settings, ...changes }, changed: Object.keys(changes) },
});
const figures = { sourcesTried: 18, sourcesRead: 16, claimsNew: 0, claimsRejected: 0, costUsd: 0 };

test.each([
  ['daily → weekly', revised({ frequency: 'week' })],
  ['+b.example', revised({ domains: ['a.example', 'b.example'] })],
  ['−a.example; daily → monthly', revised({ domains: [], frequency: 'month' })],
  ['topic; key facts', revised({ description: 'Copper', keyFacts: [] })],
  ['daily, 1 domain', { type: 'TrackerCreated', data: { ...of, settings, parentId: null } }],
  ['16 of 18 read', { type: 'NothingNewFound', data: { trackerId: 't', runId: 'r', reason: 'NO_NEWS', figures } }],
  [
    '3 findings, 1 source',
    {
      type: 'UpdatePublished',
      data: { trackerId: 't', runId: 'r', figures, update: { lines: [1, 2, 3], sources: [1] }, state: {} },
    },
  ],
  ['one follower more', { type: 'TopicFollowed', data: { userId: 'bo', trackerId: 't' } }],
])('a phrase says what an event did: "%s"', (phrase, event) => {
  expect(phraseOf(recorded(event, 1), daily)).toBe(phrase);
});

const current = new Map(eventSchemas.map(({ type, version }) => [type, version] as const));
const aboutTrackers = [...goldenEvents.values()].filter(
  ({ type, version, data }) => current.get(type) === version && 'trackerId' in data,
);

test('every type of event about a tracker has a phrase', () => {
  expect(aboutTrackers.length).toBeGreaterThan(45);
  for (const { type, data } of aboutTrackers) {
    const phrase = phraseOf(recorded({ type, data }, 1), daily);
    expect([type, phrase]).toEqual([type, expect.stringMatching(/^\S.*\S$/s)]);
    expect(phrase).not.toMatch(/undefined|NaN|\[object/);
  }
});
