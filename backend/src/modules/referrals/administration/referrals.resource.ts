import { z } from 'zod';
import { documentsResource } from '#platform/administration/documents-resource';
import { timeAnswer } from '#platform/http/answers/answer-schemas';
import { referrals } from '#projections/referrals/referrals/referrals.projection';

const referralRow = z
  .strictObject({
    id: z.string(),
    user_id: z.string(),
    invited: z.int(),
    redeemed: z.int(),
    changed_at: timeAnswer,
  })
  .meta({ id: 'ReferralRow' });

/** Who invited how many people, and how many joined. Those who joined are the users with that referral code. */
export const referralsResource = documentsResource(referrals, {
  name: 'referrals',
  answers: referralRow,
  filters: { changed_at: 'time' },
  sorts: ['changed_at', 'redeemed'],
  row: ({ _id, ...counts }) => ({ id: _id, user_id: _id, ...counts }),
});
