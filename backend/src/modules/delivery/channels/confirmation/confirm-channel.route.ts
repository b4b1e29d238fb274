import { z } from 'zod';
import { CHANNEL_KINDS } from '#events/accounts/channels.events';
import { isRefusal, refuse } from '#kernel/decider';
import { channelsDecider } from '#modules/accounts/published';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { StreamReader } from '#platform/command-handling/stream-reader';
import { actionRoute } from '#platform/http/routes/action-route';
import { readRoute } from '#platform/http/routes/read-route';
import { ConfirmationLinks } from './confirmation-links';

const NO_SUCH_LINK = refuse('NOT_FOUND', 'This link is no longer valid.');

const channelOf = async (streams: Pick<StreamReader, 'stateOf'>, links: ConfirmationLinks, segment: string) => {
  const displayed = links.shown(segment);
  if (displayed === null) return null;
  const { userId, channelId } = displayed;
  const channel = (await streams.stateOf(channelsDecider, userId)).present[channelId];
  const target = channel?.target ?? null;
  if (channel === undefined || target === null || !displayed.isFor(target)) return null;
  return { ...channel, target, userId, channelId };
};

/** Tells what the link in a mailed question asks. */
export const GetConfirmation = readRoute({
  path: 'api/common/confirm-channel/:link',
  access: 'public',
  summary: 'What a confirmation link for a new address or number is about.',
  answers: z.strictObject({
    kind: z.enum(CHANNEL_KINDS),
    target: z.string(),
    confirmed: z.boolean().describe('Whether its holder agreed already.'),
  }),
  uses: [StreamReader, ConfirmationLinks],
  read: async ({ params: { link } }, streams, links) => {
    const channel = await channelOf(streams, links, link);
    if (channel === null) return NO_SUCH_LINK;
    const { kind, target, confirmed } = channel;
    return { kind, target, confirmed };
  },
});

/** Confirms, as the holder of an address or a number, that updates may be sent there. */
export const ConfirmChannel = actionRoute({
  path: 'api/common/confirm-channel/:link',
  access: 'public',
  summary: 'Confirms, as the holder of an address or a number, that updates may be sent there.',
  uses: [CommandRunner, ConfirmationLinks],
  async act({ params: { link }, context }, runner, links) {
    const channel = await channelOf(runner.streams, links, link);
    if (channel === null) return NO_SUCH_LINK;
    const { userId, channelId, target } = channel;
    const command = { type: 'ConfirmChannel', userId, channelId, target } as const;
    const decided = await runner.run(channelsDecider, userId, command, context);
    return isRefusal(decided) ? NO_SUCH_LINK : accepted(null, decided);
  },
});
