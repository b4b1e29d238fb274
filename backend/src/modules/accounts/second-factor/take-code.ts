import type { UserEvent } from '#events/accounts/user.events';
import type { Refusal } from '#kernel/decider';
import type { CommandContext } from '#platform/command-handling/command-context';
import type { Decided, CommandRunner } from '#platform/command-handling/command-runner';
import { type SecondFactorCommand, WRONG_CODE } from '../domain/second-factor';
import { sessionDecider } from '../domain/session.decider';
import type { ActiveUser, User } from '../domain/user';
import { userDecider } from '../domain/user.decider';
import type { SecondFactors } from './second-factors';

type TakesProof = Extract<SecondFactorCommand, { readonly proof: unknown }>['type'];

/** Carries out a command that takes a code of the user's second factor. Refused with WRONG_CODE if it is not one. */
export const takeCode = async (
  runner: CommandRunner,
  factors: SecondFactors,
  user: ActiveUser,
  { code, type }: { readonly code: string; readonly type: TakesProof },
  context: CommandContext,
): Promise<Refusal | Decided<UserEvent, User>> => {
  // A code is valid for a minute; a command that is repeated later took it at its time.
  const { at } = await runner.commandHistory.of(userDecider, user.userId, type, context);
  const proof = await factors.proofOf(user, code, at);
  return proof === null ? WRONG_CODE : runner.run(userDecider, user.userId, { type, proof }, context);
};

/** Notes that a code was taken in this session, for commands that require one. */
export const proveInSession = (runner: CommandRunner, sessionId: string, context: CommandContext) =>
  runner.run(sessionDecider, sessionId, { type: 'ProveSecondFactor', now: context.now }, context);
