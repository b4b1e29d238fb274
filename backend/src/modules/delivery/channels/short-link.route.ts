import { refuse } from '#kernel/decider';
import { redirectRoute } from '#platform/http/routes/redirect-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { briefs } from '#projections/delivery/briefs/briefs.projection';
import { pathOfScope } from '../brief/brief-contents';

/** Target of the short link of a text message: the page of its tracker or folder, which checks who may see it. */
export const ShortLink = redirectRoute({
  path: 'b/:code',
  access: 'public',
  summary: 'The short link of a brief: redirects to the page of its tracker or folder.',
  uses: [READ_STORE],
  async read({ params: { code } }, reads) {
    const [brief] = await reads.find(briefs, { code }, { limit: 1 });
    return brief === undefined ? refuse('NOT_FOUND', 'There is no brief at this address.') : pathOfScope(brief.scope);
  },
});
