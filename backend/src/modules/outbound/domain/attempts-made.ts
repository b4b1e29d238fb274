import type { EffectEvent } from '#events/outbound/effect.events';
import { assertNever } from '#kernel/assert-never';
import type { Recorded } from '#kernel/recorded-event';

type AttemptEnding =
  | { readonly status: 'under_way' }
  | { readonly status: 'delivered' | 'cancelled'; readonly endedAt: string }
  | { readonly status: 'failed'; readonly endedAt: string; readonly fault: string; readonly detail: string | null }
  /** The process died, so nobody recorded the outcome. */
  | { readonly status: 'unknown' };

/** An attempt at an effect, and what came of it. Times are ISO 8601 UTC. */
export type AttemptMade = AttemptEnding & {
  /** Number of the attempt, from 1. */
  readonly attempt: number;
  readonly begunAt: string;
};

const ended = (attempts: readonly AttemptMade[], number: number, ending: AttemptEnding): readonly AttemptMade[] =>
  attempts.map((each) =>
    each.attempt === number ? { attempt: each.attempt, begunAt: each.begunAt, ...ending } : each,
  );

const after = (attempts: readonly AttemptMade[], event: Recorded<EffectEvent>): readonly AttemptMade[] => {
  const at = event.metadata.occurred_at;
  switch (event.type) {
    case 'AttemptBegun': {
      const { attempt, repeats } = event.data;
      const earlier = repeats === null ? attempts : ended(attempts, repeats, { status: 'unknown' });
      return [...earlier, { attempt, begunAt: at, status: 'under_way' }];
    }
    case 'AttemptFailed': {
      const { attempt, fault, detail } = event.data;
      return ended(attempts, attempt, { status: 'failed', endedAt: at, fault, detail });
    }
    case 'EffectDelivered':
      return ended(attempts, event.data.attempt, { status: 'delivered', endedAt: at });
    case 'EffectCancelled': {
      const last = attempts.at(-1);
      return last?.status === 'under_way'
        ? ended(attempts, last.attempt, { status: 'cancelled', endedAt: at })
        : attempts;
    }
    case 'EffectPlanned':
    case 'EffectReleased':
    case 'EffectGivenUp':
    case 'EffectRetried':
    case 'EffectSkipped':
    case 'ExchangesExpired':
      return attempts;
    default:
      return assertNever(event);
  }
};

/** The attempts at an effect, oldest first, from the events of its stream. */
export const attemptsMade = (history: readonly Recorded<EffectEvent>[]): readonly AttemptMade[] =>
  history.reduce(after, []);
