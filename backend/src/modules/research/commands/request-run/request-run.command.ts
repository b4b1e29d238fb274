import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context';
import type { CommandOutcome } from '../../../../platform/command-handling/decider-runner';
import type { RunCause } from '../../domain/research.events';

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
export class RequestRun extends Command<CommandOutcome<{ readonly runId: string | null }>> {
  constructor(
    readonly request: RequestRunRequest,
    readonly context: CommandContext,
  ) {
    super();
  }
}
