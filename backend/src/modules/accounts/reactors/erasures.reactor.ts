import type { Recorded } from '../../../kernel/recorded-event';
import type { DeciderRunner } from '../../../platform/command-handling/decider-runner';
import type { KeyStore } from '../../../platform/crypto/key-store';
import type { OutboxFolder } from '../../../platform/mail/outbox-folder';
import type { Reactor } from '../../../platform/projection-runner/reactor';
import { completeErasure } from '../commands/erase-user/complete-erasure';
import type { UserEvent } from '../domain/user.events';

/** Completes an erasure that the process did not live to finish. */
export const erasuresReactor = (runner: DeciderRunner, keyStore: KeyStore, outbox: OutboxFolder): Reactor => ({
  name: 'erasures',
  categories: ['user'],
  async react(recorded) {
    const event = recorded as Recorded<UserEvent>;
    if (event.type === 'UserErased') await completeErasure(runner, keyStore, outbox, event);
  },
});
