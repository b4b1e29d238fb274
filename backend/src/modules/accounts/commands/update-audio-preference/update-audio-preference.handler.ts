import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '../../../../kernel/decider';
import { DeciderRunner } from '../../../../platform/command-handling/decider-runner';
import { userStream } from '../../domain/user';
import { userDecider } from '../../domain/user.decider';
import { UpdateAudioPreference } from './update-audio-preference.command';

@CommandHandler(UpdateAudioPreference)
export class UpdateAudioPreferenceHandler implements ICommandHandler<UpdateAudioPreference> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ request, context }: UpdateAudioPreference) {
    const { userId, includeAudio } = request;
    const set = await this.runner.run(
      userDecider,
      userStream(userId),
      { type: 'SetAudioPreference', includeAudio },
      context,
    );
    return isRefusal(set) ? set : { result: {}, position: set.position };
  }
}
