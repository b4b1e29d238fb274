import { useEffect } from 'react';
import { forgetPendingTracker, pendingTracker } from '../shared/api/pending-tracker';
import { useSignedIn } from '../shared/api/session';
import type { Frequency } from '../features/trackers/api/tracker';
import { useStartTracker } from '../features/trackers/use-start-tracker';

/** Once somebody is signed in, makes the tracker that waited for them. The draft goes first: it is made once or not at all. */
export const usePendingTracker = (): void => {
  const signedIn = useSignedIn();
  const { start } = useStartTracker();
  useEffect(() => {
    const pending = signedIn ? pendingTracker() : null;
    if (pending === null) return;
    forgetPendingTracker();
    void start({ ...pending, update_frequency: pending.update_frequency as Frequency });
    // Signing in is what it waits for; that `start` is a new function each time is no reason to look again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [signedIn]);
};
