import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchRow } from './bench-row';
import { runNowRow } from './schedule/run-now-row';
import { tickRows } from './schedule/tick-rows';

/** The scheduler with a backlog. About two minutes. */
export const rows = async (): Promise<readonly BenchRow[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'aidy-bench-'));
  try {
    return [...(await tickRows(folder)), await runNowRow(join(folder, 'data'))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
