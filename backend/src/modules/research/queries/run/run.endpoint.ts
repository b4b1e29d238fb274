import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Caller } from '#platform/http/caller';
import { Operation } from '#platform/http/operation';
import { found } from '#platform/http/problem';
import { GetRun, runWithDocumentsAnswer } from './run.query';

@Controller('api/topics/tracker')
export class GetRunEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/runs/:runId')
  @Operation({ access: 'optional', summary: 'A run with all pages it considered.', answers: runWithDocumentsAnswer })
  async get(@Param('id') trackerId: string, @Param('runId') runId: string, @Caller() caller: Caller | null) {
    return found(await this.queries.execute(new GetRun(trackerId, runId, caller)));
  }
}
