import type { Page } from 'playwright-core';
import { sharedService, type SharedServices } from '../support/shared/services';
import { until } from '../support/until';
import { ROOT } from './accounts';
import { openPage, seriousFindings, settled, withBrowser } from './browser';
import { storeInTab, stored, storedInTab, namesStored, pressWithoutSession } from './in-page';
import { pageHeading } from './locators';
import { newSession, type Session } from './signed-in';
import { banner, expireAccess, impersonate, isLive, type Member, newMember, signInHere, twoTabs } from './two-tabs';

/** What two people leave to each other at one browser: nothing; and what signs them out: themselves. */

let aidy: SharedServices['product'];
let ann: Member;
let bob: Member;

beforeAll(async () => {
  aidy = await sharedService('product');
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    ann = await newMember(page, 'ann-leaving');
    bob = await newMember(page, 'bob-leaving');
  });
});

/** In a session of the test's own, as it may end it. */
const withTabs = (
  account: { username: string; password: string },
  act: (one: Page, two: Page, session: Session) => Promise<void>,
) =>
  withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    const session = await newSession(page, account);
    const { one, two } = await twoTabs(browser, aidy.url, session);
    await act(one, two, session);
  });
const asAnn = (act: (one: Page, two: Page, session: Session) => Promise<void>) =>
  withTabs({ username: ann.email, password: ROOT.password }, act);
const asRoot = (act: (one: Page, two: Page, session: Session) => Promise<void>) => withTabs(ROOT, act);

const signedOut = (page: Page) => until('nobody is signed in', async () => (await stored(page, 'access')) === null);

test('a draft of somebody whose session ended waits for them, with its folder, and is not made for who signs in', () =>
  asAnn(async (one, _two, { access }) => {
    const folder = await one.request.post('/api/topics/create-collection/', {
      headers: { authorization: `Bearer ${access}` },
      data: { name: 'Of Ann' },
    });
    const { id } = (await folder.json()) as { id: string };
    await settled(one, () => one.goto(`/list-trackers/${id}`));
    await one.keyboard.press('c');
    await one.getByLabel('Description').fill('Drafted by Ann');
    await pressWithoutSession(one, 'Create Tracker');
    const dialog = one.getByRole('dialog', { name: 'Sign In' });
    await dialog.waitFor();
    await signInHere(one, bob.email);
    await one.getByRole('link', { name: 'Tracker of bob-leaving' }).waitFor();
    expect(await one.getByText('Drafted by Ann').count()).toBe(0);
    await one.goto('/sign-in');
    await signedOut(one);
    await signInHere(one, ann.email);
    await pageHeading(one, 'Drafted by Ann').waitFor();
    await one.goto(`/list-trackers/${id}`);
    await one.getByRole('link', { name: 'Drafted by Ann' }).waitFor();
  }));

test('the administration is closed while somebody is impersonated, and open again after Exit; no tab is signed out', () =>
  asRoot(async (one, two) => {
    await settled(one, () => one.goto('/list-trackers'));
    await two.goto('/admin/users');
    await pageHeading(two, 'Users').waitFor();
    await impersonate(one, bob);
    await banner(two, bob).waitFor();
    await pageHeading(two, 'Closed while you are impersonating someone').waitFor();
    expect(await seriousFindings(two)).toEqual([]);
    await two.reload();
    await two.getByRole('button', { name: 'Exit' }).click();
    await pageHeading(two, 'Users').waitFor();
    await one.getByRole('button', { name: 'Impersonate' }).waitFor();
  }));

test('signing out of an impersonation in another tab ends the super user’s session, too', () =>
  asRoot(async (one, two, own) => {
    await settled(one, () => one.goto('/list-trackers'));
    await impersonate(one, bob);
    await settled(one, async () => undefined);
    await two.goto('/sign-in');
    await signedOut(two);
    await until('the own tokens are gone', async () => (await storedInTab(one, 'ownRefresh')) === null);
    await settled(one, async () => undefined);
    expect(await isLive(two, own.refresh)).toBe(false);
  }));

