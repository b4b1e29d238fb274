import { PASSWORD, accountSteps, bearer } from '../support/accounts/account-steps';
import { type AccountsApp, startAccountsApp } from '../support/accounts/accounts-app';
import { temporaryFolder } from '../support/temporary-folder';

const dataDir = temporaryFolder();
let aidy: AccountsApp;
let steps: ReturnType<typeof accountSteps>;
beforeAll(async () => {
  const environment = { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' };
  aidy = await startAccountsApp({ dataDir, environment });
  steps = accountSteps(aidy);
});
afterAll(() => aidy.close());

const signIn = (username: string, password: string, headers: Readonly<Record<string, string>>) =>
  aidy.post('/api/common/sign-in/', { username, password }, headers);
const cookieOf = (answer: { get(name: 'Set-Cookie'): string[] | undefined }): string =>
  answer
    .get('Set-Cookie')
    ?.find((header) => header.startsWith('aidy_known='))
    ?.split(';')[0] ?? '';
/** Uses up the attempts of an address for an account. */
const guess = async (username: string, from: string): Promise<readonly number[]> => {
  const statuses: number[] = [];
  for (let index = 0; index < 11; index++)
    statuses.push((await signIn(username, 'a wrong guess', { 'x-forwarded-for': from })).status);
  return statuses;
};

test('guesses at a password keep neither its owner’s browser out, nor the owner elsewhere', async () => {
  const email = 'ann@example.org';
  await steps.register(email);
  const activated = await steps.verify(await steps.linkOf(email));
  expect(await guess(email, '10.0.0.1')).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  // The same address, such as that of an office.
  const here = { 'x-forwarded-for': '10.0.0.1' };
  expect((await signIn(email, PASSWORD, here)).status).toBe(429);
  expect((await signIn(email, PASSWORD, { ...here, cookie: cookieOf(activated) })).status).toBe(200);
  expect((await signIn(email, PASSWORD, { 'x-forwarded-for': '10.0.0.2' })).status).toBe(200);
});

test('a mailed link to set a new password lets a new browser in past guesses from its address', async () => {
  const email = 'bob@example.org';
  await steps.join(email);
  await steps.forgot(email);
  const reset = await steps.reset(await steps.linkOf(email, 2), 'another harbour lamp');
  expect(reset.status).toBe(200);
  await guess(email, '10.0.0.3');
  const known = { 'x-forwarded-for': '10.0.0.3', cookie: cookieOf(reset) };
  expect((await signIn(email, 'another harbour lamp', known)).status).toBe(200);
});

test('an account that does not exist is limited in the same way', async () => {
  expect(await guess('nobody@example.org', '10.0.0.4')).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
});

test('the present password is guessed no more often where it is changed', async () => {
  const dan = bearer((await steps.join('dan@example.org')).access);
  const guess = () =>
    aidy.post('/api/common/change-password/', { password: 'a wrong guess', new_password: 'another harbour lamp' }, dan);
  const statuses: number[] = [];
  for (let index = 0; index < 11; index++) statuses.push((await guess()).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
});

test.each([
  ['activates an account', '/api/common/verify-account/', { first_name: 'Eve', last_name: 'Lee' }],
  ['sets a new password', '/api/common/reset-password/', {}],
])('a link that %s is guessed no more often than a password', async (_what, path, more) => {
  const statuses: number[] = [];
  for (let index = 0; index < 11; index++) {
    const guess = { uid: `of ${path}`, token: `guess ${index}`, password: PASSWORD, ...more };
    statuses.push((await aidy.post(path, guess, { 'x-forwarded-for': '10.0.0.5' })).status);
  }
  expect(statuses.slice(0, 10)).not.toContain(429);
  expect(statuses[10]).toBe(429);
});

test('looking at what links are for keeps nobody of the same address from signing in', async () => {
  const from = { 'x-forwarded-for': '10.0.0.6' };
  const email = 'fay@example.org';
  await steps.join(email);
  for (let index = 0; index < 55; index++) {
    const link = { purpose: 'verify', uid: `colleague-${index}`, token: 'theirs' };
    expect((await aidy.post('/api/common/check-link/', link, from)).status).toBe(200);
  }
  expect((await signIn(email, PASSWORD, from)).status).toBe(200);
});
