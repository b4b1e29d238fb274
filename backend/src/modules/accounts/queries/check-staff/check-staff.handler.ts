import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { DeciderRunner } from '../../../../platform/command-handling/decider-runner';
import { readUser } from '../../account-streams';
import { CheckStaff, type Standing } from './check-staff.query';

/** Each role takes in the ones before it. */
@QueryHandler(CheckStaff)
export class CheckStaffHandler implements IQueryHandler<CheckStaff> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ userId }: CheckStaff): Promise<Standing> {
    const user = await readUser(this.runner, userId);
    const roles = user.status === 'active' ? user.roles : [];
    const isSuper = roles.includes('super');
    const isAdmin = isSuper || roles.includes('admin');
    return { isStaff: isAdmin || roles.includes('staff'), isAdmin, isSuper };
  }
}
