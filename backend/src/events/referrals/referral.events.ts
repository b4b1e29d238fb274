import type { Browser } from '#events/accounts/user.events';
import { type EventOfType, type EventOf, type Personal, event, declareEvents, personal } from '#kernel/events';

/** `referral-{user}`: whom a user invited, and who registered. */
export const referralEvents = declareEvents('referral', {
  /** The user invited someone. A mail is due. */
  ReferralInvited: event<{ readonly userId: string; readonly email: Personal<string>; readonly browser: Browser }>(
    personal('userId', 'email'),
  ),
  /** Someone registered with the user's link. Both may have one more daily tracker. */
  ReferralRedeemed: event<{ readonly userId: string; readonly referredId: string }>(),
});

export type ReferralEvent = EventOf<typeof referralEvents>;
export type ReferralInvited = EventOfType<typeof referralEvents, 'ReferralInvited'>;
