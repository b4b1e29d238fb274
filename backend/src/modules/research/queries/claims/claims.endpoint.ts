import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { Access } from '#platform/http/access';
import { Answers } from '#platform/http/answers';
import { Caller } from '#platform/http/caller';
import { found } from '#platform/http/problem';
import { GetClaims, claimAnswer } from './claims.query';

@Controller('api/topics/tracker')
export class GetClaimsEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/claims')
  @Access('optional')
  @Answers(z.array(claimAnswer))
  async get(@Param('id') trackerId: string, @Caller() caller: Caller | null) {
    return found(await this.queries.execute(new GetClaims(trackerId, caller)));
  }
}
