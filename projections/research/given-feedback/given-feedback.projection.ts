import { type FeedbackEvent, type Verdict, feedbackEvents } from '#events/research/feedback.events';
import { projection, put } from '#kernel/projection';

/** A verdict on claims as it was given, even if withdrawn since. `_id` is the event's id. */
export interface GivenFeedback {
  readonly _id: string;
  readonly tracker_id: string;
  readonly owner_id: string;
  readonly verdict: Verdict;
  /** The update, if the verdict is on all of its lines; otherwise null. */
  readonly update_id: string | null;
  readonly claim_ids: readonly string[];
  readonly given_at: string;
}

/**
 * Feedback without the note, which is in the owner's own words: it is masked in the event, and erased with its owner.
 */
export const givenFeedback = projection<FeedbackEvent, GivenFeedback>({
  name: 'given-feedback',
  from: [feedbackEvents],
  indexes: [{ keys: ['given_at'] }, { keys: ['verdict', 'given_at'] }, { keys: ['tracker_id', 'given_at'] }],
  project(event) {
    if (event.type !== 'FeedbackGiven') return [];
    const { trackerId, ownerId, verdict, updateId, claimIds } = event.data;
    return [
      put({
        _id: event.id,
        tracker_id: trackerId,
        owner_id: ownerId,
        verdict,
        update_id: updateId,
        claim_ids: claimIds,
        given_at: event.metadata.occurred_at,
      }),
    ];
  },
});
