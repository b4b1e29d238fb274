import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { type Caller, SignedIn } from '#platform/http/caller';
import { Operation } from '#platform/http/operation';
import { sourceSetAnswer } from './source-set-view';
import { GetSourceSets } from './source-sets.query';

@Controller('api/topics/domain-sets')
export class GetSourceSetsEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Operation({
    access: 'user',
    summary: 'The caller’s Source Sets, newest first, then the public ones of others.',
    answers: z.array(sourceSetAnswer),
  })
  get(@SignedIn() caller: Caller) {
    return this.queries.execute(new GetSourceSets(caller.userId));
  }
}
