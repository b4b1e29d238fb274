import { lazyPart } from '../../../shared/parts/lazy-part';
import { FieldError } from '../../../shared/ui/field-error';
import { useGoogleClientId } from '../sign-in-settings';
import type { GoogleSignInProps } from './google-button';

const GoogleButton = lazyPart(
  () => import('./google-button'),
  () => <FieldError text="An error occurred during Google login." />,
);

/** Google's button below a form, where sign-in with Google is set up. Nothing of Google is loaded elsewhere. */
export const GoogleSignIn = (props: GoogleSignInProps) => {
  const clientId = useGoogleClientId();
  return clientId === null ? null : <GoogleButton clientId={clientId} {...props} />;
};
