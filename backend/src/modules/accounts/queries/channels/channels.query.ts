import { z } from 'zod';
import { readRoute } from '#platform/http/routes/read-route';
import { channels } from '#projections/accounts/channels/channels.projection';
import { channelAnswer, channelView } from './channel-view';

export const ListChannels = readRoute({
  path: 'api/common/channels',
  access: 'user',
  summary: 'Where the caller’s updates are sent besides their own address, oldest first.',
  answers: z.array(channelAnswer),
  async read({ caller }, reads) {
    const own = { user_id: caller.userId };
    return (await reads.find(channels, own, { sort: { created_at: 1, _id: 1 } })).map(channelView);
  },
});
