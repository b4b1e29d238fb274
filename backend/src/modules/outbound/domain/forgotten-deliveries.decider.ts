import { type ForgottenDeliveriesEvent, forgottenDeliveriesEvents } from '#events/outbound/forgotten-deliveries.events';
import type { Decider } from '#kernel/decider';

interface ForgetDeliveries {
  readonly type: 'ForgetDeliveries';
  /** Ids of deliveries that have ended, which is final. */
  readonly effectIds: readonly string[];
}

/** `forgottendeliveries-{day}`: which deliveries were forgotten on a day, each once. */
export const forgottenDeliveriesDecider: Decider<ForgetDeliveries, ForgottenDeliveriesEvent, readonly string[]> = {
  events: forgottenDeliveriesEvents,
  initialState: [],
  evolve: (forgotten, { data }) => [...forgotten, ...data.effectIds],
  decide: ({ effectIds: requested }, forgotten) => {
    const known = new Set(forgotten);
    const effectIds = requested.filter((id) => !known.has(id));
    return effectIds.length === 0 ? [] : [{ type: 'DeliveriesForgotten', data: { effectIds } }];
  },
};
