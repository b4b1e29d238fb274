import { parseHTML } from 'linkedom';
import { type StoredMail, openMail } from '#modules/accounts/outbox/stored-mail';
import type { OutboxFolder } from '#platform/mail/outbox-folder';
import { until } from '../until';

/** A received mail. */
export interface ReceivedMail extends StoredMail {
  /** Its distinct link targets. */
  readonly links: readonly string[];
}

const received = (mail: StoredMail): ReceivedMail => {
  const anchors = [...parseHTML(mail.html).document.querySelectorAll('a[href]')];
  return { ...mail, links: [...new Set(anchors.map((anchor) => anchor.getAttribute('href') ?? ''))] };
};

/** The `count`-th mail to an address, once it has arrived. */
export const mailTo = async (outbox: OutboxFolder, address: string, count = 1): Promise<ReceivedMail> => {
  let found: ReceivedMail[] = [];
  await until(`${address} has mail`, async () => {
    const entries = (await outbox.list()).toReversed();
    const mails = await Promise.all(entries.map(async ({ id }) => received(await openMail(id, await outbox.read(id)))));
    found = mails.filter(({ to }) => to === address);
    return found.length >= count;
  });
  const mail = found[count - 1];
  if (mail === undefined) throw new Error('no such mail');
  return mail;
};
