import { useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSignedIn } from '#shared/session/session';
import { userQuery } from '#features/accounts/api/get-user';

/**
 * Responses cached for another user are removed immediately on sign-in or sign-out. Errors stay, along with the focus
 * on them, until the answer for the current user has arrived.
 */
export const useResetOnSessionChange = () => {
  const queryClient = useQueryClient();
  const signedIn = useSignedIn();
  const before = useRef(signedIn);
  useEffect(() => {
    if (before.current === signedIn) return;
    before.current = signedIn;
    const personal = { predicate: ({ meta }: Query) => meta?.survivesSessionChange !== true };
    if (signedIn) void queryClient.invalidateQueries(personal);
    else {
      queryClient.removeQueries({ queryKey: userQuery.queryKey });
      void queryClient.resetQueries(personal);
    }
  }, [signedIn, queryClient]);
};
