import { emailAddressEvents } from '#events/accounts/email-address.events';
import { installationEvents } from '#events/accounts/installation.events';
import { userEvents } from '#events/accounts/user.events';
import { idOf } from '#kernel/stream-name';
import { CreateTracker } from '#modules/trackers/published';
import { commandStep, processOf, sendStep, statefulProcessOf } from '#platform/processes/process';
import { ReleaseErasedEmail } from '../commands/release-erased-email.command';
import { keptDraftOf } from '../commands/send-verify-email/pending-tracker';
import { identityDecider } from '../domain/identity.decider';
import { INSTALLATION, installationDecider } from '../domain/installation.decider';
import { userDecider } from '../domain/user.decider';

/**
 * Turns a registration into an account once the address is claimed. If the person was erased just before, the address is
 * released: that erasure found nothing to release.
 */
export const claimsActivateAccounts = processOf(emailAddressEvents, {
  name: 'account-activations',
  on: ['EmailClaimed'],
  react: ({ stream, data: { userId, ...activation } }) => [
    commandStep(userDecider, userId, { type: 'Activate', activation }),
    sendStep(ReleaseErasedEmail, { emailKey: idOf(stream), userId }),
  ],
});

/** A linked identity leads to its account from now on. */
export const linksClaimIdentities = processOf(userEvents, {
  name: 'claimed-identities',
  on: ['GoogleLinked', 'IdentityLinked'],
  react: ({ data: { userId, identityKey } }) => [
    commandStep(identityDecider, identityKey, { type: 'ClaimIdentity', userId }),
  ],
});

/**
 * A registration through the setup link requests the administrator role; the first such account to be activated is
 * appointed.
 */
export const setupAppointsAdministrator = statefulProcessOf(userDecider, {
  name: 'administrator-appointment',
  on: ['UserActivated'],
  react: ({ data: { userId } }, user) =>
    user.status === 'active' && user.asAdministrator
      ? [commandStep(installationDecider, INSTALLATION, { type: 'AppointAdministrator', userId })]
      : [],
});

export const administratorHoldsRoles = processOf(installationEvents, {
  name: 'administrator-roles',
  on: ['AdministratorAppointed'],
  react: ({ data: { userId } }) => [
    commandStep(userDecider, userId, { type: 'GrantRoles', roles: ['staff', 'admin', 'super'], statedReason: null }),
  ],
});

/** Creates the account's pending tracker. If that fails, only the tracker is lost. */
export const activationsMakePendingTrackers = statefulProcessOf(userDecider, {
  name: 'activations',
  on: ['UserActivated'],
  mayLag: true,
  react: (_activated, user) => {
    const draft = user.status === 'active' ? keptDraftOf(user.pendingTracker) : null;
    return draft === null ? [] : [sendStep(CreateTracker, { draft, asStaff: false })];
  },
});
