import type { CommandBus } from '@nestjs/cqrs';
import type { CommandRunner } from '#platform/command-handling/command-runner';
import type { Process } from '#platform/processes/process';
import { ProcessRunner } from '#platform/processes/process-runner';
import { NO_INTERVENTIONS } from '#platform/projection-runner/interventions';
import type { Reactor } from '#platform/projection-runner/reactors/reactor';

const NOTHING_IS_SENT = {
  execute: async () => {
    throw new Error('These processes send no command.');
  },
};

/** Runs processes after the runner's commands; returns the reactors that complete them. */
export const runProcesses = (
  runner: CommandRunner,
  processes: readonly Process[],
  commands: Pick<CommandBus, 'execute'> = NOTHING_IS_SENT,
): readonly Reactor[] => {
  const log = { warn: () => undefined, error: () => undefined };
  const running = new ProcessRunner(runner, commands, async () => NO_INTERVENTIONS, log);
  return processes.map((process) => running.add(process));
};
