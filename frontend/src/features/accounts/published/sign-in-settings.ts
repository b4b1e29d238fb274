import { configQuery } from '#shared/api/get-config';
import { useOptionalQuery } from '#shared/api/use-optional-query';
import { providerTexts } from '../texts/providers';

/** Whether users may sign in and register without a provider; assumed until the server has answered. */
export const useHasLocalSignIn = (): boolean => useOptionalQuery(configQuery)?.sign_ins.email ?? true;

/** Null if sign-in with Google is not set up. */
export const useGoogleClientId = (): string | null => useOptionalQuery(configQuery)?.google_client_id ?? null;

/** Name of the OpenID Connect provider for its button; null if none is set up. */
export const useOidcLabel = (): string | null => useOptionalQuery(configQuery)?.oidc_label ?? null;

/** Names of the sign-in providers: 'Google or Example Inc.' */
export const useProviderNames = (): string => {
  const isGoogle = useGoogleClientId() !== null;
  const label = useOidcLabel();
  if (!isGoogle) return label ?? '';
  return label === null ? 'Google' : providerTexts().orProvider('Google', label);
};

/**
 * When a form above the providers' buttons is validated. An error that appears on blur would move the button that the
 * user is about to press.
 */
export const useValidation = (): 'onBlur' | 'onSubmit' => {
  const isAlone = [useGoogleClientId(), useOidcLabel()].every((provider) => provider === null);
  return isAlone ? 'onBlur' : 'onSubmit';
};
