import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchRow } from './bench-row';
import { appendRows, peerAppendRows } from './event-store/append-rows';
import { emmett } from './event-store/emmett-peer';
import { peerReadRows, readRows } from './event-store/read-rows';

const WITHOUT_PEER: BenchRow = {
  name: 'beside emmett-sqlite: not measured, as test/bench/peers is not installed',
  value: Number.NaN,
  unit: '',
};

/** The event store compared with the disk, with plain SQLite, and with emmett-sqlite. About two and a half minutes. */
export const rows = async (): Promise<readonly BenchRow[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'aidy-bench-'));
  try {
    const measured = [...(await appendRows(folder)), ...(await readRows(folder))];
    const library = emmett();
    if (library === undefined) return [...measured, WITHOUT_PEER];
    return [...measured, ...(await peerAppendRows(folder, library)), ...(await peerReadRows(folder, library))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
