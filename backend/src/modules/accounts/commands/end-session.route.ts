import { commandRoute } from '#platform/http/routes/command-route';
import { sessionDecider } from '../domain/session.decider';

/** Signs the one who asks out of one of their sessions; repeating it has no effect. Refused with NOT_FOUND. */
export const EndSession = commandRoute({
  method: 'delete',
  path: 'api/common/sessions/:id',
  access: 'user',
  inPerson: 'sessions',
  summary: 'Signs the caller out of one of their sessions.',
  answers: null,
  decider: sessionDecider,
  decide: ({ params: { id }, caller }) => [id, { type: 'EndOwnSession', by: caller.userId, statedReason: null }],
});
