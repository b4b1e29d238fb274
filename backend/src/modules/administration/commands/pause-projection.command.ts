import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal, refuse } from '#kernel/decider';
import { accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { projectionDecider } from '../domain/projection.decider';
import { Projections } from '../projections/projections';

/** Has a read model or reactor stand still, or go on; repeating it has no effect. Refused with NOT_FOUND. */
export class PauseProjection extends ContextCommand<{
  readonly projection: string;
  readonly paused: boolean;
  readonly reason: string;
}> {}

@CommandHandler(PauseProjection)
export class PauseProjectionHandler implements ICommandHandler<PauseProjection> {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly projections: Projections,
  ) {}

  async execute({ request: { projection, paused, reason }, context }: PauseProjection) {
    if ((await this.projections.standsAt(projection)) === undefined)
      return refuse('NOT_FOUND', 'There is no read model or reactor of this name.');
    const type = paused ? 'PauseProjection' : 'ResumeProjection';
    const decided = await this.runner.run(projectionDecider, projection, { type, projection, reason }, context);
    if (isRefusal(decided)) return decided;
    await this.projections.applyInterventions(projection);
    return accepted(null, decided);
  }
}
