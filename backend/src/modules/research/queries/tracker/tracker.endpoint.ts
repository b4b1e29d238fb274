import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Access } from '#platform/http/access';
import { Answers } from '#platform/http/answers';
import { Caller } from '#platform/http/caller';
import { found } from '#platform/http/problem';
import { trackerAnswer } from './tracker-view';
import { GetTracker } from './tracker.query';

@Controller('api/topics/tracker')
export class GetTrackerEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id')
  @Access('optional')
  @Answers(trackerAnswer)
  async get(@Param('id') trackerId: string, @Caller() caller: Caller | null) {
    return found(await this.queries.execute(new GetTracker(trackerId, caller)));
  }
}
