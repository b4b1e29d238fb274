import { Problem } from '#platform/http/problem';
import type { AccountsSettings } from './accounts.settings';

type SignIns = Pick<AccountsSettings, 'localSignIn' | 'google' | 'oidc'>;

/** With whom people can sign in, beside a password: `Google or Example Inc.` */
export const providerNames = ({ google, oidc }: SignIns): string =>
  [...(google === undefined ? [] : ['Google']), ...(oidc === undefined ? [] : [oidc.label])].join(' or ');

/** Refuses what needs a password or a mailed link where LOCAL_SIGN_IN is off. */
export const requireLocalSignIn = (settings: SignIns): void => {
  if (settings.localSignIn) return;
  throw new Problem('ACCESS_DENIED', `Please sign in with ${providerNames(settings)}: passwords are turned off here.`);
};
