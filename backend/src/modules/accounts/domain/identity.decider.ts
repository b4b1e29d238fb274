import { type IdentityEvent, identityEvents } from '#events/accounts/identity.events';
import { assertNever } from '#kernel/assert-never';
import { type Decider, type Decision, refuse } from '#kernel/decider';

export type IdentityCommand =
  | { readonly type: 'ClaimIdentity'; readonly userId: string }
  | {
      readonly type: 'ReleaseIdentity';
      readonly userId: string;
      /** ISO 8601 UTC. */
      readonly releasedAt: string;
    };

export type Identity =
  | {
      readonly status: 'free';
      /** Time at which its last account was erased: what the provider issued before opens nothing. Null if it had none. */
      readonly releasedAt: string | null;
    }
  | { readonly status: 'claimed'; readonly userId: string };

const decide = (command: IdentityCommand, state: Identity): Decision<IdentityEvent> => {
  const { userId } = command;
  switch (command.type) {
    case 'ClaimIdentity':
      if (state.status === 'free') return [{ type: 'IdentityClaimed', data: { userId } }];
      return state.userId === userId ? [] : refuse('CONFLICT', 'This identity already has an account.');
    case 'ReleaseIdentity':
      return state.status === 'claimed' && state.userId === userId
        ? [{ type: 'IdentityReleased', data: { userId, releasedAt: command.releasedAt } }]
        : [];
    default:
      return assertNever(command);
  }
};

const evolve = (_state: Identity, event: IdentityEvent): Identity => {
  switch (event.type) {
    case 'IdentityClaimed':
      return { status: 'claimed', userId: event.data.userId };
    case 'IdentityReleased':
      return { status: 'free', releasedAt: event.data.releasedAt };
    default:
      return assertNever(event);
  }
};

/** Decides which account an identity at a sign-in provider opens. */
export const identityDecider: Decider<IdentityCommand, IdentityEvent, Identity> = {
  events: identityEvents,
  initialState: { status: 'free', releasedAt: null },
  evolve,
  decide,
};
