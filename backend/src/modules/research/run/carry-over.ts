import { type CommandContext, stepOf } from '#platform/command-handling/command-context';
import type { DeciderRunner } from '#platform/command-handling/decider-runner';
import { legacyRuns } from '../domain/legacy-runs';
import { ledgerEvents } from '#events/research/ledger.events';
import { runDecider } from '../domain/run.decider';

/**
 * Earlier releases recorded runs in the ledger's stream. Before the first command on a tracker's own run stream, copies
 * their state from there, so that an active run continues and no period is run twice.
 */
export const carryOverRuns = async (
  runner: DeciderRunner,
  trackerId: string,
  context: CommandContext,
): Promise<void> => {
  if ((await runner.stateOf(runDecider, trackerId)).asked) return;
  const former = legacyRuns(await runner.history(ledgerEvents.stream(trackerId)));
  if (!former.asked) return;
  const command = { type: 'CarryOverRuns', trackerId, former } as const;
  await runner.run(runDecider, trackerId, command, stepOf(context, 'carry-over'));
};
