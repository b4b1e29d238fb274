import { join } from 'node:path';
import { addDays } from '#kernel/calendar';
import type { DomainEvent } from '#kernel/events';
import { uuidV7 } from '#kernel/ids';
import { parseUrl } from '#kernel/parse-url';
import type { Projection } from '#kernel/projection';
import type { ResourceCondition } from '#platform/administration/resource';
import { meets } from '#platform/administration/rows-resource';
import { MongoReadStore } from '#platform/read-store/mongo/mongo-read-store';
import type { ReadModelStore } from '#platform/read-store/read-store';
import { SqliteReadStore } from '#platform/read-store/sqlite/sqlite-read-store';
import { hostDays } from '#projections/dashboards/host-days/host-days.projection';
import { measures } from '#projections/dashboards/measures/measures.projection';
import { runHosts } from '#projections/dashboards/run-hosts/run-hosts.projection';
import { readPages } from '#projections/research/read-pages/read-pages.projection';
import { runDocuments } from '#projections/research/run-documents/run-documents.projection';
import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { describeWhere } from '#test/support/needs';
import { fillReadStore } from '#test/support/read-models/filled-read-store';
import { runFailed } from '#test/support/research/research-examples';
import { mongoDatabases } from '#test/support/servers/mongo-databases';
import { mongoMissing } from '#test/support/servers/mongodb-server';
import { temporaryFolder } from '#test/support/temporary-folder';
import { pagesResource } from './pages.resource';

const projections = [measures, hostDays, runHosts, runDocuments, readPages] as readonly Projection[];
const FIRST_DAY = '2026-03-01';
const RUNS = 90;
const HOSTS = ['agency.gov', 'press.example', 'gone.example'];
const STARTER = uuidV7(Date.UTC(2025, 0, 20), Buffer.alloc(10));
const OUTCOMES = ['told', 'left_out', 'unreachable', 'evidence', 'unreachable'] as const;

/** A run an hour, over four days; every seventh is of a starter tracker, and every fifth considers no page. */
const considered = (run: number): DomainEvent => {
  const trackerId = run % 7 === 0 ? STARTER : 'tracker-1';
  const pages = Array.from({ length: run % 4 }, (_none, page) => ({
    url: `https://${HOSTS[(run + page) % HOSTS.length]}/${run}/${page}`,
    title: `Page ${page}`,
    outcome: OUTCOMES[(run + 2 * page) % OUTCOMES.length] ?? 'told',
    reason: { kind: 'off_topic' } as const,
    notes: [],
  }));
  const unchanged = run % 3 === 0 ? [`https://agency.gov/${run}/old`, 'no address'] : [];
  return run % 5 === 0
    ? runFailed(`run-${run}`)
    : {
        type: 'DocumentsConsidered',
        data: { trackerId, runId: `run-${run}`, considered: pages, unchanged, asked: [] },
      };
};
const events = Array.from({ length: RUNS }, (_none, run) => considered(run));

const hostIn = (url: string) => parseUrl(url)?.hostname ?? null;
const timeOf = (run: number) => new Date(Date.UTC(2026, 2, 1, run + 1)).toISOString();

/** What the log says, without any counter. */
const expected = events.flatMap((event, run) => {
  const {
    trackerId,
    considered: pages = [],
    unchanged = [],
  } = event.data as {
    readonly trackerId: string;
    readonly considered?: ReadonlyArray<{ readonly url: string; readonly outcome: string }>;
    readonly unchanged?: readonly string[];
  };
  if (trackerId === STARTER) return [];
  const known = unchanged.map((url) => ({ url, outcome: 'known' }));
  return [...pages, ...known].map(({ url, outcome }) => ({
    id: `run-${run} ${url}`,
    host: hostIn(url),
    read: outcome !== 'unreachable',
    considered_at: timeOf(run),
  }));
});

const is = (field: string, value: string | boolean): ResourceCondition => ({ field, operator: '$eq', value });
const from = (value: string): ResourceCondition => ({ field: 'considered_at', operator: '$gte', value });
const before = (value: string): ResourceCondition => ({ field: 'considered_at', operator: '$lt', value });
const day = (after: number, time = '00:00:00') => `${addDays(FIRST_DAY, after)}T${time}.000Z`;

