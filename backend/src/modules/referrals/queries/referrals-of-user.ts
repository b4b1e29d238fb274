import { type ReferralEvent, referralEvents } from '#events/referrals/referral.events';
import type { StreamReader } from '#platform/command-handling/stream-reader';
import type { ExportedPart } from '#platform/export/contributions';

/** For the export of an account: whom the user invited, and when they joined. */
export const referralsOfUser = (streams: Pick<StreamReader, 'history'>): readonly ExportedPart[] => [
  {
    name: 'referrals',
    async *rowsOf(userId) {
      for (const { type, data, metadata } of await streams.history<ReferralEvent>(referralEvents.stream(userId))) {
        const at = metadata.occurred_at;
        yield type === 'ReferralInvited' ? { invited: data.email, at } : { registered: data.referredId, at };
      }
    },
  },
];
