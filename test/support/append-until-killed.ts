import { randomBytes } from 'node:crypto';
import { writeSync } from 'node:fs';
import { uuidV7 } from '#kernel/ids';
import type { ExpectedRevision } from '#platform/event-store/event-store';
import { openSqliteEventStore } from '#platform/event-store/sqlite/sqlite-event-store';

/**
 * A process to be killed: 32 writers append to separate streams as fast as they are acknowledged, and each
 * acknowledgement is printed as a line: stream, revision, id. Arguments: the file, the round, thread or inline.
 */
const [, , file = '', round = '', writer = ''] = process.argv;
const WRITERS = 32;

const isFull = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EAGAIN';

/** Synchronous, so that acknowledgements are known however soon the process dies; waits while its reader is behind. */
const acknowledge = (stream: string, revision: number, id: string): void => {
  const line = Buffer.from(`${stream} ${revision} ${id}\n`);
  for (let written = 0; written < line.length;) {
    try {
      written += writeSync(1, line, written);
    } catch (error) {
      if (!isFull(error)) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
  }
};

const write = async (number: number): Promise<never> => {
  const store = await opening;
  const stream = `note-${round}-${number}`;
  let expected: ExpectedRevision = 'none';
  for (let tick = 0; ; tick++) {
    const id = uuidV7(Date.UTC(2026, 2, 1) + tick, randomBytes(10));
    const metadata = {
      occurred_at: '2026-03-01T09:00:00.000Z',
      correlation_id: 'crash',
      causation_id: 'crash',
      command: 'Test',
      actor: { kind: 'system' as const },
    };
    const result = await store.append(stream, expected, [{ id, type: 'NoteTaken', data: { tick }, metadata }]);
    if (result.kind === 'conflict') throw new Error(`${stream} has one writer, and yet a conflict at ${result.actual}`);
    expected = result.revision;
    acknowledge(stream, result.revision, id);
  }
};

const opening = openSqliteEventStore({ file, writer: writer === 'inline' ? 'inline' : 'thread' });
void Promise.all(Array.from({ length: WRITERS }, (_, number) => write(number)));
