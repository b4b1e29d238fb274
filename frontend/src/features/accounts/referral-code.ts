import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { browserStorage } from '#shared/storage/browser-storage';

const NAME = 'referralCode';

/**
 * The code of the link by which someone came, in `ref` of the address. It is kept, so that it counts too if they
 * register later, in another tab or in a dialog over another page.
 */
export const useReferralCode = (): string | undefined => {
  const [query] = useSearchParams();
  const given = query.get('ref');
  useEffect(() => {
    if (given !== null) browserStorage.set(NAME, given);
  }, [given]);
  return given ?? browserStorage.get(NAME) ?? undefined;
};

/** Call after a sign-in: the user has an account by then. */
export const clearReferralCode = (): void => browserStorage.remove(NAME);
