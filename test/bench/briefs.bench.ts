import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchRow } from './bench-row';
import type { Idle, Planned } from './briefs/scenario.bench';
import { answerOf } from './separate-process';

const FEW = 1000;
const MANY = 10_000;
const WAITING = 100_000;
const MIN_RATIO = 0.3;
const MAX_GROWTH = 1.1;
const MAX_TICK = 20;

const measured = async <Answer>(what: 'planned' | 'idle', count: number): Promise<Answer> => {
  const folder = mkdtempSync(join(tmpdir(), 'aidy-bench-'));
  try {
    return await answerOf<Answer>('briefs/scenario.bench.ts', [what, folder, String(count)]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Briefs of many readers due at the same time. About three minutes. */
export const rows = async (): Promise<readonly BenchRow[]> => {
  const few = await measured<Planned>('planned', FEW);
  const many = await measured<Planned>('planned', MANY);
  const { tickMs, readMs } = await measured<Idle>('idle', WAITING);
  const perBrief = (ms: number): number => (1000 * ms) / many.briefs;
  const ratio = many.renderMs / (many.planMs + many.composeMs);
  const growth = many.peakMb / few.peakMb;
  return [
    {
      name: `plan and compose ${many.briefs.toLocaleString('en-US')} briefs of ${MANY.toLocaleString('en-US')} readers`,
      value: (1000 * many.briefs) / (many.planMs + many.composeMs),
      unit: 'briefs/s of CPU',
      ratio,
      limit: `at least ${MIN_RATIO} of rendering one prepared brief as often`,
      ok: ratio >= MIN_RATIO,
    },
    { name: 'of that, planning', value: perBrief(many.planMs), unit: 'µs of CPU/brief' },
    { name: 'of that, composing and rendering', value: perBrief(many.composeMs), unit: 'µs of CPU/brief' },
    { name: 'rendering one that is there', value: perBrief(many.renderMs), unit: 'µs of CPU/brief' },
    {
      name: `memory for ten times the readers`,
      value: many.peakMb,
      unit: 'MB above idle',
      ratio: growth,
      limit: `at most ${MAX_GROWTH} times`,
      ok: growth <= MAX_GROWTH,
    },
    {
      name: `a look of the planner with nothing due, ${WAITING.toLocaleString('en-US')} readers waiting`,
      value: 1000 * tickMs,
      unit: 'µs of CPU',
      ratio: tickMs / readMs,
      limit: `at most ${MAX_TICK} of reading one document by the index`,
      ok: tickMs / readMs <= MAX_TICK,
    },
  ];
};
