import { CreateTracker } from '#modules/trackers/published';
import { decide, processOf, send, statefulProcessOf } from '#platform/processes/process';
import { keptDraftOf } from '../commands/send-verify-email/pending-tracker';
import { emailAddressEvents } from '../domain/email-address.events';
import { INSTALLATION, installationDecider } from '../domain/installation.decider';
import { installationEvents } from '../domain/installation.events';
import { userDecider } from '../domain/user.decider';

/** Once the address is claimed, the registration becomes an account. */
export const claimsActivateAccounts = processOf(emailAddressEvents, {
  name: 'account-activations',
  on: ['EmailClaimed'],
  react: ({ data: { userId, ...activation } }) => [decide(userDecider, userId, { type: 'Activate', activation })],
});

/** Registering through the setup link asks to be the administrator; the first account that was activated is appointed. */
export const setupAppointsAdministrator = statefulProcessOf(userDecider, {
  name: 'administrator-appointment',
  on: ['UserActivated'],
  react: ({ data: { userId } }, user) =>
    user.status === 'active' && user.asAdministrator
      ? [decide(installationDecider, INSTALLATION, { type: 'AppointAdministrator', userId })]
      : [],
});

export const administratorHoldsRoles = processOf(installationEvents, {
  name: 'administrator-roles',
  on: ['AdministratorAppointed'],
  react: ({ data: { userId } }) => [
    decide(userDecider, userId, { type: 'GrantRoles', roles: ['staff', 'admin', 'super'] }),
  ],
});

/** Makes the tracker that waited for the account. One that cannot be made costs the person nothing but the tracker. */
export const activationsMakePendingTrackers = statefulProcessOf(userDecider, {
  name: 'activations',
  on: ['UserActivated'],
  mayLag: true,
  react: (_activated, user) => {
    const draft = user.status === 'active' ? keptDraftOf(user.pendingTracker) : null;
    return draft === null ? [] : [send(CreateTracker, { draft, asStaff: false })];
  },
});
