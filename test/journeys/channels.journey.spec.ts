import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import type { CorpusServer } from '../corpus/server/corpus-server';
import type { Product, Visitor } from '../support/product';
import { EVENING, productBeforeTariffs } from '../support/research/product-before-tariffs';
import { type MailServer, startMailServer } from '../support/servers/mail-server';
import { type Arrival, type Receiver, startReceiver } from '../support/servers/receiver';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

const HOUR_MS = 3_600_000;
const HOOK = 'https://hook.example/updates';
const SLACK = 'https://hooks.slack.com/services/T1/B2/x3';
const NUMBER = '+12025550123';

const folder = temporaryFolder();
const { setClock, ...desk } = productBeforeTariffs(folder);

let corpus: CorpusServer;
let mails: MailServer;
let hook: Receiver;
let slack: Receiver;
let twilio: Receiver;
let product: Product;
let owner: Visitor;

beforeAll(async () => {
  corpus = await desk.startCorpus();
  mails = await startMailServer();
  [hook, slack, twilio] = await Promise.all([startReceiver(), startReceiver(), startReceiver()]);
  const originOf = ({ url }: Receiver) => new URL(url).origin;
  product = await desk.start({
    SMTP_URL: mails.url,
    MAIL_FROM: 'Aidy <aidy@example.org>',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'token',
    TWILIO_FROM: '+12025550100',
    TWILIO_API_BASE: originOf(twilio),
    FETCH_CONNECT_TO: `${corpus.connectTo()},hook.example=${originOf(hook)},hooks.slack.com=${originOf(slack)}`,
  });
  await signIn();
});
afterAll(async () => {
  await product.stop();
  await Promise.all([corpus.close(), mails.close(), hook.close(), slack.close(), twilio.close()]);
});

const signIn = async (): Promise<void> => {
  owner = await desk.signIn(product);
};
const add = async (kind: string, target: string): Promise<string> =>
  (await owner.post('/api/common/channels/', { kind, target, enabled: true })).body.id;
const sendTest = async (id: string) => (await owner.post(`/api/common/channels/${id}/test/`)).body;
const sentBriefs = async () => (await owner.get('/api/common/deliveries/')).body.briefs;
/** By the clock of the product, which is set back here. */
const verified = (secret: string, arrived: Arrival | undefined): unknown => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(desk.now().getTime());
  try {
    return new Webhook(secret).verify(arrived?.body ?? '', { ...arrived?.headers } as Record<string, string>);
  } finally {
    now.mockRestore();
  }
};
const textOf = ({ body }: { readonly body: string }) => new URLSearchParams(body).get('Body') ?? '';

