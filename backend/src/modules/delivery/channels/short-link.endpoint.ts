import { Controller, Get, Inject, Param, Redirect } from '@nestjs/common';
import { Operation } from '#platform/http/routes/operation';
import { Problem } from '#platform/http/answers/problem';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { briefs } from '#projections/delivery/briefs/briefs.projection';
import { pathOfScope } from '../brief/brief-contents';

/** Target of the short link of a text message: the page of its tracker or folder, which checks who may see it. */
@Controller('b')
export class ShortLinkEndpoint {
  constructor(@Inject(READ_STORE) private readonly reads: ReadStore) {}

  @Get(':code')
  @Operation({
    access: 'public',
    summary: 'The short link of a brief: redirects to the page of its tracker or folder.',
    answers: null,
    status: 302,
  })
  @Redirect()
  async get(@Param('code') code: string) {
    const [brief] = await this.reads.find(briefs, { code }, { limit: 1 });
    if (brief === undefined) throw new Problem('NOT_FOUND', 'There is no brief at this address.');
    return { url: pathOfScope(brief.scope), statusCode: 302 };
  }
}
