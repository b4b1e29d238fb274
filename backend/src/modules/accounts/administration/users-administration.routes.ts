import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { reason, reasonBody } from '#platform/administration/reason';
import { actionRoute } from '#platform/http/routes/action-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { EraseUser } from '../commands/erase-user/erase-user.command';
import { GrantRole } from '../commands/grant-role.command';
import { RevokeRole } from '../commands/revoke-role.command';
import { SignOutElsewhere } from '../commands/sign-out-elsewhere/sign-out-elsewhere.command';
import { actOnRefusal } from './act-on-refusal';

const roleBody = z.strictObject({ role: z.enum(['staff', 'admin', 'super']), reason });

/** Actions of administrators on an account. The events have their reasons. */
export const GrantUserRole = actionRoute({
  path: 'api/admin/users/:id/grant-role',
  access: 'super',
  inPerson: 'roles',
  sensitive: true,
  summary: 'Grants a role, which includes the lower ones.',
  body: roleBody,
  answers: null,
  uses: [CommandBus, READ_STORE],
  act: async ({ params: { id: userId }, body: { role, reason }, caller, context }, commands, reads) =>
    (await actOnRefusal(userId, caller, reads)) ??
    commands.execute(new GrantRole({ userId, role, statedReason: reason }, context)),
});

export const RevokeUserRole = actionRoute({
  path: 'api/admin/users/:id/revoke-role',
  access: 'super',
  inPerson: 'roles',
  summary: 'Revokes a role. The account’s access tokens lose it at once.',
  body: roleBody,
  answers: null,
  uses: [CommandBus, READ_STORE],
  act: async ({ params: { id: userId }, body: { role, reason }, caller, context }, commands, reads) =>
    (await actOnRefusal(userId, caller, reads)) ??
    commands.execute(new RevokeRole({ userId, role, statedReason: reason }, context)),
});

export const EndUserSessions = actionRoute({
  path: 'api/admin/users/:id/end-sessions',
  access: 'admin',
  inPerson: 'sessions',
  summary: 'Ends all sessions of a user.',
  body: reasonBody,
  answers: z.strictObject({ ended: z.int().describe('How many sessions were ended.') }),
  uses: [CommandBus, READ_STORE],
  act: async ({ params: { id: userId }, body: { reason }, caller, context }, commands, reads) =>
    (await actOnRefusal(userId, caller, reads)) ??
    commands.execute(new SignOutElsewhere({ userId, sessionId: null, statedReason: reason }, context)),
  answer: (_asked, ended) => ({ ended }),
});

export const EraseUserRoute = actionRoute({
  path: 'api/admin/users/:id/erase',
  access: 'admin',
  inPerson: 'erasure',
  sensitive: true,
  summary: 'Erases a user: destroys their key, so that their personal data can never be read again.',
  body: reasonBody,
  answers: null,
  uses: [CommandBus, READ_STORE],
  act: async ({ params: { id: userId }, body: { reason }, caller, context }, commands, reads) =>
    (await actOnRefusal(userId, caller, reads)) ??
    commands.execute(new EraseUser({ userId, statedReason: reason }, context)),
});
