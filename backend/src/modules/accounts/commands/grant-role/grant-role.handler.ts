import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '../../../../kernel/decider';
import { DeciderRunner } from '../../../../platform/command-handling/decider-runner';
import { userStream } from '../../domain/user';
import { userDecider } from '../../domain/user.decider';
import { GrantRole } from './grant-role.command';

@CommandHandler(GrantRole)
export class GrantRoleHandler implements ICommandHandler<GrantRole> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ request: { userId, role }, context }: GrantRole) {
    const command = { type: 'GrantRoles' as const, roles: [role] };
    const granted = await this.runner.run(userDecider, userStream(userId), command, context);
    return isRefusal(granted) ? granted : { result: {}, position: granted.position };
  }
}
