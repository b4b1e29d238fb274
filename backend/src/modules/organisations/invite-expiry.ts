import type { Expiry } from '#platform/expiry/expiring';
import { type InviteDocument, invites } from '#projections/organisations/invites/invites.projection';
import { inviteDecider } from './domain/invite.decider';

/** Invites that were not used in time. */
export const inviteExpiry: Expiry<InviteDocument> = {
  what: 'invite',
  model: invites,
  at: (now) => ({ status: 'open', expires_at: { $lte: now.toISOString() } }),
  oldestFirst: { expires_at: 1 },
  overdueSince: ({ expires_at }) => Date.parse(expires_at),
  expire: ({ _id: userId }, runner, context) =>
    runner.run(inviteDecider, userId, { type: 'ExpireInvite', now: context.now }, context),
};
