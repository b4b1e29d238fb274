import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { roundRobin } from './round-robin';

export interface ThreadPoolLimits {
  readonly threads: number;
  /** Heap limit of each thread. A task that exceeds it fails alone and ends its thread. */
  readonly heapMb: number;
  /** Idle threads end after this time, which frees their memory. */
  readonly idleMs: number;
  /** Running tasks have this long to end when the pool closes; none if absent. */
  readonly graceMs?: number;
}

/** Maximum number of threads: more would use more memory than a run can benefit from. */
const MAX_THREADS = 8;

export const defaultThreadPoolLimits: ThreadPoolLimits = {
  threads: Math.min(availableParallelism(), MAX_THREADS),
  heapMb: 256,
  idleMs: 30_000,
};

type Work = (input: never) => unknown;

export interface ThreadTask {
  /** Absolute path of a module, which each thread imports once. */
  readonly script: string;
  /** Name of the exported function. Its input and result are copied between threads. */
  readonly name: string;
  /** Starts when the task gets a thread. */
  readonly timeoutMs: number;
  /**
   * Megabytes by which the process may grow while the task runs. The heap limit of a thread does not count buffers,
   * which a task that decompresses uploaded data can be made to fill. Other work counts, too, so leave room for it.
   */
  readonly growthMb?: number;
}

export interface TaskOptions {
  /** Owners take turns, so that many tasks of one do not delay another's. */
  readonly owner: string;
  readonly signal?: AbortSignal;
  /** Parts of the input to transfer instead of copying: empty afterwards. */
  readonly transfer?: ArrayBuffer[];
}

/** Rejects if the task throws, times out, exceeds its heap, or its signal aborts. Other tasks are not affected. */
export type RunTask<Task extends Work> = (
  input: Parameters<Task>[0],
  options: TaskOptions,
) => Promise<Awaited<ReturnType<Task>>>;

/** Runs heavy work in worker threads, so that it does not block the event loop. */
export interface ThreadPool {
  /** `Task` is the type of the function called `name`. */
  task<Task extends Work>(task: ThreadTask): RunTask<Task>;
  /** Ends all threads; tasks that do not end within the grace are rejected. */
  close(): Promise<void>;
}

/** Buffers fill at about 100 MB a second. */
const POLL_MS = 50;
const MB = 1024 * 1024;

/** Calls back once the process has grown by more than so much. Returns what ends the watch. */
const watchGrowth = (limitMb: number, onExceeded: () => void): (() => void) => {
  const before = process.memoryUsage.rss();
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() - before > limitMb * MB) onExceeded();
  }, POLL_MS);
  return () => clearInterval(watch);
};

export const threadPool = ({
  threads,
  heapMb,
  idleMs,
  graceMs = 0,
}: ThreadPoolLimits = defaultThreadPoolLimits): ThreadPool => {
  const pool = new Piscina({
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    closeTimeout: graceMs,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  // A thread that fails to start affects the task that waits for it, which then times out.
  pool.on('error', () => undefined);
  // A queue in place of the pool's own: the time limit must not include waiting for a thread.
  const inTurn = roundRobin(threads);

  const runNow = async (
    { script, name, timeoutMs, growthMb }: ThreadTask,
    input: unknown,
    { signal, transfer = [] }: TaskOptions,
  ): Promise<unknown> => {
    signal?.throwIfAborted();
    const end = new AbortController();
    const onAbort = (): void => end.abort(signal?.reason);
    signal?.addEventListener('abort', onAbort, { once: true });
    const timer = setTimeout(() => end.abort(new Error(`The task took longer than ${timeoutMs} ms.`)), timeoutMs);
    const stopWatching =
      growthMb === undefined
        ? undefined
        : watchGrowth(growthMb, () => end.abort(new Error(`The task took more than ${growthMb} MB.`)));
    try {
      return await pool.run(input, { filename: script, name, signal: end.signal, transferList: transfer });
    } catch (error) {
      throw end.signal.aborted ? end.signal.reason : error;
    } finally {
      clearTimeout(timer);
      stopWatching?.();
      signal?.removeEventListener('abort', onAbort);
    }
  };

  return {
    task:
      <Task extends Work>(task: ThreadTask): RunTask<Task> =>
      (input, options) =>
        inTurn(options.owner, () => runNow(task, input, options)) as ReturnType<RunTask<Task>>,
    close: () => (graceMs === 0 ? pool.destroy() : pool.close({ force: true })),
  };
};
