import type { Stated } from '#events/accounts/stated-reason';
import type { GrantedRole } from '#events/accounts/user.events';
import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import { userDecider } from '../domain/user.decider';

/** Revokes a role; lower roles that were granted stay. Refused with NOT_FOUND if there is no such active account. */
export class RevokeRole extends ContextCommand<{ readonly userId: string; readonly role: GrantedRole } & Stated> {}

export const RevokeRoleHandler = decidedBy(userDecider, RevokeRole, ({ request: { userId, role, statedReason } }) => [
  userId,
  { type: 'RevokeRole', role, statedReason },
]);
