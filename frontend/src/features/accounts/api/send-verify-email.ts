import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { forgetPendingTracker, pendingTracker } from '../../../shared/api/pending-tracker';

interface Registration {
  readonly email: string;
  readonly referral_code?: string;
  readonly grant?: string;
  readonly member_type?: string;
}

/** Asks for the verification mail. A tracker that waits for its account travels with it, and is then the server's. */
export const useSendVerifyEmail = () =>
  useMutation({
    mutationFn: (registration: Registration) =>
      call('POST', '/api/common/send-verify-email/', {
        body: { ...registration, pending_tracker: pendingTracker() ?? undefined },
      }),
    onSuccess: forgetPendingTracker,
  });
