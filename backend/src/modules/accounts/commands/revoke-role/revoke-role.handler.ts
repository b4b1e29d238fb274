import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '../../../../kernel/decider';
import { DeciderRunner } from '../../../../platform/command-handling/decider-runner';
import { userStream } from '../../domain/user';
import { userDecider } from '../../domain/user.decider';
import { RevokeRole } from './revoke-role.command';

@CommandHandler(RevokeRole)
export class RevokeRoleHandler implements ICommandHandler<RevokeRole> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ request: { userId, role }, context }: RevokeRole) {
    const revoked = await this.runner.run(userDecider, userStream(userId), { type: 'RevokeRole', role }, context);
    return isRefusal(revoked) ? revoked : { result: {}, position: revoked.position };
  }
}
