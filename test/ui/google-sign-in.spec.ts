import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { type AidyProcess, startAidy } from '../support/aidy-process';
import { CLIENT_ID, type FakeGoogle, startFakeGoogle } from '../support/fakes/fake-google';
import { temporaryFolder } from '../support/temporary-folder';
import { PASSWORD } from './accounts';
import { expectSoon, openPage, type PageOptions, seriousFindings, withBrowser } from './browser';
import { sidewaysOverflow } from './in-page';
import { joinAs } from './signed-in';

const folder = temporaryFolder();

let google: FakeGoogle;
let aidy: AidyProcess;
beforeAll(async () => {
  google = await startFakeGoogle();
  aidy = await startAidy({
    DATA_DIR: join(folder, 'data'),
    STARTER_CONTENT: 'off',
    RATE_LIMIT_SCALE: '100',
    GOOGLE_CLIENT_ID: CLIENT_ID,
    GOOGLE_CERTS_URL: google.certsUrl,
  });
});
afterAll(async () => {
  await aidy.stop();
  await google.close();
});

/** Stands in for Google's script: a button of the same size, whose sign-in is over at once. */
const standIn = (credential: string): string => `{
  let options;
  const renderButton = (place, { width }) => {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Continue with Google' });
    button.style = 'height: 40px; width: ' + width + 'px';
    button.onclick = () => options.callback({ credential: ${JSON.stringify(credential)} });
    place.replaceChildren(button);
  };
  window.google = { accounts: { id: { initialize: (given) => (options = given), renderButton } } };
}`;

const openAs = async (browser: Browser, credential: string, options: PageOptions = {}) => {
  const opened = await openPage(browser, { baseURL: aidy.url, ...options });
  await opened.page.route('https://accounts.google.com/gsi/client', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: standIn(credential) }),
  );
  return opened;
};
const asNew = (name: string) =>
  google.credential({ sub: `sub-of-${name}`, email: `${name}@example.org`, given_name: name });

const continueWithGoogle = (page: Page) => page.getByRole('button', { name: 'Continue with Google' }).click();

test.each([
  ['/sign-in', 1440, 'light'],
  ['/sign-in', 390, 'dark'],
  ['/register?ref=friend', 768, 'dark'],
  ['/register', 390, 'light'],
] as const)(
  'on %s at %i px, %s, Google’s button follows the form, fits, and passes axe',
  async (path, width, colorScheme) => {
    await withBrowser(async (browser) => {
      const { page, consoleErrors } = await openAs(browser, '', { width, colorScheme });
      await page.goto(path);
      await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
      await page.getByRole('separator', { name: 'or' }).waitFor();
      expect(await sidewaysOverflow(page)).toBe(0);
      expect([...consoleErrors, ...(await seriousFindings(page))]).toEqual([]);
    });
  },
);

test('a visitor’s draft becomes the first tracker of the account that Google opens', async () => {
  const credential = await asNew('ann');
  await withBrowser(async (browser) => {
    const { page, consoleErrors } = await openAs(browser, credential);
    await page.goto('/explore');
    await page.getByLabel('Topic').fill('Crewed missions to the Moon');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('dialog', { name: 'Start with Aidy' }).waitFor();
    await continueWithGoogle(page);
    await page.waitForURL('**/tracker/*');
    await page.getByRole('heading', { level: 1, name: 'Crewed missions to the Moon' }).waitFor();
    await page.goto('/user');
    await page.getByText('ann@example.org').first().waitFor();
    await expectSoon(() => page.getByLabel('First name').inputValue()).toBe('ann');
    expect(consoleErrors).toEqual([]);
  });
});

test('a draft that waited for a mail is created after signing in with Google instead', async () => {
  const credential = await asNew('mailed');
  await withBrowser(async (browser) => {
    const { page } = await openAs(browser, credential);
    await page.goto('/explore');
    await page.getByLabel('Topic').fill('Reservoir levels');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Email').fill('mailed@example.org');
    await page.getByRole('button', { name: 'Start Tracking' }).click();
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.goto('/sign-in');
    await continueWithGoogle(page);
    await page.waitForURL('**/tracker/*');
    await page.getByRole('heading', { level: 1, name: 'Reservoir levels' }).waitFor();
  });
});

