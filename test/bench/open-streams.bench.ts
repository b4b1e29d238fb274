import { mkdtempSync, rmSync } from 'node:fs';
import { type ServerResponse, get, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { asksForVerdicts, verdictsOn } from '../support/fakes/fake-judge';
import { type ModelCall, startFakeModel, streamText } from '../support/fakes/fake-model';
import type { BenchRow } from './bench-row';
import { type ProductServer, startProductServer } from './product-server';

const STREAMS = 200;
/** As many as an answer shows. */
const SENTENCES = 6;
const PACE_MS = 2000;
/** With and without a slow reader by turns. */
const ROUNDS = 2;
const MAX_MB = 100;
/** Of the same streams without a slow reader. */
const MAX_OF_ALONE = 2;
const SLOW = 'slow';

/** When the model had written the nth sentence of each stream. */
type Written = Map<string, number[]>;

const nameIn = ({ body }: ModelCall): string =>
  /Said before:\nPerson: Stream (\S+)/.exec(body.messages.at(-1)?.content ?? '')?.[1] ?? '';
const quoteIn = ({ body }: ModelCall): string => /“(.*)”/.exec(body.messages.at(-1)?.content ?? '')?.[1] ?? '';

const event = (content: string): string => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

const babble = (response: ServerResponse): void => {
  if (response.destroyed) return;
  if (response.write(event('Let me think about that.\n'))) setImmediate(() => babble(response));
  else response.once('drain', () => babble(response));
};

/** Writes a sentence every two seconds, each stream at its own time; for the slow reader as much as it can. */
const startSlowModel = (written: Written) =>
  startFakeModel(async (call, response) => {
    if (asksForVerdicts(call))
      return streamText(
        response,
        verdictsOn(call, () => null),
      );
    const name = nameIn(call);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    if (name === SLOW) return babble(response);
    const times: number[] = [];
    written.set(name, times);
    await pause(PACE_MS * Math.random());
    for (let n = 0; n < SENTENCES && !response.destroyed; n++) {
      times.push(performance.now());
      response.write(event(`- ${quoteIn(call)} [1]\n`));
      await pause(PACE_MS);
    }
    response.end('data: [DONE]\n\n');
  });

const bodyOf = (name: string): string =>
  JSON.stringify({
    org_name: 'NASA',
    messages: [
      { role: 'user', content: `Stream ${name}` },
      { role: 'assistant', content: 'Open.' },
      { role: 'user', content: 'What does it do?' },
    ],
  });

const open = ({ url, tokens }: ProductServer, at: number, name: string) =>
  request(`${url}/api/topics/chat-org/`, {
    method: 'POST',
    agent: false,
    headers: { authorization: `Bearer ${tokens[at % tokens.length]}`, 'content-type': 'application/json' },
  }).end(bodyOf(name));

/** How long each sentence of a stream took from the model to its reader. */
const delaysOf = (server: ProductServer, at: number, name: string, written: Written): Promise<readonly number[]> =>
  new Promise((resolve, reject) => {
    const delays: number[] = [];
    open(server, at, name)
      .on('error', reject)
      .on('response', (response) => {
        response.setEncoding('utf8');
        response.on('data', (text: string) => {
          for (const _sentence of text.matchAll(/^data: \{"content":.*\[1\]"\}$/gm))
            delays.push(performance.now() - (written.get(name)?.[delays.length] ?? 0));
        });
        response.on('end', () => resolve(delays));
      });
  });

const memoryOf = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(`${url}/metrics`, { agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve(Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 2 ** 20));
    }).on('error', reject);
  });

interface Measured {
  /** Megabytes that the process had more at most. */
  readonly memory: number;
  /** Milliseconds from the model to the reader, of each sentence but the slow reader's. */
  readonly delays: readonly number[];
}

/** This many streams at once, perhaps with one more whose reader takes nothing while its model never stops writing. */
const measured = async (
  server: ProductServer,
  written: Written,
  round: string,
  hasSlow: boolean,
): Promise<Measured> => {
  const before = await memoryOf(server.url);
  const slow = hasSlow ? open(server, 0, SLOW).on('error', () => undefined) : null;
  // Never read.
  slow?.on('response', (response) => response.pause());
  const streams = Array.from({ length: STREAMS }, (_, index) => delaysOf(server, index, `${round}-${index}`, written));
  let memory = 0;
  let isOver = false;
  const watched = (async () => {
    while (!isOver) {
      memory = Math.max(memory, (await memoryOf(server.url)) - before);
      await pause(250);
    }
  })();
  const delays = (await Promise.all(streams)).flat();
  isOver = true;
  await watched;
  slow?.destroy();
  // What the log and the read models make of it counts for no stream.
  await pause(PACE_MS);
  return { memory, delays };
};

/** Many answers that a model writes at the same time. */
export const rows = async (): Promise<readonly BenchRow[]> => {
  const written: Written = new Map();
  const model = await startSlowModel(written);
  const folder = mkdtempSync(join(tmpdir(), 'aidy-bench-'));
  const server = await startProductServer(folder, { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'writer' });
  try {
    // What is loaded when the first answers are given counts for no stream.
    await Promise.all(Array.from({ length: 20 }, (_, index) => delaysOf(server, index, `warm-${index}`, written)));
    const rounds: Measured[] = [];
    for (let round = 0; round < 2 * ROUNDS; round++)
      rounds.push(await measured(server, written, `round-${round}`, round % 2 === 1));
    const memory = Math.max(...rounds.map((round) => round.memory));
    const sorted = (rest: number): readonly number[] =>
      rounds
        .filter((_, round) => round % 2 === rest)
        .flatMap(({ delays }) => delays)
        .sort((a, b) => a - b);
    const [alone, beside] = [sorted(0), sorted(1)];
    const p99Of = (delays: readonly number[]): number => delays[Math.floor(delays.length * 0.99)] ?? 0;
    const isWhole = rounds.every(({ delays }) => delays.length === STREAMS * SENTENCES);
    return [
      {
        name: `memory of ${STREAMS} open streams`,
        value: memory,
        unit: 'MB',
        ratio: memory / MAX_MB,
        limit: `at most ${MAX_MB} MB more than before`,
        ok: isWhole && memory <= MAX_MB,
      },
      {
        name: `a sentence of ${STREAMS} streams beside a slow reader, p99`,
        value: p99Of(beside),
        unit: 'ms',
        ratio: p99Of(beside) / p99Of(alone),
        limit: `≤ ${MAX_OF_ALONE} × without the slow reader`,
        ok: isWhole && p99Of(beside) <= MAX_OF_ALONE * p99Of(alone),
      },
      {
        name: `a sentence of ${STREAMS} streams beside a slow reader, the longest wait`,
        value: beside.at(-1) ?? 0,
        unit: 'ms',
        ratio: (beside.at(-1) ?? 0) / (alone.at(-1) ?? 0),
        limit: `≤ ${MAX_OF_ALONE} × without the slow reader`,
        ok: isWhole && (beside.at(-1) ?? 0) <= MAX_OF_ALONE * (alone.at(-1) ?? 0),
      },
    ];
  } finally {
    await server.stop();
    await model.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
