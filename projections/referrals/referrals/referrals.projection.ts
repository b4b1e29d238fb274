import { type ReferralEvent, referralEvents } from '#events/referrals/referral.events';
import { assertNever } from '#kernel/assert-never';
import { changeOr } from '#kernel/projection';
import { projectionOfUser } from '#projections/projection-of-user';

/** How many people a user invited, and how many registered. `_id` is the user's id. Contains no addresses. */
export interface ReferralsDocument {
  readonly _id: string;
  readonly invited: number;
  readonly redeemed: number;
  readonly changed_at: string;
}

export const referrals = projectionOfUser<ReferralEvent, ReferralsDocument>({
  name: 'referrals',
  from: [referralEvents],
  indexes: [{ keys: ['changed_at'] }, { keys: ['redeemed'] }],
  project(event) {
    const at = event.metadata.occurred_at;
    const none: ReferralsDocument = { _id: event.data.userId, invited: 0, redeemed: 0, changed_at: at };
    switch (event.type) {
      case 'ReferralInvited':
        return [changeOr(none, { $inc: { invited: 1 }, $set: { changed_at: at } })];
      case 'ReferralRedeemed':
        return [changeOr(none, { $inc: { redeemed: 1 }, $set: { changed_at: at } })];
      default:
        return assertNever(event);
    }
  },
});
