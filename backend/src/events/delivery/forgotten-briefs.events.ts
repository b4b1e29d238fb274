import { type EventOf, event, eventsOf } from '#kernel/events';

export interface ForgottenBrief {
  readonly userId: string;
  readonly briefId: string;
  readonly newsIds: readonly string[];
}

/** Which briefs are in no list any more. One event names many: one for each would take more room than it frees. */
export const forgottenBriefsEvents = eventsOf('forgottenbriefs', {
  /** They were made so long ago that nothing leads to them any more. */
  BriefsForgotten: event<{ readonly briefs: readonly ForgottenBrief[] }>(),
});

export type ForgottenBriefsEvent = EventOf<typeof forgottenBriefsEvents>;
