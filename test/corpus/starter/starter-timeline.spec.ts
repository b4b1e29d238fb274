import type { Projection } from '#kernel/projection';
import { readStarterEvents } from '#modules/starter/starter-events';
import { claims } from '#projections/research/claims/claims.projection';
import { runs } from '#projections/research/runs/runs.projection';
import { updates } from '#projections/research/updates/updates.projection';
import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { timelineEntries } from '../../../frontend/src/features/tracker-page/timeline-entries';
import { runFixture } from '../../../frontend/src/features/trackers/run.fixture';

const log = readStarterEvents().map((event, index) => ({
  ...event,
  position: index + 1,
  revision: index,
  metadata: { ...event.metadata, version: 1 },
}));
const trackerIds = [...new Set(log.map(({ data }) => String(Reflect.get(data, 'trackerId'))))];

/** The recorded trackers as the product shows them. */
const recorded = async (): Promise<InMemoryReadStore> => {
  const store = new InMemoryReadStore();
  for (const { name, ...model } of [claims, runs, updates] as readonly Projection[]) {
    await store.ensureCollection(name, model);
    await store.saveModelRecord({ name, live: name, liveVersion: 'v1', building: null, retired: [] });
    const told = log.filter(({ stream }) => /^(?:research|run)-/.test(stream));
    const writes = told.flatMap((event) => model.project(event).map((write) => ({ position: event.position, write })));
    await store.apply(name, writes, log.length);
  }
  return store;
};

test.each(trackerIds)('every run of tracker %s that found something stands in its history', async (id) => {
  const store = await recorded();
  const ofTracker = { tracker_id: id };
  const found = await store.find(claims, { ...ofTracker, is_background: false });
  const told = await store.find(updates, ofTracker);
  const shown = timelineEntries(
    told.map(({ _id, run_id, created_at, more }) => ({
      id: _id,
      run_id,
      created_at,
      more,
      content: '',
      sources: [],
      lines: [],
      written: null,
    })),
    (await store.find(runs, ofTracker)).map(({ _id, state, started_at, finished_at, claims_new }) =>
      runFixture({ id: _id, state, started_at, finished_at, claims_new }),
    ),
  );

  const opened = shown.flatMap((entry) =>
    entry.kind === 'update' ? [entry.update.run_id] : entry.kind === 'found' ? [entry.run.id] : [],
  );
  const silent = shown.flatMap((entry) => ('runs' in entry ? entry.runs : []));
  expect([...new Set(found.map(({ run_id }) => run_id))].sort()).toEqual(opened.sort());
  expect(silent.filter(({ claims_new }) => claims_new > 0)).toEqual([]);
  // Under each of them, what its lines, their remarks and their sources do not say is opened from the ledger.
  for (const entry of shown) {
    if (entry.kind === 'found')
      expect(entry.run.claims_new).toBe(found.filter(({ run_id }) => run_id === entry.run.id).length);
    if (entry.kind !== 'update') continue;
    const { sources = [], more = 0 } = told.find(({ run_id }) => run_id === entry.update.run_id) ?? {};
    const quotes = new Set(sources.map(({ quote }) => quote));
    const unsaid = found.filter(
      ({ run_id, evidence }) => run_id === entry.update.run_id && !evidence.some(({ quote }) => quotes.has(quote)),
    );
    expect(more).toBeGreaterThanOrEqual(unsaid.length);
  }
});
