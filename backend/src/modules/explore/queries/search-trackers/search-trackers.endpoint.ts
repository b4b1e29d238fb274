import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { Caller } from '#platform/http/caller';
import { Operation } from '#platform/http/operation';
import { pageAsked, pageParameters, rowsOf } from '#platform/http/page';
import { found } from '#platform/http/problem';
import { SearchTrackers, exploreAnswer } from './search-trackers.query';

class SearchTrackersParameters extends createZodDto(
  pageParameters(50).extend({ query: z.string().max(200).optional() }),
) {}

@Controller('api/topics/search-trackers')
export class SearchTrackersEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Operation({
    access: 'optional',
    summary: 'Explore: public trackers, fresh and popular ones first, or those that match `query`; 50 a page.',
    answers: exploreAnswer,
  })
  all(
    @Query() parameters: SearchTrackersParameters,
    @Caller() caller: Caller | null,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.answer(null, parameters, caller, response);
  }

  @Get(':presetId')
  @Operation({
    access: 'optional',
    summary: 'A page of Explore: `campaigns`, or one of the topics to start from.',
    answers: exploreAnswer,
  })
  ofPreset(
    @Param('presetId') presetId: string,
    @Query() parameters: SearchTrackersParameters,
    @Caller() caller: Caller | null,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.answer(presetId, parameters, caller, response);
  }

  private async answer(
    presetId: string | null,
    { query = '', ...page }: SearchTrackersParameters,
    caller: Caller | null,
    response: Response,
  ) {
    const asked = new SearchTrackers(presetId, query, caller, pageAsked(page));
    const { trackers, ...head } = found(await this.queries.execute(asked));
    return { ...head, trackers: rowsOf(trackers, response) };
  }
}
