import { useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useIsSignedIn } from '#shared/session/session';
import { userQuery } from '#features/accounts/api/get-user';

/**
 * Responses cached for another user are removed immediately on sign-in or sign-out. Errors stay, along with the focus
 * on them, until the answer for the current user has arrived.
 */
export const useResetOnSessionChange = () => {
  const queryClient = useQueryClient();
  const isSignedIn = useIsSignedIn();
  const before = useRef(isSignedIn);
  useEffect(() => {
    if (before.current === isSignedIn) return;
    before.current = isSignedIn;
    const personal = { predicate: ({ meta }: Query) => meta?.survivesSessionChange !== true };
    if (isSignedIn) void queryClient.invalidateQueries(personal);
    else {
      queryClient.removeQueries({ queryKey: userQuery.queryKey });
      void queryClient.resetQueries(personal);
    }
  }, [isSignedIn, queryClient]);
};
