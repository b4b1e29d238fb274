import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { Caller } from '#platform/http/caller';
import { Operation } from '#platform/http/operation';
import { found } from '#platform/http/problem';
import { SearchTrackers, exploreAnswer } from './search-trackers.query';

class SearchTrackersParameters extends createZodDto(z.strictObject({ query: z.string().max(200).optional() })) {}

@Controller('api/topics/search-trackers')
export class SearchTrackersEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Operation({
    access: 'optional',
    summary: 'Explore: public trackers whose topic contains every word of `query`.',
    answers: exploreAnswer,
  })
  async all(@Query() { query = '' }: SearchTrackersParameters, @Caller() caller: Caller | null) {
    return found(await this.queries.execute(new SearchTrackers(null, query, caller)));
  }

  @Get(':presetId')
  @Operation({
    access: 'optional',
    summary: 'Explore, limited to one of its pages, such as `campaigns`.',
    answers: exploreAnswer,
  })
  async ofPreset(
    @Param('presetId') presetId: string,
    @Query() { query = '' }: SearchTrackersParameters,
    @Caller() caller: Caller | null,
  ) {
    return found(await this.queries.execute(new SearchTrackers(presetId, query, caller)));
  }
}
