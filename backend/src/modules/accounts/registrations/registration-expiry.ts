import { DAY_MS } from '#kernel/durations';
import type { Expiry } from '#platform/expiry/expiring';
import { type AccountDocument, accounts } from '#projections/accounts/accounts/accounts.projection';
import { userDecider } from '../domain/user.decider';

const LIFETIME_MS = 30 * DAY_MS;

/** Registrations that were not confirmed within 30 days. */
export const registrationExpiry: Expiry<AccountDocument> = {
  what: 'registration',
  model: accounts,
  at: (now) => ({
    status: 'pending',
    registered_at: { $lte: new Date(now.getTime() - LIFETIME_MS).toISOString() },
  }),
  oldestFirst: { registered_at: 1 },
  overdueSince: ({ registered_at }) => Date.parse(registered_at) + LIFETIME_MS,
  expire: ({ _id: userId }, runner, context) =>
    runner.run(userDecider, userId, { type: 'ExpireRegistration' }, context),
};
