import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { browserStorage } from '#shared/storage/browser-storage';

const NAME = 'referralCode';

/**
 * The referral code in the URL's `ref`. It is stored, so that it also counts for a later registration in another tab or
 * dialog.
 */
export const useReferralCode = (): string | undefined => {
  const [query] = useSearchParams();
  const code = query.get('ref');
  useEffect(() => {
    if (code !== null) browserStorage.set(NAME, code);
  }, [code]);
  return code ?? browserStorage.get(NAME) ?? undefined;
};

/** Call after a sign-in: the user has an account by then. */
export const clearReferralCode = (): void => browserStorage.remove(NAME);
