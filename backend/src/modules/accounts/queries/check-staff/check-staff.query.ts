import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { userDecider } from '../../domain/user.decider';

export interface Standing {
  readonly isStaff: boolean;
  readonly isAdmin: boolean;
  readonly isSuper: boolean;
}

/** The caller's current permissions beyond those of a user. */
export class CheckStaff extends Query<Standing> {
  constructor(readonly userId: string) {
    super();
  }
}

/** Each role includes the ones before it. */
@QueryHandler(CheckStaff)
export class CheckStaffHandler implements IQueryHandler<CheckStaff> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ userId }: CheckStaff): Promise<Standing> {
    const user = await this.runner.stateOf(userDecider, userId);
    const roles = user.status === 'active' ? user.roles : [];
    const isSuper = roles.includes('super');
    const isAdmin = isSuper || roles.includes('admin');
    return { isStaff: isAdmin || roles.includes('staff'), isAdmin, isSuper };
  }
}
