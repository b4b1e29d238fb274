import { EXIT } from '#platform/operator/operator-command';
import { type AccountDocument, accounts } from '#projections/accounts/accounts/accounts.projection';
import type { UserVerb } from './user-verb';

const USERS_PER_PAGE = 500;

const accountLine = ({ _id, email, status, roles, first_name, last_name, registered_at }: AccountDocument): string =>
  [email ?? '(erased)', status, roles.join(',') || '-', registered_at, _id, [first_name, last_name].join(' ').trim()]
    .join('  ')
    .trimEnd();

export const listUsers: UserVerb = {
  verb: 'list',
  arguments: 0,
  async run({ reads }, _words, io) {
    for (let skip = 0; !io.signal.aborted; skip += USERS_PER_PAGE) {
      const page = await reads.find(accounts, {}, { sort: { registered_at: 1 }, skip, limit: USERS_PER_PAGE });
      for (const account of page) await io.line(accountLine(account));
      if (page.length < USERS_PER_PAGE) return EXIT.done;
    }
    return EXIT.interrupted;
  },
};
