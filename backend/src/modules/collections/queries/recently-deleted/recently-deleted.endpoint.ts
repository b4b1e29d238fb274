import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type Caller, SignedIn } from '#platform/http/caller';
import { Operation } from '#platform/http/operation';
import { GetRecentlyDeleted, recentlyDeletedAnswer } from './recently-deleted.query';

@Controller('api/topics/recently-deleted')
export class GetRecentlyDeletedEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Operation({
    access: 'user',
    summary: 'The trackers and folders that the caller deleted and can still restore, newest first.',
    answers: recentlyDeletedAnswer,
  })
  get(@SignedIn() caller: Caller) {
    return this.queries.execute(new GetRecentlyDeleted(caller.userId));
  }
}
