import { type EventOf, type Personal, event, declareEvents, personal } from '#kernel/events';

/** The user whom an effect concerns. Their key encrypts the receiver's answers. */
interface OfUser {
  readonly userId: string;
}

/** Ids of what an effect is about. The content is read when an attempt is made, so that no event contains it. */
export type EffectSubject = Readonly<Record<string, string>>;

export interface EffectPlan extends OfUser {
  /** The area that carries it out, and how: `account-mail`. */
  readonly kind: string;
  readonly subject: EffectSubject;
  /** ISO 8601 UTC. */
  readonly dueAt: string;
  /** When it becomes useless; null if it never does. */
  readonly expiresAt: string | null;
  /** Always null: series of effects were released, but nothing was ever planned in one. */
  readonly series: null;
}

/** Why nothing more is tried: all attempts failed, the receiver refused it for good, or it is no longer of use. */
export type GivenUpBecause = 'attempts' | 'refused' | 'expired';

/**
 * `outbound-{effect}`: what the product does outside the log, such as sending a mail. The stream's id is the key that
 * the receiver gets.
 */
export const effectEvents = declareEvents('outbound', {
  /** Something is to be done outside the log. */
  EffectPlanned: event<EffectPlan>(),
  /** Never appended: see `series`. */
  EffectReleased: event<OfUser & { readonly dueAt: string }>(),
  /**
   * An attempt is about to be made. If it has no outcome by `leaseUntil`, its process is presumed dead and it is
   * repeated.
   */
  AttemptBegun: event<
    OfUser & {
      /** From 1. */
      readonly attempt: number;
      readonly leaseUntil: string;
      /** The previous attempt if its outcome is unknown, since the receiver may have accepted that one. */
      readonly repeats: number | null;
    }
  >(),
  /** The attempt failed; `nextAttemptAt` is when the next one is made. */
  AttemptFailed: event<
    OfUser & {
      readonly attempt: number;
      /** A code such as `UNREACHABLE`. */
      readonly fault: string;
      /** The error in one line, masked. */
      readonly detail: Personal<string>;
      /** Null if no further attempt is made. */
      readonly nextAttemptAt: string | null;
    }
  >(personal('userId', 'detail')),
  /** The receiver accepted it. */
  EffectDelivered: event<
    OfUser & {
      readonly attempt: number;
      /** The receiver's own id for it, if it gave one. */
      readonly receipt: string | null;
    }
  >(),
  /** Nothing more is tried until an administrator retries or skips the effect. */
  EffectGivenUp: event<OfUser & { readonly because: GivenUpBecause; readonly attempts: number }>(),
  /** An administrator restarted the effect, with the full number of attempts. */
  EffectRetried: event<OfUser & { readonly dueAt: string; readonly reason: string }>(),
  /** An administrator decided that the effect is never carried out. */
  EffectSkipped: event<OfUser & { readonly reason: string }>(),
  /** The effect is no longer needed. */
  EffectCancelled: event<
    OfUser & {
      /** `account_erased`, or a code of its kind such as `link_used`. */
      readonly reason: string;
    }
  >(),
  /** What was sent and answered at its attempts is no longer kept. */
  ExchangesExpired: event<OfUser>(),
});

export type EffectEvent = EventOf<typeof effectEvents>;
