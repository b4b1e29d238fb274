interface Waiting<Request, Outcome> {
  readonly request: Request;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

export interface GroupedWork<Request, Outcome> {
  add(request: Request): Promise<Outcome>;
  /** Resolves when nothing is waiting or being carried out. */
  idle(): Promise<void>;
}

/**
 * Group commit: requests made at the same time, or while the previous group is in progress, are carried out together in one
 * durable transaction. `carryOut` returns outcomes in request order; if it rejects, nothing of the group was stored and all
 * callers get the error.
 */
export const inGroups = <Request, Outcome>(
  largest: number,
  carryOut: (requests: readonly Request[]) => Promise<readonly Outcome[]> | readonly Outcome[],
): GroupedWork<Request, Outcome> => {
  let waiting: Waiting<Request, Outcome>[] = [];
  let running: Promise<void> | undefined;

  const runGroup = async (group: readonly Waiting<Request, Outcome>[]): Promise<void> => {
    try {
      const outcomes = await carryOut(group.map((each) => each.request));
      group.forEach((each, index) => each.resolve(outcomes[index] as Outcome));
    } catch (error) {
      for (const each of group) each.reject(error);
    }
  };

  let lastSize = 0;

  const runAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      // Waiting a turn lets callers whose requests completed together make their next requests together; a single caller
      // does not wait.
      await (lastSize > 1 ? new Promise(setImmediate) : undefined);
      const group = waiting.slice(0, largest);
      waiting = waiting.slice(largest);
      lastSize = group.length;
      await runGroup(group);
    }
    running = undefined;
  };

  return {
    add: (request) =>
      new Promise((resolve, reject) => {
        waiting.push({ request, resolve, reject });
        running ??= runAll();
      }),
    idle: async () => {
      while (running !== undefined) await running;
    },
  };
};
