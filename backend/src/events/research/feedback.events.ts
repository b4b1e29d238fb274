import { type EventOf, event, eventsOf, personal } from '#kernel/events';

export const VERDICTS = ['useful', 'known', 'wrong', 'off_topic'] as const;
export type Verdict = (typeof VERDICTS)[number];

interface OnClaims {
  readonly trackerId: string;
  readonly claimIds: readonly string[];
}

export const feedbackEvents = eventsOf('feedback', {
  /** The owner said what they think of some claims: of one line, or of all lines of an update. */
  FeedbackGiven: event<
    OnClaims & {
      readonly ownerId: string;
      /** The update, if it was said of all of its lines; otherwise null. */
      readonly updateId: string | null;
      readonly verdict: Verdict;
      /** Shown beside the lines; null without one. */
      readonly note: string | null;
    }
  >(personal('ownerId', 'note')),
  /** The owner took back what they had said of some claims. */
  FeedbackWithdrawn: event<OnClaims & { readonly ownerId: string }>(),
  /** The owner was erased: the notes on these claims are no longer shown, while runs go on obeying the verdicts. */
  NotesErased: event<OnClaims>(),
});

export type FeedbackEvent = EventOf<typeof feedbackEvents>;
