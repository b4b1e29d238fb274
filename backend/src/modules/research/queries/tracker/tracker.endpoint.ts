import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Caller } from '#platform/http/caller';
import { Operation } from '#platform/http/operation';
import { found } from '#platform/http/problem';
import { trackerAnswer } from './tracker-answer';
import { GetTracker } from './tracker.query';

@Controller('api/topics/tracker')
export class GetTrackerEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id')
  @Operation({
    access: 'optional',
    summary: 'A tracker with its overview, updates and sources.',
    answers: trackerAnswer,
  })
  async get(@Param('id') trackerId: string, @Caller() caller: Caller | null) {
    return found(await this.queries.execute(new GetTracker(trackerId, caller)));
  }
}
