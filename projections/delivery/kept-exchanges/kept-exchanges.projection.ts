import { BRIEF_EFFECTS } from '#events/delivery/brief-effects';
import { type EffectEvent, effectEvents } from '#events/outbound/effect.events';
import { change, projection, put } from '#kernel/projection';

/** A delivery to a webhook of which files say what was sent at its attempts, and what was answered. `_id` is the effect's. */
export interface KeptExchanges {
  readonly _id: string;
  readonly user_id: string;
  /** ISO 8601 UTC: until when they are kept. Null before the first attempt, and when they have expired. */
  readonly expires_at: string | null;
}

const KEPT_MS = 30 * 86_400_000;

export const keptExchanges = projection<EffectEvent, KeptExchanges>({
  name: 'kept-exchanges',
  from: [effectEvents],
  owner: 'user_id',
  indexes: [{ keys: ['expires_at'] }, { keys: ['user_id'] }],
  project(event) {
    const id = event.stream.slice(effectEvents.stream('').length);
    switch (event.type) {
      case 'EffectPlanned':
        return event.data.kind === BRIEF_EFFECTS.webhook
          ? [put<KeptExchanges>({ _id: id, user_id: event.data.userId, expires_at: null })]
          : [];
      case 'AttemptBegun': {
        const expires_at = new Date(Date.parse(event.metadata.occurred_at) + KEPT_MS).toISOString();
        return [change<KeptExchanges>(id, { $set: { expires_at } })];
      }
      case 'ExchangesExpired':
        return [change<KeptExchanges>(id, { $set: { expires_at: null } })];
      default:
        return [];
    }
  },
});
