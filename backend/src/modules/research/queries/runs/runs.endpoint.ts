import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { Caller } from '#platform/http/caller';
import { Operation } from '#platform/http/operation';
import { pageAsked, pageParameters, rowsOf } from '#platform/http/page';
import { found } from '#platform/http/problem';
import { runAnswer } from '../run-view';
import { GetRuns } from './runs.query';

class RunsParameters extends createZodDto(pageParameters(100)) {}

@Controller('api/topics/tracker')
export class GetRunsEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/runs')
  @Operation({
    access: 'optional',
    summary: 'The tracker’s runs, newest first; 100 a page.',
    answers: z.array(runAnswer),
  })
  async get(
    @Param('id') trackerId: string,
    @Query() parameters: RunsParameters,
    @Caller() caller: Caller | null,
    @Res({ passthrough: true }) response: Response,
  ) {
    const page = await this.queries.execute(new GetRuns(trackerId, caller, pageAsked(parameters)));
    return rowsOf(found(page), response);
  }
}
