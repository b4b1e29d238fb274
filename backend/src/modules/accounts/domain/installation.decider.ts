import { type AdministratorAppointed, installationEvents } from '#events/accounts/installation.events';
import { type Decider, refuse } from '#kernel/decider';

export interface AppointAdministrator {
  readonly type: 'AppointAdministrator';
  readonly userId: string;
}

export interface Installation {
  readonly appointed: boolean;
}

/** Id of the only stream of its category, which guarantees that the first administrator is appointed once. */
export const INSTALLATION = 'administrator';

export const installationDecider: Decider<AppointAdministrator, AdministratorAppointed, Installation> = {
  events: installationEvents,
  initialState: { appointed: false },
  evolve: () => ({ appointed: true }),
  decide: ({ userId }, { appointed }) =>
    appointed
      ? refuse('CONFLICT', 'This installation already has its first administrator.')
      : [{ type: 'AdministratorAppointed', data: { userId } }],
};
