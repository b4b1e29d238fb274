import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { VERDICTS } from '#events/research/feedback.events';
import { isBlank } from '#kernel/blank-text';
import { refuse } from '#kernel/decider';
import { MAX_NOTE } from '#kernel/limits';
import { GiveFeedback, claims, feedback } from '#modules/research/published';
import { titleOf, trackers } from '#modules/trackers/published';
import { typedText } from '#platform/http/requests/required-text';
import { actionRoute } from '#platform/http/routes/action-route';
import { readRoute } from '#platform/http/routes/read-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { FeedbackLinks } from './feedback-links';

const NO_SUCH_LINK = refuse('NOT_FOUND', 'This link is no longer valid.');

/** Tells which line the link in a mail is about. */
export const GetMailedLine = readRoute({
  path: 'api/common/feedback/:link',
  access: 'public',
  summary: 'The line that a feedback link in a mail is about.',
  answers: z.strictObject({
    text: z.string(),
    tracker: z.string().describe('Its title.'),
    verdict: z.enum(VERDICTS).nullable().describe('What its owner said of it before.'),
  }),
  uses: [READ_STORE, FeedbackLinks],
  read: async ({ params: { link } }, reads, links) => {
    const line = links.mailedLine(link);
    if (line === null) return NO_SUCH_LINK;
    const [claim, tracker, given] = await Promise.all([
      reads.get(claims, line.claimId),
      reads.get(trackers, line.trackerId),
      reads.get(feedback, line.trackerId),
    ]);
    const isDisplayed = claim?.tracker_id === line.trackerId && tracker?.owner_id === line.ownerId;
    if (!isDisplayed || tracker.deleted_at !== null) return NO_SUCH_LINK;
    return {
      text: claim.text,
      tracker: titleOf(tracker),
      verdict: given?.verdicts[line.claimId]?.verdict ?? null,
    };
  },
});

/** The owner of a tracker judges a line of a mail. */
export const GiveMailedFeedback = actionRoute({
  path: 'api/common/feedback/:link',
  access: 'public',
  summary: 'Records feedback on a line of a mail through a link in it, without signing in.',
  body: z.strictObject({
    verdict: z.enum(VERDICTS),
    note: typedText.max(MAX_NOTE).nullish().describe('Shown beside the line.'),
  }),
  uses: [CommandBus, FeedbackLinks],
  async act({ params: { link }, body: { verdict, note }, context }, commands, links) {
    const line = links.mailedLine(link);
    if (line === null) return NO_SUCH_LINK;
    const { ownerId, trackerId, claimId } = line;
    const displayed = note === undefined || note === null || isBlank(note) ? null : note;
    // The holder of the link acts for the owner.
    const asOwner = { ...context, actor: { kind: 'user', userId: ownerId } as const };
    return commands.execute(
      new GiveFeedback({ trackerId, updateId: null, claimId, verdict, note: displayed }, asOwner),
    );
  },
});
