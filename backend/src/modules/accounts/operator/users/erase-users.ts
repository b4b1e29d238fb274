import { isRefusal } from '#kernel/decider';
import { personalCategories } from '#platform/area/event-categories';
import { EXIT } from '#platform/operator/operator-command';
import { accounts } from '#projections/accounts/accounts/accounts.projection';
import { EraseUser } from '../../commands/erase-user/erase-user.command';
import {
  type UserVerb,
  type UsersPorts,
  activeWith,
  operatorContext,
  printRefusal,
  printUnknownAddress,
} from './user-verb';

/** Includes unconfirmed registrations of the address; there may be several. */
const everyoneWith = async (ports: UsersPorts, email: string): Promise<readonly string[]> => {
  const { reads, keys } = ports;
  const active = await activeWith(ports, email);
  const key = keys.emailKey(email);
  const pending = await reads.find(accounts, { status: 'pending' });
  const theirs = pending.filter((account) => account.email !== null && keys.emailKey(account.email) === key);
  return [...(active === null ? [] : [active]), ...theirs.map(({ _id }) => _id)];
};

export const eraseUsers: UserVerb = {
  verb: 'erase',
  arguments: 1,
  async run(ports, [email = ''], io) {
    const { commands, models, categories } = ports;
    const userIds = await everyoneWith(ports, email);
    if (userIds.length === 0) return printUnknownAddress(email, io);
    for (const userId of userIds) {
      const outcome = await commands.execute(new EraseUser({ userId, statedReason: null }, operatorContext(ports)));
      if (isRefusal(outcome)) return printRefusal(outcome, io);
      const clean = await models.scrub(personalCategories(categories), outcome.written.position);
      await io.line(`${userId} is erased.`);
      if (!clean) {
        await io.line(
          'A read model has stopped and still contains their data: see `projections list`, and rebuild it.',
        );
        return EXIT.failed;
      }
    }
    return EXIT.done;
  },
};
