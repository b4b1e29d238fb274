import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchRow } from './bench-row';
import { median } from './event-store/measure';
import { createRow } from './long-streams/create-row';
import type { Measured } from './long-streams/scenario.bench';
import { answerOf } from './separate-process';

const MAX_RATIO = 1.3;
const MAX_BLOCKED_MS = 20;

const runRows = async (folder: string): Promise<readonly BenchRow[]> => {
  const measured = await answerOf<Measured>('long-streams/scenario.bench.ts', [folder]);
  const of = (age: string, what: 'cpuMs' | 'blockedMs'): number =>
    median((measured[age] ?? []).map(({ [what]: value }) => value));
  const young = of('day 20', 'cpuMs');
  const grown = (age: string): BenchRow => {
    const value = of(age, 'cpuMs');
    return {
      name: `a run on a ledger of ${age}`,
      value,
      unit: 'ms of CPU',
      ratio: value / young,
      limit: `at most ${MAX_RATIO} of one on a ledger of day 20 (${young.toFixed(1)} ms)`,
      ok: value / young <= MAX_RATIO,
    };
  };
  const usual = of('day 20', 'blockedMs');
  const blocked = of('five years', 'blockedMs') - usual;
  return [
    grown('day 220'),
    grown('five years'),
    {
      name: 'longest that the ledger of five years blocks the event loop in a run, median',
      value: blocked,
      unit: 'ms',
      ratio: blocked / MAX_BLOCKED_MS,
      limit: `at most ${MAX_BLOCKED_MS} ms beyond the ${usual.toFixed(0)} of a run on a ledger of day 20`,
      ok: blocked <= MAX_BLOCKED_MS,
    },
  ];
};

/** What grows with the age of a tracker or an account, compared with a young one. About half a minute. */
export const rows = async (): Promise<readonly BenchRow[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'aidy-bench-'));
  try {
    return [...(await runRows(folder)), await createRow(folder)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
