import { DAY_MS } from '#kernel/durations';
import type { Forgetting } from '#platform/expiry/forgetting';
import { type BriefDocument, briefs } from '#projections/delivery/briefs/briefs.projection';
import { forgottenBriefsDecider } from '../domain/forgotten-briefs.decider';

/**
 * Time for which briefs are kept: users may follow the link of a text message, or listen to the last brief of a quiet
 * tracker.
 */
const KEPT_MS = 365 * DAY_MS;

/** Briefs to which nothing leads any more. */
export const oldBriefs: Forgetting<BriefDocument> = {
  what: 'briefs',
  model: briefs,
  at: (now) => ({ planned_at: { $lte: new Date(now.getTime() - KEPT_MS).toISOString() } }),
  oldestFirst: { planned_at: 1 },
  forget: (old, runner, day, context) =>
    runner.run(
      forgottenBriefsDecider,
      day,
      {
        type: 'ForgetBriefs',
        briefs: old.map(({ _id: briefId, user_id: userId, news }) => ({
          userId,
          briefId,
          newsIds: news.map(({ newsId }) => newsId),
        })),
      },
      context,
    ),
};
