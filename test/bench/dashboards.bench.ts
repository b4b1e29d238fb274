import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, daysFrom } from '#kernel/calendar';
import { type Document, type Projection, put } from '#kernel/projection';
import { sumOf } from '#modules/dashboards/queries/items';
import { spanCountsOf } from '#modules/dashboards/queries/measured';
import { toDashboardSpan } from '#modules/dashboards/queries/span';
import { topicsDashboard } from '#modules/dashboards/queries/topics-dashboard.query';
import { TrackersNow } from '#modules/dashboards/queries/trackers-now';
import { SqliteReadStore } from '#platform/read-store/sqlite/sqlite-read-store';
import { measures } from '#projections/dashboards/measures/measures.projection';
import { runTimes } from '#projections/dashboards/run-times/run-times.projection';
import { trackers } from '#projections/trackers/trackers/trackers.projection';
import type { BenchRow } from './bench-row';
import { interleaved, secondsOf } from './event-store/measure';

const TRACKERS = 100_000;
const DAYS = 2 * 366;
const TODAY = '2026-11-22';
const ROUNDS = 21;
const PAGE = 5000;
const MAX_OF_ONE = 6;

const COUNTED = [
  ...['published', 'nothing_new', 'failed'].map((outcome) => `runs_${outcome}`),
  ...['new', 'changed', 'contradicted', 'rejected'].map((kind) => `claims_${kind}`),
  ...['same_day', 'next_day', 'in_three_days', 'in_a_week', 'later', 'undated'].map((delay) => `told_${delay}`),
  ...['pages_read', 'pages_unreachable', 'trackers_created', 'trackers_deleted', 'cost_usd', 'verdict_useful'],
];

const fill = async (store: SqliteReadStore, model: Projection, documents: readonly Document[]): Promise<void> => {
  const live = `${model.name}.g1`;
  await store.ensureCollection(live, model);
  for (let from = 0; from < documents.length; from += PAGE) {
    const page = documents.slice(from, from + PAGE);
    await store.apply(
      live,
      page.map((document, index) => ({ position: from + index, write: put(document) })),
      from + page.length,
    );
  }
  await store.ensureIndexes(live, model);
  await store.saveModelRecord({ name: model.name, live, liveVersion: 'bench', building: null, retired: [] });
};

const days = daysFrom(addDays(TODAY, 1 - DAYS), TODAY);
const tracker = (n: number): Document & Record<string, unknown> => ({
  _id: `tracker-${n}`,
  owner_id: `user-${n % 10_000}`,
  recorded: false,
  deleted_at: n % 20 === 0 ? '2026-01-01T00:00:00.000Z' : null,
  paused: n % 7 === 0,
  frequency: ['day', 'week', 'week', 'month'][n % 4],
  description: 'Everything that an agency, a court or a parliament publishes about it.',
  created_at: '2026-01-01T00:00:00.000Z',
});

/** The Topics Dashboard of a quarter against one of its items, among 100,000 trackers. */
export const rows = async (): Promise<readonly BenchRow[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'aidy-bench-'));
  const store = SqliteReadStore.open(join(folder, 'views.db'));
  try {
    const counts = Object.fromEntries(COUNTED.map((measure, index) => [measure, index + 1]));
    const [models, made] = [
      [measures, runTimes, trackers] as readonly Projection[],
      [
        days.map((day) => ({ _id: day, counts })),
        days.map((day) => ({ _id: day, ended: { '0800': 3, '1340': 2 } })),
        Array.from({ length: TRACKERS }, (_none, n) => tracker(n)),
      ],
    ];
    for (const [index, model] of models.entries()) await fill(store, model, made[index] ?? []);

    const span = toDashboardSpan({ range: 'quarter' }, TODAY);
    const clock = { now: () => new Date(`${TODAY}T12:00:00Z`) };
    const watched = new TrackersNow(store, clock);
    const view = (trackersNow: TrackersNow) => topicsDashboard(span, clock.now(), store, trackersNow);
    const one = async () =>
      sumOf(await spanCountsOf(store, span), { id: 'runs', title: 'Runs' }, ['runs_published', 'runs_failed']);
    const items = (await view(watched)).length;
    const { whole, first, alone } = await interleaved(ROUNDS, {
      alone: () => secondsOf(one),
      whole: () => secondsOf(() => view(watched)),
      first: () => secondsOf(() => view(new TrackersNow(store, clock))),
    });
    return [
      { name: 'one item of a dashboard', value: alone * 1000, unit: 'ms' },
      {
        name: `a dashboard of ${items} items`,
        value: whole * 1000,
        unit: 'ms',
        ratio: whole / alone,
        limit: `under ${MAX_OF_ONE} of one of them`,
        ok: whole < MAX_OF_ONE * alone,
      },
      {
        name: `the first view in a minute, which counts ${TRACKERS.toLocaleString('en-US')} trackers`,
        value: first * 1000,
        unit: 'ms',
        ratio: first / alone,
      },
    ];
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
