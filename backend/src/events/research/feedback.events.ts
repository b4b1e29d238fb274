import { type EventOf, event, declareEvents, personal } from '#kernel/events';

export const VERDICTS = ['useful', 'known', 'wrong', 'off_topic'] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface OnClaims {
  readonly trackerId: string;
  readonly claimIds: readonly string[];
}

/** `feedback-{tracker}`: what the owner thinks of the tracker's claims (ADR 0024). */
export const feedbackEvents = declareEvents('feedback', {
  /** The owner said what they think of some claims: of one line, or of all lines of an update. */
  FeedbackGiven: event<
    OnClaims & {
      readonly ownerId: string;
      /** The update, if the feedback is on all of its lines; otherwise null. */
      readonly updateId: string | null;
      readonly verdict: Verdict;
      /** Shown next to the lines; null if there is none. */
      readonly note: string | null;
    }
  >(personal('ownerId', 'note')),
  /** The owner took back what they had said of some claims. */
  FeedbackWithdrawn: event<OnClaims & { readonly ownerId: string }>(),
  /** The owner was erased: the notes on these claims are no longer shown, while runs go on obeying the verdicts. */
  NotesErased: event<OnClaims>(),
});

export type FeedbackEvent = EventOf<typeof feedbackEvents>;
