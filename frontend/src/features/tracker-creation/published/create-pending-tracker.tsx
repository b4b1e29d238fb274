import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isInvalid } from '#shared/api/problem';
import { useIsSignedIn } from '#shared/session/session';
import { userQuery } from '#features/accounts/api/get-user';
import {
  clearPendingTracker,
  isSameEmail,
  type StoredPendingTracker,
  storedPendingTracker,
} from '#features/tracker-draft/published/pending-tracker';
import type { TrackerRequest } from '../api/create-tracker';
import { openTrackerDialog } from './tracker-dialog-request';
import { useStartTracker } from './use-start-tracker';

/**
 * A draft sent with a registration is created by the server if that registration became the account, which was then
 * activated later. If the account existed before, it only got a mail, and the draft still has to be created.
 */
const decideOnPending = async (
  { sent }: StoredPendingTracker,
  queryClient: QueryClient,
): Promise<'to-create' | 'created-by-server' | 'of-another-email'> => {
  if (sent === undefined) return 'to-create';
  const { email, activated_at } = await queryClient.fetchQuery({ ...userQuery, staleTime: 0 });
  if (!isSameEmail(email, sent.email)) return 'of-another-email';
  return activated_at > sent.at ? 'created-by-server' : 'to-create';
};

/**
 * Creates the pending tracker after sign-in. The draft is kept until the server has answered: if the response is lost,
 * the next page sends it again with the same key. A refused draft can be edited.
 */
export const CreatePendingTracker = (): null => {
  const isSignedIn = useIsSignedIn();
  const queryClient = useQueryClient();
  const { start } = useStartTracker();
  useEffect(() => {
    const pending = isSignedIn ? storedPendingTracker() : null;
    if (pending === null) return;
    const { idempotency_key: idempotencyKey, sent: _sent, ...draft } = pending;
    const request = draft as TrackerRequest;
    const create = () =>
      start(request, {
        idempotencyKey,
        onCreated: clearPendingTracker,
        onFailure: (error) => {
          if (!isInvalid(error)) return;
          clearPendingTracker();
          openTrackerDialog({ intention: 'create', draft: request, parentId: request.parent_uid });
        },
      });
    decideOnPending(pending, queryClient)
      .then((decided) => {
        if (decided === 'created-by-server') clearPendingTracker();
        return decided === 'to-create' ? create() : undefined;
      })
      // The signed-in user could not be loaded: the next page tries again.
      .catch(() => undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Runs on sign-in only; `start` is new each time.
  }, [isSignedIn]);
  return null;
};
