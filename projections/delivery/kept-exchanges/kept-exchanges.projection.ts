import { BRIEF_EFFECTS } from '#events/delivery/brief-effects';
import { type EffectEvent, effectEvents } from '#events/outbound/effect.events';
import { change, projection, put, remove } from '#kernel/projection';
import type { Recorded } from '#kernel/recorded-event';

/** A delivery to a webhook of which files say what was sent at its attempts, and what was answered. `_id` is the effect's. */
export interface KeptExchanges {
  readonly _id: string;
  readonly user_id: string;
  /** ISO 8601 UTC: until when they are kept. */
  readonly expires_at: string;
}

const KEPT_MS = 30 * 86_400_000;

const expiryAfter = ({ metadata }: Recorded<EffectEvent>): string =>
  new Date(Date.parse(metadata.occurred_at) + KEPT_MS).toISOString();

/** A brief is of no use after a day, so that nothing is attempted of what has expired. */
export const keptExchanges = projection<EffectEvent, KeptExchanges>({
  name: 'kept-exchanges',
  from: [effectEvents],
  owner: 'user_id',
  indexes: [{ keys: ['expires_at'] }, { keys: ['user_id'] }],
  project(event) {
    const id = event.stream.slice(effectEvents.stream('').length);
    switch (event.type) {
      case 'EffectPlanned': {
        const { kind, userId } = event.data;
        if (kind !== BRIEF_EFFECTS.webhook) return [];
        return [put<KeptExchanges>({ _id: id, user_id: userId, expires_at: expiryAfter(event) })];
      }
      case 'AttemptBegun':
        return [change<KeptExchanges>(id, { $set: { expires_at: expiryAfter(event) } })];
      case 'ExchangesExpired':
        return [remove(id)];
      default:
        return [];
    }
  },
});
