import type { Browser } from '#events/accounts/user.events';
import { type ReferralEvent, referralEvents } from '#events/referrals/referral.events';
import { assertNever } from '#kernel/assert-never';
import type { Decider, Decision } from '#kernel/decider';
import type { Personal } from '#kernel/events';

interface Referrals {
  /** An address as often as it was invited. */
  readonly invited: readonly Personal<string>[];
  /** Ids of users. */
  readonly redeemed: readonly string[];
}

export type ReferralCommand =
  | { readonly type: 'Invite'; readonly userId: string; readonly email: string; readonly browser: Browser }
  | { readonly type: 'Redeem'; readonly userId: string; readonly referredId: string };

/** An address that does not answer three invitations of the same person gets no more. */
export const MAX_INVITATIONS = 3;

const evolve = (state: Referrals, event: ReferralEvent): Referrals => {
  switch (event.type) {
    case 'ReferralInvited':
      return { ...state, invited: [...state.invited, event.data.email] };
    case 'ReferralRedeemed':
      return { ...state, redeemed: [...state.redeemed, event.data.referredId] };
    default:
      return assertNever(event);
  }
};

const decide = (command: ReferralCommand, { invited, redeemed }: Referrals): Decision<ReferralEvent> => {
  switch (command.type) {
    case 'Invite': {
      const { userId, email, browser } = command;
      const isSame = (other: Personal<string>) => other?.toLowerCase() === email.toLowerCase();
      return invited.filter(isSame).length < MAX_INVITATIONS
        ? [{ type: 'ReferralInvited', data: { userId, email, browser } }]
        : [];
    }
    case 'Redeem': {
      const { userId, referredId } = command;
      if (referredId === userId || redeemed.includes(referredId)) return [];
      return [{ type: 'ReferralRedeemed', data: { userId, referredId } }];
    }
    default:
      return assertNever(command);
  }
};

/** `referral-{user}` */
export const referralDecider: Decider<ReferralCommand, ReferralEvent, Referrals> = {
  events: referralEvents,
  initialState: { invited: [], redeemed: [] },
  evolve,
  decide,
};
