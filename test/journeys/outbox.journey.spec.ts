import { parseHTML } from 'linkedom';
import { accountSteps } from '../support/accounts/account-steps';
import { type AccountsApp, startAccountsApp } from '../support/accounts/accounts-app';
import { temporaryFolder } from '../support/temporary-folder';

const dataDir = temporaryFolder();
const environment = { ADMIN_EMAIL: 'root@example.org', ADMIN_PASSWORD: 'a lamp for the harbour' };
let aidy: AccountsApp;
let steps: ReturnType<typeof accountSteps>;
beforeAll(async () => {
  aidy = await startAccountsApp({ dataDir, environment });
  steps = accountSteps(aidy);
});
afterAll(() => aidy.close());

const setCookies = (headers: Record<string, unknown>): string[] =>
  (headers['set-cookie'] as string[] | undefined) ?? [];

/** A browser that keeps its cookie. */
const browser = () => {
  let cookie = '';
  const kept = (): Record<string, string> => (cookie === '' ? {} : { cookie });
  return {
    ask: async (path: string, email: string) => {
      const answer = await aidy.post(path, { email }, kept());
      const [given] = setCookies(answer.headers);
      if (given !== undefined) cookie = given.split(';')[0] ?? '';
      return answer;
    },
    look: (path = '/outbox', headers: Record<string, string> = {}) => aidy.get(path, { ...kept(), ...headers }),
  };
};
const subjects = (html: string) =>
  [...parseHTML(html).document.querySelectorAll('h2')].map((heading) => heading.textContent);
const REGISTER = '/api/common/send-verify-email/';
const FORGOT = '/api/common/send-reset-email/';

test('a new user without a mail server finds the link and follows it', async () => {
  const { ask, look } = browser();
  const response = await ask(REGISTER, 'ann@example.org');
  expect(setCookies(response.headers)).toEqual([
    // Kept when the browser is closed, as long as the link works.
    expect.stringMatching(/^aidy_outbox=[\w-]{43}; Max-Age=259200; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/),
  ]);
  await aidy.mailTo('ann@example.org');

  const { status, text, headers } = await look();
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(subjects(text)).toEqual(['Activate your Aidy account']);
  const { document } = parseHTML(text);
  const [, , uid = '', token = ''] = new URL(
    document.querySelector('.mail a')?.getAttribute('href') ?? '',
  ).pathname.split('/');
  expect((await steps.verify({ uid, token })).status).toBe(200);
});

test('the page and the mail run no scripts and load no external resources', async () => {
  const { ask, look } = browser();
  await ask(REGISTER, 'bob@example.org');
  await aidy.mailTo('bob@example.org');
  const page = await look();
  const address = parseHTML(page.text).document.querySelector('article header a')?.getAttribute('href') ?? '';
  expect(address).toMatch(/^\/outbox\/[\w-]+$/);
  const mail = await look(address);
  for (const { text, headers } of [page, mail]) {
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('script-src');
    expect(headers['cache-control']).toBe('no-store, no-transform');
    expect(parseHTML(text).document.querySelectorAll('script, img, form, link, iframe')).toHaveLength(0);
  }
  const addresses = [...parseHTML(page.text).document.querySelectorAll('a')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  for (const href of addresses) expect(href).toMatch(/^(\/outbox\/|http:\/\/localhost:3000\/)/);
});

test('a browser sees only the mail it requested', async () => {
  const [one, other] = [browser(), browser()];
  await one.ask(REGISTER, 'carol@example.org');
  await other.ask(REGISTER, 'dave@example.org');
  const { id } = await aidy.mailTo('carol@example.org');
  await aidy.mailTo('dave@example.org');
  expect((await one.look()).text).toContain('carol@example.org');
  expect((await other.look()).text).not.toContain('carol@example.org');
  expect((await one.look(`/outbox/${id}`)).status).toBe(200);
  expect((await other.look(`/outbox/${id}`)).status).toBe(404);
  expect((await browser().look(`/outbox/${id}`)).status).toBe(404);
  expect(subjects((await browser().look()).text)).toEqual(['No emails yet']);
});

test('a browser keeps one cookie, which is set whether or not the address is known', async () => {
  const { ask, look } = browser();
  expect(setCookies((await ask(FORGOT, 'nobody@example.org')).headers)).toHaveLength(1);
  expect(setCookies((await ask(FORGOT, 'ann@example.org')).headers)).toHaveLength(0);
  await aidy.mailTo('ann@example.org', 2);
  expect(subjects((await look()).text)).toEqual(['Set a new Aidy password']);
});

test('a response stored for an Idempotency-Key contains no cookie', async () => {
  const send = () => aidy.post(FORGOT, { email: 'ann@example.org' }, { 'idempotency-key': 'reset-1' });
  expect(setCookies((await send()).headers)).toHaveLength(1);
  expect(setCookies((await send()).headers)).toHaveLength(0);
});

test('mail to an account with a role is not shown, and the cookie reveals nothing', async () => {
  const { ask, look } = browser();
  expect(setCookies((await ask(FORGOT, environment.ADMIN_EMAIL)).headers)).toHaveLength(1);
  const { id } = await aidy.mailTo(environment.ADMIN_EMAIL);
  expect(subjects((await look()).text)).toEqual(['No emails yet']);
  expect((await look(`/outbox/${id}`)).status).toBe(404);
});

test.each<[string, Record<string, string>]>([
  ['a proxy', { 'x-forwarded-for': '127.0.0.1' }],
  ['another proxy', { forwarded: 'for=127.0.0.1' }],
  ['a gateway', { via: '1.1 gateway' }],
  ['another name', { host: 'aidy.example.org' }],
  ['a rebound name', { host: '127.0.0.1.evil.example:3000' }],
])('through %s there is no outbox, and no cookie for it', async (_name, headers) => {
  const { status, body } = await aidy.get('/outbox', headers);
  expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  const response = await aidy.post(REGISTER, { email: 'eve@example.org' }, headers);
  expect(setCookies(response.headers)).toEqual([]);
  expect((await aidy.get('/api/common/config/', headers)).body.outbox).toBe(false);
});

test.each(['../events.db', '..%2Fevents.db', '%00', 'index.ndjson', 'x'.repeat(5000)])(
  '/outbox/%s is nothing',
  async (id) => {
    expect((await aidy.get(`/outbox/${id}`)).status).toBe(404);
  },
);

test('the configuration announces the outbox', async () => {
  const { body } = await aidy.get('/api/common/config/');
  expect(body).toEqual({
    product_name: 'Aidy',
    sign_ins: { email: true, google: false, oidc: false },
    google_client_id: null,
    oidc_label: null,
    map: 'built_in',
    google_maps_api_key: null,
    text_messages: false,
    billing: 'local',
    pricing_table: null,
    plans: [],
    engines: ['feeds'],
    editors: ['rules'],
    free_plan: { trackers: 5, daily: 2 },
    sends_mail: false,
    outbox: true,
  });
});

test('there is no outbox page unless the product is reachable only locally', async () => {
  const public_ = await startAccountsApp({
    dataDir: `${dataDir}/public`,
    environment: { PUBLIC_URL: 'https://aidy.example.org' },
  });
  expect((await public_.get('/outbox')).status).toBe(404);
  const response = await public_.post(REGISTER, { email: 'eve@example.org' });
  expect(setCookies(response.headers)).toEqual([]);
  await public_.mailTo('eve@example.org');
  await public_.close();
});
