import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { type Caller, SignedIn } from '#platform/http/caller';
import { Operation } from '#platform/http/operation';
import { tagAnswer } from '../tag-view';
import { GetUserTags } from './user-tags.query';

@Controller('api/topics/get-user-tags')
export class GetUserTagsEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Operation({ access: 'user', summary: 'All tags on the caller’s trackers.', answers: z.array(tagAnswer) })
  get(@SignedIn() caller: Caller) {
    return this.queries.execute(new GetUserTags(caller.userId));
  }
}
