import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal, refuse } from '#kernel/decider';
import { MAX_TRACKERS_REACHED, activeTracker } from '#modules/trackers/published';
import { entityId } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { runDecider } from '../../domain/run.decider';
import type { RunCause } from '#events/research/run.events';

export interface RequestRunRequest {
  readonly trackerId: string;
  readonly cause: RunCause;
  /** For a `due` run: its scheduled time, ISO 8601 UTC. */
  readonly period?: string;
}

/**
 * Requests a run of a tracker. While another is queued or running, a request with cause `asked` is refused as a conflict;
 * any other joins that run. At most one run is made with cause `created`. A tracker beyond its owner's plan does not run: a
 * request with cause `asked` is refused with MAX_TRACKERS_REACHED, except the operator's.
 * `runId` is the active run afterwards; null if the first run has already finished.
 */
export class RequestRun extends ContextCommand<RequestRunRequest, { readonly runId: string | null }> {}

const NOT_COVERED = refuse(
  MAX_TRACKERS_REACHED,
  'Your plan does not cover this tracker, so it does not run. It does again with another plan, or once you have fewer trackers.',
);

@CommandHandler(RequestRun)
export class RequestRunHandler implements ICommandHandler<RequestRun> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ request, context }: RequestRun) {
    const { trackerId, cause, period = null } = request;
    const runId = entityId(context, 'run');
    const command = { type: 'RequestRun', trackerId, runId, cause, period } as const;
    const tracker = await activeTracker(this.runner, trackerId);
    if (tracker?.suspended === true && context.actor.kind === 'user')
      return cause === 'asked' ? NOT_COVERED : accepted({ runId: null });
    const decided = await this.runner.run(runDecider, trackerId, command, context);
    if (isRefusal(decided)) return decided;
    const { run } = decided.state;
    return accepted({ runId: run.status === 'none' ? null : run.runId }, decided);
  }
}
