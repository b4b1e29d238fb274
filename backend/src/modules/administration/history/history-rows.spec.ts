import type { DomainEvent } from '#kernel/events';
import type { Projection } from '#kernel/projection';
import { codecEventStore } from '#platform/event-store/codec/codec-event-store';
import { BEGINNING, type EventStore } from '#platform/event-store/event-store';
import { logIndexOf } from '#projections/administration/log-index/log-index.projection';
import { runs } from '#projections/research/runs/runs.projection';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { inMemoryKeyStore } from '#test/support/in-memory/in-memory-key-store';
import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { eventCategories, eventSchemas } from '#test/support/log/event-categories';
import { metadata, nextId } from '#test/support/log/event-envelope';
import { feedbackGiven } from '#test/support/research/feedback-examples';
import {
  claimRecorded,
  nothingNewFound,
  runEnded,
  runRequested,
  runStarted,
} from '#test/support/research/research-examples';
import { admitted, created, published } from '#test/support/trackers/tracker-examples';
import { EventMask } from '../events/event-mask';
import { listHistory } from './history-rows';

const trackerId = 'tracker-1';
const tracker = { _id: trackerId, owner_id: 'ann' };
const resumed: DomainEvent = { type: 'RunStarted', data: { trackerId, runId: 'run-a', engine: 'exa', attempt: 2 } };

/** The log by stream, in its order, with streams of other trackers and one that is shared with them. */
const written: ReadonlyArray<readonly [stream: string, ...events: DomainEvent[]]> = [
  ['portfolio-ann', admitted('other'), admitted(trackerId)],
  [`tracker-${trackerId}`, created({ trackerId }), published({ trackerId })],
  ['tracker-other', created({ trackerId: 'other' })],
  [`run-${trackerId}`, runRequested('run-a'), runStarted('run-a')],
  [
    'portfolio-ann',
    admitted('third'),
    { type: 'TrackerReleased', data: { ownerId: 'ann', trackerId, frequency: 'day' } },
  ],
  [`run-${trackerId}`, resumed],
  [`research-${trackerId}`, claimRecorded('run-a', 'claim-1'), nothingNewFound('run-a', 0)],
  [`run-${trackerId}`, runEnded('run-a'), runRequested('run-b')],
  [`feedback-${trackerId}`, feedbackGiven(['claim-1'], { verdict: 'wrong', note: 'It is February.' })],
];
const UNINDEXED = runStarted('run-b');

const append = async (store: EventStore, stream: string, events: readonly DomainEvent[]): Promise<void> => {
  const before = (await store.readStream(stream)).length;
  const added = events.map((event) => ({ ...event, id: nextId(), metadata }));
  await store.append(stream, before === 0 ? 'none' : before - 1, added);
};

const filled = async (readable: (type: string) => boolean) => {
  const [stored, keys, reads] = [inMemoryEventStore(), inMemoryKeyStore(), new InMemoryReadStore()];
  const writer = codecEventStore(stored, eventSchemas, keys);
  for (const [stream, ...events] of written) await append(writer, stream, events);
  const log = await writer.readAll({ after: BEGINNING, limit: 100 });
  for (const model of [logIndexOf(eventCategories), runs] as readonly Projection[]) {
    await reads.ensureCollection(model.name, model);
    await reads.saveModelRecord({ name: model.name, live: model.name, liveVersion: '1', building: null, retired: [] });
    const followed = log.events.filter(({ stream }) => model.categories.includes(stream.split('-', 1).join()));
    const writes = followed.flatMap((event) =>
      model.project(event).map((write) => ({ position: event.position, write })),
    );
    await reads.apply(model.name, writes, log.upTo);
  }
  await append(writer, `run-${trackerId}`, [UNINDEXED]);
  const reader = codecEventStore(
    stored,
    eventSchemas.filter(({ type }) => readable(type)),
    keys,
  );
  return (descending: boolean, skip: number, limit: number) =>
    listHistory(reads, reader, new EventMask(eventCategories), tracker, {
      where: [],
      sort: { field: 'position', descending },
      skip,
      limit,
    });
};

const TYPES = [
  'TrackerAdmitted',
  'TrackerCreated',
  'TrackerPublished',
  'RunRequested',
  'RunStarted',
  'TrackerReleased',
  'RunStarted',
  'ClaimRecorded',
  'NothingNewFound',
  'RunEnded',
  'RunRequested',
  'FeedbackGiven',
];

test('a whole history has what the index knows of the tracker, in order', async () => {
  const history = await filled(() => true);
  const { rows, total } = await history(false, 0, 1000);
  expect(rows.map(({ type }) => type)).toEqual(TYPES);
  expect(total).toBe(TYPES.length);
  expect(rows.at(-1)).toMatchObject({ subject: { user_uid: 'ann' }, data: { note: '•••' } });
  expect(rows.map(({ engine }) => engine)).toEqual([
    ...Array.from({ length: 3 }, () => null),
    'exa',
    'exa',
    null,
    ...Array.from({ length: 4 }, () => 'exa'),
    null,
    null,
  ]);
});

test.each([
  ['all of it can be read', () => true],
  ['an event of a stream of its own cannot be read', (type: string) => type !== 'ClaimRecorded'],
  ['an event of a shared stream cannot be read', (type: string) => type !== 'TrackerReleased'],
] as const)('a whole history has the rows of its pages where %s', async (_where, readable) => {
  const history = await filled(readable);
  for (const descending of [false, true]) {
    const { rows } = await history(descending, 0, 1000);
    expect(rows.filter(({ data }) => data === null)).toHaveLength(
      readable('ClaimRecorded') && readable('TrackerReleased') ? 0 : 1,
    );
    const pages = [];
    for (let skip = 0; skip < TYPES.length; skip += 5) pages.push(...(await history(descending, skip, 5)).rows);
    expect(rows).toEqual(pages);
  }
});
