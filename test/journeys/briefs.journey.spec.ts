import type { Email } from 'postal-mime';
import request from 'supertest';
import type { CorpusServer } from '../corpus/server/corpus-server';
import type { Product, Visitor } from '../support/product';
import { EVENING, account, productBeforeTariffs } from '../support/research/product-before-tariffs';
import { type MailServer, startMailServer } from '../support/servers/mail-server';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

const HOUR_MS = 3_600_000;

const folder = temporaryFolder();
const { setClock, ...desk } = productBeforeTariffs(folder);

let corpus: CorpusServer;
let server: MailServer;
let product: Product;
let owner: Visitor;

beforeAll(async () => {
  corpus = await desk.startCorpus();
  server = await startMailServer();
  product = await desk.start({
    SMTP_URL: server.url,
    MAIL_FROM: 'Aidy <aidy@example.org>',
    FETCH_CONNECT_TO: corpus.connectTo(),
  });
  await signIn();
});
afterAll(async () => {
  await product.stop();
  await Promise.all([corpus.close(), server.close()]);
});

const signIn = async (): Promise<void> => {
  owner = await desk.signIn(product);
};
const eventsOf = async (type: string) => (await product.events()).filter((event) => event.type === type);
const header = (mail: Email | undefined, name: string): string =>
  mail?.headers.find(({ key }) => key === name)?.value ?? '';
const mails = () => server.received.map(({ email }) => email);

test('a first overview is mailed at once, later news at the chosen hour, and a day without news has no mail', async () => {
  const { body } = await owner.post('/api/topics/create-tracker/', {
    tracker_description: 'Track new and changed United States tariffs by product and country.',
    update_frequency: 'day',
    domains: ['www.whitehouse.gov'],
  });
  const trackerId: string = body.tracker_id;
  await until('the first brief has come', () => mails().length === 1);
  const [first] = mails();
  expect(first).toMatchObject({
    subject: 'United States tariffs by product and country: your first brief',
    to: [{ address: account.username }],
    html: expect.stringContaining('What is known so far, July 19, 2026'),
  });
  expect(first?.text).toContain(`/tracker/${trackerId}`);
  expect(first?.text?.match(/\/go\//g)?.length).toBeGreaterThan(2);

  // The run of the day was due shortly before noon. It is late: its news waits for the next.
  setClock(EVENING + 30 * HOUR_MS);
  await until('the next run has published', async () => (await eventsOf('UpdatePublished')).length === 1);
  const { period } = (await eventsOf('RunRequested')).at(-1)?.data as { readonly period: string };
  expect([period > '2026-07-20T10:30', period <= '2026-07-20T11:30:00.000Z']).toEqual([true, true]);
  await until('the news wait', async () => (await eventsOf('NewsQueued')).length === 2);
  expect((await eventsOf('NewsQueued')).at(-1)).toMatchObject({ data: { dueAt: '2026-07-21T12:00:00.000Z' } });
  expect(mails()).toHaveLength(1);

  setClock(Date.parse('2026-07-21T12:00:01Z'));
  await until('the brief of the day has come', () => mails().length === 2);
  const [, daily] = mails();
  expect(daily?.subject).toMatch(/^United States tariffs by product and country: /);
  expect(daily?.html).toContain('additional 50% tariffs on certain goods of Canada');
  expect(daily?.html).not.toContain('src=');
  expect(header(daily, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');

  // The link in the mail opens a page on which the reader judges the line.
  const judged = /\/feedback\/[^"?]+/.exec(daily?.html ?? '')?.[0] ?? '';
  const { body: line } = await product.signedOut.get(`/api/common${judged}`);
  expect(line).toMatchObject({ tracker: 'United States tariffs by product and country', verdict: null });
  expect((await product.signedOut.post(`/api/common${judged}x`, { verdict: 'wrong' })).status).toBe(404);
  expect((await product.signedOut.post(`/api/common${judged}`, { verdict: 'known' })).status).toBe(200);
  expect((await eventsOf('FeedbackGiven')).map(({ data }) => data)).toMatchObject([{ verdict: 'known', trackerId }]);
  await until('it is known', async () => {
    const { body: shown } = await product.signedOut.get(`/api/common${judged}`);
    return shown.verdict === 'known';
  });

  // The day after has nothing new.
  setClock(EVENING + 54 * HOUR_MS);
  await until('the run of the next day has ended', async () => (await eventsOf('NothingNewFound')).length === 1);
  setClock(Date.parse('2026-07-22T12:00:01Z'));
  await until('the time of the next day is over', async () => (await product.signedOut.get('/readyz')).status === 200);
  expect(await eventsOf('NewsQueued')).toHaveLength(2);
  expect(mails()).toHaveLength(2);

  // A mail client can turn the mails off without a person.
  const link = new URL(/<(.+)>/.exec(header(daily, 'list-unsubscribe'))?.[1] ?? '').pathname;
  expect((await product.signedOut.get(`/api/common${link}`)).body).toEqual({
    kind: 'tracker',
    title: 'United States tariffs by product and country',
  });
  const oneClick = await request(await product.app.getUrl())
    .post(link)
    .type('form')
    .send({ 'List-Unsubscribe': 'One-Click' });
  expect(oneClick.status).toBe(200);
  await signIn();
  expect((await owner.get(`/api/topics/tracker/${trackerId}/`)).body.email_updates).toBe(false);
  expect((await eventsOf('EmailUpdatesTurnedOff')).map(({ metadata }) => metadata.actor.kind)).toEqual(['user']);
  const altered = link.replace(trackerId, 'another');
  expect((await product.signedOut.post(altered)).status).toBe(404);
  expect((await product.signedOut.get(`/api/common${altered}`)).status).toBe(404);
});
