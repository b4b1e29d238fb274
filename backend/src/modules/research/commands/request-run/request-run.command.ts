import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '#kernel/decider';
import { entityId } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { runDecider } from '../../domain/run.decider';
import type { RunCause } from '../../domain/run.events';
import { carryOverRuns } from '../../run/carry-over';

export interface RequestRunRequest {
  readonly trackerId: string;
  readonly cause: RunCause;
  /** The scheduled moment that a `due` run stands for, ISO 8601 UTC. */
  readonly period?: string;
}

/**
 * Asks for a run of a tracker. While one is queued or under way, a request of cause `asked` is refused as a conflict; any
 * other joins it. However often the first run is asked for (`created`), one is made.
 * `runId` is the run that is queued or under way then; null where the first run was over already.
 */
export class RequestRun extends ContextCommand<RequestRunRequest, { readonly runId: string | null }> {}

@CommandHandler(RequestRun)
export class RequestRunHandler implements ICommandHandler<RequestRun> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ request, context }: RequestRun) {
    const { trackerId, cause, period = null } = request;
    const runId = entityId(context, 'run');
    const command = { type: 'RequestRun', trackerId, runId, cause, period } as const;
    await carryOverRuns(this.runner, trackerId, context);
    const decided = await this.runner.run(runDecider, trackerId, command, context);
    if (isRefusal(decided)) return decided;
    const { run } = decided.state;
    return accepted({ runId: run.status === 'none' ? null : run.runId }, decided);
  }
}
