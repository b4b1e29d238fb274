import { type Decider, refuse } from '../../../kernel/decider';
import type { AdministratorAppointed } from './installation.events';

export interface AppointAdministrator {
  readonly type: 'AppointAdministrator';
  readonly userId: string;
}

export interface Installation {
  readonly appointed: boolean;
}

export const INSTALLATION_STREAM = 'installation-administrator';

export const installationDecider: Decider<AppointAdministrator, AdministratorAppointed, Installation> = {
  initialState: { appointed: false },
  evolve: () => ({ appointed: true }),
  decide: ({ userId }, { appointed }) =>
    appointed
      ? refuse('CONFLICT', 'This installation has its first administrator already.')
      : [{ type: 'AdministratorAppointed', data: { userId } }],
};
