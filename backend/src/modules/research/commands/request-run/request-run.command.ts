import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { RunCause } from '#events/research/run.events';
import { dayOf } from '#kernel/calendar';
import { isRefusal, refuse } from '#kernel/decider';
import { MAX_TRACKERS_REACHED, activeTracker } from '#modules/trackers/published';
import { type CommandContext, entityId } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { ContextCommand } from '#platform/command-handling/context-command';
import { type RunCommand, runDecider } from '../../domain/run.decider';
import { subjectDayDecider } from '../../domain/subject-day.decider';
import { type ResearchSettings, researchSettings } from '../../research.settings';

export interface RequestRunRequest {
  readonly trackerId: string;
  readonly cause: RunCause;
  /** The scheduled time of a `due` run, ISO 8601 UTC. */
  readonly period?: string;
}

/**
 * Requests a run of a tracker. While another is queued or running, a request with cause `asked` is refused as a
 * conflict; any other joins that run. At most one run is made with cause `created`. A tracker beyond its owner's plan
 * does not run: a request with cause `asked` is refused with MAX_TRACKERS_REACHED, except the operator's. The tracker
 * of a country or an agency does not run once the day has as many of them as the operator allows; the schedule asks
 * again. `runId` is the active run afterwards; null if there is none.
 */
export class RequestRun extends ContextCommand<RequestRunRequest, { readonly runId: string | null }> {}

const NOT_COVERED = refuse(
  MAX_TRACKERS_REACHED,
  'Your plan does not cover this tracker, so it does not run. It does again with another plan, or once you have fewer trackers.',
);

@CommandHandler(RequestRun)
export class RequestRunHandler implements ICommandHandler<RequestRun> {
  constructor(
    private readonly runner: CommandRunner,
    @Inject(researchSettings.port) private readonly settings: Pick<ResearchSettings, 'subjectRunsPerDay'>,
  ) {}

  async execute({ request, context }: RequestRun) {
    const { trackerId, cause, period = null } = request;
    const runId = entityId(context, 'run');
    const command = { type: 'RequestRun', trackerId, runId, cause, period } as const;
    const tracker = await activeTracker(this.runner.streams, trackerId);
    if (tracker?.suspended === true && context.actor.kind === 'user')
      return cause === 'asked' ? NOT_COVERED : accepted({ runId: null });
    if (tracker?.settings.subject !== undefined && cause !== 'asked') {
      if (!(await this.hasRoom(command, context))) return accepted({ runId: null });
    }
    const decided = await this.runner.run(runDecider, trackerId, command, context);
    if (isRefusal(decided)) return decided;
    const { run } = decided.state;
    return accepted({ runId: run.status === 'none' ? null : run.runId }, decided);
  }

  /** Takes a place among the day's runs if there is one; a request that leads to no run needs none. */
  private async hasRoom(
    command: Extract<RunCommand, { readonly type: 'RequestRun' }>,
    context: CommandContext,
  ): Promise<boolean> {
    const { trackerId, runId } = command;
    const expected = runDecider.decide(command, await this.runner.streams.stateOf(runDecider, trackerId));
    if (isRefusal(expected) || !expected.some(({ type }) => type === 'RunRequested')) return true;
    const day = dayOf(context.now.toISOString());
    const admit = { type: 'AdmitSubjectRun', day, trackerId, runId, most: this.settings.subjectRunsPerDay } as const;
    return !isRefusal(await this.runner.run(subjectDayDecider, day, admit, context));
  }
}
