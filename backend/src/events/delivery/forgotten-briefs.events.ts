import { type EventOf, event, declareEvents } from '#kernel/events';

export interface ForgottenBrief {
  readonly userId: string;
  readonly briefId: string;
  readonly newsIds: readonly string[];
}

/**
 * `forgottenbriefs-{day}`: which briefs are no longer in any list. One event names many of them: an event for each
 * would take more room than it frees.
 */
export const forgottenBriefsEvents = declareEvents('forgottenbriefs', {
  /** The briefs were made so long ago that nothing refers to them any more. */
  BriefsForgotten: event<{ readonly briefs: readonly ForgottenBrief[] }>(),
});

export type ForgottenBriefsEvent = EventOf<typeof forgottenBriefsEvents>;
