import { type Decider, refuse } from '#kernel/decider';
import { type AdministratorAppointed, installationEvents } from './installation.events';

export interface AppointAdministrator {
  readonly type: 'AppointAdministrator';
  readonly userId: string;
}

export interface Installation {
  readonly appointed: boolean;
}

/** The only stream of its category: guarantees that the first administrator is appointed once. */
export const INSTALLATION = 'administrator';

export const installationDecider: Decider<AppointAdministrator, AdministratorAppointed, Installation> = {
  events: installationEvents,
  initialState: { appointed: false },
  evolve: () => ({ appointed: true }),
  decide: ({ userId }, { appointed }) =>
    appointed
      ? refuse('CONFLICT', 'This installation has its first administrator already.')
      : [{ type: 'AdministratorAppointed', data: { userId } }],
};
