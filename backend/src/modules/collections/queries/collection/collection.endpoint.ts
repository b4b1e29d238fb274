import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { Caller } from '#platform/http/caller';
import { Operation } from '#platform/http/operation';
import { found } from '#platform/http/problem';
import { GetCollection, collectionAnswer } from './collection.query';

class GetCollectionParameters extends createZodDto(z.strictObject({ unique_id: z.string().max(100).optional() })) {}

@Controller('api/topics/get-collection')
export class GetCollectionEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Operation({
    access: 'optional',
    summary:
      'A folder and its contents; the root if none is named. Visitors see public folders, and what is public in them.',
    answers: collectionAnswer,
  })
  async get(@Query() parameters: GetCollectionParameters, @Caller() caller: Caller | null) {
    const collectionId =
      parameters.unique_id === undefined || parameters.unique_id === '' ? null : parameters.unique_id;
    return found(await this.queries.execute(new GetCollection(collectionId, caller)));
  }
}
