import { useEffect } from 'react';
import { forgetPendingTracker, pendingTracker } from '../shared/api/pending-tracker';
import { isRefused } from '../shared/api/problem';
import { useSignedIn } from '../shared/api/session';
import type { Frequency } from '../features/trackers/api/tracker';
import { openTrackerDialog } from '../features/trackers/tracker-dialog.store';
import { useStartTracker } from '../features/trackers/use-start-tracker';

/**
 * After sign-in, creates the tracker that waited for it. The draft is kept until the server has answered:
 * after a lost answer it is sent again with the next page, under the same key. One that is refused can be changed.
 */
export const usePendingTracker = (): void => {
  const signedIn = useSignedIn();
  const { start } = useStartTracker();
  useEffect(() => {
    const pending = signedIn ? pendingTracker() : null;
    if (pending === null) return;
    const { idempotency_key: idempotencyKey, ...draft } = pending;
    const request = { ...draft, update_frequency: draft.update_frequency as Frequency };
    void start(request, {
      idempotencyKey,
      onCreated: forgetPendingTracker,
      onFailure: (_failure, error) => {
        if (!isRefused(error)) return;
        forgetPendingTracker();
        openTrackerDialog({ intention: 'create', draft: request });
      },
    });
    // Signing in is what it waits for; that `start` is a new function each time is no reason to look again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [signedIn]);
};