test('somebody who is asked to sign in goes on where they were', async () => {
  const credential = await asNew('bob');
  await withBrowser(async (browser) => {
    const { page } = await openAs(browser, credential);
    await page.goto('/explore');
    await page.getByRole('link', { name: 'My Trackers' }).click();
    await page.getByRole('dialog', { name: 'Sign In' }).waitFor();
    await continueWithGoogle(page);
    await page.getByText('Login successful!').waitFor();
    await page.waitForURL('**/list-trackers');
  });
});

test('the referral code of the link is carried to registration', async () => {
  const credential = await asNew('cleo');
  await withBrowser(async (browser) => {
    const { page } = await openAs(browser, credential);
    await page.goto('/register?ref=friend&member_type=legislation');
    const sent = page.waitForRequest(/api\/common\/sign-in/);
    await continueWithGoogle(page);
    expect((await sent).postDataJSON()).toEqual({ credential, referral_code: 'friend', member_type: 'legislation' });
    await page.waitForURL('**/list-trackers');
  });
});

test('an account with the same address is linked after its password was given', async () => {
  const credential = await asNew('dora');
  await withBrowser(async (browser) => {
    const { page } = await openAs(browser, credential, { width: 390 });
    await joinAs(page, 'dora@example.org');
    await page.goto('/sign-in');
    await continueWithGoogle(page);
    const dialog = page.getByRole('dialog', { name: 'Link your account' });
    await dialog.getByText('dora@example.org already has an account here.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByLabel('Password', { exact: true }).fill('a desk by the door');
    await dialog.getByRole('button', { name: 'Link and sign in' }).click();
    await dialog.getByText('The email or the password is wrong.').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Link and sign in' }).click();
    await page.waitForURL('**/list-trackers');
    await page.goto('/user');
    await page.getByText('Google or password').waitFor();

    await page.goto('/sign-in');
    await continueWithGoogle(page);
    await page.waitForURL('**/list-trackers');
  });
});

test('a forged credential and a script that does not load are failures in the form', async () => {
  await withBrowser(async (browser) => {
    const { page } = await openAs(browser, 'forged');
    await page.goto('/sign-in');
    await continueWithGoogle(page);
    await page.getByText('An error occurred during Google login.').waitFor();

    const { page: offline } = await openPage(browser, { baseURL: aidy.url });
    await offline.route('https://accounts.google.com/**', (route) => route.abort());
    await offline.goto('/register');
    await offline.getByText('An error occurred during Google login.').waitFor();
    await expectSoon(() => offline.getByRole('button', { name: 'Start Tracking' }).isEnabled()).toBe(true);
  });
});

test('Google’s button is all there is without passwords; the account is deleted by its address', async () => {
  const credential = await asNew('emil');
  const only = await startAidy({
    DATA_DIR: join(folder, 'only-google'),
    STARTER_CONTENT: 'off',
    GOOGLE_CLIENT_ID: CLIENT_ID,
    GOOGLE_CERTS_URL: google.certsUrl,
    LOCAL_SIGN_IN: 'off',
  });
  try {
    await withBrowser(async (browser) => {
      const { page } = await openAs(browser, credential, { baseURL: only.url });
      for (const path of ['/register', '/sign-in']) {
        await page.goto(path);
        await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
        await page.getByLabel('Email').waitFor({ state: 'detached' });
      }
      await page.goto('/forgot');
      await page.getByText('Please sign in with Google: passwords are turned off here.').waitFor();
      await page.getByRole('link', { name: 'Back to sign in' }).click();
      await continueWithGoogle(page);
      await page.waitForURL('**/list-trackers');

      await page.goto('/user');
      await page.getByRole('button', { name: 'Delete account' }).click();
      const dialog = page.getByRole('dialog', { name: 'Delete account' });
      await dialog.getByLabel('Your email, to confirm').fill('emil@example.org');
      await dialog.getByRole('button', { name: 'Delete account' }).click();
      await page.getByText('Account deleted').waitFor();
    });
  } finally {
    await only.stop();
  }
});
