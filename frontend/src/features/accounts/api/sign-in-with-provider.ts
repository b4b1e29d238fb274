import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { keepPendingTracker, sameAddress, visitorsTracker } from '../../../shared/api/pending-tracker';
import { beginSession, whoeverIsSignedIn } from '../published/session-change';
import type { MemberType } from '../published/api/send-verify-email';

/** What a sign-in provider confirmed, and what the page came with. */
export interface ProviderCredentials {
  /** Google's, unless it says otherwise. */
  readonly provider?: 'oidc';
  /** The ID token with which Google answers, or what this server gives for the answer of the other provider. */
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
  /** The address that the provider names; empty if there is none. */
  readonly email: string;
}

/**
 * A draft that went with a registration by mail is made when that is activated. Signing in with a provider instead leaves
 * the registration unconfirmed, so the draft is this browser's to create.
 */
const takeDraftBack = (email: string): void => {
  const kept = visitorsTracker();
  if (kept?.sent === undefined || !sameAddress(kept.sent.email, email)) return;
  const { idempotency_key: key, sent: _sent, ...draft } = kept;
  keepPendingTracker(draft, key);
};

export const useSignInWithProvider = () =>
  useMutation({
    mutationFn: ({ credentials }: ProviderSignIn) => answerOf(api.POST('/api/common/sign-in', { body: credentials })),
    onMutate: whoeverIsSignedIn,
    onSuccess: (tokens, { credentials, email }, from) => {
      if (credentials.password === undefined) takeDraftBack(email);
      return beginSession(tokens, from);
    },
  });
