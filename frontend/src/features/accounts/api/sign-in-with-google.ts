import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { keepPendingTracker, pendingTracker, sameAddress } from '../../../shared/api/pending-tracker';
import { addressInCredential } from '../google/address-in-credential';
import { beginSession } from '../session-change';
import type { MemberType } from './send-verify-email';

export interface GoogleSignInRequest {
  /** The ID token with which Google answers. */
  readonly credential: string;
  /** Proof for an account that is not linked to Google yet. */
  readonly username?: string;
  readonly password?: string;
  readonly referral_code?: string;
  readonly grant?: string;
  readonly member_type?: MemberType;
}

/**
 * A draft that went with a registration by mail is made when that is activated. Signing in with Google instead leaves the
 * registration unconfirmed, so the draft is this browser's to create.
 */
const takeDraftBack = (credential: string): void => {
  const kept = pendingTracker();
  if (kept?.sent === undefined || !sameAddress(kept.sent.email, addressInCredential(credential))) return;
  const { idempotency_key: key, sent: _sent, ...draft } = kept;
  keepPendingTracker(draft, key);
};

export const useSignInWithGoogle = () =>
  useMutation({
    mutationFn: (request: GoogleSignInRequest) => answerOf(api.POST('/api/common/sign-in', { body: request })),
    onSuccess: (tokens, { credential, password }) => {
      if (password === undefined) takeDraftBack(credential);
      beginSession(tokens);
    },
  });
