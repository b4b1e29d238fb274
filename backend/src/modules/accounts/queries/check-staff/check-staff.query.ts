import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import type { Caller } from '#platform/http/caller';
import { userDecider } from '../../domain/user.decider';

export interface Standing {
  readonly isStaff: boolean;
  readonly isAdmin: boolean;
  readonly isSuper: boolean;
}

/** The caller's current permissions beyond those of a user. */
export class CheckStaff extends Query<Standing> {
  constructor(readonly caller: Caller) {
    super();
  }
}

/** Each role includes the ones before it. */
@QueryHandler(CheckStaff)
export class CheckStaffHandler implements IQueryHandler<CheckStaff> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ caller: { userId, scope } }: CheckStaff): Promise<Standing> {
    const user = await this.runner.stateOf(userDecider, userId);
    const isLimited = scope !== undefined && scope !== 'admin';
    const roles = user.status === 'active' && !isLimited ? user.roles : [];
    const isSuper = roles.includes('super');
    const isAdmin = isSuper || roles.includes('admin');
    return { isStaff: isAdmin || roles.includes('staff'), isAdmin, isSuper };
  }
}
