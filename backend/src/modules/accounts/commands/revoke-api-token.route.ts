import { commandRoute } from '#platform/http/routes/command-route';
import { apiTokenDecider } from '../domain/api-token.decider';

/** Revokes one of a user's API tokens; repeating it has no effect. Refused with NOT_FOUND. */
export const RevokeApiToken = commandRoute({
  method: 'delete',
  path: 'api/common/api-tokens/:id',
  access: 'user',
  inPerson: 'API tokens',
  summary: 'Revokes an API token.',
  answers: null,
  decider: apiTokenDecider,
  decide: ({ params: { id }, caller: { userId } }) => [
    id,
    { type: 'RevokeToken', by: userId, reason: 'revoked', statedReason: null },
  ],
});
