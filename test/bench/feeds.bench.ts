import autocannon from 'autocannon';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { put } from '#kernel/projection';
import { READ_MODELS_FILE } from '#platform/data-dir/file-names';
import { BEGINNING } from '#platform/event-store/event-store';
import { SqliteReadStore } from '#platform/read-store/sqlite/sqlite-read-store';
import { type Update, updates } from '#projections/research/updates/updates.projection';
import { apiCalls } from './api-calls';
import type { BenchRow } from './bench-row';
import { median } from './event-store/measure';
import { type ProductServer, startProductServer } from './product-server';
import { fillReadModels } from './scale/fill-read-models';
import { READERS, trackersOf } from './scale/made-events';

const TRACKERS = 4000;
const ITEMS = 50;
const LINES = 3;
const CONNECTIONS = 8;
const SECONDS = 2;
const ROUNDS = 7;
const DAY_MS = 86_400_000;
const OF_CONSTANT = 'of a constant body of the same size';
const MIN_OF_CONSTANT = { whole: 0.4, unchanged: 0.8 };

const readers = Array.from({ length: READERS }, (_none, reader) => reader);

/** Their first tracker. */
const trackerOf = (reader: number): string => trackersOf(reader)[0] ?? '';

/** An update some days before another, with more lines. */
const before = ({ lines, sources, ...update }: Update, days: number): Update => ({
  ...update,
  _id: `${update._id}-before-${days}`,
  created_at: new Date(Date.parse(update.created_at) - days * DAY_MS).toISOString(),
  sources: Array.from({ length: LINES }, () => sources).flat(),
  lines: Array.from({ length: LINES }, (_none, n) => lines.map((line) => ({ ...line, sources: [n + 1] }))).flat(),
});

/** Gives the first tracker of each reader as many daily updates as a feed shows. */
const lengthenFeeds = async (folder: string): Promise<void> => {
  const store = SqliteReadStore.open(join(folder, READ_MODELS_FILE));
  for (const reader of readers) {
    const [newest] = await store.find(
      updates,
      { tracker_id: trackerOf(reader) },
      { sort: { created_at: -1 }, limit: 1 },
    );
    if (newest === undefined) throw new Error(`${trackerOf(reader)} has no update.`);
    const daily = Array.from({ length: ITEMS }, (_none, days) => before(newest, days));
    await store.apply(
      `${updates.name}.g1`,
      daily.map((update) => ({ position: 1, write: put(update) })),
      BEGINNING,
    );
  }
  await store.close();
};

interface Feed {
  readonly path: string;
  readonly text: string;
  readonly etag: string;
}

/** The feed whose address a route gives. */
const feedOf = async ({ url, tokens }: ProductServer, route: string, reader: number): Promise<Feed> => {
  const { rss_url } = await apiCalls(url)<{ rss_url: string }>('GET', route, tokens[reader] ?? '');
  const path = new URL(rss_url).pathname;
  const answer = await fetch(`${url}${path}`);
  const text = await answer.text();
  const items = text.split('<item>').length - 1;
  if (items !== ITEMS) throw new Error(`The feed has ${items} items.`);
  return { path, text, etag: answer.headers.get('etag') ?? '' };
};

interface FeedRequest {
  readonly path: string;
  readonly headers?: Record<string, string>;
}

/** Answers per second, all of them with the status. */
const rateOf = async (
  { url }: ProductServer,
  feedRequests: readonly FeedRequest[],
  status: '2xx' | '3xx',
): Promise<number> => {
  const requests = feedRequests.map(({ path, headers = {} }) => ({ method: 'GET' as const, path, headers }));
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, requests });
  const answers = result['1xx'] + result['2xx'] + result['3xx'] + result['4xx'] + result['5xx'];
  if (result[status] < answers || result.errors > 0)
    throw new Error(`${answers - result[status]} other answers than ${status}, ${result.errors} lost`);
  return result[status] / result.duration;
};

/** Feeds, whole and unchanged, against a constant body of their size. */
const feedRows = async (
  server: ProductServer,
  name: string,
  routeOf: (reader: number) => string,
  isJudged: boolean,
): Promise<readonly BenchRow[]> => {
  const feeds: Feed[] = [];
  for (const reader of readers) feeds.push(await feedOf(server, routeOf(reader), reader));
  const [first] = feeds;
  if (first === undefined) throw new Error('There is no feed.');
  await apiCalls(server.url)('POST', '/bench/constant', '', { constant: first.text });
  const constant = [{ path: '/bench/constant' }];
  const unchanged = feeds.map(({ path, etag }) => ({ path, headers: { 'if-none-match': etag } }));
  const rounds: { readonly constant: number; readonly whole: number; readonly unchanged: number }[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({
      constant: await rateOf(server, constant, '2xx'),
      whole: await rateOf(server, feeds, '2xx'),
      unchanged: await rateOf(server, unchanged, '3xx'),
    });
  const row = (called: string, of: 'whole' | 'unchanged'): BenchRow => {
    const ratio = median(rounds.map((round) => round[of] / round.constant));
    const measured = { name: called, value: median(rounds.map((round) => round[of])), unit: 'requests/s', ratio };
    const least = MIN_OF_CONSTANT[of];
    return isJudged
      ? { ...measured, limit: `at least ${least} ${OF_CONSTANT}`, ok: ratio >= least }
      : { ...measured, limit: OF_CONSTANT };
  };
  return [
    row(`${name}, ${ITEMS} items, ${Math.round(first.text.length / 1000)} kB`, 'whole'),
    row(`${name}, unchanged since it was read`, 'unchanged'),
  ];
};

/** Feeds of 64 trackers, and of 64 users with 60 trackers each who follow ten more. Two minutes. */
export const rows = async (): Promise<readonly BenchRow[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'aidy-bench-'));
  await fillReadModels(folder, TRACKERS);
  await lengthenFeeds(folder);
  const server = await startProductServer(folder);
  try {
    return [
      ...(await feedRows(server, 'RSS of a tracker', (reader) => `/api/topics/tracker/${trackerOf(reader)}/`, true)),
      // Its 50 items are found among the lists of 70 trackers.
      ...(await feedRows(server, 'RSS of a user with 70 trackers', () => '/api/common/user/', false)),
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
