import { openSync, readSync } from 'node:fs';

const TICK_MS = 2;
/** Shorter ones are not told apart from the timer's own lateness. */
const SHORTEST_MS = 20;
const NANOSECONDS = 1e6;

/** How long the main thread has been ready to run but without a processor, in milliseconds. */
const queuedTime = (): (() => number) => {
  const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
  const bytes = Buffer.alloc(100);
  return () => {
    const length = readSync(file, bytes, 0, bytes.length, 0);
    return Number(bytes.toString('latin1', 0, length).split(' ')[1]) / NANOSECONDS;
  };
};

/** The times for which the event loop stood still, in milliseconds, without what other processes cost it. */
export const watchBlocks = (): { readonly take: () => readonly number[] } => {
  const queued = queuedTime();
  let blocks: number[] = [];
  let [at, waited] = [performance.now(), queued()];
  setInterval(() => {
    const [now, nowWaited] = [performance.now(), queued()];
    const block = now - at - (nowWaited - waited);
    if (block > SHORTEST_MS) blocks.push(block);
    [at, waited] = [performance.now(), nowWaited];
  }, TICK_MS).unref();
  return {
    take: () => {
      const taken = blocks;
      blocks = [];
      return taken;
    },
  };
};
