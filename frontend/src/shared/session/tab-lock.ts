/** The last operation of each name, after which the next may begin. */
const last = new Map<string, Promise<unknown>>();

const inTurnOfTab = <Result>(name: string, action: () => Result | Promise<Result>): Promise<Result> => {
  const turn = (last.get(name) ?? Promise.resolve()).then(action, action);
  last.set(name, turn);
  return turn;
};

/** Tabs take turns through Web Locks. Over plain http there are none: then only what one tab does is in turn. */
export const withTabLock = async <Result>(
  name: 'session' | 'refresh-tokens',
  action: () => Result | Promise<Result>,
): Promise<Result> => ('locks' in navigator ? await navigator.locks.request(name, action) : inTurnOfTab(name, action));
