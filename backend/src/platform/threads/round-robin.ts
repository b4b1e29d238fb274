/** Runs work of several owners with limited concurrency. */
export type RoundRobin = <Result>(owner: string, work: () => Promise<Result>) => Promise<Result>;

/** Waiting owners take turns, so that one with a long queue delays another by at most one piece of work. */
export const roundRobin = (atOnce: number): RoundRobin => {
  const waiting = new Map<string, (() => void)[]>();
  let free = atOnce;

  const turn = (owner: string): Promise<void> =>
    new Promise((resolve) => {
      const queue = waiting.get(owner);
      if (queue === undefined) waiting.set(owner, [resolve]);
      else queue.push(resolve);
    });

  const handOn = (): void => {
    const [first] = waiting;
    if (first === undefined) {
      free += 1;
      return;
    }
    const [owner, queue] = first;
    const next = queue.shift();
    // The owner goes to the back of the line.
    waiting.delete(owner);
    if (queue.length > 0) waiting.set(owner, queue);
    next?.();
  };

  return async (owner, work) => {
    if (free > 0) free -= 1;
    else await turn(owner);
    try {
      return await work();
    } finally {
      handOn();
    }
  };
};
