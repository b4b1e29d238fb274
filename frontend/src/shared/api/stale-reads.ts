import { create } from 'zustand';
import { onEpochEnd } from '../session/session';
import { browserNow } from '../time/clock';

/** Reads whose response did not include this browser's latest change: their time (ms) by URL. */
const useStaleReads = create<{ readonly reads: ReadonlyMap<string, number> }>(() => ({ reads: new Map() }));

onEpochEnd(() => useStaleReads.setState({ reads: new Map() }));

export const useHasStaleReads = (): boolean => useStaleReads(({ reads }) => reads.size > 0);

/** Records whether a read's response includes this browser's earlier changes. */
export const recordRead = (url: string, isBehind: boolean): void => {
  const { reads } = useStaleReads.getState();
  if (!isBehind && !reads.has(url)) return;
  const updatedReads = new Map(reads);
  if (isBehind) updatedReads.set(url, browserNow().getTime());
  else updatedReads.delete(url);
  useStaleReads.setState({ reads: updatedReads });
};

/** Forgets reads that were not repeated since a time (ms), since the page no longer shows their responses. */
export const dropReadsBefore = (since: number): void => {
  const { reads } = useStaleReads.getState();
  useStaleReads.setState({ reads: new Map([...reads].filter(([, at]) => at >= since)) });
};

/** Whether a response does not include this browser's latest change yet. */
export const isBehind = ({ headers }: Response): boolean => headers.get('x-behind') === 'true';
