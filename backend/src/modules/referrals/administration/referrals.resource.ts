import { documentsResource } from '#platform/administration/documents-resource';
import { referrals } from '#projections/referrals/referrals/referrals.projection';

/** Who invited how many people, and how many joined. Those who joined are the users with that referral code. */
export const referralsResource = documentsResource(referrals, {
  name: 'referrals',
  filters: { changed_at: 'time' },
  sorts: ['changed_at', 'redeemed'],
  row: ({ _id, ...counts }) => ({ id: _id, user_id: _id, ...counts }),
});
