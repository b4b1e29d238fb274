import { HOUR_MS } from '#kernel/durations';
import { type ThreadPool, threadPool } from '../../threads/thread-pool';
import type * as tasks from './collection-file.thread';

const SCRIPT = require.resolve('./collection-file.thread');
/** Far more than an index over millions of documents takes. */
const LONGEST_MS = HOUR_MS;
/** SQLite's memory is not part of the heap. A thread that is ended within its native code may take the whole process with it. */
const LIMITS = { threads: 1, heapMb: 256, idleMs: 10_000, graceMs: 10_000 };

type Task = (of: never) => void | Promise<void>;
type Run<Work extends Task> = (of: Parameters<Work>[0]) => Promise<void>;

/** Work on files outside the main thread. */
export interface FileThreads {
  readonly createIndex: Run<typeof tasks.createIndex>;
  readonly buildSearch: Run<typeof tasks.buildSearch>;
  readonly rewrite: Run<typeof tasks.rewrite>;
  readonly fold: Run<typeof tasks.fold>;
  close(): Promise<void>;
}

/** Two threads, which end when there is nothing to do: folding a log must not wait for another file's index. */
export const fileThreads = (): FileThreads => {
  const [long, short] = [threadPool(LIMITS), threadPool(LIMITS)];
  const runsIn =
    <Work extends Task>(pool: ThreadPool, name: keyof typeof tasks): Run<Work> =>
    async (of) => {
      await pool.task<Work>({ script: SCRIPT, name, timeoutMs: LONGEST_MS })(of, { owner: name });
    };
  return {
    createIndex: runsIn<typeof tasks.createIndex>(long, 'createIndex'),
    buildSearch: runsIn<typeof tasks.buildSearch>(long, 'buildSearch'),
    rewrite: runsIn<typeof tasks.rewrite>(long, 'rewrite'),
    fold: runsIn<typeof tasks.fold>(short, 'fold'),
    close: async () => {
      await Promise.all([long.close(), short.close()]);
    },
  };
};
