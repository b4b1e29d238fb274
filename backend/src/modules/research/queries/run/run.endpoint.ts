import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Access } from '#platform/http/access';
import { Answers } from '#platform/http/answers';
import { Caller } from '#platform/http/caller';
import { found } from '#platform/http/problem';
import { GetRun, runWithDocumentsAnswer } from './run.query';

@Controller('api/topics/tracker')
export class GetRunEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/runs/:runId')
  @Access('optional')
  @Answers(runWithDocumentsAnswer)
  async get(@Param('id') trackerId: string, @Param('runId') runId: string, @Caller() caller: Caller | null) {
    return found(await this.queries.execute(new GetRun(trackerId, runId, caller)));
  }
}
