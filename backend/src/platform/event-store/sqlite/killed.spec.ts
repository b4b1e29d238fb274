import { DatabaseSync } from '@photostructure/sqlite';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { temporaryFolder } from '#test/support/temporary-folder';

const folder = temporaryFolder();
const SUPPORT = join(__dirname, '../../../../../test/support');
const ROUNDS = 4;

/** Runs writers on a file, kills them after a number of acknowledgements, and returns what was acknowledged. */
const writeUntilKilled = async (
  file: string,
  round: number,
  writer: string,
  acknowledgements: number,
): Promise<string[]> => {
  const child = spawn(
    process.execPath,
    [
      ...['--require', join(SUPPORT, 'worker-threads-register.cjs')],
      join(SUPPORT, 'append-until-killed.ts'),
      ...[file, String(round), writer],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const closed = once(child, 'close');
  let told = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    told += text;
    if (told.split('\n').length > acknowledgements) child.kill('SIGKILL');
  });
  const [, signal] = (await closed) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
  // A truncated last line does not count as an acknowledgement.
  return told.split('\n').slice(0, -1);
};

test.each(['thread', 'inline'])(
  'killed at any moment while writing in a %s, nothing acknowledged is lost or duplicated',
  async (writer) => {
    const file = join(folder, `${writer}.db`);
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const moment = 1 + Math.floor(Math.random() * 1500);
      acknowledged.push(...(await writeUntilKilled(file, round, writer, moment)));
    }

    const db = new DatabaseSync(file);
    const rows = db.prepare('SELECT position, stream, revision, id FROM events ORDER BY position').all() as {
      position: number;
      stream: string;
      revision: number;
      id: string;
    }[];
    expect(db.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    db.close();

    const kept = new Set(rows.map(({ stream, revision, id }) => `${stream} ${revision} ${id}`));
    expect(acknowledged.filter((line) => !kept.has(line))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(ROUNDS);
    expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const next = new Map<string, number>();
    for (const { stream, revision } of rows) {
      expect(revision).toBe(next.get(stream) ?? 0);
      next.set(stream, revision + 1);
    }
  },
);
