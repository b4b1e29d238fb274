import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { currentSession } from '../../shared/session/session';
import { signOut } from '../../shared/session/sign-out';

/** The visit that has signed out, while its page is open. */
let done: string | null = null;

/** Opening a page signs out. Whoever signs in elsewhere while it is open stays signed in. */
export const useSignOutOnVisit = (isWanted = true): void => {
  const { key } = useLocation();
  useEffect(() => {
    if (!isWanted) return;
    if (done !== key) void signOut();
    done = key;
    const { epoch } = currentSession();
    return () => {
      // Otherwise the same page begins anew, for somebody else.
      if (currentSession().epoch === epoch) done = null;
    };
  }, [key, isWanted]);
};
