import { Worker } from 'node:worker_threads';
import type { FromTask, ToTask } from './task-messages';

export interface TaskThreadOptions {
  /** Absolute path of a script that calls `serveTasks`. */
  readonly script: string;
  readonly heapMb: number;
  readonly timeoutMs: number;
}

/** Runs tasks one after another in a thread of its own, so that heavy work takes no request's breath. */
export interface TaskThread<Input, Output> {
  /** Rejects where the task throws, takes too long, outgrows its heap, or the signal aborts. The next one starts afresh. */
  run(input: Input, signal?: AbortSignal): Promise<Output>;
  close(): Promise<void>;
}

export const taskThread = <Input, Output>(options: TaskThreadOptions): TaskThread<Input, Output> => {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const start = (): Worker => {
    const started = new Worker(options.script, { resourceLimits: { maxOldGenerationSizeMb: options.heapMb } });
    started.unref();
    return started;
  };
  const discard = async (): Promise<void> => {
    const discarded = worker;
    worker = undefined;
    await discarded?.terminate();
  };

  const runNow = async (input: Input, signal?: AbortSignal): Promise<Output> => {
    signal?.throwIfAborted();
    const thread = (worker ??= start());
    const listeners = new AbortController();
    try {
      return await new Promise<Output>((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error(`The task took longer than ${options.timeoutMs} ms.`)),
          options.timeoutMs,
        );
        listeners.signal.addEventListener('abort', () => clearTimeout(timer));
        const onMessage = (message: FromTask<Output>): void =>
          message.kind === 'done' ? resolve(message.output) : reject(new TaskFailed(message.message));
        const onExit = (): void => reject(new Error('The task outgrew its memory, or its thread ended.'));
        thread.once('message', onMessage).once('error', reject).once('exit', onExit);
        listeners.signal.addEventListener('abort', () =>
          thread.off('message', onMessage).off('error', reject).off('exit', onExit),
        );
        signal?.addEventListener('abort', () => reject(signal.reason), { signal: listeners.signal });
        thread.postMessage({ input } satisfies ToTask<Input>);
      });
    } catch (error) {
      // What threw is over; what was given up may still be running.
      if (!(error instanceof TaskFailed)) await discard();
      throw error;
    } finally {
      listeners.abort();
    }
  };

  return {
    run(input, signal) {
      const mine = last.then(() => runNow(input, signal));
      last = mine.catch(() => undefined);
      return mine;
    },
    close: discard,
  };
};

/** The task itself threw; its thread goes on. */
export class TaskFailed extends Error {}
