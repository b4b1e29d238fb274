import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchRow } from './bench-row';
import { answerOf } from './separate-process';
import { REBUILT, type Sized, type Step } from './size/steps';

const FEW = 10_000;
const MANY = 100_000;
const MAX_MB = 400;
const MAX_GROWTH = 1.5;
const MAX_BLOCKED_MS = 50;

const measuredAt = async (trackers: number): Promise<Sized> => {
  const folder = mkdtempSync(join(tmpdir(), 'aidy-bench-'));
  try {
    await answerOf<number>('size/scenario.bench.ts', ['log', folder, String(trackers)]);
    return await answerOf<Sized>('size/scenario.bench.ts', ['measure', folder]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const stepsOf = ({ fill, rebuilds, verification }: Sized): readonly Step[] => [
  fill,
  ...Object.values(rebuilds),
  verification,
];

const counted = (events: number): string => `${events.toLocaleString('en-US')} events`;

const memoryRow = (sized: Sized): BenchRow => {
  const value = Math.max(...stepsOf(sized).map(({ peakMb }) => peakMb)) - sized.idleMb;
  return {
    name: `memory to fill, rebuild and verify read models over ${counted(sized.events)}`,
    value,
    unit: 'MB above idle',
    ratio: value / MAX_MB,
    limit: `at most ${MAX_MB} MB`,
    ok: value <= MAX_MB,
  };
};

const blockRow = (sized: Sized): BenchRow => {
  const value = Math.max(0, ...stepsOf(sized).flatMap(({ blocks }) => blocks));
  return {
    name: `longest that this held up the event loop over ${counted(sized.events)}`,
    value,
    unit: 'ms',
    ratio: value / MAX_BLOCKED_MS,
    limit: `at most ${MAX_BLOCKED_MS} ms, without waiting for a processor`,
    ok: value <= MAX_BLOCKED_MS,
  };
};

const growthRow = (what: string, few: Sized, many: Sized, stepOf: (sized: Sized) => Step | undefined): BenchRow => {
  const cost = (sized: Sized): number => ((stepOf(sized)?.cpuSeconds ?? Number.NaN) / sized.events) * 1e6;
  const ratio = cost(many) / cost(few);
  return {
    name: `${what}, ${counted(many.events)}`,
    value: cost(many),
    unit: 'µs of CPU an event',
    ratio,
    limit: `at most ${MAX_GROWTH} of the same over ${counted(few.events)}`,
    ok: ratio <= MAX_GROWTH,
  };
};

/** The product's own read models over a log of its own events at two sizes. Ten to thirty minutes. */
export const rows = async (): Promise<readonly BenchRow[]> => {
  const few = await measuredAt(FEW);
  const many = await measuredAt(MANY);
  return [
    growthRow('first fill of all read models', few, many, ({ fill }) => fill),
    ...REBUILT.map((model) => growthRow(`rebuild of ${model}`, few, many, ({ rebuilds }) => rebuilds[model])),
    ...[few, many].flatMap((sized) => [memoryRow(sized), blockRow(sized)]),
  ];
};
