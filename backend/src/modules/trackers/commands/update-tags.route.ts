import { z } from 'zod';
import { isRefusal } from '#kernel/decider';
import { commandRoute } from '#platform/http/routes/command-route';
import { acceptTags } from '../domain/tags';
import { trackerDecider } from '../domain/tracker.decider';
import { tagAnswer } from '../queries/tag-view';

/** Replaces the tags of one of the user's trackers. */
export const UpdateTags = commandRoute({
  path: 'api/topics/tracker/:id/update_tags',
  access: 'user',
  summary: 'Replaces the tracker’s tags.',
  body: z.strictObject({ tags: z.array(z.string().max(1000)).max(100) }),
  answers: z.strictObject({ tags: z.array(tagAnswer) }),
  decider: trackerDecider,
  decide: ({ params, body, caller: { userId: by } }) => {
    const tags = acceptTags(body.tags, by);
    return isRefusal(tags) ? tags : [params.id, { type: 'SetTags', by, tags }];
  },
  answer: (_asked, { command: { tags } }) => ({ tags: tags.map(({ id, title }) => ({ id, title })) }),
});
