import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { Caller } from '#platform/http/caller';
import { Operation } from '#platform/http/operation';
import { pageAsked, pageParameters, rowsOf } from '#platform/http/page';
import { found } from '#platform/http/problem';
import { GetClaims, claimAnswer } from './claims.query';

class ClaimsParameters extends createZodDto(
  pageParameters(500).extend({ run_id: z.string().optional().describe('Only claims that this run recorded.') }),
) {}

@Controller('api/topics/tracker')
export class GetClaimsEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/claims')
  @Operation({
    access: 'optional',
    summary: 'The tracker’s claims with their evidence, newest first; 500 a page.',
    answers: z.array(claimAnswer),
  })
  async get(
    @Param('id') trackerId: string,
    @Query() parameters: ClaimsParameters,
    @Caller() caller: Caller | null,
    @Res({ passthrough: true }) response: Response,
  ) {
    const page = await this.queries.execute(
      new GetClaims(trackerId, parameters.run_id ?? null, caller, pageAsked(parameters)),
    );
    return rowsOf(found(page), response);
  }
}
