import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { Access } from '#platform/http/access';
import { Answers } from '#platform/http/answers';
import { Caller } from '#platform/http/caller';
import { found } from '#platform/http/problem';
import { runAnswer } from '../run-view';
import { GetRuns } from './runs.query';

@Controller('api/topics/tracker')
export class GetRunsEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/runs')
  @Access('optional')
  @Answers(z.array(runAnswer))
  async get(@Param('id') trackerId: string, @Caller() caller: Caller | null) {
    return found(await this.queries.execute(new GetRuns(trackerId, caller)));
  }
}
