import { type EventOf, type Personal, event, eventsOf, personal } from '#kernel/events';

/** Whom an effect concerns. Their key guards what the receiver answers. */
interface OfUser {
  readonly userId: string;
}

/** Ids of what an effect is about. What is sent is read when an attempt is made, so that no event holds it. */
export type EffectSubject = Readonly<Record<string, string>>;

export interface EffectPlan extends OfUser {
  /** Which area carries it out, and how: `account-mail`. */
  readonly kind: string;
  readonly subject: EffectSubject;
  /** ISO 8601 UTC. */
  readonly dueAt: string;
  /** From when it is of no use; null if it always is. */
  readonly expiresAt: string | null;
  /** Effects of a series go one after another, in the order in which they were planned; null if it is in none. */
  readonly series: string | null;
}

/** Why nothing more is tried: all attempts failed, the receiver refused it for good, or it is of no use any more. */
export type GivenUpBecause = 'attempts' | 'refused' | 'expired';

/** What the product does outside the log, such as sending a mail. The stream's id is the key that the receiver gets. */
export const effectEvents = eventsOf('outbound', {
  /** Something is to be done outside the log. */
  EffectPlanned: event<EffectPlan>(),
  /** All earlier effects of its series have ended, so it may begin. */
  EffectReleased: event<OfUser & { readonly dueAt: string }>(),
  /** An attempt is about to be made. Without an outcome by `leaseUntil` its process is taken for dead, and it is repeated. */
  AttemptBegun: event<
    OfUser & {
      /** From 1. */
      readonly attempt: number;
      readonly leaseUntil: string;
      /** The attempt before, if its outcome is unknown: the receiver may have accepted that one. */
      readonly repeats: number | null;
    }
  >(),
  /** The attempt failed. */
  AttemptFailed: event<
    OfUser & {
      readonly attempt: number;
      /** A code such as `UNREACHABLE`. */
      readonly fault: string;
      /** The error in one line, masked. */
      readonly detail: Personal<string>;
      /** Null if there is none. */
      readonly nextAttemptAt: string | null;
    }
  >(personal('userId', 'detail')),
  /** The receiver accepted it. */
  EffectDelivered: event<
    OfUser & {
      readonly attempt: number;
      /** What the receiver calls it, if it said so. */
      readonly receipt: string | null;
    }
  >(),
  /** Nothing more is tried, until an administrator retries or skips it. Its series stands still meanwhile. */
  EffectGivenUp: event<OfUser & { readonly because: GivenUpBecause; readonly attempts: number }>(),
  /** An administrator begins it anew, with all its attempts. */
  EffectRetried: event<OfUser & { readonly dueAt: string; readonly reason: string }>(),
  /** An administrator decided that it is never done. Its series goes on. */
  EffectSkipped: event<OfUser & { readonly reason: string }>(),
  /** It is no longer needed. Its series goes on. */
  EffectCancelled: event<
    OfUser & {
      /** `account_erased`, or a code of its kind such as `link_used`. */
      readonly reason: string;
    }
  >(),
  /** What was sent at its attempts, and answered, was kept long enough. */
  ExchangesExpired: event<OfUser>(),
});

export type EffectEvent = EventOf<typeof effectEvents>;
