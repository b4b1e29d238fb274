interface Waiting<Request, Outcome> {
  readonly request: Request;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

export interface Groups<Request, Outcome> {
  add(request: Request): Promise<Outcome>;
  /** Resolves when nothing waits and nothing is being carried out. */
  idle(): Promise<void>;
}

/**
 * Group commit: what is asked at one moment, or while the group before is still under way, is carried out together, so that
 * many callers share one durable transaction. `carryOut` answers in the order of the requests; when it rejects, nothing of the
 * group was kept and every caller learns why.
 */
export const inGroups = <Request, Outcome>(
  largest: number,
  carryOut: (requests: readonly Request[]) => Promise<readonly Outcome[]> | readonly Outcome[],
): Groups<Request, Outcome> => {
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
      // One turn of the event loop lets callers that were answered together ask together again; one that is alone need
      // not wait for others.
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
