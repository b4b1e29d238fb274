import { type EffectEvent, effectEvents } from '#events/outbound/effect.events';
import { assertNever } from '#kernel/assert-never';
import type { Clock } from '#kernel/clock';
import { isRefusal } from '#kernel/decider';
import type { Ids } from '#kernel/ids';
import { parseRetryAfter } from '#kernel/retry-after';
import { type CommandContext, reactionTo } from '#platform/command-handling/command-context';
import type { CommandRunner } from '#platform/command-handling/command-runner';
import { retryOnConflict } from '#platform/command-handling/concurrency-conflict';
import { describeFailure } from '#platform/jobs/describe-failure';
import { type AttemptEnd, outboundEffectDecider, interruptedAttempt } from '../domain/effect.decider';
import { retryPause } from '../domain/retry-schedule';
import type { OutboundKind, AttemptOutcome } from '../outbound-kind';
import { withinTime } from './within-time';

export interface AttemptPorts {
  readonly runner: Pick<CommandRunner, 'run' | 'streams'>;
  readonly clock: Clock;
  readonly ids: Ids;
  /** A random number from 0 to 1. */
  readonly random: () => number;
}

/** Time that recording may take after an attempt has run out of time, before its process is taken for dead. */
const MARGIN_MS = 30_000;
/** How often to record an outcome while others write to the effect: unrecorded, it would be made again. */
const RECORDING_ATTEMPTS = 5;

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/**
 * Makes the next attempt at an effect of this kind if it is due. The attempt is recorded before it is made, at the
 * revision that it was decided on, so that only one of several workers makes it; the outcome is recorded afterwards.
 * Rejects if the store does; the effect is then still due, or its attempt's lease runs out.
 */
export const attemptEffect = async (
  ports: AttemptPorts,
  kind: OutboundKind,
  effectId: string,
  stopping: AbortSignal,
): Promise<void> => {
  const { runner, clock, ids } = ports;
  const [planned] = await runner.streams.history<EffectEvent>(effectEvents.stream(effectId));
  if (planned === undefined || stopping.aborted) return;

  // Each worker's command has its own id: recognised as another's, it would be answered with that one's success.
  const now = clock.now();
  const context = at(reactionTo(planned, `attempt by ${ids.next()}`), now);
  const leaseUntil = iso(now.getTime() + kind.timeoutMs + MARGIN_MS);
  const command = { type: 'BeginAttempt', now: now.toISOString(), leaseUntil, maxAttempts: kind.attempts } as const;
  const decided = await runner.run(outboundEffectDecider, effectId, command, context);
  if (isRefusal(decided) || decided.state.status !== 'attempting') return;
  const [begun] = decided.events;
  if (begun === undefined) return;

  const { plan, attempts: attempt, attemptsBefore } = decided.state;
  const effect = { key: effectId, userId: plan.userId, subject: plan.subject };
  const outcome = await withinTime(kind.timeoutMs, stopping, (signal) => kind.perform(effect, { attempt, signal }));
  const end = endOf(outcome, kind, attempt - attemptsBefore, ports);
  const ended = at(reactionTo(begun), clock.now());
  await retryOnConflict(RECORDING_ATTEMPTS, () =>
    runner.run(outboundEffectDecider, effectId, { type: 'EndAttempt', attempt, end }, ended),
  );
};

const at = (context: CommandContext, now: Date): CommandContext => ({ ...context, now });

const endOf = (
  outcome: AttemptOutcome | { readonly kind: 'interrupted' },
  kind: OutboundKind,
  failures: number,
  { clock, random }: Pick<AttemptPorts, 'clock' | 'random'>,
): AttemptEnd => {
  const now = clock.now();
  switch (outcome.kind) {
    case 'delivered':
      return { kind: 'delivered', receipt: outcome.receipt ?? null };
    case 'retry': {
      const { fault, detail, retryAfter } = outcome;
      const waitMs = retryAfter === undefined ? null : parseRetryAfter(retryAfter, now.getTime());
      const pauseMs = retryPause(failures, kind, random(), waitMs);
      const nextAttemptAt = failures >= kind.attempts ? null : iso(now.getTime() + pauseMs);
      return { kind: 'failed', fault, detail: describeFailure(detail), nextAttemptAt };
    }
    case 'interrupted':
      return interruptedAttempt(now, 'The process stopped.');
    case 'refused':
      return { kind: 'refused', fault: outcome.fault, detail: describeFailure(outcome.detail) };
    case 'cancelled':
      return { kind: 'cancelled', reason: outcome.reason };
    default:
      return assertNever(outcome);
  }
};
