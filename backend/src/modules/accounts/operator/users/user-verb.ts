import type { CommandBus } from '@nestjs/cqrs';
import type { Clock } from '#kernel/clock';
import { type Refusal, isRefusal } from '#kernel/decider';
import type { Ids } from '#kernel/ids';
import type { EventCategories } from '#platform/area/event-categories';
import { type CommandContext, ofTheSystem } from '#platform/command-handling/command-context';
import type { WrittenPosition } from '#platform/command-handling/command-outcome';
import type { CommandRunner } from '#platform/command-handling/command-runner';
import type { Config } from '#platform/config/config';
import { EXIT, type OperatorIo } from '#platform/operator/operator-command';
import type { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import type { ReadStore } from '#platform/read-store/read-store';
import { accounts } from '#projections/accounts/accounts/accounts.projection';
import { emailAddressDecider } from '../../domain/email-address.decider';
import type { AccountKeys } from '../../keys/account-keys';

const PATIENCE_MS = 30_000;

export interface UsersPorts {
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

/** What an operator does with users by one word of `users`. */
export interface UserVerb {
  readonly verb: string;
  /** How many words follow it. */
  readonly arguments: number;
  /** Returns the exit code, one of EXIT. */
  run(ports: UsersPorts, words: readonly string[], io: OperatorIo): Promise<number>;
}

export const operatorContext = ({ ids, clock }: UsersPorts): CommandContext => ofTheSystem(ids.next(), clock.now());

/** Uses the address's stream, which knows an account before any read model does. */
export const activeWith = async ({ runner, keys }: UsersPorts, email: string): Promise<string | null> => {
  const address = await runner.streams.stateOf(emailAddressDecider, keys.emailKey(email));
  return address.status === 'claimed' ? address.userId : null;
};

export const printUnknownAddress = async (email: string, io: OperatorIo): Promise<number> => {
  await io.line(`No account has the address ${email}.`);
  return EXIT.failed;
};

export const printRefusal = async ({ detail }: Refusal, io: OperatorIo): Promise<number> => {
  await io.line(detail);
  return EXIT.failed;
};

/** Says what was done, once lists show it, or that they do not yet. */
export const doneOnceShown = async (
  { models }: UsersPorts,
  outcome: Refusal | { readonly written: WrittenPosition },
  message: string,
  io: OperatorIo,
): Promise<number> => {
  if (isRefusal(outcome)) return printRefusal(outcome, io);
  const state = await models.untilCaughtUp(outcome.written.position, PATIENCE_MS, [accounts.name]);
  await io.line(message);
  if (state !== 'shows') await io.line('Lists do not show it yet: see `projections list`.');
  return EXIT.done;
};
