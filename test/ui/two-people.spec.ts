import type { Page } from 'playwright-core';
import { sharedService, type SharedServices } from '../support/shared/services';
import { until } from '../support/until';
import { PASSWORD } from './accounts';
import { openPage, settled, withBrowser } from './browser';
import { holdRequests } from './hold-requests';
import { store, stored, pressWhenSwapped } from './in-page';
import { newSession } from './signed-in';
import {
  banner,
  claimsOf,
  expireAccess,
  impersonate,
  isLive,
  type Member,
  newMember,
  newRootSession,
  sendersOf,
  signInHere,
  twoTabs,
} from './two-tabs';

/** Two people at one browser, and a super user acting as one of them: no tab shows one and writes as another. */

let aidy: SharedServices['product'];
let ann: Member;
let bob: Member;

beforeAll(async () => {
  aidy = await sharedService('product');
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    ann = await newMember(page, 'ann-of-two');
    bob = await newMember(page, 'bob-of-two');
  });
});

/** Each in a session of their own, as tests end them. */
const tabsOf = (member: Member | 'root') =>
  withTabs(async (page) =>
    member === 'root' ? newRootSession(page) : newSession(page, { username: member.email, password: PASSWORD }),
  );

const withTabs =
  (sessionOf: (page: Page) => Promise<Awaited<ReturnType<typeof newRootSession>>>) =>
  (act: (tabs: { one: Page; two: Page }) => Promise<void>): Promise<void> =>
    withBrowser(async (browser) => {
      const { page } = await openPage(browser, { baseURL: aidy.url });
      await act(await twoTabs(browser, aidy.url, await sessionOf(page)));
    });

const trackerOf = (page: Page, name: string) => page.getByRole('link', { name: `Tracker of ${name}` });

/** Signs out in a tab, as its entry in the sidebar does. */
const signOutIn = async (page: Page): Promise<void> => {
  await page.goto('/sign-in');
  await until('nobody is signed in', async () => (await stored(page, 'access')) === null);
};

test('every tab follows an impersonation at once, and its end in whichever tab', () =>
  tabsOf('root')(async ({ one, two }) => {
    await one.goto('/list-trackers');
    await settled(two, () => two.goto('/list-trackers'));
    await impersonate(one, bob);
    await banner(two, bob).waitFor();
    await trackerOf(two, 'bob-of-two').waitFor();
    const senders = sendersOf(two);
    await two.getByRole('link', { name: 'Feed' }).first().click();
    await until('the feed has been asked for', () => senders.length > 0);
    expect(new Set(senders)).toEqual(new Set([bob.userId]));
    // The super user's own tokens are in the other tab.
    await two.getByRole('button', { name: 'Exit' }).click();
    await two.getByText('Exited impersonation').waitFor();
    await two.getByRole('button', { name: 'Impersonate' }).waitFor();
    await one.getByRole('button', { name: 'Impersonate' }).waitFor();
    expect(await trackerOf(one, 'bob-of-two').count()).toBe(0);
    expect(await isLive(one, String(await stored(one, 'refresh')))).toBe(true);
  }));

test('a page that has not heard of it sends nothing as another person, and is theirs when it is shown again', () =>
  tabsOf(ann)(async ({ one, two }) => {
    // As in the back/forward cache.
    await two.addInitScript(`
      delete window.BroadcastChannel;
      for (const name of ['storage', 'visibilitychange'])
        window.addEventListener(name, (event) => event.stopImmediatePropagation(), true);
    `);
    await settled(two, () => two.goto('/list-trackers'));
    await trackerOf(two, 'ann-of-two').waitFor();
    await two.keyboard.press('c');
    await two.getByLabel('Description').fill('Written by Ann');
    const senders = sendersOf(two);
    const pressed = pressWhenSwapped(two, 'Create Tracker');
    const { session } = bob;
    await one.goto('/color-mode.js');
    await store(one, { ...session });
    await pressed;
    await trackerOf(two, 'bob-of-two').waitFor();
    expect(await trackerOf(two, 'ann-of-two').count()).toBe(0);
    expect(await two.getByRole('dialog').count()).toBe(0);
    await one.goto('/list-trackers');
    await trackerOf(one, 'bob-of-two').waitFor();
    expect(await one.getByRole('link', { name: 'Written by Ann' }).count()).toBe(0);

    await signOutIn(one);
    await signInHere(one, ann.email);
    await trackerOf(one, 'ann-of-two').waitFor();
    await until(
      'the other tab can read it',
      async () => claimsOf(String(await stored(two, 'access'))).sub === ann.userId,
    );
    await two.locator('html').evaluate((html) => html.ownerDocument.defaultView.dispatchEvent(new Event('pageshow')));
    await trackerOf(two, 'ann-of-two').waitFor();
    expect(await trackerOf(two, 'bob-of-two').count()).toBe(0);
    // What it polls while nobody is signed in goes out as nobody's.
    const persons = senders.filter((sender) => sender !== 'nobody');
    expect(new Set(persons)).toEqual(new Set([ann.userId, bob.userId]));
  }));

