import { z } from 'zod';
import { CHANNEL_KINDS } from '#events/accounts/channels.events';
import { entityId } from '#platform/command-handling/command-context';
import type { ViewOf } from '#platform/http/answers/answer-schemas';
import { commandRoute } from '#platform/http/routes/command-route';
import { type ChannelsState, type RequestedChannel, channelsDecider } from '../domain/channels.decider';
import { channelAnswer } from '../queries/channels/channel-view';

const body = z.strictObject({
  kind: z.enum(CHANNEL_KINDS),
  target: z.string().trim().max(1000),
  enabled: z.boolean(),
});

const contentOf = ({ kind, target, enabled }: z.output<typeof body>) => ({ kind, target, enabled });

const answerOf = (id: string, content: RequestedChannel, { present }: ChannelsState): ViewOf<typeof channelAnswer> => {
  const { confirmed = false, muted = [] } = present[id] ?? {};
  return { id, ...content, confirmed, muted: [...muted] };
};

/** Adds a channel. Refused with INVALID for a wrong target, with CONFLICT for one that is there already. */
export const AddChannel = commandRoute({
  path: 'api/common/channels',
  access: 'user',
  summary: 'Adds a channel for updates.',
  body,
  answers: channelAnswer,
  status: 201,
  decider: channelsDecider,
  decide: ({ body, caller: { userId }, context }) => [
    userId,
    { type: 'AddChannel', userId, channelId: entityId(context, 'channel'), content: contentOf(body) },
  ],
  answer: (_asked, { command: { channelId, content }, state }) => answerOf(channelId, content, state),
});

/** Changes one of the user's channels. Refused as `AddChannel`, and with NOT_FOUND. */
export const ChangeChannel = commandRoute({
  method: 'put',
  path: 'api/common/channels/:id',
  access: 'user',
  summary: 'Changes a channel, or turns it on or off.',
  body,
  answers: channelAnswer,
  decider: channelsDecider,
  decide: ({ params: { id: channelId }, body, caller: { userId } }) => [
    userId,
    { type: 'ChangeChannel', userId, channelId, content: contentOf(body) },
  ],
  answer: (_asked, { command: { channelId, content }, state }) => answerOf(channelId, content, state),
});
