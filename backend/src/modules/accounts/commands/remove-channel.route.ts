import { commandRoute } from '#platform/http/routes/command-route';
import { channelsDecider } from '../domain/channels.decider';

/** Removes one of the user's channels; repeating it has no effect. Refused with NOT_FOUND. */
export const RemoveChannel = commandRoute({
  method: 'delete',
  path: 'api/common/channels/:id',
  access: 'user',
  summary: 'Removes a channel.',
  answers: null,
  decider: channelsDecider,
  decide: ({ params: { id: channelId }, caller: { userId } }) => [userId, { type: 'RemoveChannel', userId, channelId }],
});