test('a first brief goes to every channel whose holder agreed, and says there what the mail says', async () => {
  const hookId = await add('webhook', HOOK);
  const slackId = await add('slack', SLACK);
  const textId = await add('sms', NUMBER);

  // Who adds a channel sees at once whether it works.
  expect(await sendTest(hookId)).toEqual({ outcome: 'sent', fault: null, detail: null });
  slack.answer({ status: 404, body: 'no_service' });
  expect(await sendTest(slackId)).toEqual({ outcome: 'failed', fault: 'STATUS_404', detail: '404: no_service' });
  slack.answer({ status: 200, body: 'ok' });
  expect(await sendTest(slackId)).toMatchObject({ outcome: 'sent' });

  // A number gets one question, and nothing else until its holder agrees.
  await until('the number is asked', () => twilio.arrived.length === 1);
  const [question] = twilio.arrived;
  expect(question).toMatchObject({
    path: '/2010-04-01/Accounts/AC1/Messages.json',
    headers: { authorization: `Basic ${Buffer.from('AC1:token').toString('base64')}` },
  });
  const { pathname: link } = new URL(/https?:\S+$/.exec(textOf(question ?? { body: '' }))?.[0] ?? '');
  const page = `/api/common${link}`;
  expect((await product.signedOut.get(page)).body).toEqual({ kind: 'sms', target: NUMBER, confirmed: false });
  expect((await product.signedOut.post(page.replace(textId, hookId))).status).toBe(404);
  expect((await product.signedOut.post(page)).status).toBe(200);
  expect((await product.signedOut.get(page)).body).toMatchObject({ confirmed: true });

  const { body } = await owner.post('/api/topics/create-tracker/', {
    tracker_description: 'Track new and changed United States tariffs by product and country.',
    update_frequency: 'day',
    domains: ['www.whitehouse.gov'],
  });
  const trackerId: string = body.tracker_id;
  await until('the first brief has come everywhere', async () => {
    const states: string[] = (await sentBriefs()).map(({ state }: { state: string }) => state);
    return states.length === 4 && states.every((state) => state === 'delivered');
  });

  const { secret } = (await owner.get(`/api/common/channels/${hookId}/secret/`)).body;
  const arrived = hook.arrived.at(-1);
  expect(verified(secret, arrived)).toMatchObject({ type: 'brief.published' });
  const payload = JSON.parse(arrived?.body ?? '{}');
  expect(payload).toMatchObject({
    type: 'brief.published',
    data: { kind: 'tracker', id: trackerId, first: true, title: 'United States tariffs by product and country' },
  });
  const [first] = payload.data.trackers[0].lines;
  expect(mails.received[0]?.email.text).toContain(first.text);
  expect(first.source).toMatchObject({ host: 'www.whitehouse.gov', quote: expect.any(String) });
  expect(JSON.parse(slack.arrived.at(-1)?.body ?? '{}').blocks.length).toBeGreaterThan(3);
  const text = textOf(twilio.arrived.at(-1) ?? { body: '' });
  expect(text.length).toBeLessThanOrEqual(320);
  const short = new URL(/https?:\S+$/.exec(text)?.[0] ?? '').pathname;
  expect((await product.signedOut.get(short)).headers.location).toBe(`/tracker/${trackerId}`);

  // Left out of Slack, with a receiver that is down and a number that answered STOP.
  await owner.put(`/api/common/channels/${slackId}/muted/`, { kind: 'tracker', id: trackerId, muted: true });
  hook.answer((_arrival, times) => (times < 2 ? { status: 503, body: 'The desk is closed.' } : { status: 204 }));
  twilio.answer({ status: 400, body: JSON.stringify({ code: 21610, message: 'unsubscribed' }) });
  const before = slack.arrived.length;
  setClock(EVENING + 30 * HOUR_MS);
  await until('the next run has published', async () =>
    (await product.events()).some(({ type }) => type === 'UpdatePublished'),
  );
  setClock(Date.parse('2026-07-21T12:00:01Z'));
  await signIn();
  await until('the receiver was down', async () =>
    (await sentBriefs()).some(({ fault, state }: Record<string, string>) => fault === 'STATUS_503' && state === 'due'),
  );
  await until(
    'the number is paused',
    async () => (await owner.get('/api/common/deliveries/')).body.paused.length === 1,
  );
  setClock(Date.parse('2026-07-21T12:45:00Z'));
  await signIn();
  await until('it has come after all', async () =>
    (await sentBriefs()).every(({ kind, state }: Record<string, string>) => kind === 'sms' || state === 'delivered'),
  );
  const key = hook.arrived.at(-1)?.key ?? '';
  expect(hook.arrived.filter((arrival) => arrival.key === key)).toHaveLength(2);
  expect(hook.accepted(key)).toBe(1);
  expect(slack.arrived).toHaveLength(before);

  // What was sent and answered can be read, by its user alone, for 30 days.
  const logOf = (visitor: Visitor) => visitor.get(`/api/common/deliveries/${key}/attempts/`);
  const [down, again] = hook.arrived.filter((arrival) => arrival.key === key);
  const { body: log } = await logOf(owner);
  expect(log).toMatchObject({
    kept_until: expect.stringMatching(/^2026-08-20T12:4/),
    attempts: [
      {
        attempt: 1,
        state: 'failed',
        fault: 'STATUS_503',
        detail: '503',
        exchange: { url: HOOK, body: down?.body, answer: { status: 503, body: 'The desk is closed.' } },
      },
      { attempt: 2, state: 'delivered', exchange: { body: again?.body, answer: { status: 204, body: '' } } },
    ],
  });
  expect(log.attempts[1].exchange.headers).toEqual([
    { name: 'webhook-id', value: key },
    { name: 'webhook-timestamp', value: again?.headers['webhook-timestamp'] },
    { name: 'webhook-signature', value: null },
  ]);
  expect(JSON.stringify(log)).not.toContain(again?.headers['webhook-signature']);
  expect((await logOf(product.as('sue', 'staff', 'admin'))).status).toBe(404);
  const toSlack = (await sentBriefs()).find(({ kind }: { kind: string }) => kind === 'slack');
  expect((await owner.get(`/api/common/deliveries/${toSlack.id}/attempts/`)).status).toBe(404);
  const events = JSON.stringify(await product.events());
  expect(events.includes('STATUS_503') && !events.includes('The desk is closed.')).toBe(true);
  expect((await owner.get('/api/common/deliveries/')).body.paused).toMatchObject([
    { kind: 'sms', channel_id: textId, fault: 'UNSUBSCRIBED' },
  ]);
  await owner.post('/api/common/deliveries/resume/', { channel_id: textId });
  await until('it is resumed', async () => (await owner.get('/api/common/deliveries/')).body.paused.length === 0);

  const { user_uid } = (await owner.get('/api/common/user/')).body;
  const kept = join(folder, 'data', 'files', 'users', user_uid, 'webhooks', key);
  expect(readdirSync(kept)).toEqual(['1.json', '2.json']);
  setClock(Date.parse('2026-08-20T12:50:00Z'));
  await until('they are deleted', () => !existsSync(kept) || readdirSync(kept).length === 0);
  await signIn();
  expect((await logOf(owner)).body).toMatchObject({
    kept_until: null,
    attempts: [
      { state: 'failed', fault: 'STATUS_503', exchange: null },
      { state: 'delivered', exchange: null },
    ],
  });

  // The delivery is forgotten after 90 days, the brief and its short link after a year.
  setClock(Date.parse('2026-10-20T13:00:00Z'));
  await signIn();
  await until('it is forgotten', async () => (await logOf(owner)).status === 404);
  expect((await product.as('sue', 'staff').get(`/api/admin/deliveries/${key}/`)).status).toBe(404);
  expect((await product.signedOut.get(short)).status).toBe(302);
  setClock(Date.parse('2027-07-20T13:00:00Z'));
  await until('its brief is forgotten', async () => (await product.signedOut.get(short)).status === 404);

  // What a rebuild would make of the log is what is there.
  const models = ['effects', 'briefs', 'briefs-of-news', 'kept-exchanges'];
  const reports = await product.app.get(ProjectionRunner, { strict: false }).verify(models);
  expect(reports.filter(({ differences }) => differences > 0)).toEqual([]);
  expect(reports).toHaveLength(models.length);
});

test('a webhook cannot lead into a private network', async () => {
  await signIn();
  const id = await add('webhook', 'https://169.254.169.254/latest/meta-data');
  expect(await sendTest(id)).toMatchObject({ outcome: 'failed', fault: 'NOT_ALLOWED' });
});
