import type { FactoryProvider } from '@nestjs/common';
import { type Injected, contributing } from '#platform/contributed';
import type { EffectSubject } from '#events/outbound/effect.events';
import type { RetrySchedule } from './domain/retry-schedule';

/** What an attempt is about. */
export interface AttemptedEffect {
  /** The same at each attempt: the Message-ID or Idempotency-Key by which the receiver recognises a repeat. */
  readonly key: string;
  readonly userId: string;
  readonly subject: EffectSubject;
}

export interface AttemptRun {
  /** From 1. */
  readonly attempt: number;
  /** Aborts after `timeoutMs`, and when the process stops. */
  readonly signal: AbortSignal;
}

/** Of an attempt. Throwing is the same as `retry` with the fault `ERROR`. Details are masked before they are recorded. */
export type Outcome =
  | { readonly kind: 'delivered'; readonly receipt?: string }
  /** `retryAfter`: the receiver's header. */
  | { readonly kind: 'retry'; readonly fault: string; readonly detail: string; readonly retryAfter?: string }
  /** Trying again would not help. */
  | { readonly kind: 'refused'; readonly fault: string; readonly detail: string }
  /** It turned out not to be needed. `reason` is a code such as `link_used`. */
  | { readonly kind: 'cancelled'; readonly reason: string };

/** A kind of effect: how it is carried out, and how often it is tried. */
export interface EffectKind extends RetrySchedule {
  /** Also the name of its queue. */
  readonly kind: string;
  /** At most this many attempts at a time in a process. */
  readonly concurrency: number;
  /** An attempt that takes longer has failed. */
  readonly timeoutMs: number;
  perform(effect: AttemptedEffect, run: AttemptRun): Promise<Outcome>;
}

/** Contributed by area modules; the worker collects all of them. */
export class ContributedEffectKind {
  constructor(readonly kind: EffectKind) {}
}

/**
 * For the `providers` of an area's module: `delivering(accountMails, MAILER)`, where
 * `accountMails = (mailer: Mailer): EffectKind => ({ kind: 'account-mail', … })`.
 */
export const delivering = <Dependencies extends readonly unknown[]>(
  kind: (...dependencies: Dependencies) => EffectKind,
  ...inject: Injected<Dependencies>
): FactoryProvider<ContributedEffectKind> => contributing(ContributedEffectKind, kind, inject);
