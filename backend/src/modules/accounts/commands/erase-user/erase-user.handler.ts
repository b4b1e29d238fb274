import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '../../../../kernel/decider';
import { DeciderRunner } from '../../../../platform/command-handling/decider-runner';
import { KEY_STORE, type KeyStore } from '../../../../platform/crypto/key-store';
import { OUTBOX, OutboxFolder } from '../../../../platform/mail/outbox-folder';
import { readUser } from '../../account-streams';
import { userStream } from '../../domain/user';
import { userDecider } from '../../domain/user.decider';
import type { UserErased, UserEvent } from '../../domain/user.events';
import type { Recorded } from '../../../../kernel/recorded-event';
import { AccountKeys } from '../../keys/account-keys';
import { completeErasure } from './complete-erasure';
import { EraseUser } from './erase-user.command';

const isErasure = (event: Recorded<UserEvent>): event is Recorded<UserErased> => event.type === 'UserErased';

@CommandHandler(EraseUser)
export class EraseUserHandler implements ICommandHandler<EraseUser> {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly keys: AccountKeys,
    @Inject(KEY_STORE) private readonly keyStore: KeyStore,
    @Inject(OUTBOX) private readonly outbox: OutboxFolder,
  ) {}

  async execute({ userId, context }: EraseUser) {
    const user = await readUser(this.runner, userId);
    const email = user.status === 'pending' || user.status === 'active' ? user.email : null;
    const emailKey = email === null ? null : this.keys.emailKey(email);
    const erased = await this.runner.run(userDecider, userStream(userId), { type: 'Erase', emailKey }, context);
    if (isRefusal(erased)) return erased;
    const erasure = erased.events.find(isErasure);
    if (erasure !== undefined) await completeErasure(this.runner, this.keyStore, this.outbox, erasure);
    return { result: {}, position: erased.position };
  }
}
