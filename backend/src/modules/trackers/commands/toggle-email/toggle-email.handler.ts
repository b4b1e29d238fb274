import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '../../../../kernel/decider';
import { DeciderRunner } from '../../../../platform/command-handling/decider-runner';
import { tracker } from '../../domain/tracker.decider';
import { trackerStream } from '../../domain/tracker.events';
import { askedBy } from '../asked-by';
import { ToggleEmail } from './toggle-email.command';

@CommandHandler(ToggleEmail)
export class ToggleEmailHandler implements ICommandHandler<ToggleEmail> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ trackerId, emailUpdates, context }: ToggleEmail) {
    const by = askedBy(context);
    const command = { type: emailUpdates ? 'TurnEmailUpdatesOn' : 'TurnEmailUpdatesOff', by } as const;
    const decided = await this.runner.run(tracker, trackerStream(trackerId), command, context);
    return isRefusal(decided) ? decided : { result: null, position: decided.position };
  }
}
