import { BRIEF_EFFECTS } from '#events/delivery/brief-effects';
import { type EffectEvent, effectEvents } from '#events/outbound/effect.events';
import { assertNever } from '#kernel/assert-never';
import { DAY_MS } from '#kernel/durations';
import { change, projection, put, remove } from '#kernel/projection';
import type { Recorded } from '#kernel/recorded-event';
import { idOf } from '#kernel/stream-name';

/** A delivery to a webhook with files of what was sent and answered at its attempts. `_id` is the effect's. */
export interface KeptExchanges {
  readonly _id: string;
  readonly user_id: string;
  /** ISO 8601 UTC: until when they are kept. */
  readonly expires_at: string;
}

const KEPT_MS = 30 * DAY_MS;

const expiryAfter = ({ metadata }: Recorded<EffectEvent>): string =>
  new Date(Date.parse(metadata.occurred_at) + KEPT_MS).toISOString();

/** A brief is useless after a day, so no attempts are made once its exchanges have expired. */
export const keptExchanges = projection<EffectEvent, KeptExchanges>({
  name: 'kept-exchanges',
  from: [effectEvents],
  owner: 'user_id',
  indexes: [{ keys: ['expires_at'] }, { keys: ['user_id'] }],
  project(event) {
    const id = idOf(event.stream);
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
      case 'EffectReleased':
      case 'AttemptFailed':
      case 'EffectDelivered':
      case 'EffectGivenUp':
      case 'EffectRetried':
      case 'EffectSkipped':
      case 'EffectCancelled':
        return [];
      default:
        return assertNever(event);
    }
  },
});
