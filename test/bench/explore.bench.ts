import autocannon from 'autocannon';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TypedQuery, queriesWithTypos } from '../support/planted-typos';
import { seeded } from '../support/seeded';
import type { BenchRow } from './bench-row';
import { median } from './event-store/measure';
import { fillExplore } from './explore/fill-explore';
import { type ProductServer, startProductServer } from './product-server';

const FEW = 10_000;
const MANY = 100_000;
const QUERIES = 300;
const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 8;
const MIN_OF_CONSTANT = 0.3;
const MAX_P99_OF_CONSTANT = 4;
const MAX_GROWTH = 1.3;
const MIN_FOUND = 0.95;
const SEED = 300;

const SEARCH = '/api/topics/search-trackers/';
const searchPath = (text: string): string => `${SEARCH}?query=${encodeURIComponent(text)}`;

interface Explored {
  readonly trackers: readonly { readonly id: string }[];
}

const answerOf = async (server: ProductServer, path: string): Promise<{ text: string; explored: Explored }> => {
  const answer = await fetch(`${server.url}${path}`);
  const text = await answer.text();
  return { text, explored: JSON.parse(text) as Explored };
};

interface Load {
  /** Requests per second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p99: number;
}

const load = async (server: ProductServer, paths: readonly string[]): Promise<Load> => {
  const result = await autocannon({
    url: server.url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: paths.map((path) => ({ method: 'GET', path })),
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} lost`);
  return { rate: result['2xx'] / result.duration, p99: result.latency.p99 };
};

/** The route that answers a body of the size that these paths have on average. */
const constantOf = async (server: ProductServer, paths: readonly string[]): Promise<string> => {
  const answers = await Promise.all(paths.slice(0, 50).map((path) => answerOf(server, path)));
  const [middle] = answers.sort((one, other) => one.text.length - other.text.length).slice(answers.length / 2);
  if (middle === undefined || middle.explored.trackers.length === 0) throw new Error('Explore found nothing.');
  const headers = { 'content-type': 'application/json' };
  await fetch(`${server.url}/bench/constant`, { method: 'POST', headers, body: middle.text });
  return '/bench/constant';
};

interface Servers {
  readonly few: ProductServer;
  readonly many: ProductServer;
}

const rowsOf = async (
  name: string,
  { few, many }: Servers,
  paths: { readonly few: readonly string[]; readonly many: readonly string[] },
): Promise<readonly BenchRow[]> => {
  const constant = await constantOf(many, paths.many);
  const rounds: { readonly few: Load; readonly many: Load; readonly constant: Load }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({
      constant: await load(many, [constant]),
      many: await load(many, paths.many),
      few: await load(few, paths.few),
    });
  }
  const rate = median(rounds.map((round) => round.many.rate));
  const ofConstant = median(rounds.map((round) => round.many.rate / round.constant.rate));
  const p99 = median(rounds.map((round) => round.many.p99 / round.constant.p99));
  const growth = median(rounds.map((round) => round.few.rate / round.many.rate));
  return [
    {
      name: `${name} among ${MANY} public trackers`,
      value: rate,
      unit: 'requests/s',
      ratio: ofConstant,
      limit: `at least ${MIN_OF_CONSTANT} of a constant body of the same size`,
      ok: ofConstant >= MIN_OF_CONSTANT,
    },
    {
      name: `${name}, p99`,
      value: median(rounds.map((round) => round.many.p99)),
      unit: 'ms',
      ratio: p99,
      limit: `under ${MAX_P99_OF_CONSTANT} of that body's`,
      ok: p99 < MAX_P99_OF_CONSTANT,
    },
    {
      name: `${name}, from ${FEW} to ${MANY} trackers`,
      value: median(rounds.map((round) => round.few.rate)),
      unit: 'requests/s at the former',
      ratio: growth,
      limit: `under ${MAX_GROWTH} times the time`,
      ok: growth < MAX_GROWTH,
    },
  ];
};

const foundRow = async (server: ProductServer, queries: readonly TypedQuery[]): Promise<BenchRow> => {
  let found = 0;
  for (const { meant, text } of queries) {
    const { explored } = await answerOf(server, `${searchPath(text)}&limit=3`);
    if (explored.trackers.some(({ id }) => id === meant)) found++;
  }
  const share = found / queries.length;
  return {
    name: `the meant of ${MANY} trackers among the first three, despite typos`,
    value: found,
    unit: `of ${queries.length} (seed ${SEED})`,
    ratio: share,
    limit: `at least ${MIN_FOUND}`,
    ok: share >= MIN_FOUND,
  };
};

const filledServer = async (folder: string, count: number) => {
  const trackers = await fillExplore(folder, count);
  return { server: await startProductServer(folder), queries: queriesWithTypos(trackers, QUERIES, seeded(SEED)) };
};

/** Explore and its search over HTTP, on the product with many public trackers. About four minutes. */
export const rows = async (): Promise<readonly BenchRow[]> => {
  const folders = [FEW, MANY].map(() => mkdtempSync(join(tmpdir(), 'aidy-bench-')));
  const [fewFolder = '', manyFolder = ''] = folders;
  const few = await filledServer(fewFolder, FEW);
  const many = await filledServer(manyFolder, MANY);
  const servers = { few: few.server, many: many.server };
  const searches = (queries: readonly TypedQuery[]) => queries.map(({ text }) => searchPath(text));
  try {
    return [
      ...(await rowsOf('searches with typos', servers, { few: searches(few.queries), many: searches(many.queries) })),
      ...(await rowsOf('Explore', servers, { few: [SEARCH], many: [SEARCH] })),
      await foundRow(many.server, many.queries),
    ];
  } finally {
    await few.server.stop();
    await many.server.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
};
