import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchRow } from './bench-row';
import { median } from './event-store/measure';
import { type ProductServer, startProductServer } from './product-server';
import { body, rateOf } from './source-set-saves';

const ROUNDS = 5;
const PAIRS = 10_000;
const PAIRS_AT_ONCE = 4;
const MIN_OF_ECHO = 0.25;
const MAX_OF_P50 = 5;

const commandRow = async (server: ProductServer): Promise<BenchRow> => {
  const ratios: number[] = [];
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const echo = await rateOf(server, '/bench/echo');
    const command = await rateOf(server, '/api/topics/create-update-domain-set/');
    rates.push(command);
    ratios.push(command / echo);
  }
  const ratio = median(ratios);
  return {
    name: 'whole command over HTTP, 64 users, durable and seen',
    value: median(rates),
    unit: 'commands/s',
    ratio,
    limit: `at least ${MIN_OF_ECHO} of the route that only answers its body`,
    ok: ratio >= MIN_OF_ECHO,
  };
};

/** Milliseconds from sending a command to having read its result, and whether the read was stale. */
const pairOnce = async ({ url, tokens }: ProductServer, index: number): Promise<{ ms: number; stale: boolean }> => {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${tokens[index % tokens.length] ?? ''}`,
  };
  const name = `Set ${index}`;
  const begun = performance.now();
  const made = await fetch(`${url}/api/topics/create-update-domain-set/`, {
    method: 'POST',
    headers,
    body: body(name),
  });
  const { id } = (await made.json()) as { id: string };
  const seen = await fetch(`${url}/api/topics/domain-sets/`, { headers });
  const sets = (await seen.json()) as readonly { id: string }[];
  const ms = performance.now() - begun;
  await fetch(`${url}/api/topics/delete-domain-set/${id}/`, { method: 'DELETE', headers });
  return { ms, stale: !sets.some((set) => set.id === id) };
};

const pairRows = async (server: ProductServer): Promise<readonly BenchRow[]> => {
  const times: number[] = [];
  let stale = 0;
  let next = 0;
  const walk = async (): Promise<void> => {
    while (next < PAIRS) {
      const pair = await pairOnce(server, next++);
      times.push(pair.ms);
      if (pair.stale) stale++;
    }
  };
  await Promise.all(Array.from({ length: PAIRS_AT_ONCE }, walk));
  times.sort((a, b) => a - b);
  const p50 = times[Math.floor(times.length * 0.5)] ?? Number.NaN;
  const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN;
  return [
    {
      name: 'a command and the read that sees it, p99',
      value: p99,
      unit: 'ms',
      ratio: p99 / p50,
      limit: `at most ${MAX_OF_P50} times their own p50`,
      ok: p99 / p50 <= MAX_OF_P50,
    },
    { name: 'stale reads', value: stale, unit: `of ${PAIRS}`, limit: 'none', ok: stale === 0 },
  ];
};

/** The product over HTTP. About two minutes. */
export const rows = async (): Promise<readonly BenchRow[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'aidy-bench-'));
  const server = await startProductServer(folder);
  try {
    return [await commandRow(server), ...(await pairRows(server))];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
