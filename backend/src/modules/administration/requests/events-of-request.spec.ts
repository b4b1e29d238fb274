import type { DomainEvent } from '#kernel/events';
import type { Recorded } from '#kernel/recorded-event';
import { logIndexOf } from '#projections/administration/log-index/log-index.projection';
import { runs } from '#projections/research/runs/runs.projection';
import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { recorded } from '#test/support/read-models/projected';
import { claimRecorded, runRequested } from '#test/support/research/research-examples';
import { eventsOfRequest } from './events-of-request';

const STREAM = 'run-tracker-1';

/** A log of one stream, with its index and the runs. */
const given = async (...events: ReadonlyArray<readonly [correlation: string, event: DomainEvent]>) => {
  const log = events.map(([correlation_id, event], revision): Recorded => {
    const base = recorded(event, revision + 1);
    return { ...base, stream: STREAM, revision, metadata: { ...base.metadata, correlation_id } };
  });
  const reads = new InMemoryReadStore();
  for (const model of [logIndexOf([]), runs]) {
    const { name } = model;
    await reads.ensureCollection(name, model);
    await reads.saveModelRecord({ name, live: name, liveVersion: 'v1', building: null, retired: [] });
    const writes = log.flatMap((event) =>
      model.project(event as Recorded<never>).map((write) => ({ position: event.position, write })),
    );
    await reads.apply(name, writes, log.length);
  }
  const readStream = async (_stream: string, { from = 0, limit = log.length } = {}) => log.slice(from, from + limit);
  return { whenFollowed: (id: string) => eventsOfRequest(reads, { readStream }, [], id) };
};

const many = (count: number, of: (index: number) => readonly [string, DomainEvent]) =>
  Array.from({ length: count }, (_, index) => of(index));

test('the events of a request and of its run are in log order, from either', async () => {
  const { whenFollowed } = await given(
    ['request', runRequested('r1')],
    ['other', runRequested('r2')],
    ['r1', claimRecorded('r1', 'c1')],
    ['request', claimRecorded('r0', 'c0')],
  );
  for (const id of ['request', 'r1']) {
    const found = await whenFollowed(id);
    expect(found?.requestId).toBe('request');
    expect(found?.events.map(({ position }) => position)).toEqual([1, 3, 4]);
    expect(found?.leftOut).toEqual({ events: 0, runs: 0 });
  }
  expect(await whenFollowed('unknown')).toBeUndefined();
});

test('leaves out and counts the later events of a large request and a large run', async () => {
  const { whenFollowed } = await given(
    ['request', runRequested('r1')],
    ...many(203, (index) => ['request', claimRecorded('r0', `c${index}`)]),
    ...many(105, (index) => ['r1', claimRecorded('r1', `d${index}`)]),
  );
  const found = await whenFollowed('request');
  expect(found?.events).toHaveLength(300);
  expect(found?.leftOut).toEqual({ events: 9, runs: 0 });
});

test('leaves out and counts the later of many runs', async () => {
  const { whenFollowed } = await given(
    ...many(12, (index) => ['request', runRequested(`r${index}`)]),
    ...many(12, (index) => [`r${index}`, claimRecorded(`r${index}`, `c${index}`)]),
  );
  const found = await whenFollowed('request');
  expect(found?.leftOut).toEqual({ events: 0, runs: 2 });
  expect(found?.events).toHaveLength(22);
  expect(found?.runIds.has('r10')).toBe(false);
});
