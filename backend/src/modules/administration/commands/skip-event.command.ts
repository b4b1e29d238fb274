import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal, refuse } from '#kernel/decider';
import { accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { projectionDecider } from '../domain/projection.decider';
import { Projections } from '../projections/projections';

/**
 * Lets a read model or reactor leave out the event at which it stands; repeating it has no effect. Refused with NOT_FOUND, or with
 * CONFLICT if it does not stand at this event.
 */
export class SkipEvent extends ContextCommand<{
  readonly projection: string;
  readonly eventId: string;
  readonly reason: string;
}> {}

@CommandHandler(SkipEvent)
export class SkipEventHandler implements ICommandHandler<SkipEvent> {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly projections: Projections,
  ) {}

  async execute({ request, context }: SkipEvent) {
    const { projection } = request;
    const standsAt = await this.projections.standsAt(projection);
    if (standsAt === undefined) return refuse('NOT_FOUND', 'There is no read model or reactor of this name.');
    const leftBehind = await this.projections.leftBehind(projection);
    const skip = { type: 'SkipEvent', ...request, standsAt, leftBehind } as const;
    const skipped = await this.runner.run(projectionDecider, projection, skip, context);
    if (isRefusal(skipped)) return skipped;
    await this.projections.applyInterventions(projection);
    return accepted(null, skipped);
  }
}
