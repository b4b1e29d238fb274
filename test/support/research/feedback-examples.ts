import type { FeedbackEvent, Verdict } from '#events/research/feedback.events';

/** Example events of the feedback on one tracker. */
const trackerId = 'tracker-1';
const ownerId = 'ann';

interface Said {
  readonly verdict: Verdict;
  readonly note?: string | null;
  readonly updateId?: string | null;
}

export const feedbackGiven = (
  claimIds: readonly string[],
  { verdict, note = null, updateId = null }: Said,
): FeedbackEvent => ({
  type: 'FeedbackGiven',
  data: { trackerId, ownerId, claimIds, updateId, verdict, note },
});
export const feedbackWithdrawn = (...claimIds: readonly string[]): FeedbackEvent => ({
  type: 'FeedbackWithdrawn',
  data: { trackerId, ownerId, claimIds },
});
export const notesErased = (...claimIds: readonly string[]): FeedbackEvent => ({
  type: 'NotesErased',
  data: { trackerId, claimIds },
});