const requests: ReadonlyArray<readonly [string, readonly ResourceCondition[]]> = [
  ['all', []],
  ['those that could be read', [is('read', true)]],
  ['those that could not', [is('read', false)]],
  ['those of a host', [is('host', 'agency.gov')]],
  ['those of a host on a day', [is('host', 'press.example'), from(day(1)), before(day(2))]],
  [
    'the unreachable of a host on two days',
    [is('host', 'gone.example'), is('read', false), from(day(1)), before(day(3))],
  ],
  ['those of a day of all hosts', [is('read', true), from(day(2)), before(day(3))]],
  ['those between two times of different days', [from(day(0, '13:30:00')), before(day(2, '05:00:00'))]],
  ['those between two times of a day', [is('read', true), from(day(1, '03:00:00')), before(day(1, '09:00:00'))]],
  ['those since a time', [from(day(2, '22:00:00'))]],
  ['those at a time', [is('considered_at', timeOf(8))]],
  ['those of two hosts', [{ field: 'host', operator: '$in', value: ['agency.gov', 'gone.example'] }]],
  [
    'one by its id',
    [{ field: 'id', operator: '$in', value: ['run-3 https://agency.gov/3/old', 'run-3 no address', 'x'] }],
  ],
  ['none of a host that no run asked', [is('host', 'example.org')]],
];

const itBehaves = (open: () => Promise<ReadModelStore>) => {
  let store: ReadModelStore;
  beforeAll(async () => {
    store = await open();
    await fillReadStore(store, projections, events);
  });
  afterAll(() => store.close());

  test.each(requests)('pages are listed in order: %s', async (_which, where) => {
    const wanted = expected.filter((page) => where.every((condition) => meets(page, condition)));
    for (const descending of [false, true]) {
      const times = wanted.map(({ considered_at }) => considered_at);
      const ids: string[] = [];
      const listed: unknown[] = [];
      for (let skip = 0; skip <= wanted.length; skip += 7) {
        const sort = { field: 'considered_at', descending };
        const { rows, total } = await pagesResource(store).list({ where, sort, skip, limit: 7 });
        expect(total).toBe(wanted.length);
        ids.push(...rows.map(({ id }) => id));
        listed.push(...rows.map(({ considered_at }) => considered_at));
      }
      expect(listed).toEqual(descending ? times.toReversed() : times);
      expect(ids.toSorted()).toEqual(wanted.map(({ id }) => id).toSorted());
    }
  });

  test('a page is found by its id', async () => {
    expect(await pagesResource(store).get('run-1 https://press.example/1/0')).toMatchObject({ run_id: 'run-1' });
    expect(await pagesResource(store).get('run-1 https://press.example/1/9')).toBeUndefined();
  });

  test('each host of a day leads to as many pages as it counts', async () => {
    const counted = await store.find(hostDays, {});
    expect(counted.length).toBeGreaterThan(9);
    for (const { host, day: of, read, unreachable } of counted) {
      const onDay = [is('host', host), from(`${of}T00:00:00.000Z`), before(`${addDays(of, 1)}T00:00:00.000Z`)];
      const rows = async (couldBe: boolean) => {
        const where = [...onDay, is('read', couldBe)];
        const sort = { field: 'considered_at', descending: true };
        return (await pagesResource(store).list({ where, sort, skip: 0, limit: 100 })).rows.length;
      };
      expect([host, of, await rows(true), await rows(false)]).toEqual([host, of, read, unreachable]);
    }
  });
};

describe('the pages in memory', () => itBehaves(async () => new InMemoryReadStore()));

describe('the pages in SQLite', () => {
  const folder = temporaryFolder();
  itBehaves(async () => SqliteReadStore.open(join(folder, 'views.db')));
});

describeWhere(mongoMissing, 'in MongoDB', () => {
  const { url, newDatabase } = mongoDatabases();
  itBehaves(() => MongoReadStore.open({ url: url(), database: newDatabase() }));
});
