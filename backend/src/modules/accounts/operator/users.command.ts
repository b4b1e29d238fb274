import { EXIT, type OperatorCommand, type OperatorHelp } from '#platform/operator/operator-command';
import { eraseUsers } from './users/erase-users';
import { listUsers } from './users/list-users';
import { removeUsersSecondFactor } from './users/remove-second-factor';
import { resetUsersPassword } from './users/reset-password';
import { grantRole, revokeRole } from './users/role-verbs';
import type { UsersPorts } from './users/user-verb';

export const usersHelp: OperatorHelp = {
  name: 'users',
  usage: [
    'users list                            list accounts with their state and roles',
    'users grant <email> staff|admin|super    grant a role; each role includes the ones before it',
    'users revoke <email> staff|admin|super   revoke a role',
    'users reset-password <email>            print a one-time link to set a new password, valid for an hour',
    'users remove-second-factor <email>      for someone who has lost it: they sign in by password alone',
    'users erase <email>                   erase a user: destroys their key, so that their personal data can never be read again',
  ],
};

const VERBS = [listUsers, grantRole, revokeRole, resetUsersPassword, removeUsersSecondFactor, eraseUsers];

/** Lists accounts, grants and revokes roles, erases users. */
export const usersCommand = (ports: UsersPorts): OperatorCommand => ({
  ...usersHelp,
  async run([word, ...words], io) {
    const found = VERBS.find(({ verb, arguments: count }) => verb === word && count === words.length);
    return found === undefined ? EXIT.usage : found.run(ports, words, io);
  },
});
