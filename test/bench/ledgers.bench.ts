import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '../support/seeded';
import type { BenchRow } from './bench-row';
import { median, secondsOf } from './event-store/measure';
import { FOLDER, READER, TRACKERS, fillLedgers, trackerId } from './ledgers/filled-ledgers';
import { type ProductServer, startProductServer } from './product-server';

const CLAIMS = Number(process.env.BENCH_CLAIMS ?? 100_000);
const QUESTIONS = 1000;
/** Until the code is warm. */
const WARMING = 100;
const SHOWN = 50;
const MAX_OF_A_READ = 5;
const WEEKS = 200;
const MAX_READS = 3;
const TIMES = ['', ' since May', ' in March 2026', ' last month'];

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

/** Two to four words of a claim, and a time in three of four questions. */
const questionsOn = (told: readonly string[]): readonly string[] => {
  const random = seeded(7);
  return Array.from({ length: QUESTIONS }, (_, n) => {
    const words = (told[random(told.length)] ?? '').replace(/[^\p{L} ]/gu, '').split(' ');
    const some = Array.from({ length: 2 + random(3) }, () => words[3 + random(words.length - 3)] ?? '');
    return `What happened with ${some.join(' ')}${TIMES[n % TIMES.length] ?? ''}?`;
  });
};

const milliseconds = async (work: () => Promise<unknown>): Promise<number> => (await secondsOf(work)) * 1000;

const requestsOf = ({ url, tokens }: ProductServer) => {
  const headers = { authorization: `Bearer ${tokens[READER] ?? ''}`, 'content-type': 'application/json' };
  const textOf = async (path: string, init: RequestInit = {}): Promise<string> => {
    const answer = await fetch(url + path, { ...init, headers });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
    return answer.text();
  };
  const random = seeded(8);
  return {
    ask: async (content: string): Promise<void> => {
      const body = JSON.stringify({ messages: [{ role: 'user', content }], collection_id: FOLDER });
      const text = await textOf('/api/topics/chat-folder/', { method: 'POST', body });
      if (!text.includes('"done":true')) throw new Error('The answer is not complete.');
    },
    readWeek: () => textOf(`/api/topics/get-collection-week/?unique_id=${FOLDER}`),
    readFifty: () => textOf(`/api/topics/tracker/${trackerId(random(TRACKERS))}/claims/?limit=${SHOWN}`),
  };
};

/** Questions over HTTP to a folder of many claims. Takes about two minutes, mostly to fill the store. */
export const rows = async (): Promise<readonly BenchRow[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'aidy-bench-'));
  let server: ProductServer | undefined;
  try {
    const told = await fillLedgers(dataDir, CLAIMS);
    server = await startProductServer(dataDir);
    const { ask, readFifty, readWeek } = requestsOf(server);
    const first = await secondsOf(() => ask('What happened with policy?'));
    const [answered, read]: [number[], number[]] = [[], []];
    // In turns, so that a slow moment of the machine meets both.
    for (const question of questionsOn(told)) {
      answered.push(await milliseconds(() => ask(question)));
      read.push(await milliseconds(readFifty));
    }
    const firstWeek = await milliseconds(readWeek);
    const weeks: number[] = [];
    for (let n = 0; n < WEEKS; n++) weeks.push(await milliseconds(readWeek));
    const ofWeek = median(weeks) / median(read);
    const [value, limit] = [answered, read].map((each) => percentile(each.slice(WARMING), 0.99));
    const ratio = (value ?? Number.NaN) / (limit ?? Number.NaN);
    return [
      { name: `${SHOWN} claims of a tracker by their index, p99`, value: limit ?? Number.NaN, unit: 'ms' },
      {
        name: `a question to a folder of ${CLAIMS} claims, p99`,
        value: value ?? Number.NaN,
        unit: 'ms',
        ratio,
        limit: `at most ${MAX_OF_A_READ} of that`,
        ok: ratio <= MAX_OF_A_READ,
      },
      {
        name: 'the same, median',
        value: median(answered),
        unit: 'ms',
        ratio: median(answered) / median(read),
        limit: 'of the reading’s',
      },
      {
        name: `the week of a folder of ${TRACKERS} trackers that told seven lines each day, median`,
        value: median(weeks),
        unit: 'ms',
        ratio: ofWeek,
        limit: `at most ${MAX_READS} of the reading’s`,
        ok: ofWeek <= MAX_READS,
      },
      { name: 'the same for the first time', value: firstWeek, unit: 'ms' },
      { name: 'the first question after a start, which makes the index', value: first, unit: 's' },
    ];
  } finally {
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
