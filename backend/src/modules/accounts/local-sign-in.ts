import { type Refusal, refuse } from '#kernel/decider';
import { orThrow } from '#platform/http/answers/problem';
import type { AccountsSettings } from './accounts.settings';

type SignIns = Pick<AccountsSettings, 'localSignIn' | 'google' | 'oidc'>;

/** Providers with which people can sign in, besides a password: `Google or Example Inc.` */
export const providerNames = ({ google, oidc }: SignIns): string =>
  [...(google === undefined ? [] : ['Google']), ...(oidc === undefined ? [] : [oidc.label])].join(' or ');

/** Why what needs a password or a mailed link is refused: LOCAL_SIGN_IN is off. */
export const localSignInRefusal = (settings: SignIns): Refusal | null =>
  settings.localSignIn
    ? null
    : refuse('ACCESS_DENIED', `Please sign in with ${providerNames(settings)}: passwords are turned off here.`);

/** Refuses what needs a password or a mailed link where LOCAL_SIGN_IN is off. */
export const requireLocalSignIn = (settings: SignIns): void => {
  orThrow(localSignInRefusal(settings));
};