test('Exit after an impersonation has expired restores the super user', () =>
  asRoot(async (one) => {
    await settled(one, () => one.goto('/list-trackers'));
    await impersonate(one, bob);
    await expireAccess(one);
    await one.getByRole('button', { name: 'Exit' }).click();
    await one.getByRole('button', { name: 'Impersonate' }).waitFor();
    expect(await isLive(one, String(await stored(one, 'refresh')))).toBe(true);
  }));

test.each([
  [
    'is unavailable',
    (page: Page) => page.route('**/check-staff*', (route) => route.fulfill({ status: 503, body: '' })),
  ],
  ['cannot be reached', (page: Page) => page.route('**/api/**', (route) => route.abort())],
])('staff stay signed in where the server %s', (_how, fail) =>
  asRoot(async (one) => {
    await one.goto('/admin/users');
    await pageHeading(one, 'Users').waitFor();
    await fail(one);
    await settled(one, () => one.goto('/admin/trackers'));
    expect(new URL(one.url()).pathname).toBe('/admin/trackers');
    expect(await stored(one, 'access')).not.toBeNull();
  }),
);

test('signing out leaves nothing of a person in a tab or in the browser', () =>
  asAnn(async (one, two) => {
    const names = () => namesStored(two);
    await settled(one, () => one.goto('/list-trackers'));
    await two.goto('/list-trackers');
    await two.getByRole('link', { name: 'Tracker of ann-leaving' }).click();
    await pageHeading(two, 'Tracker of ann-leaving').waitFor();
    await storeInTab(two, { [`user:${ann.userId}:conversations`]: '{}' });
    await until('the visit is noted', async () => (await names()).includes(`user:${ann.userId}:trackerVisits`));
    await one.goto('/sign-in');
    await signedOut(one);
    await until('it is gone', async () => (await names()).every((name) => !name.includes(ann.userId)));
  }));

describe('a person led to the sign-in page by a guard', () => {
  const ledThere = async (page: Page, path: string) => {
    await page.goto(path);
    await page.getByText(`you are signed in as ${ann.email}`).waitFor();
  };

  test.each(['/Collection', '/admin/users'])('they stay signed in at %s, until they say otherwise', (path) =>
    asAnn(async (one, two, { refresh }) => {
      await settled(two, () => two.goto('/list-trackers'));
      await ledThere(one, path);
      await one.reload();
      await one.getByText(`you are signed in as ${ann.email}`).waitFor();
      expect(await seriousFindings(one)).toEqual([]);
      await two.getByRole('link', { name: 'Tracker of ann-leaving' }).waitFor();
      expect(await stored(one, 'access')).not.toBeNull();
      await one.getByRole('button', { name: 'Sign Out' }).click();
      await signedOut(one);
      await two.getByText('You are signed out.').waitFor();
      await settled(one, async () => undefined);
      expect(await isLive(one, refresh)).toBe(false);
    }),
  );

  test('they are signed out when somebody else signs in', () =>
    asAnn(async (one, two, { refresh }) => {
      await settled(two, () => two.goto('/list-trackers'));
      await ledThere(one, '/Collection');
      await signInHere(one, bob.email);
      await pageHeading(one, 'My Trackers').waitFor();
      await two.getByRole('link', { name: 'Tracker of bob-leaving' }).waitFor();
      await settled(one, async () => undefined);
      expect(await isLive(one, refresh)).toBe(false);
    }));

  test('leaves it, and is signed out by it on the next visit', () =>
    asAnn(async (one) => {
      await ledThere(one, '/Collection');
      await one.getByRole('link', { name: 'My Trackers' }).click();
      await one.getByRole('link', { name: 'Sign Out' }).click();
      await signedOut(one);
    }));
});

test('a tab that was signed out elsewhere says so, and asks for nothing that would be refused', () =>
  asAnn(async (one, two) => {
    await settled(two, () => two.goto('/list-trackers'));
    const refused: string[] = [];
    two.on('response', (response) => void (response.status() === 401 && refused.push(response.url())));
    await one.goto('/sign-in');
    await signedOut(one);
    await two.getByText('You are signed out.').waitFor();
    await settled(two, () =>
      two.locator('html').evaluate((html) => html.ownerDocument.dispatchEvent(new Event('visibilitychange'))),
    );
    expect(refused).toEqual([]);
  }));
