import { inviteEvents } from '#events/organisations/invite.events';
import { AdmitMember } from '#modules/accounts/published';
import { CancelEffectsOfUser, planOutboundEffect } from '#modules/outbound/published';
import type { KeyStore } from '#platform/crypto/key-store';
import type { OutboxFolder } from '#platform/mail/outbox-folder';
import { sideEffectStep, processOf, sendStep, statefulProcessOf } from '#platform/processes/process';
import { inviteDecider } from '../domain/invite.decider';
import { INVITE_MAIL } from '../mails/invite-mail.kind';

export const invitesLeadToMails = processOf(inviteEvents, {
  name: 'invite-mails',
  on: ['InviteMade', 'InviteSentAgain'],
  mayLag: true,
  react: (event) => [
    planOutboundEffect(event, {
      kind: INVITE_MAIL,
      userId: event.data.userId,
      subject: { requestedBy: event.id },
      expiresAt: event.data.expiresAt,
    }),
  ],
});

/** Nothing is done for somebody whose account was erased meanwhile. */
export const usedInvitesMakeAccounts = statefulProcessOf(inviteDecider, {
  name: 'admitted-members',
  on: ['InviteUsed'],
  react: ({ data: { userId, firstName, lastName, passwordHash } }, invite) => {
    if (invite.status !== 'used' || invite.email === null) return [];
    if (firstName === null || lastName === null || passwordHash === null) return [];
    const { email, role: memberType, organisation } = invite;
    return [sendStep(AdmitMember, { userId, email, memberType, organisation, firstName, lastName, passwordHash })];
  },
});

/** An address that did not become an account's is forgotten, in the log and in the outbox. */
export const closedInvitesForgetAddresses = (
  keyStore: Pick<KeyStore, 'destroyKey'>,
  outbox: Pick<OutboxFolder, 'forget'>,
) =>
  processOf(inviteEvents, {
    name: 'forgotten-invites',
    on: ['InviteWithdrawn', 'InviteExpired'],
    react: ({ data: { userId } }) => [
      sendStep(CancelEffectsOfUser, { userId }),
      sideEffectStep('forget-mail', () => outbox.forget(userId)),
      sideEffectStep('destroy-key', () => keyStore.destroyKey(userId)),
    ],
  });
