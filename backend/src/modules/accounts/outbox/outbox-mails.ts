import { Inject, Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '#events/accounts/user.events';
import { StreamReader } from '#platform/command-handling/stream-reader';
import { OUTBOX, OutboxFolder } from '#platform/mail/outbox-folder';
import { emailAddressDecider } from '../domain/email-address.decider';
import { userDecider } from '../domain/user.decider';
import { AccountKeys } from '../keys/account-keys';
import { type StoredMail, openMail } from './stored-mail';

const MAX_MAILS = 20;
/** Mail is written shortly after it was requested: an early request waits for it instead of showing an empty page. */
const PATIENCE_MS = 2000;
const POLL_MS = 50;

/** Stored mail that this browser requested, but never mail to accounts with a role. */
@Injectable()
export class OutboxMails {
  constructor(
    @Inject(OUTBOX) private readonly outbox: OutboxFolder,
    private readonly streams: StreamReader,
    private readonly keys: AccountKeys,
  ) {}

  /** Newest first; waits briefly for the first one. */
  async awaited(browser: Browser): Promise<readonly StoredMail[]> {
    for (let waited = 0; ; waited += POLL_MS) {
      const mails = await this.of(browser);
      if (browser === null || mails.length > 0 || waited >= PATIENCE_MS) return mails;
      await pause(POLL_MS);
    }
  }

  private async of(browser: Browser): Promise<readonly StoredMail[]> {
    if (browser === null) return [];
    const entries = (await this.outbox.list()).filter(({ askedBy }) => askedBy === browser).slice(0, MAX_MAILS);
    const mails = await Promise.all(entries.map(async ({ id }) => openMail(id, await this.outbox.read(id))));
    const displayed = await Promise.all(mails.map(async (mail) => ((await this.isToOneWithARole(mail)) ? [] : [mail])));
    return displayed.flat();
  }

  async one(id: string, browser: Browser): Promise<StoredMail | undefined> {
    return (await this.of(browser)).find((mail) => mail.id === id);
  }

  /** Checked by address when mail is shown, since roles are granted after the account's mail. */
  private async isToOneWithARole({ to }: StoredMail): Promise<boolean> {
    const address = await this.streams.stateOf(emailAddressDecider, this.keys.emailKey(to));
    if (address.status === 'free') return false;
    const user = await this.streams.stateOf(userDecider, address.userId);
    return user.status === 'active' && user.roles.length > 0;
  }
}
