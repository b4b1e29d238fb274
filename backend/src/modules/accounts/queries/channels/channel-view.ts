import { z } from 'zod';
import type { ViewOf } from '#platform/http/answers';
import type { ChannelDocument } from '#projections/accounts/channels/channels.projection';
import { CHANNEL_KINDS } from '#events/accounts/channels.events';

export const channelAnswer = z
  .strictObject({
    id: z.string(),
    kind: z.enum(CHANNEL_KINDS),
    target: z.string().describe('An address, a number with country code, or an https URL.'),
    enabled: z.boolean(),
  })
  .meta({ id: 'Channel' });

export const channelView = ({ _id, kind, target, enabled }: ChannelDocument): ViewOf<typeof channelAnswer> => ({
  id: _id,
  kind,
  target: target ?? '',
  enabled,
});
