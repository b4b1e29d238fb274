import type { Stated } from '#events/accounts/stated-reason';
import type { GrantedRole } from '#events/accounts/user.events';
import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import { userDecider } from '../domain/user.decider';

/** Grants a role. Refused with NOT_FOUND if there is no such active account. */
export class GrantRole extends ContextCommand<{ readonly userId: string; readonly role: GrantedRole } & Stated> {}

export const GrantRoleHandler = decidedBy(userDecider, GrantRole, ({ request: { userId, role, statedReason } }) => [
  userId,
  { type: 'GrantRoles', roles: [role], statedReason },
]);
