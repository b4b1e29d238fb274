import { Worker } from 'node:worker_threads';
import { StoreRefused } from '../../sqlite/database';
import { StorageFull } from '../event-store';
import type { Writer, WriterOptions } from './writer';
import type { FromWriter, ToWriter } from './writer-messages';

const errorOf = (failed: Extract<FromWriter, { kind: 'failed' }>): Error => {
  switch (failed.reason) {
    case 'full':
      return new StorageFull(new Error(failed.message));
    case 'refused':
      return new StoreRefused(failed.message);
    case 'other':
      return new Error(failed.message);
  }
};

/** Writes in a separate thread, so that disk waits do not block requests. One message is in progress at a time. */
export const openThreadedWriter = async (options: WriterOptions): Promise<Writer> => {
  const thread = new Worker(require.resolve('./writer-thread'), { workerData: options });
  let phase: 'opening' | 'open' | 'closing' = 'opening';
  /** Why the thread has ended. */
  let lost: Error | undefined;
  /** Resolves with the next message. */
  let waiting: { resolve(message: FromWriter): void; reject(error: Error): void } | undefined;
  const ended = (): Error =>
    new Error(`The thread that writes the event store has ended: ${lost?.message ?? 'unexpectedly'}.`, { cause: lost });

  const exited = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
  thread.on('error', (error: Error) => (lost = error));
  thread.on('exit', () => {
    lost ??= new Error('it gave no reason');
    waiting?.reject(ended());
    // A process that can no longer write is of no use: as an uncaught exception, this ends it, and it is started again.
    if (phase === 'open') throw ended();
  });
  // One listener for all messages: adding one per message costs a single append a tenth of its time.
  thread.on('message', (message: FromWriter) => {
    if (message.kind === 'failed') waiting?.reject(errorOf(message));
    else waiting?.resolve(message);
  });

  const next = (): Promise<FromWriter> => new Promise((resolve, reject) => (waiting = { resolve, reject }));
  const ask = (message: ToWriter): Promise<FromWriter> => {
    if (lost !== undefined) throw ended();
    const answer = next();
    thread.postMessage(message);
    return answer;
  };

  await next();
  phase = 'open';
  return {
    append: async (requests) => {
      const answer = await ask({ kind: 'append', requests });
      if (answer.kind !== 'outcomes') throw new Error(`The writer replied '${answer.kind}' to an append.`);
      return answer.outcomes;
    },
    close: async () => {
      phase = 'closing';
      await ask({ kind: 'close' });
      await exited;
    },
  };
};
