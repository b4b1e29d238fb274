import { Problem } from '#platform/http/problem';
import type { AccountsSettings } from './accounts.settings';

/** Refuses what needs a password or a mailed link where LOCAL_SIGN_IN is off. */
export const requireLocalSignIn = ({ localSignIn }: Pick<AccountsSettings, 'localSignIn'>): void => {
  if (!localSignIn)
    throw new Problem(
      'ACCESS_DENIED',
      'Passwords are turned off here. Please sign in with the button on the sign-in page.',
    );
};
