import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type Caller, SignedIn } from '#platform/http/caller';
import { Operation } from '#platform/http/operation';
import { GetMyTrackers, myTrackersAnswer } from './my-trackers.query';

@Controller('api/topics/my-trackers')
export class GetMyTrackersEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Operation({
    access: 'user',
    summary: 'The caller’s trackers in all folders, then those they follow, by name and folder.',
    answers: myTrackersAnswer,
  })
  get(@SignedIn() caller: Caller) {
    return this.queries.execute(new GetMyTrackers(caller.userId));
  }
}