test('a refused write is not sent again as another person', () =>
  tabsOf(ann)(async ({ one, two }) => {
    await settled(one, () => one.goto('/explore'));
    const senders: string[] = [];
    await one.route('**/create-tracker*', (route) => {
      senders.push(claimsOf(String(route.request().headers().authorization)).sub);
      return senders.length === 1 ? route.fulfill({ status: 401, json: { code: 'AUTH_REQUIRED' } }) : route.continue();
    });
    const refresh = await holdRequests(one, '**/refresh-token*', 'sent');
    await one.getByLabel('Topic').fill('A topic of Ann');
    await one.getByRole('button', { name: 'Start' }).click();
    await refresh.isHeld();
    await signOutIn(two);
    await signInHere(two, bob.email);
    await trackerOf(two, 'bob-of-two').waitFor();
    refresh.release();
    await settled(one, () => one.getByRole('link', { name: 'My Trackers' }).click());
    await trackerOf(one, 'bob-of-two').waitFor();
    expect(senders).toEqual([ann.userId]);
    expect(await one.getByText('A topic of Ann').count()).toBe(0);
  }));

test.each(['sent', 'answered'] as const)(
  'a refresh that is in flight, once %s, does not bring back who has signed out',
  (when) =>
    tabsOf(ann)(async ({ one, two }) => {
      await settled(one, () => one.goto('/explore'));
      await settled(two, () => two.goto('/explore'));
      const refresh = await holdRequests(one, '**/refresh-token*', when);
      const before = String(await stored(one, 'refresh'));
      const renewed = one.context().waitForEvent('response', (response) => response.url().includes('refresh-token'));
      await expireAccess(one);
      await one.getByRole('link', { name: 'My Trackers' }).click();
      await refresh.isHeld();
      await signOutIn(two);
      refresh.release();
      await renewed;
      await settled(one, () => one.goto('/explore'));
      expect(await stored(one, 'access')).toBeNull();
      expect(await isLive(one, before)).toBe(false);
    }),
);

test('a refresh that is in flight is waited for before somebody is impersonated, and lost by neither', () =>
  tabsOf('root')(async ({ one, two }) => {
    await settled(one, () => one.goto('/list-trackers'));
    await settled(two, () => two.goto('/list-trackers'));
    const refresh = await holdRequests(one, '**/refresh-token*', 'answered');
    const answer = await holdRequests(one, '**/impersonate*', 'answered');
    const entering = impersonate(one, bob);
    await answer.isHeld();
    await expireAccess(two);
    await two.getByRole('link', { name: 'Source Sets' }).click();
    await refresh.isHeld();
    answer.release();
    // Who is impersonated has been told, and waits.
    await settled(one, async () => undefined);
    refresh.release();
    await entering;
    await banner(two, bob).waitFor();
    expect(claimsOf(String(await stored(one, 'access'))).sub).toBe(bob.userId);
    await one.getByRole('button', { name: 'Exit' }).click();
    await one.getByText('Exited impersonation').waitFor();
    await one.getByRole('button', { name: 'Impersonate' }).waitFor();
    expect(await isLive(one, String(await stored(one, 'refresh')))).toBe(true);
  }));
