import type { CommandBus } from '@nestjs/cqrs';
import type { Clock } from '#kernel/clock';
import { isRefusal } from '#kernel/decider';
import type { Ids } from '#kernel/ids';
import { type EventCategories, personalCategories } from '#platform/area/event-categories';
import { type CommandContext, ofTheSystem } from '#platform/command-handling/command-context';
import type { CommandOutcome } from '#platform/command-handling/command-outcome';
import type { CommandRunner } from '#platform/command-handling/command-runner';
import type { Config } from '#platform/config/config';
import { EXIT, type OperatorCommand, type OperatorIo, type OperatorHelp } from '#platform/operator/operator-command';
import type { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import type { ReadStore } from '#platform/read-store/read-store';
import { type AccountDocument, accounts } from '#projections/accounts/accounts/accounts.projection';
import { EraseUser } from '../commands/erase-user/erase-user.command';
import { GrantRole } from '../commands/grant-role.command';
import { IssuePasswordReset } from '../commands/issue-password-reset/issue-password-reset.command';
import { RevokeRole } from '../commands/revoke-role.command';
import { RemoveSecondFactor } from '../commands/second-factor/remove-second-factor.command';
import { emailAddressDecider } from '../domain/email-address.decider';
import type { GrantedRole } from '#events/accounts/user.events';
import type { AccountKeys } from '../keys/account-keys';
import { passwordResetUrl } from '../mails/account-letters';

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

const ROLES: readonly GrantedRole[] = ['staff', 'admin', 'super'];
const USERS_PER_PAGE = 500;
const PATIENCE_MS = 30_000;

const accountLine = ({ _id, email, status, roles, first_name, last_name, registered_at }: AccountDocument): string =>
  [email ?? '(erased)', status, roles.join(',') || '-', registered_at, _id, [first_name, last_name].join(' ').trim()]
    .join('  ')
    .trimEnd();

interface UsersPorts {
  readonly commands: CommandBus;
  readonly reads: ReadStore;
  readonly models: ProjectionRunner;
  readonly runner: CommandRunner;
  readonly keys: AccountKeys;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly categories: EventCategories;
  readonly config: Pick<Config, 'publicUrl'>;
}

/** `users`: lists accounts, grants and revokes roles, erases users. */
export const usersCommand = ({
  commands,
  reads,
  models,
  runner,
  keys,
  clock,
  ids,
  categories,
  config: { publicUrl },
}: UsersPorts): OperatorCommand => {
  const context = (): CommandContext => ofTheSystem(ids.next(), clock.now());

  const list = async (io: OperatorIo): Promise<number> => {
    for (let skip = 0; !io.signal.aborted; skip += USERS_PER_PAGE) {
      const page = await reads.find(accounts, {}, { sort: { registered_at: 1 }, skip, limit: USERS_PER_PAGE });
      for (const account of page) await io.line(accountLine(account));
      if (page.length < USERS_PER_PAGE) return EXIT.done;
    }
    return EXIT.interrupted;
  };

  /** Uses the address's stream, which knows an account before any read model does. */
  const activeWith = async (email: string): Promise<string | null> => {
    const address = await runner.streams.stateOf(emailAddressDecider, keys.emailKey(email));
    return address.status === 'claimed' ? address.userId : null;
  };

  /** Includes unconfirmed registrations of the address; there may be several. */
  const everyoneWith = async (email: string): Promise<readonly string[]> => {
    const active = await activeWith(email);
    const key = keys.emailKey(email);
    const pending = await reads.find(accounts, { status: 'pending' });
    const theirs = pending.filter((account) => account.email !== null && keys.emailKey(account.email) === key);
    return [...(active === null ? [] : [active]), ...theirs.map(({ _id }) => _id)];
  };

  const done = async (outcome: CommandOutcome<unknown>, message: string, io: OperatorIo): Promise<number> => {
    if (isRefusal(outcome)) {
      await io.line(outcome.detail);
      return EXIT.failed;
    }
    const state = await models.untilCaughtUp(outcome.written.position, PATIENCE_MS, [accounts.name]);
    await io.line(message);
    if (state !== 'shows') await io.line('Lists do not show it yet: see `projections list`.');
    return EXIT.done;
  };

  const unknown = async (email: string, io: OperatorIo): Promise<number> => {
    await io.line(`No account has the address ${email}.`);
    return EXIT.failed;
  };

  const resetPassword = async (email: string, io: OperatorIo): Promise<number> => {
    const userId = await activeWith(email);
    if (userId === null) return unknown(email, io);
    const outcome = await commands.execute(new IssuePasswordReset({ userId }, context()));
    if (isRefusal(outcome)) return done(outcome, '', io);
    await io.line(passwordResetUrl(publicUrl, userId, outcome.result.token));
    return EXIT.done;
  };

  const removeSecondFactor = async (email: string, io: OperatorIo): Promise<number> => {
    const userId = await activeWith(email);
    if (userId === null) return unknown(email, io);
    const outcome = await commands.execute(new RemoveSecondFactor({ userId }, context()));
    return done(outcome, `${email} has no second factor.`, io);
  };

  const erase = async (email: string, io: OperatorIo): Promise<number> => {
    const userIds = await everyoneWith(email);
    if (userIds.length === 0) return unknown(email, io);
    for (const userId of userIds) {
      const outcome = await commands.execute(new EraseUser({ userId, statedReason: null }, context()));
      if (isRefusal(outcome)) return done(outcome, '', io);
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
  };

  return {
    ...usersHelp,
    async run([verb, email, role, ...more], io) {
      if (verb === 'list' && email === undefined) return list(io);
      if (email === undefined || more.length > 0) return EXIT.usage;
      if (verb === 'erase' && role === undefined) return erase(email, io);
      if (verb === 'remove-second-factor' && role === undefined) return removeSecondFactor(email, io);
      if (verb === 'reset-password' && role === undefined) return resetPassword(email, io);
      const known = ROLES.find((each) => each === role);
      if (known === undefined || (verb !== 'grant' && verb !== 'revoke')) return EXIT.usage;
      const userId = await activeWith(email);
      if (userId === null) return unknown(email, io);
      const request = { userId, role: known, statedReason: null };
      const outcome =
        verb === 'grant'
          ? await commands.execute(new GrantRole(request, context()))
          : await commands.execute(new RevokeRole(request, context()));
      const message =
        verb === 'grant' ? `${email} has the role ${known}.` : `${email} does not have the role ${known}.`;
      return done(outcome, `${message} Open pages will reflect this within 15 minutes.`, io);
    },
  };
};
