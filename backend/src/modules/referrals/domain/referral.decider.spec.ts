import type { ReferralEvent } from '#events/referrals/referral.events';
import { scenario } from '#test/support/given-when-then';
import { referralDecider } from './referral.decider';

const { given } = scenario(referralDecider);

const invited = (email: string): ReferralEvent => ({
  type: 'ReferralInvited',
  data: { userId: 'ann', email, browser: null },
});
const invite = (email: string) => ({ type: 'Invite', userId: 'ann', email, browser: null }) as const;
const redeem = (referredId: string) => ({ type: 'Redeem', userId: 'ann', referredId }) as const;
const redeemed = (referredId: string): ReferralEvent => ({
  type: 'ReferralRedeemed',
  data: { userId: 'ann', referredId },
});

test('an address is invited, and at most three times', () => {
  const bob = invited('bob@example.org');
  given().when(invite('bob@example.org')).then(bob);
  given(bob, bob).when(invite('bob@example.org')).then(bob);
  given(bob, bob, bob).when(invite('Bob@Example.org')).thenNothing();
  given(bob, bob, bob).when(invite('cid@example.org')).then(invited('cid@example.org'));
});

test('each person who registers counts once', () => {
  given().when(redeem('bob')).then(redeemed('bob'));
  given(redeemed('bob')).when(redeem('bob')).thenNothing();
  given(redeemed('bob')).when(redeem('cid')).then(redeemed('cid'));
});

test('nobody refers themselves', () => given().when(redeem('ann')).thenNothing());
