import { type CommandContext, stepOf } from '#platform/command-handling/command-context';
import type { DeciderRunner } from '#platform/command-handling/decider-runner';
import { formerRuns } from '../domain/former-runs';
import { ledgerEvents } from '../domain/ledger.events';
import { runDecider } from '../domain/run.decider';

/**
 * Earlier releases kept runs in the ledger's stream. Before the first command on a tracker's own stream of runs it takes
 * over how they stood there, so that a run in hand goes on and no period is run twice.
 */
export const carryOverRuns = async (
  runner: DeciderRunner,
  trackerId: string,
  context: CommandContext,
): Promise<void> => {
  if ((await runner.stateOf(runDecider, trackerId)).asked) return;
  const former = formerRuns(await runner.history(ledgerEvents.stream(trackerId)));
  if (!former.asked) return;
  const command = { type: 'CarryOverRuns', trackerId, former } as const;
  await runner.run(runDecider, trackerId, command, stepOf(context, 'carry-over'));
};
