import { refuse } from '#kernel/decider';
import { redirectRoute } from '#platform/http/routes/redirect-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { citedSources } from '#projections/research/cited-sources/cited-sources.projection';
import { SourceLinks } from '../source-links';

/** The `passthrough_link`: redirects to a page that some answer cites, and nowhere else. */
export const OpenCitedSource = redirectRoute({
  path: 'go/:sourceId',
  access: 'public',
  summary: 'The `passthrough_link`: redirects to a page that some answer cites, and nowhere else.',
  uses: [READ_STORE, SourceLinks],
  async read({ params: { sourceId: linkPart } }, reads, links) {
    const sourceId = links.sourceIn(linkPart);
    const source = sourceId === null ? undefined : await reads.get(citedSources, sourceId);
    return source?.url ?? refuse('NOT_FOUND', 'No answer cites this source.');
  },
});
