import { openSync, readSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

const TICK_MS = 2;
/** Shorter ones are not told apart from the timer's own lateness. */
const SHORTEST_MS = 20;
/** After which the other thread has noticed a pause, too. */
const SETTLED_MS = 50;
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

/** A thread with nothing else to do adds up what its ticks are late by, unless it waited for a processor. */
const HEARTBEAT = `
  const { readFileSync } = require('node:fs');
  const { workerData } = require('node:worker_threads');
  const late = new Float64Array(workerData);
  const queued = () => Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ')[1]) / ${NANOSECONDS};
  let [at, waited] = [performance.now(), queued()];
  setInterval(() => {
    const [now, nowWaited] = [performance.now(), queued()];
    const by = now - at - (nowWaited - waited) - ${TICK_MS};
    if (by > ${SHORTEST_MS}) late[0] += by;
    [at, waited] = [now, nowWaited];
  }, ${TICK_MS});
`;

/** How long all threads have stood still, in milliseconds: a virtual machine is paused by its host now and then. */
const pausedTime = (): (() => number) => {
  const shared = new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT);
  const late = new Float64Array(shared);
  new Worker(HEARTBEAT, { eval: true, workerData: shared }).unref();
  return () => late[0] ?? 0;
};

interface Block {
  /** By `performance.now()`. */
  readonly until: number;
  readonly ms: number;
  readonly pausedBefore: number;
}

/**
 * The times for which the event loop stood still, in milliseconds, without what other processes and pauses of the machine
 * cost it.
 */
export const watchBlocks = (): { readonly take: () => readonly number[] } => {
  const [queued, paused] = [queuedTime(), pausedTime()];
  let [unsettled, blocks]: [Block[], number[]] = [[], []];
  let [at, waited, pausedBefore] = [performance.now(), queued(), paused()];
  const settle = (now: number): void => {
    while (unsettled[0] !== undefined && now - unsettled[0].until > SETTLED_MS) {
      const { ms, pausedBefore: before } = unsettled[0];
      const own = ms - (paused() - before);
      if (own > SHORTEST_MS) blocks.push(own);
      unsettled = unsettled.slice(1);
    }
  };
  setInterval(() => {
    const [now, nowWaited] = [performance.now(), queued()];
    const ms = now - at - (nowWaited - waited);
    if (ms > SHORTEST_MS) unsettled.push({ until: now, ms, pausedBefore });
    settle(now);
    [at, waited, pausedBefore] = [performance.now(), nowWaited, paused()];
  }, TICK_MS).unref();
  return {
    take: () => {
      const taken = blocks;
      blocks = [];
      return taken;
    },
  };
};
