import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { Access } from '#platform/http/access';
import { Answers } from '#platform/http/answers';
import { type Caller, SignedIn } from '#platform/http/caller';
import { tagAnswer } from '../tag-view';
import { GetUserTags } from './user-tags.query';

@Controller('api/topics/get-user-tags')
export class GetUserTagsEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Access('user')
  @Answers(z.array(tagAnswer))
  get(@SignedIn() caller: Caller) {
    return this.queries.execute(new GetUserTags(caller.userId));
  }
}
