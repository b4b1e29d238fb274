import { z } from 'zod';
import { readRoute } from '#platform/http/routes/read-route';
import { trackers } from '#projections/trackers/trackers/trackers.projection';
import { tagAnswer, tagViews } from '../tag-view';

export const GetUserTags = readRoute({
  path: 'api/topics/get-user-tags',
  access: 'user',
  summary: 'All tags on the caller’s trackers.',
  answers: z.array(tagAnswer),
  async read({ caller }, reads) {
    const own = { owner_id: caller.userId, deleted_at: null };
    const tagged = await reads.find(trackers, own, { sort: { created_at: 1 } });
    const tags = new Map(tagged.flatMap(({ tags }) => tagViews(tags)).map((tag) => [tag.id, tag]));
    return [...tags.values()].sort((one, other) => one.title.localeCompare(other.title));
  },
});
