import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedOnEach } from '#platform/command-handling/decided-on-each';
import { effects } from '#projections/outbound/effects/effects.projection';
import { outboundEffectDecider } from '../domain/effect.decider';

/** Cancels everything that is still to be sent for an erased user, including what was given up. */
export class CancelEffectsOfUser extends ContextCommand<{ readonly userId: string }, number> {}

export const CancelEffectsOfUserHandler = decidedOnEach(outboundEffectDecider, CancelEffectsOfUser, {
  model: effects,
  where: ({ request: { userId } }) => ({ user_id: userId, ended_at: null }),
  decide: () => ({ type: 'CancelEffect', reason: 'account_erased' }),
});
