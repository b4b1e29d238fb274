import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '../../../../kernel/decider';
import { DeciderRunner } from '../../../../platform/command-handling/decider-runner';
import { tracker } from '../../domain/tracker.decider';
import { trackerStream } from '../../domain/tracker.events';
import { askedBy } from '../asked-by';
import { TogglePublic } from './toggle-public.command';

@CommandHandler(TogglePublic)
export class TogglePublicHandler implements ICommandHandler<TogglePublic> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ trackerId, isPublic, context }: TogglePublic) {
    const by = askedBy(context);
    const command = isPublic
      ? ({ type: 'PublishTracker', by, category: null } as const)
      : ({ type: 'UnpublishTracker', by } as const);
    const decided = await this.runner.run(tracker, trackerStream(trackerId), command, context);
    return isRefusal(decided) ? decided : { result: null, position: decided.position };
  }
}
