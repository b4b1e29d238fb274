import { join } from 'node:path';
import supertest from 'supertest';
import { z } from 'zod';
import { openMail } from '#modules/accounts/outbox/stored-mail';
import { OutboxFolder } from '#platform/mail/outbox-folder';
import type { Product, Visitor } from './product';
import { until } from './until';

export interface Person {
  readonly email: string;
  readonly first: string;
  readonly last: string;
}

export const PEOPLE_PASSWORD = 'correct harbour lamp';

const session = z.object({ access: z.string(), refresh: z.string() });

const verifyLink = async (outbox: OutboxFolder, email: string): Promise<{ uid: string; token: string }> => {
  let link: RegExpMatchArray | null = null;
  await until(`${email} has mail`, async () => {
    for (const { id } of await outbox.list()) {
      const { to, html } = await openMail(id, await outbox.read(id));
      if (to === email) link = /\/verify-email\/([\w-]+)\/([\w-]+)/.exec(html);
    }
    return link !== null;
  });
  const [, uid = '', token = ''] = link ?? [];
  return { uid, token };
};

/** Registers and activates a user in a running product, through the mail in its outbox. */
export const joinProduct = async (address: string, dataDir: string, { email, first, last }: Person) => {
  await supertest(address).post('/api/common/send-verify-email/').send({ email }).expect(200);
  const link = await verifyLink(new OutboxFolder(join(dataDir, 'outbox')), email);
  const body = { ...link, first_name: first, last_name: last, password: PEOPLE_PASSWORD };
  const activated = await supertest(address).post('/api/common/verify-account/').send(body).expect(200);
  return session.parse(activated.body);
};

/** Registers and activates a user in a product that a test started, whose outbox is in `dataDir`. */
export const joined = async (
  product: Pick<Product, 'app' | 'bearing'>,
  dataDir: string,
  { email, first = 'Ann', last = 'Lee' }: Pick<Person, 'email'> & Partial<Person>,
): Promise<{ readonly id: string; readonly visitor: Visitor }> => {
  const { access } = await joinProduct(await product.app.getUrl(), dataDir, { email, first, last });
  const visitor = product.bearing(access);
  return { id: (await visitor.get('/api/common/user/')).body.user_uid, visitor };
};

/** The status of a sign-in. */
export const signIn = async (address: string, { email }: Person): Promise<number> => {
  const body = { username: email, password: PEOPLE_PASSWORD };
  return (await supertest(address).post('/api/common/sign-in/').send(body)).status;
};
