import { feedUpdateAnswer } from '#modules/research/published';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { type Caller, SignedIn } from '#platform/http/caller';
import { Operation } from '#platform/http/operation';
import { pageAsked, pageParameters, rowsOf } from '#platform/http/page';
import { GetFeed } from './updates.query';

const title = z.string().max(200);

class FeedParameters extends createZodDto(
  pageParameters(50).extend({
    tags: z
      .union([title.transform((one) => [one]), z.array(title).max(200)])
      .optional()
      .describe('Titles of tags, repeated: only trackers with one of them.'),
  }),
) {}

@Controller('api/topics/feed')
export class GetFeedEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Operation({
    access: 'user',
    summary: 'Updates of the caller’s trackers, and of those they follow, newest first; 50 a page.',
    answers: z.array(feedUpdateAnswer),
  })
  async get(
    @Query() parameters: FeedParameters,
    @SignedIn() { userId }: Caller,
    @Res({ passthrough: true }) response: Response,
  ) {
    const page = await this.queries.execute(new GetFeed(userId, parameters.tags ?? [], pageAsked(parameters)));
    return rowsOf(page, response);
  }
}
