import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { aMail, mailerContract } from '#test/contract/mailer.contract';
import { temporaryFolder } from '#test/support/temporary-folder';
import { OutboxFolder } from './outbox-folder';
import { OutboxMailer } from './outbox.mailer';

let outboxes = 0;
const root = temporaryFolder();
const newOutbox = () => {
  const folder = join(root, `outbox-${outboxes++}`);
  const outbox = new OutboxFolder(folder);
  return { folder, outbox, mailer: new OutboxMailer(outbox, 'Aidy <aidy@example.org>') };
};

mailerContract('outbox', async () => {
  const { outbox, mailer } = newOutbox();
  return {
    mailer,
    sent: async () => {
      const entries = (await outbox.list()).toReversed();
      return Promise.all(entries.map(async ({ id }) => PostalMime.parse(await outbox.read(id))));
    },
    close: async () => mailer.close(),
  };
});

test('stores a complete message that only the file’s owner may read', async () => {
  const { folder, outbox, mailer } = newOutbox();
  await mailer.send(aMail({ askedBy: 'browser' }));
  const [entry] = await outbox.list();
  expect(entry).toEqual({
    id: '01946f2a-0000-8000-8000-00000000d001',
    date: '2026-03-01T12:00:00.000Z',
    recipientId: 'ann',
    askedBy: 'browser',
  });
  const file = join(folder, '01946f2a-0000-8000-8000-00000000d001.eml');
  expect(await PostalMime.parse(await readFile(file))).toMatchObject({
    to: [{ address: 'ann@example.org' }],
    subject: 'Activate your Aidy account',
  });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test('stores a mail once even if it is sent again', async () => {
  const { outbox, mailer } = newOutbox();
  await mailer.send(aMail());
  await mailer.send(aMail());
  expect(await outbox.list()).toHaveLength(1);
});

test('stores mails sent concurrently, newest first', async () => {
  const { outbox, mailer } = newOutbox();
  await Promise.all(['m1', 'm2', 'm3'].map((id) => mailer.send(aMail({ messageId: `${id}@localhost` }))));
  expect((await outbox.list()).map(({ id }) => id).sort()).toEqual(['m1', 'm2', 'm3']);
});

test('removes all mail to one recipient and nothing else', async () => {
  const { folder, outbox, mailer } = newOutbox();
  await mailer.send(aMail({ messageId: 'm1@localhost', recipientId: 'ann' }));
  await mailer.send(aMail({ messageId: 'm2@localhost', recipientId: 'bob', to: 'bob@example.org' }));
  await outbox.forget('ann');
  expect((await outbox.list()).map(({ id }) => id)).toEqual(['m2']);
  expect((await readdir(folder)).sort()).toEqual(['index.ndjson', 'm2.eml']);
});

test('an empty outbox lists nothing and opens no unknown name', async () => {
  const { outbox } = newOutbox();
  expect(await outbox.list()).toEqual([]);
  expect(() => outbox.read('../secrets')).toThrow('No such mail');
});
