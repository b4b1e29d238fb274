import { type EffectEvent, effectEvents } from '#events/outbound/effect.events';
import type { Clock } from '#kernel/clock';
import { reactionTo } from '#platform/command-handling/command-context';
import type { CommandRunner } from '#platform/command-handling/command-runner';
import { type UpToDatePorts, findUpToDate } from '#platform/read-store/find-up-to-date';
import { effects } from '#projections/outbound/effects/effects.projection';
import { outboundEffectDecider, interruptedAttempt } from '../domain/effect.decider';

interface InterruptionPorts extends UpToDatePorts {
  readonly runner: Pick<CommandRunner, 'run' | 'streams'>;
  readonly clock: Clock;
}

/**
 * Ends the attempts that an earlier process has left, without waiting for their leases. Only for a process that has the
 * log to itself and makes no attempt yet.
 */
export const endInterrupted = async (ports: InterruptionPorts): Promise<void> => {
  const { runner, clock } = ports;
  for (const { _id: effectId, attempts: attempt } of await findUpToDate(ports, effects, { state: 'attempting' })) {
    const begun = (await runner.streams.history<EffectEvent>(effectEvents.stream(effectId))).at(-1);
    if (begun === undefined) continue;
    const now = clock.now();
    const end = interruptedAttempt(now, 'The process ended.');
    const context = { ...reactionTo(begun, 'interrupted'), now };
    await runner.run(outboundEffectDecider, effectId, { type: 'EndAttempt', attempt, end }, context);
  }
};
