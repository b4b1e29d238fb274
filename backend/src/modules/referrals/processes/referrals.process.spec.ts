import { following } from '#test/support/given-when-then';
import { recorded } from '#test/support/read-models/projected';
import { newAddressesRedeemReferrals, referralsGrantDailyTrackers } from './referrals.process';

test('a referral lets both have one more daily tracker', () => {
  const free = { trackers: 5, daily: 2 };
  const grant = (ownerId: string) => ({
    on: `portfolio-${ownerId}`,
    command: { type: 'GrantDailyTracker', ownerId, free },
  });
  following(referralsGrantDailyTrackers({ free, paid: {} }))
    .given()
    .when({ type: 'ReferralRedeemed', data: { userId: 'ann', referredId: 'bob' } })
    .then(grant('ann'), grant('bob'));
});

test('only an address that never had an account is referred', () => {
  const data = { userId: 'bob', firstName: 'Bob', lastName: 'Ray', passwordHash: 'hash', google: null };
  const claimed = (revision: number) => ({ ...recorded({ type: 'EmailClaimed', data }, 1), revision });
  const { react } = newAddressesRedeemReferrals;
  expect(react(claimed(0), undefined)).toMatchObject([{ request: { referredId: 'bob' } }]);
  expect(react(claimed(2), undefined)).toEqual([]);
});
