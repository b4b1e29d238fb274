import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { Caller } from '#platform/http/caller';
import { Operation } from '#platform/http/operation';
import { pageAsked, pageParameters, rowsOf } from '#platform/http/page';
import { found } from '#platform/http/problem';
import { GetKeyFact, keyFactAnswer } from './key-fact.query';

class KeyFactParameters extends createZodDto(pageParameters(500)) {}

@Controller('api/topics/tracker')
export class GetKeyFactEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/facts/:name')
  @Operation({
    access: 'optional',
    summary: 'What pages said of a key fact, each value with its quote, newest first; 500 a page.',
    answers: z.array(keyFactAnswer),
  })
  async get(
    @Param('id') trackerId: string,
    @Param('name') name: string,
    @Query() parameters: KeyFactParameters,
    @Caller() caller: Caller | null,
    @Res({ passthrough: true }) response: Response,
  ) {
    const page = await this.queries.execute(new GetKeyFact(trackerId, name, caller, pageAsked(parameters)));
    return rowsOf(found(page), response);
  }
}
