import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedOnEach } from '#platform/command-handling/decided-on-each';
import { apiTokens } from '#projections/accounts/api-tokens/api-tokens.projection';
import { apiTokenDecider } from '../../domain/api-token.decider';

/** Revokes all API tokens of an erased user. */
export class RevokeApiTokensOfUser extends ContextCommand<{ readonly userId: string }, number> {}

export const RevokeApiTokensOfUserHandler = decidedOnEach(apiTokenDecider, RevokeApiTokensOfUser, {
  model: apiTokens,
  where: ({ request: { userId } }) => ({ user_id: userId }),
  decide: ({ request: { userId } }) => ({
    type: 'RevokeToken',
    by: userId,
    reason: 'account_erased',
    statedReason: null,
  }),
});
