import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { forgetPendingTracker, pendingTracker, type PendingTracker } from '../../../shared/api/pending-tracker';

export type MemberType = 'coordinator' | 'legislation';

interface Registration {
  readonly email: string;
  readonly referral_code?: string;
  readonly grant?: string;
  readonly member_type?: MemberType;
}

/** Asks for the verification mail. A tracker that waits for its account travels with it, and is then the server's. */
export const useSendVerifyEmail = () =>
  useMutation({
    mutationFn: (registration: Registration) =>
      answerOf(
        api.POST('/api/common/send-verify-email', { body: { ...registration, pending_tracker: draftToSend() } }),
      ),
    onSuccess: forgetPendingTracker,
  });

const draftToSend = (): PendingTracker | null => {
  const kept = pendingTracker();
  if (kept === null) return null;
  const { tracker_description, update_frequency, model, domains } = kept;
  return { tracker_description, update_frequency, model, domains };
};
