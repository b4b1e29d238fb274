import { userEvents } from '#events/accounts/user.events';
import { CancelEffectsOfUser } from '#modules/outbound/published';
import type { KeyStore } from '#platform/crypto/key-store';
import { folderOfUser } from '#platform/file-store/file-name';
import type { FileStore } from '#platform/file-store/file-store';
import { deleteBelow } from '#platform/file-store/files-below';
import type { OutboxFolder } from '#platform/mail/outbox-folder';
import type { Erasures } from '#platform/processes/contributions';
import { commandStep, sideEffectStep, processOf, sendStep, statefulProcessOf } from '#platform/processes/process';
import { RevokeApiTokensOfUser } from '../commands/revoke-api-tokens-of-user/revoke-api-tokens-of-user.command';
import { channelsDecider } from '../domain/channels.decider';
import { emailAddressDecider } from '../domain/email-address.decider';
import { identityDecider } from '../domain/identity.decider';
import { userDecider } from '../domain/user.decider';

const releaseEmail = (emailKey: string, userId: string) =>
  commandStep(emailAddressDecider, emailKey, { type: 'ReleaseEmail', userId });

/**
 * Releases the address, deletes stored mail, and destroys the key, without which no personal data in the log can be
 * read.
 */
export const erasuresDestroyKeys = (keyStore: Pick<KeyStore, 'destroyKey'>, outbox: Pick<OutboxFolder, 'forget'>) =>
  processOf(userEvents, {
    name: 'erasures',
    on: ['UserErased', 'RegistrationExpired'],
    react: ({ type, data }) => [
      ...(type === 'UserErased' && data.emailKey !== null ? [releaseEmail(data.emailKey, data.userId)] : []),
      sideEffectStep('forget-mail', () => outbox.forget(data.userId)),
      sideEffectStep('destroy-key', () => keyStore.destroyKey(data.userId)),
    ],
  });

/**
 * Deletes a person's files, whichever area stored them. Lags while the file store is away, which does not keep the key from
 * being destroyed.
 */
export const erasuresDeleteFiles = (files: Pick<FileStore, 'list' | 'delete'>) =>
  processOf(userEvents, {
    name: 'deleted-files',
    on: ['UserErased'],
    mayLag: true,
    react: ({ data: { userId } }) => [sideEffectStep('delete-files', () => deleteBelow(files, folderOfUser(userId)))],
  });

/** Deletes the user's data in other areas. */
export const erasuresReachEveryArea = (erasures: Erasures) =>
  processOf(userEvents, {
    name: 'erased-belongings',
    on: ['UserErased'],
    react: ({ data: { userId } }) => erasures.stepsFor(userId),
  });

/** Revokes the API tokens, to remove them from the read model; without an account no token is accepted anyway. */
export const erasuresRevokeApiTokens = processOf(userEvents, {
  name: 'revoked-api-tokens',
  on: ['UserErased'],
  mayLag: true,
  react: ({ data: { userId } }) => [sendStep(RevokeApiTokensOfUser, { userId })],
});

/** Cancels deliveries: nothing more is sent to the person, and nothing that could not be sent is kept. */
export const erasuresCancelEffects = processOf(userEvents, {
  name: 'cancelled-deliveries',
  on: ['UserErased', 'RegistrationExpired'],
  mayLag: true,
  react: ({ data: { userId } }) => [sendStep(CancelEffectsOfUser, { userId })],
});

export const erasuresRemoveChannels = processOf(userEvents, {
  name: 'removed-channels',
  on: ['UserErased'],
  react: ({ data: { userId } }) => [commandStep(channelsDecider, userId, { type: 'RemoveAllChannels', userId })],
});

/** A sign-in with Google or another provider leads to a new account afterwards. */
export const erasuresReleaseIdentities = statefulProcessOf(userDecider, {
  name: 'released-identities',
  on: ['UserErased'],
  react: ({ data: { userId }, metadata: { occurred_at: releasedAt } }, user) =>
    user.status === 'erased'
      ? user.identities.map((key) => commandStep(identityDecider, key, { type: 'ReleaseIdentity', userId, releasedAt }))
      : [],
});
