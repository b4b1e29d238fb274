import { api } from '#shared/api/client';
import {
  savePendingTracker,
  isSameEmail,
  visitorsPendingTracker,
} from '#features/tracker-draft/published/pending-tracker';
import { useSigningIn } from '../published/use-signing-in';
import type { MemberType } from './send-verify-email';

/** The credential that a sign-in provider confirmed, and the parameters of the sign-in page's URL. */
export interface ProviderCredentials {
  /** The provider of the credential; Google if absent. */
  readonly provider?: 'oidc';
  /** Google's ID token, or this server's credential for the other provider's response. */
  readonly credential: string;
  /** Proof for an account that is not linked yet. */
  readonly username?: string;
  readonly password?: string;
  readonly referral_code?: string;
  readonly grant?: string;
  readonly member_type?: MemberType;
}

interface ProviderSignIn {
  readonly credentials: ProviderCredentials;
  /** The email address from the provider; empty if there is none. */
  readonly email: string;
}

/**
 * A draft sent with a registration by mail is created when that is activated. Signing in with a provider instead leaves
 * the registration unconfirmed, so this browser has to create the draft.
 */
const takeDraftBack = (email: string): void => {
  const saved = visitorsPendingTracker();
  if (saved?.sent === undefined || !isSameEmail(saved.sent.email, email)) return;
  const { idempotency_key: key, sent: _sent, ...draft } = saved;
  savePendingTracker(draft, key);
};

export const useSignInWithProvider = () =>
  useSigningIn(
    ({ credentials }: ProviderSignIn) => api.POST('/api/common/sign-in', { body: credentials }),
    ({ credentials, email }) => {
      if (credentials.password === undefined) takeDraftBack(email);
    },
  );
