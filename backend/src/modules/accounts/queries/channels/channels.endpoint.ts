import { Controller, Get, Inject } from '@nestjs/common';
import { z } from 'zod';
import { type Caller, SignedIn } from '#platform/http/caller';
import { Operation } from '#platform/http/operation';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { channels } from '#projections/accounts/channels/channels.projection';
import { channelAnswer, channelView } from './channel-view';

@Controller('api/common/channels')
export class ChannelsEndpoint {
  constructor(@Inject(READ_STORE) private readonly reads: ReadStore) {}

  @Get()
  @Operation({
    access: 'user',
    summary: 'Where the caller’s updates are to be sent, oldest first. Sending is not built yet.',
    answers: z.array(channelAnswer),
  })
  async list(@SignedIn() { userId }: Caller) {
    const found = await this.reads.find(channels, { user_id: userId }, { sort: { created_at: 1, _id: 1 } });
    return found.map(channelView);
  }
}
