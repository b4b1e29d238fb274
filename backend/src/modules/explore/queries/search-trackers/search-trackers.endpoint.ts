import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { Access } from '#platform/http/access';
import { Answers } from '#platform/http/answers';
import { Caller } from '#platform/http/caller';
import { found } from '#platform/http/problem';
import { SearchTrackers, exploreAnswer } from './search-trackers.query';

class SearchTrackersParameters extends createZodDto(z.strictObject({ query: z.string().max(200).optional() })) {}

@Controller('api/topics/search-trackers')
export class SearchTrackersEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Access('optional')
  @Answers(exploreAnswer)
  async all(@Query() { query = '' }: SearchTrackersParameters, @Caller() caller: Caller | null) {
    return found(await this.queries.execute(new SearchTrackers(null, query, caller)));
  }

  @Get(':presetId')
  @Access('optional')
  @Answers(exploreAnswer)
  async ofPreset(
    @Param('presetId') presetId: string,
    @Query() { query = '' }: SearchTrackersParameters,
    @Caller() caller: Caller | null,
  ) {
    return found(await this.queries.execute(new SearchTrackers(presetId, query, caller)));
  }
}
