import type { Recorded } from '../../../../kernel/recorded-event';
import { reactionTo } from '../../../../platform/command-handling/command-context';
import type { DeciderRunner } from '../../../../platform/command-handling/decider-runner';
import type { KeyStore } from '../../../../platform/crypto/key-store';
import type { OutboxFolder } from '../../../../platform/mail/outbox-folder';
import { emailAddressDecider, emailStream } from '../../domain/email-address.decider';
import type { UserErased } from '../../domain/user.events';

/**
 * What follows from an erasure, by the handler or by a reactor after a crash: the address is free again, kept mail is
 * gone, and with the person's key everything personal in the log becomes unreadable.
 */
export const completeErasure = async (
  runner: DeciderRunner,
  keyStore: KeyStore,
  outbox: OutboxFolder,
  erased: Recorded<UserErased>,
): Promise<void> => {
  const { userId, emailKey } = erased.data;
  if (emailKey !== null) {
    const release = { type: 'ReleaseEmail' as const, userId };
    await runner.run(emailAddressDecider, emailStream(emailKey), release, reactionTo(erased));
  }
  await outbox.forget(userId);
  await keyStore.destroyKey(userId);
};
