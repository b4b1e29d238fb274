import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../../platform/http/access';
import { type Caller, SignedIn } from '../../../../platform/http/caller';
import { GetUserTags } from './user-tags.query';

@Controller('api/topics/get-user-tags')
export class GetUserTagsEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Access('user')
  get(@SignedIn() caller: Caller) {
    return this.queries.execute(new GetUserTags(caller.userId));
  }
}
