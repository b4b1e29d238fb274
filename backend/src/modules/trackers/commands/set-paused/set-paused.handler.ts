import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '../../../../kernel/decider';
import { DeciderRunner } from '../../../../platform/command-handling/decider-runner';
import { tracker } from '../../domain/tracker.decider';
import { trackerStream } from '../../domain/tracker.events';
import { askedBy } from '../asked-by';
import { SetPaused } from './set-paused.command';

@CommandHandler(SetPaused)
export class SetPausedHandler implements ICommandHandler<SetPaused> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ trackerId, paused, context }: SetPaused) {
    const by = askedBy(context);
    const command = { type: paused ? 'PauseTracker' : 'ResumeTracker', by } as const;
    const decided = await this.runner.run(tracker, trackerStream(trackerId), command, context);
    return isRefusal(decided) ? decided : { result: null, position: decided.position };
  }
}
