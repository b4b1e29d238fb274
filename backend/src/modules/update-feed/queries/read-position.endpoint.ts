import { Controller, Get, Inject } from '@nestjs/common';
import { z } from 'zod';
import { timeAnswer } from '#platform/http/answers';
import { type Caller, SignedIn } from '#platform/http/caller';
import { Operation } from '#platform/http/operation';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { readPositions } from '#projections/update-feed/read-positions/read-positions.projection';

@Controller('api/topics/feed/read')
export class GetReadPositionEndpoint {
  constructor(@Inject(READ_STORE) private readonly reads: ReadStore) {}

  @Get()
  @Operation({
    access: 'user',
    summary: 'Up to when the caller has marked the updates of the feed as read.',
    answers: z.strictObject({ read_up_to: timeAnswer.nullable().describe('Null before the first time.') }),
  })
  async get(@SignedIn() { userId }: Caller) {
    return { read_up_to: (await this.reads.get(readPositions, userId))?.up_to ?? null };
  }
}
