import { create } from 'zustand';
import { browserNow } from '../time/clock';

/** Reads whose answer did not show this browser's latest change, by their addresses, with when that was (ms). */
const useBehind = create<{ readonly reads: ReadonlyMap<string, number> }>(() => ({ reads: new Map() }));

export const useIsBehind = (): boolean => useBehind(({ reads }) => reads.size > 0);

/** The server says with each read whether its answer shows what this browser changed before. */
export const noteRead = (address: string, isBehind: boolean): void => {
  const { reads } = useBehind.getState();
  if (!isBehind && !reads.has(address)) return;
  const noted = new Map(reads);
  if (isBehind) noted.set(address, browserNow().getTime());
  else noted.delete(address);
  useBehind.setState({ reads: noted });
};

/** Forgets the reads that were not repeated since (ms): nothing on the page shows their answers any more. */
export const forgetReadsBefore = (since: number): void => {
  const { reads } = useBehind.getState();
  useBehind.setState({ reads: new Map([...reads].filter(([, at]) => at >= since)) });
};

/** Whether an answer does not show this browser's latest change yet. */
export const isBehind = ({ headers }: Response): boolean => headers.get('x-behind') === 'true';
