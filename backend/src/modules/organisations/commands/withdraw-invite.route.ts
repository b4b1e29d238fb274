import { commandRoute } from '#platform/http/routes/command-route';
import { inviteDecider } from '../domain/invite.decider';

export const WithdrawInvite = commandRoute({
  method: 'delete',
  path: 'api/admin/invites/:id',
  access: 'admin',
  inPerson: 'invites',
  summary: 'Withdraws an invite, whose link is no longer valid; repeating it has no effect.',
  answers: null,
  decider: inviteDecider,
  decide: ({ params: { id } }) => [id, { type: 'WithdrawInvite' }],
});
