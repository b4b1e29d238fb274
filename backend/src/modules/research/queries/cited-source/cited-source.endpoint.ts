import { Controller, Get, Inject, Param, Redirect } from '@nestjs/common';
import { Operation } from '#platform/http/routes/operation';
import { Problem } from '#platform/http/answers/problem';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { citedSources } from '#projections/research/cited-sources/cited-sources.projection';
import { SourceLinks } from '../source-links';

/** The `passthrough_link`: redirects to a page that some answer cites, and nowhere else. */
@Controller('go')
export class CitedSourceEndpoint {
  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    private readonly links: SourceLinks,
  ) {}

  @Get(':sourceId')
  @Operation({
    access: 'public',
    summary: 'The `passthrough_link`: redirects to a page that some answer cites, and nowhere else.',
    answers: null,
    status: 302,
  })
  @Redirect()
  async get(@Param('sourceId') linkPart: string) {
    const sourceId = this.links.sourceIn(linkPart);
    const source = sourceId === null ? undefined : await this.reads.get(citedSources, sourceId);
    if (source === undefined) throw new Problem('NOT_FOUND', 'No answer cites this source.');
    return { url: source.url, statusCode: 302 };
  }
}
