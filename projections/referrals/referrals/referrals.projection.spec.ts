import { projected } from '#test/support/read-models/projected';
import { referrals } from './referrals.projection';

test('invitations and registrations of a user are counted, without anybody’s address', async () => {
  const invited = {
    type: 'ReferralInvited',
    data: { userId: 'ann', email: 'bob@example.test', browser: null },
  } as const;
  const redeemed = { type: 'ReferralRedeemed', data: { userId: 'ann', referredId: 'bob' } } as const;
  expect(await projected(referrals, [invited, invited, redeemed])).toEqual([
    { _id: 'ann', invited: 2, redeemed: 1, changed_at: '2026-03-01T03:00:00.000Z' },
  ]);
});

test('a registration counts even if nobody was invited by mail', async () => {
  const redeemed = { type: 'ReferralRedeemed', data: { userId: 'ann', referredId: 'bob' } } as const;
  expect(await projected(referrals, [redeemed])).toMatchObject([{ invited: 0, redeemed: 1 }]);
});
