import { type EventOf, event, declareEvents } from '#kernel/events';

/** What paid services are asked for: to find pages, to write an answer, to word a reply in a conversation. */
export type PaidUse = 'search' | 'editing' | 'writing' | 'conversation';

/** `spending-{month}` (UTC), kept if a monthly budget is set. */
export const spendingEvents = declareEvents('spending', {
  /** What runs and replies of this month had recorded before the first reservation. */
  SpendingCarriedOver: event<{ readonly month: string; readonly usd: number }>(),
  /** Part of the budget was set aside before paid services were asked; it counts as spent until the cost is settled. */
  SpendingReserved: event<{
    readonly month: string;
    readonly useId: string;
    readonly use: PaidUse;
    readonly usd: number;
  }>(),
  /** The final cost of a reservation was recorded, whatever came of it. */
  SpendingSettled: event<{
    readonly month: string;
    readonly useId: string;
    readonly use: PaidUse;
    readonly usd: number;
  }>(),
});

export type SpendingEvent = EventOf<typeof spendingEvents>;
