import { emailAddressEvents } from '#events/accounts/email-address.events';
import { referralEvents } from '#events/referrals/referral.events';
import { DAY_MS } from '#kernel/durations';
import { planOutboundEffect } from '#modules/outbound/published';
import { type Plans, portfolioDecider } from '#modules/trackers/published';
import { commandStep, processOf, sendStep } from '#platform/processes/process';
import { RedeemReferral } from '../commands/redeem-referral.command';
import { REFERRAL_MAIL } from '../mails/referral-mail.kind';

export const invitationsLeadToMails = processOf(referralEvents, {
  name: 'referral-mails',
  on: ['ReferralInvited'],
  mayLag: true,
  react: (event) => [
    planOutboundEffect(event, {
      kind: REFERRAL_MAIL,
      userId: event.data.userId,
      subject: { requestedBy: event.id },
      expiresAt: new Date(Date.parse(event.metadata.occurred_at) + DAY_MS).toISOString(),
    }),
  ],
});

/** The first claim of an address begins its stream: a person who had an account with it before is not referred. */
export const newAddressesRedeemReferrals = processOf(emailAddressEvents, {
  name: 'redeemed-referrals',
  on: ['EmailClaimed'],
  mayLag: true,
  react: ({ revision, data }) => (revision === 0 ? [sendStep(RedeemReferral, { referredId: data.userId })] : []),
});

export const referralsGrantDailyTrackers = ({ free }: Plans) =>
  processOf(referralEvents, {
    name: 'granted-daily-trackers',
    on: ['ReferralRedeemed'],
    react: ({ data: { userId, referredId } }) =>
      [userId, referredId].map((ownerId) =>
        commandStep(portfolioDecider, ownerId, { type: 'GrantDailyTracker', ownerId, free }),
      ),
  });
