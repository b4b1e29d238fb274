import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { Caller } from '#platform/http/caller';
import { Operation } from '#platform/http/operation';
import { found } from '#platform/http/problem';
import { GetClaims, claimAnswer } from './claims.query';

@Controller('api/topics/tracker')
export class GetClaimsEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/claims')
  @Operation({
    access: 'optional',
    summary: 'The tracker’s ledger of claims, each with its evidence.',
    answers: z.array(claimAnswer),
  })
  async get(@Param('id') trackerId: string, @Caller() caller: Caller | null) {
    return found(await this.queries.execute(new GetClaims(trackerId, caller)));
  }
}
