import type { Decider, DomainEvent } from '../../kernel/decider';
import type { CommandContext } from '../../platform/command-handling/command-context';
import type { DeciderRunner } from '../../platform/command-handling/decider-runner';
import { type EmailAddress, emailAddressDecider, emailStream } from './domain/email-address.decider';
import { INSTALLATION_STREAM, type Installation, installationDecider } from './domain/installation.decider';
import { type Session, sessionDecider, sessionStream } from './domain/session.decider';
import { type User, userStream } from './domain/user';
import { userDecider } from './domain/user.decider';

const folded = async <Command, Event extends DomainEvent, State>(
  runner: DeciderRunner,
  decider: Decider<Command, Event, State>,
  stream: string,
): Promise<State> => {
  const history = await runner.history<Event>(stream);
  return history.reduce<State>((state, event) => decider.evolve(state, event), decider.initialState);
};

/** Accounts are looked up in their streams, never in a read model: a sign-in must not see yesterday's password. */
export const readUser = (runner: DeciderRunner, userId: string): Promise<User> =>
  folded(runner, userDecider, userStream(userId));

export const readEmailAddress = (runner: DeciderRunner, emailKey: string): Promise<EmailAddress> =>
  folded(runner, emailAddressDecider, emailStream(emailKey));

export const readSession = (runner: DeciderRunner, sessionId: string): Promise<Session> =>
  folded(runner, sessionDecider, sessionStream(sessionId));

export const readInstallation = (runner: DeciderRunner): Promise<Installation> =>
  folded(runner, installationDecider, INSTALLATION_STREAM);

/** A command of somebody who has no access token, and has proven who they are by a link, a password or a refresh token. */
export const actingAs = (userId: string, context: CommandContext): CommandContext => ({
  ...context,
  actor: { kind: 'user', userId },
});
