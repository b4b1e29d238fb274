import autocannon from 'autocannon';
import type { BenchRow } from '../bench-row';
import { median } from '../event-store/measure';
import type { ProductServer } from '../product-server';

const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 8;
const SAMPLES = 50;
const MIN_OF_CONSTANT = 0.3;
const MAX_P99_OF_CONSTANT = 4;
const MAX_GROWTH = 1.3;

export interface RouteRequest {
  readonly path: string;
  /** Who asks; null if signed out. */
  readonly reader: number | null;
}

/** The product with few and with many trackers. */
export interface Stores {
  readonly few: ProductServer;
  readonly many: ProductServer;
  readonly counts: { readonly few: number; readonly many: number };
}

const headersOf = ({ tokens }: ProductServer, { reader }: RouteRequest): Record<string, string> =>
  reader === null ? {} : { authorization: `Bearer ${tokens[reader] ?? ''}` };

export const textOf = async (server: ProductServer, request: RouteRequest): Promise<string> => {
  const answer = await fetch(`${server.url}${request.path}`, { headers: headersOf(server, request) });
  if (!answer.ok) throw new Error(`${request.path} was answered with ${answer.status}.`);
  return answer.text();
};

interface Load {
  /** Requests per second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p99: number;
}

const load = async (server: ProductServer, requests: readonly RouteRequest[]): Promise<Load> => {
  const result = await autocannon({
    url: server.url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: requests.map((each) => ({ method: 'GET', path: each.path, headers: headersOf(server, each) })),
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} lost`);
  return { rate: result['2xx'] / result.duration, p99: result.latency.p99 };
};

/** Requests per second if each is made for the first time. */
export const rateOfNew = async (server: ProductServer, requests: readonly RouteRequest[]): Promise<number> => {
  let next = 0;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let each = requests[next++]; each !== undefined; each = requests[next++]) await textOf(server, each);
    }),
  );
  return requests.length / ((performance.now() - begun) / 1000);
};

/** The same requests to the route that answers a constant body, of the size that they are answered with in the median. */
const constantOf = async (
  server: ProductServer,
  requests: readonly RouteRequest[],
): Promise<readonly RouteRequest[]> => {
  const answers = await Promise.all(requests.slice(0, SAMPLES).map((each) => textOf(server, each)));
  const body = answers.sort((a, b) => a.length - b.length)[Math.floor(answers.length / 2)];
  const headers = { 'content-type': 'application/json' };
  // In an object, since the route takes no list.
  const constant = JSON.stringify({ constant: JSON.parse(body ?? '') as unknown });
  await fetch(`${server.url}/bench/constant`, { method: 'POST', headers, body: constant });
  return requests.map(({ reader }) => ({ path: '/bench/constant', reader }));
};

/** What a route costs among many trackers, against a constant body, and against the same route among few. */
export const routeRows = async (
  name: string,
  { few, many, counts }: Stores,
  requests: { readonly few: readonly RouteRequest[]; readonly many: readonly RouteRequest[] },
): Promise<readonly BenchRow[]> => {
  const constant = await constantOf(many, requests.many);
  const rounds: { readonly few: Load; readonly many: Load; readonly constant: Load }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({
      constant: await load(many, constant),
      many: await load(many, requests.many),
      few: await load(few, requests.few),
    });
  }
  const rate = median(rounds.map((round) => round.many.rate));
  const ofConstant = median(rounds.map((round) => round.many.rate / round.constant.rate));
  const p99 = median(rounds.map((round) => round.many.p99 / round.constant.p99));
  const growth = median(rounds.map((round) => round.few.rate / round.many.rate));
  return [
    {
      name: `${name} among ${counts.many} trackers`,
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
      name: `${name}, from ${counts.few} to ${counts.many} trackers`,
      value: median(rounds.map((round) => round.few.rate)),
      unit: 'requests/s at the former',
      ratio: growth,
      limit: `under ${MAX_GROWTH} times the time`,
      ok: growth < MAX_GROWTH,
    },
  ];
};
