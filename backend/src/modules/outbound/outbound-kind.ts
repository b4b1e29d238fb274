import type { EffectSubject } from '#events/outbound/effect.events';
import { multiProvider } from '#platform/multi-provider';
import type { RetrySchedule } from './domain/retry-schedule';

/** The subject of an attempt. */
export interface EffectToAttempt {
  /** Identical for each attempt: the Message-ID or Idempotency-Key by which the receiver recognises a repeat. */
  readonly key: string;
  readonly userId: string;
  readonly subject: EffectSubject;
}

export interface AttemptRun {
  /** Number of the attempt, from 1. */
  readonly attempt: number;
  /** Aborts after `timeoutMs`, and when the process stops. */
  readonly signal: AbortSignal;
}

/**
 * The outcome of an attempt. Throwing is the same as `retry` with the fault `ERROR`. Details are masked before they are
 * recorded.
 */
export type AttemptOutcome =
  | { readonly kind: 'delivered'; readonly receipt?: string }
  /** `retryAfter`: the receiver's header. */
  | { readonly kind: 'retry'; readonly fault: string; readonly detail: string; readonly retryAfter?: string }
  /** Trying again would not help. */
  | { readonly kind: 'refused'; readonly fault: string; readonly detail: string }
  /** The effect turned out not to be needed. `reason` is a code such as `link_used`. */
  | { readonly kind: 'cancelled'; readonly reason: string };

/** A kind of outbound effect: how it is carried out, and how often it is tried. */
export interface OutboundKind extends RetrySchedule {
  /** Name of the kind and of its queue. */
  readonly kind: string;
  /** Maximum number of attempts at a time in a process. */
  readonly concurrency: number;
  /** An attempt that takes longer has failed. */
  readonly timeoutMs: number;
  perform(effect: EffectToAttempt, run: AttemptRun): Promise<AttemptOutcome>;
}

/**
 * Contributed by area modules; the worker collects all of them: `provideOutboundKind(accountMails, MAILER)`, where
 * `accountMails = (mailer: Mailer): OutboundKind => ({ kind: 'account-mail', … })`.
 */
export const [contributedOutboundKinds, provideOutboundKind] = multiProvider<OutboundKind>('outbound kind');
