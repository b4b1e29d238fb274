import { z } from 'zod';
import { CHANNEL_KINDS } from '#events/accounts/channels.events';
import type { ViewOf } from '#platform/http/answers/answer-schemas';
import type { ChannelDocument } from '#projections/accounts/channels/channels.projection';

export const channelAnswer = z
  .strictObject({
    id: z.string(),
    kind: z.enum(CHANNEL_KINDS),
    target: z.string().describe('An address, a number with country code, or an https URL.'),
    enabled: z.boolean(),
    confirmed: z.boolean().describe('Whether the holder of an address or number agreed; nothing is sent before.'),
    muted: z
      .array(z.string())
      .describe('What is not sent there: `tracker:` or `collection:` and an id, none for the root.'),
  })
  .meta({ id: 'Channel' });

export const channelView = ({
  _id,
  kind,
  target,
  enabled,
  confirmed,
  muted,
}: ChannelDocument): ViewOf<typeof channelAnswer> => ({
  id: _id,
  kind,
  target: target ?? '',
  enabled,
  confirmed,
  muted: [...muted],
});
