import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { Access } from '#platform/http/access';
import { Answers } from '#platform/http/answers';
import { type Caller, SignedIn } from '#platform/http/caller';
import { found } from '#platform/http/problem';
import { GetCollection, collectionAnswer } from './collection.query';

class GetCollectionParameters extends createZodDto(z.strictObject({ unique_id: z.string().max(100).optional() })) {}

@Controller('api/topics/get-collection')
export class GetCollectionEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Access('user')
  @Answers(collectionAnswer)
  async get(@Query() parameters: GetCollectionParameters, @SignedIn() caller: Caller) {
    const collectionId =
      parameters.unique_id === undefined || parameters.unique_id === '' ? null : parameters.unique_id;
    return found(await this.queries.execute(new GetCollection(collectionId, caller)));
  }
}
