import { type EffectEvent, type EffectSubject, effectEvents } from '#events/outbound/effect.events';
import { type ForgottenDeliveriesEvent, forgottenDeliveriesEvents } from '#events/outbound/forgotten-deliveries.events';
import { assertNever } from '#kernel/assert-never';
import type { Personal } from '#kernel/events';
import { change, projection, put, remove } from '#kernel/projection';
import type { Recorded } from '#kernel/recorded-event';
import { idOf } from '#kernel/stream-name';

export type EffectState = 'due' | 'attempting' | 'given_up' | 'delivered' | 'skipped' | 'cancelled';

/** An outbound effect. `_id` is the key that the receiver gets. Times are ISO 8601 UTC. */
export interface EffectDocument {
  readonly _id: string;
  readonly kind: string;
  readonly state: EffectState;
  readonly user_id: string;
  readonly subject: EffectSubject;
  /** The event that caused it. */
  readonly event_id: string;
  readonly planned_at: string;
  readonly planned_for: string;
  /** Time of the next attempt; during an attempt, when it is repeated if it has no outcome. Null if none is planned. */
  readonly due_at: string | null;
  readonly attempts: number;
  /** Whether the outcome of an attempt is unknown, so that the receiver may have accepted it. */
  readonly may_have_arrived: boolean;
  /** Error code and message of the last failed attempt. */
  readonly fault: string | null;
  readonly detail: Personal<string>;
  readonly failed_at: string | null;
  /** Why it was given up or cancelled, or an administrator's reason for skipping it. */
  readonly reason: string | null;
  readonly ended_at: string | null;
}

/** Faults after which it is unknown what the receiver did. */
const UNKNOWN_OUTCOMES: ReadonlySet<string> = new Set(['TIMEOUT', 'INTERRUPTED', 'BROKEN_OFF']);

/** Changes for an effect that ended. The error of its last attempt is removed: even masked, it may name a person. */
const ended = (event: Recorded<EffectEvent>, state: EffectState, reason: string | null) => [
  change<EffectDocument>(idOf(event.stream), {
    $set: { state, reason, due_at: null, detail: null, ended_at: event.metadata.occurred_at },
  }),
];

/** Outbound deliveries and their outcomes; also the index of due ones. */
export const effects = projection<EffectEvent | ForgottenDeliveriesEvent, EffectDocument>({
  name: 'effects',
  from: [effectEvents, forgottenDeliveriesEvents],
  owner: 'user_id',
  indexes: [
    { keys: ['kind', 'due_at'] },
    { keys: ['user_id', 'planned_at'] },
    { keys: ['state', 'planned_at'] },
    { keys: ['planned_at'] },
    { keys: ['ended_at'] },
  ],
  project(event) {
    if (event.type === 'DeliveriesForgotten') return event.data.effectIds.map(remove);
    const id = idOf(event.stream);
    const { occurred_at } = event.metadata;
    switch (event.type) {
      case 'EffectPlanned': {
        const { userId, kind, subject, dueAt } = event.data;
        return [
          put<EffectDocument>({
            _id: id,
            kind,
            state: 'due',
            user_id: userId,
            subject,
            event_id: event.metadata.causation_id,
            planned_at: occurred_at,
            planned_for: dueAt,
            due_at: dueAt,
            attempts: 0,
            may_have_arrived: false,
            fault: null,
            detail: null,
            failed_at: null,
            reason: null,
            ended_at: null,
          }),
        ];
      }
      case 'AttemptBegun': {
        const { attempt, leaseUntil, repeats } = event.data;
        return [
          change<EffectDocument>(id, {
            $set: {
              state: 'attempting',
              attempts: attempt,
              due_at: leaseUntil,
              ...(repeats === null ? {} : { may_have_arrived: true }),
            },
          }),
        ];
      }
      case 'AttemptFailed': {
        const { fault, detail, nextAttemptAt } = event.data;
        return [
          change<EffectDocument>(id, {
            $set: {
              state: 'due',
              fault,
              detail,
              due_at: nextAttemptAt,
              failed_at: occurred_at,
              ...(UNKNOWN_OUTCOMES.has(fault) && { may_have_arrived: true }),
            },
          }),
        ];
      }
      case 'EffectGivenUp':
        return [change<EffectDocument>(id, { $set: { state: 'given_up', reason: event.data.because, due_at: null } })];
      case 'EffectRetried':
        return [change<EffectDocument>(id, { $set: { state: 'due', reason: null, due_at: event.data.dueAt } })];
      case 'EffectDelivered':
        return ended(event, 'delivered', null);
      case 'EffectSkipped':
        return ended(event, 'skipped', event.data.reason);
      case 'EffectCancelled':
        return ended(event, 'cancelled', event.data.reason);
      case 'EffectReleased':
      case 'ExchangesExpired':
        return [];
      default:
        return assertNever(event);
    }
  },
});
