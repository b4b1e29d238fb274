import { OUTBOX, type OutboxFolder } from '#platform/mail/outbox-folder';
import { mailTo } from '../support/delivery/outbox-mail';
import { type FakeGoogle, CLIENT_ID, startFakeGoogle } from '../support/fakes/fake-google';
import { type Product, type Visitor, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

const PASSWORD = 'correct harbour lamp';

const folder = temporaryFolder();
let google: FakeGoogle;
let product: Product;

beforeAll(async () => {
  google = await startFakeGoogle();
  product = await startProduct(folder, { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CERTS_URL: google.certsUrl });
});
afterAll(async () => {
  await product.stop();
  await google.close();
});

const mail = (address: string, count = 1) =>
  mailTo(product.app.get<OutboxFolder>(OUTBOX, { strict: false }), address, count);

const join = async (email: string, referral_code?: string, count = 1): Promise<Visitor> => {
  await product.signedOut.post('/api/common/send-verify-email/', { email, referral_code });
  const [, , uid = '', token = ''] = new URL((await mail(email, count)).links[0] ?? '').pathname.split('/');
  const names = { first_name: 'Ann', last_name: 'Lee' };
  const { body } = await product.signedOut.post('/api/common/verify-account/', {
    uid,
    token,
    ...names,
    password: PASSWORD,
  });
  return product.bearing(body.access);
};
const userOf = async (person: Visitor) => (await person.get('/api/common/user/')).body;
const codeOf = async (person: Visitor): Promise<string> =>
  new URL((await userOf(person)).referral_link).searchParams.get('ref') ?? '';
const mayHaveDaily = (person: Visitor, limit: number): Promise<void> =>
  until(`${limit} may be daily`, async () => (await userOf(person)).day_tracker_limit === limit);
const redeemed = async (): Promise<number> =>
  (await product.events()).filter(({ type }) => type === 'ReferralRedeemed').length;

test('an invitation leads to an account, and both may have one more daily tracker within the same limits', async () => {
  const ann = await join('ann@example.org');
  expect((await ann.post('/api/common/refer/', { email: 'bob@example.org' })).status).toBe(200);
  const { links, subject } = await mail('bob@example.org');
  expect([subject, links]).toEqual(['You are invited to Aidy', [(await userOf(ann)).referral_link]]);

  const bob = await join('bob@example.org', await codeOf(ann), 2);
  await mayHaveDaily(ann, 3);
  await mayHaveDaily(bob, 3);
  expect(await userOf(bob)).toMatchObject({ total_tracker_limit: 5 });
  // Never more than there may be in total.
  const code = await codeOf(ann);
  for (const name of ['cid', 'dan', 'eli']) await join(`${name}@example.org`, code);
  await until('all are counted', async () => (await redeemed()) === 4);
  await mayHaveDaily(ann, 5);
  const [row] = (await product.as('sue', 'staff').get('/api/admin/referrals/')).body;
  expect(row).toMatchObject({ user_id: (await userOf(ann)).user_uid, invited: 1, redeemed: 4 });
});

test('a registration with Google counts once, however often it is tried', async () => {
  const ann = await join('gabi@example.org');
  const code = await codeOf(ann);
  const credential = await google.credential({ sub: '42', email: 'hal@example.org' });
  const before = await redeemed();
  const signIn = () => product.signedOut.post('/api/common/sign-in/', { credential, referral_code: code });
  await Promise.all([signIn(), signIn(), signIn()]);
  await signIn();
  await mayHaveDaily(ann, 3);
  expect(await redeemed()).toBe(before + 1);
});

test('an existing account, an unknown code and one’s own code do not count', async () => {
  const ann = await join('ines@example.org');
  const code = await codeOf(ann);
  const before = await redeemed();
  const jon = await join('jon@example.org', 'nobodys-code');
  await jon.post('/api/common/delete-account/', { password: PASSWORD });
  const again = await join('jon@example.org', code, 1);
  expect(await userOf(again)).toMatchObject({ day_tracker_limit: 2 });
  await product.signedOut.post('/api/common/sign-in/', {
    username: 'ines@example.org',
    password: PASSWORD,
    referral_code: code,
  });
  // A later one is counted, so the earlier ones would have been.
  await join('kim@example.org', code);
  await mayHaveDaily(ann, 3);
  expect(await redeemed()).toBe(before + 1);
});

test.each([
  ['', 'Email is required'],
  ['ann', 'Please enter a valid email'],
  ['a@b.c', 'Please enter a valid email'],
  [`${'a'.repeat(65)}@example.org`, 'Please enter a valid email'],
  [`ann@${'a'.repeat(250)}.org`, 'Please enter a valid email'],
  ['ann@example.org, bob@example.org', 'Please enter a valid email'],
  ['ann@example.org\r\nBcc: bob@example.org', 'Please enter a valid email'],
])('%j is no address to invite', async (email, message) => {
  const { status, body } = await product.as('ann').post('/api/common/refer/', { email });
  expect([status, body.errors?.[0]]).toEqual([400, { path: 'email', message }]);
});
