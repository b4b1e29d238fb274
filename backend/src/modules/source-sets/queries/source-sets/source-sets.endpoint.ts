import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { Access } from '#platform/http/access';
import { Answers } from '#platform/http/answers';
import { type Caller, SignedIn } from '#platform/http/caller';
import { sourceSetAnswer } from './source-set-view';
import { GetSourceSets } from './source-sets.query';

@Controller('api/topics/domain-sets')
export class GetSourceSetsEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Access('user')
  @Answers(z.array(sourceSetAnswer))
  get(@SignedIn() caller: Caller) {
    return this.queries.execute(new GetSourceSets(caller.userId));
  }
}
