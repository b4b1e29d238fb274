import type { GrantedRole } from '#events/accounts/user.events';
import { EXIT } from '#platform/operator/operator-command';
import { GrantRole } from '../../commands/grant-role.command';
import { RevokeRole } from '../../commands/revoke-role.command';
import { type UserVerb, activeWith, doneOnceShown, operatorContext, printUnknownAddress } from './user-verb';

const ROLES: readonly GrantedRole[] = ['staff', 'admin', 'super'];

const changingRole = (verb: string, Command: typeof GrantRole | typeof RevokeRole, has: string): UserVerb => ({
  verb,
  arguments: 2,
  async run(ports, [email = '', named], io) {
    const role = ROLES.find((each) => each === named);
    if (role === undefined) return EXIT.usage;
    const userId = await activeWith(ports, email);
    if (userId === null) return printUnknownAddress(email, io);
    const outcome = await ports.commands.execute(
      new Command({ userId, role, statedReason: null }, operatorContext(ports)),
    );
    const message = `${email} ${has} the role ${role}. Open pages will reflect this within 15 minutes.`;
    return doneOnceShown(ports, outcome, message, io);
  },
});

export const grantRole = changingRole('grant', GrantRole, 'has');
export const revokeRole = changingRole('revoke', RevokeRole, 'does not have');
