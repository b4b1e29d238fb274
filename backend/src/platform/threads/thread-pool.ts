import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { fairTurns } from './fair-turns';

export interface ThreadPoolLimits {
  readonly threads: number;
  /** Of each thread's heap. A task that outgrows it ends with its thread and fails alone. */
  readonly heapMb: number;
  /** A thread without work for this long is ended, which frees the memory it holds. */
  readonly idleMs: number;
}

/** More threads than this would hold more memory than a run has use for. */
const MOST_THREADS = 8;

export const defaultThreadPoolLimits: ThreadPoolLimits = {
  threads: Math.min(availableParallelism(), MOST_THREADS),
  heapMb: 256,
  idleMs: 30_000,
};

type Work = (input: never) => unknown;

export interface ThreadTask {
  /** Absolute path of a module; its imports are loaded once in each thread. */
  readonly script: string;
  /** The exported function that does the work. What it takes and returns is copied between threads. */
  readonly name: string;
  /** From the moment it has a thread. */
  readonly timeoutMs: number;
}

export interface TaskOptions {
  /** Owners take turns, so that one's many tasks do not hold up another's. */
  readonly owner: string;
  readonly signal?: AbortSignal;
  /** Parts of the input that are handed over instead of copied: they are empty afterwards. */
  readonly transfer?: ArrayBuffer[];
}

/** Rejects where the task throws, takes too long, outgrows its heap, or its signal aborts. The next one is not affected. */
export type RunTask<Task extends Work> = (
  input: Parameters<Task>[0],
  options: TaskOptions,
) => Promise<Awaited<ReturnType<Task>>>;

/** Runs heavy work in threads, so that it does not block the event loop. */
export interface ThreadPool {
  /** `Task` is the type of the function that `name` names. */
  task<Task extends Work>(task: ThreadTask): RunTask<Task>;
  /** Ends all threads; tasks under way are rejected. */
  close(): Promise<void>;
}

export const threadPool = ({ threads, heapMb, idleMs }: ThreadPoolLimits = defaultThreadPoolLimits): ThreadPool => {
  const pool = new Piscina({
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  // A thread that fails while it starts concerns the task that waits for it, which then times out.
  pool.on('error', () => undefined);
  // Not the pool's own queue: a time limit must not include the wait for a thread.
  const inTurn = fairTurns(threads);

  const runNow = async (
    { script, name, timeoutMs }: ThreadTask,
    input: unknown,
    { signal, transfer = [] }: TaskOptions,
  ): Promise<unknown> => {
    signal?.throwIfAborted();
    const end = new AbortController();
    const onAbort = (): void => end.abort(signal?.reason);
    signal?.addEventListener('abort', onAbort, { once: true });
    const timer = setTimeout(() => end.abort(new Error(`The task took longer than ${timeoutMs} ms.`)), timeoutMs);
    try {
      return await pool.run(input, { filename: script, name, signal: end.signal, transferList: transfer });
    } catch (error) {
      throw end.signal.aborted ? end.signal.reason : error;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    }
  };

  return {
    task:
      <Task extends Work>(task: ThreadTask): RunTask<Task> =>
      (input, options) =>
        inTurn(options.owner, () => runNow(task, input, options)) as ReturnType<RunTask<Task>>,
    close: () => pool.destroy(),
  };
};
