import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../../platform/http/access';
import { type Caller, SignedIn } from '../../../../platform/http/caller';
import { GetSourceSets } from './source-sets.query';

@Controller('api/topics/domain-sets')
export class GetSourceSetsEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Access('user')
  get(@SignedIn() caller: Caller) {
    return this.queries.execute(new GetSourceSets(caller.userId));
  }
}
