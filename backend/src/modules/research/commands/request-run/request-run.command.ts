import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '#kernel/decider';
import { entityId } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { runDecider } from '../../domain/run.decider';
import type { RunCause } from '#events/research/run.events';
import { carryOverRuns } from '../../run/carry-over';

export interface RequestRunRequest {
  readonly trackerId: string;
  readonly cause: RunCause;
  /** For a `due` run: its scheduled time, ISO 8601 UTC. */
  readonly period?: string;
}

/**
 * Requests a run of a tracker. While another is queued or running, a request with cause `asked` is refused as a conflict;
 * any other joins that run. At most one run is made with cause `created`.
 * `runId` is the active run afterwards; null if the first run has already finished.
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
