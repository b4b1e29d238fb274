import { type EventOf, event, eventsOf } from '#kernel/events';

/** Which deliveries are in no list any more. One event names many: one for each would take more room than it frees. */
export const forgottenDeliveriesEvents = eventsOf('forgottendeliveries', {
  /** They ended long ago. The log has them still, each in its own stream. */
  DeliveriesForgotten: event<{ readonly effectIds: readonly string[] }>(),
});

export type ForgottenDeliveriesEvent = EventOf<typeof forgottenDeliveriesEvents>;
