import { type EventOf, event, declareEvents } from '#kernel/events';

/**
 * `forgottendeliveries-{day}`: which deliveries are no longer in any list. One event names many of them: an event for
 * each would take more room than it frees.
 */
export const forgottenDeliveriesEvents = declareEvents('forgottendeliveries', {
  /** The deliveries ended long ago. The log still has them, each in its own stream. */
  DeliveriesForgotten: event<{ readonly effectIds: readonly string[] }>(),
});

export type ForgottenDeliveriesEvent = EventOf<typeof forgottenDeliveriesEvents>;
