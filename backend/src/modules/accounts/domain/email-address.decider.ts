import { type EmailAddressEvent, emailAddressEvents } from '#events/accounts/email-address.events';
import type { ProviderIdentity } from '#events/accounts/user.events';
import { assertNever } from '#kernel/assert-never';
import { type Decider, type Decision, refuse } from '#kernel/decider';

export interface ClaimEmail {
  readonly type: 'ClaimEmail';
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  /** At least one of these two, with which the account's owner signs in. */
  readonly passwordHash: string | null;
  readonly identity: ProviderIdentity | null;
}

export interface ReleaseEmail {
  readonly type: 'ReleaseEmail';
  readonly userId: string;
}

export type EmailAddressCommand = ClaimEmail | ReleaseEmail;

export type EmailAddress = { readonly status: 'free' } | { readonly status: 'claimed'; readonly userId: string };

const decide = (command: EmailAddressCommand, state: EmailAddress): Decision<EmailAddressEvent> => {
  switch (command.type) {
    case 'ClaimEmail': {
      if (state.status === 'claimed') {
        return state.userId === command.userId
          ? refuse('INVALID', 'This link has already been used. Please sign in.')
          : refuse('CONFLICT', 'This email address already has an account. Please sign in.');
      }
      const { userId, firstName, lastName, passwordHash, identity } = command;
      return [{ type: 'EmailClaimed', data: { userId, firstName, lastName, passwordHash, identity } }];
    }
    case 'ReleaseEmail':
      return state.status === 'claimed' && state.userId === command.userId
        ? [{ type: 'EmailReleased', data: { userId: command.userId } }]
        : [];
    default:
      return assertNever(command);
  }
};

const evolve = (_state: EmailAddress, event: EmailAddressEvent): EmailAddress => {
  switch (event.type) {
    case 'EmailClaimed':
      return { status: 'claimed', userId: event.data.userId };
    case 'EmailReleased':
      return { status: 'free' };
    default:
      return assertNever(event);
  }
};

export const emailAddressDecider: Decider<EmailAddressCommand, EmailAddressEvent, EmailAddress> = {
  events: emailAddressEvents,
  initialState: { status: 'free' },
  evolve,
  decide,
};
