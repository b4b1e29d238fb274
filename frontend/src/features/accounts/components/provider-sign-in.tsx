import { lazyComponent } from '#shared/lazy/lazy-component';
import { FieldError } from '#shared/ui/fields/field-error';
import { useGoogleClientId, useOidcLabel } from '../published/sign-in-settings';
import { providerTexts } from '../texts/providers';
import type { ProviderSignInProps } from './provider-sign-in-props';

const ProviderButtons = lazyComponent(
  () => import('./provider-buttons'),
  'ProviderButtons',
  ({ props: { clientId } }) => (
    <FieldError text={clientId ? providerTexts().googleFailed : providerTexts().signInFailed} />
  ),
);

/** The buttons of sign-in providers below a form, if any are set up. Nothing of Google is loaded elsewhere. */
export const ProviderSignIn = (props: ProviderSignInProps) => {
  const clientId = useGoogleClientId();
  const label = useOidcLabel();
  return clientId === null && label === null ? null : <ProviderButtons clientId={clientId} label={label} {...props} />;
};
