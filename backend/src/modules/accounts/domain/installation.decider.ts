import { type Decider, refuse } from '../../../kernel/decider';
import type { AdministratorAppointed, InstallationEvent } from './installation.events';

export interface AppointAdministrator {
  readonly type: 'AppointAdministrator';
  readonly administrator: AdministratorAppointed['data'];
}

export interface Installation {
  readonly appointed: boolean;
}

export const INSTALLATION_STREAM = 'installation-administrator';

export const installationDecider: Decider<AppointAdministrator, InstallationEvent, Installation> = {
  initialState: { appointed: false },
  evolve: () => ({ appointed: true }),
  decide: ({ administrator }, { appointed }) =>
    appointed
      ? refuse('INVALID', 'This installation has its administrator already.')
      : [{ type: 'AdministratorAppointed', data: administrator }],
};
