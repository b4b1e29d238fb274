import { z } from 'zod';
import { isRefusal } from '#kernel/decider';
import { subjectOfTracker } from '#modules/subjects/published';
import { StreamReader } from '#platform/command-handling/stream-reader';
import { commandRoute } from '#platform/http/routes/command-route';
import { followDecider } from '../domain/follow.decider';
import { trackerDecider } from '../domain/tracker.decider';
import { visibleTo } from '../domain/visible-to';

const following = z.strictObject({ following: z.boolean() });

/** Follows a tracker that the user may see, or stops following any tracker. */
export const SetFollowing = commandRoute({
  path: 'api/topics/toggle-following/:id',
  access: 'user',
  summary: 'Follows a public tracker, or stops following it.',
  body: following,
  answers: following,
  uses: [StreamReader],
  decider: followDecider,
  async decide({ params: { id: trackerId }, body, caller: { userId } }, streams) {
    // Unfollowing is always possible, and so is following a country or an agency.
    if (body.following && subjectOfTracker(trackerId) === undefined) {
      const tracker = visibleTo(userId, await streams.stateOf(trackerDecider, trackerId));
      if (isRefusal(tracker)) return tracker;
    }
    return [userId, { type: body.following ? 'Follow' : 'Unfollow', userId, trackerId }];
  },
  answer: ({ body }) => body,
});
