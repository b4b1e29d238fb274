import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { Caller } from '#platform/http/caller';
import { Operation } from '#platform/http/operation';
import { found } from '#platform/http/problem';
import { runAnswer } from '../run-view';
import { GetRuns } from './runs.query';

@Controller('api/topics/tracker')
export class GetRunsEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/runs')
  @Operation({ access: 'optional', summary: 'The tracker’s runs, newest first.', answers: z.array(runAnswer) })
  async get(@Param('id') trackerId: string, @Caller() caller: Caller | null) {
    return found(await this.queries.execute(new GetRuns(trackerId, caller)));
  }
}
