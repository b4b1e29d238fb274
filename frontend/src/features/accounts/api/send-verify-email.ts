import { api } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { now, parseServerDate } from '#shared/time/clock';
import {
  markPendingTrackerSent,
  visitorsPendingTracker,
  isSameEmail,
  type PendingTracker,
} from '#features/tracker-draft/published/pending-tracker';

export const memberTypes = ['coordinator', 'legislation', 'applicant'] as const;
export type MemberType = (typeof memberTypes)[number];

interface Registration {
  readonly email: string;
  readonly referral_code?: string;
  readonly grant?: string;
  readonly member_type?: MemberType;
}

/** Asks for the verification mail. A tracker that waits for its account is sent along. */
export const useSendVerifyEmail = () =>
  useApiMutation(async (registration: Registration) => {
    const draft = draftFor(registration.email);
    const outcome = await api.POST('/api/common/send-verify-email', {
      body: { ...registration, pending_tracker: draft },
    });
    // The account's activation is dated by the same clock.
    const at = parseServerDate(outcome.response.headers.get('date')) ?? now();
    if (draft !== null && outcome.response.ok) markPendingTrackerSent(registration.email, at);
    return outcome;
  });

type VisitorsDraft = Pick<PendingTracker, 'tracker_description' | 'update_frequency' | 'model' | 'domains'>;

/** A draft sent with one email address is not sent with another: several people may share this browser. */
const draftFor = (email: string): VisitorsDraft | null => {
  const saved = visitorsPendingTracker();
  if (saved === null || (saved.sent !== undefined && !isSameEmail(saved.sent.email, email))) return null;
  const { tracker_description, update_frequency, model, domains } = saved;
  return { tracker_description, update_frequency, model, domains };
};
