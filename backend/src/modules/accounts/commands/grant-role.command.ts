import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import { userDecider } from '../domain/user.decider';
import type { GrantedRole } from '../domain/user.events';

/** Grants a role. Refused with NOT_FOUND if there is no such active account. */
export class GrantRole extends ContextCommand<{ readonly userId: string; readonly role: GrantedRole }> {}

export const GrantRoleHandler = decidedBy(userDecider, GrantRole, ({ request: { userId, role } }) => [
  userId,
  { type: 'GrantRoles', roles: [role] },
]);
