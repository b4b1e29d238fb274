import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '../../../../kernel/decider';
import { DeciderRunner } from '../../../../platform/command-handling/decider-runner';
import { userStream } from '../../domain/user';
import { userDecider } from '../../domain/user.decider';
import { UpdateEmailSendTime } from './update-email-send-time.command';

@CommandHandler(UpdateEmailSendTime)
export class UpdateEmailSendTimeHandler implements ICommandHandler<UpdateEmailSendTime> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ request, context }: UpdateEmailSendTime) {
    const { userId, hour, minute } = request;
    const set = await this.runner.run(userDecider, userStream(userId), { type: 'SetEmailTime', hour, minute }, context);
    return isRefusal(set) ? set : { result: {}, position: set.position };
  }
}
