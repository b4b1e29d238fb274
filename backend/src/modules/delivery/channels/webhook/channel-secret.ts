import { z } from 'zod';
import { refuse } from '#kernel/decider';
import { channels, channelsDecider } from '#modules/accounts/published';
import { commandRoute } from '#platform/http/routes/command-route';
import { readRoute } from '#platform/http/routes/read-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { WebhookSecrets } from './webhook-secrets';

const NOT_FOUND = refuse('NOT_FOUND', 'There is no such webhook.');

/** The secret that a webhook's requests are signed with. */
export const GetChannelSecret = readRoute({
  path: 'api/common/channels/:id/secret',
  access: 'user',
  inPerson: 'secrets',
  summary: 'The secret that a webhook’s requests are signed with, in the format of Standard Webhooks.',
  answers: z.strictObject({
    secret: z.string(),
    former_valid_until: z.iso.datetime().nullable().describe('Until then the former secret signs, too.'),
  }),
  uses: [READ_STORE, WebhookSecrets],
  read: async ({ params: { id }, caller: { userId } }, reads, secrets) => {
    const channel = await reads.get(channels, id);
    if (channel?.user_id !== userId || channel.kind !== 'webhook') return NOT_FOUND;
    const { secret_generation: generation, former_secret_until: former_valid_until } = channel;
    return { secret: secrets.secretOf({ channelId: id, generation }), former_valid_until };
  },
});

/** Replaces it; for a day the former one signs, too. Refused with NOT_FOUND. */
export const ReplaceChannelSecret = commandRoute({
  path: 'api/common/channels/:id/secret',
  access: 'user',
  inPerson: 'secrets',
  summary: 'Replaces the secret of a webhook. For a day the former one signs, too.',
  decider: channelsDecider,
  decide: ({ params: { id: channelId }, caller: { userId }, context: { now } }) => [
    userId,
    { type: 'ReplaceChannelSecret', userId, channelId, now },
  ],
});
