import { refuse } from '#kernel/decider';
import { reasonBody } from '#platform/administration/reason';
import { StreamReader } from '#platform/command-handling/stream-reader';
import { commandRoute } from '#platform/http/routes/command-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { apiTokenDecider } from '../domain/api-token.decider';
import { impersonationDecider } from '../domain/impersonation.decider';
import { actOnRefusal } from './act-on-refusal';

/** Administrators take away access that a user has in addition to their own sessions. The events have the reasons. */
export const EndImpersonationOfUser = commandRoute({
  path: 'api/admin/impersonations/:id/end',
  access: 'admin',
  inPerson: 'impersonations',
  summary: 'Ends an impersonation at once; repeating it has no effect.',
  body: reasonBody,
  answers: null,
  uses: [StreamReader],
  decider: impersonationDecider,
  async decide({ params: { id }, body: { reason } }, streams) {
    const impersonation = await streams.stateOf(impersonationDecider, id);
    if (impersonation.status === 'absent') return refuse('NOT_FOUND', 'There is no such impersonation.');
    const { impersonatorId } = impersonation;
    return [id, { type: 'EndImpersonation', impersonatorId, statedReason: reason }];
  },
});

export const RevokeApiTokenOfUser = commandRoute({
  path: 'api/admin/api-tokens/:id/revoke',
  access: 'admin',
  inPerson: 'API tokens',
  summary: 'Revokes an API token of a user; repeating it has no effect.',
  body: reasonBody,
  answers: null,
  uses: [StreamReader, READ_STORE],
  decider: apiTokenDecider,
  async decide({ params: { id }, body: { reason }, caller }, streams, reads) {
    const token = await streams.stateOf(apiTokenDecider, id);
    if (token.status !== 'active') return refuse('NOT_FOUND', 'There is no such API token.');
    const refusal = await actOnRefusal(token.userId, caller, reads);
    return refusal ?? [id, { type: 'RevokeToken', by: token.userId, reason: 'revoked', statedReason: reason }];
  },
});
