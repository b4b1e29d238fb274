import { z } from 'zod';
import { MEMBER_TYPES } from '#events/accounts/user.events';
import type { Plans } from '#modules/trackers/published';
import { documentsResource } from '#platform/administration/documents-resource';
import { maskedEmail, maskedName } from '#platform/administration/masked';
import type { Resource } from '#platform/administration/resource';
import { timeAnswer } from '#platform/http/answers/answer-schemas';
import type { ReadStore } from '#platform/read-store/read-store';
import { accounts } from '#projections/accounts/accounts/accounts.projection';
import { allowanceOf } from '../queries/get-user/allowance-of';

const account = z.strictObject({
  id: z.string(),
  status: z.enum(['pending', 'active', 'erased']),
  email: z.string().nullable(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  roles: z.array(z.enum(['staff', 'admin', 'super'])),
  member_type: z.enum(MEMBER_TYPES),
  org_name: z.string().nullable(),
  has_second_factor: z.boolean(),
  timezone: z.string().nullable(),
  email_time: z.string(),
  referral_code: z.string(),
  referred_by: z.string().nullable(),
  registered_at: timeAnswer,
  activated_at: timeAnswer.nullable(),
});

/** The allowance only of a single user. */
const userRow = account
  .extend({
    tracker_count: z.int().optional(),
    day_tracker_count: z.int().optional(),
    total_tracker_limit: z.int().optional(),
    day_tracker_limit: z.int().optional(),
  })
  .meta({ id: 'UserRow' });

const listed = documentsResource(accounts, {
  name: 'users',
  answers: account,
  filters: {
    status: ['pending', 'active', 'erased'],
    email: 'text',
    roles: ['staff', 'admin', 'super'],
    member_type: MEMBER_TYPES,
    org_name: 'text',
    timezone: 'text',
    referred_by: 'text',
    registered_at: 'time',
    activated_at: 'time',
  },
  sorts: ['registered_at', 'activated_at', 'status'],
  row: ({ _id, email, first_name, last_name, roles, ...account }) => ({
    id: _id,
    status: account.status,
    // People who act with a role are accountable by name; everybody else is masked.
    email: roles.length > 0 ? email : maskedEmail(email),
    first_name: maskedName(first_name),
    last_name: maskedName(last_name),
    roles,
    member_type: account.member_type,
    org_name: account.org_name,
    has_second_factor: account.recovery_codes_left !== null,
    timezone: account.timezone,
    email_time: account.email_time,
    referral_code: account.referral_code,
    referred_by: account.referred_by,
    registered_at: account.registered_at,
    activated_at: account.activated_at,
  }),
});

/**
 * Accounts. Filtering by `email` finds a person whose address is known, as in a support request. One by its id also has how many
 * trackers it has and may have.
 */
export const usersResource = (reads: ReadStore, plans: Plans): Resource => {
  const resource = listed(reads);
  return {
    ...resource,
    answers: userRow,
    async get(id) {
      const [row, allowance] = await Promise.all([resource.get(id), allowanceOf(reads, plans, id)]);
      return row === undefined ? undefined : { ...row, ...allowance };
    },
  };
};
