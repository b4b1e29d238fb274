import type { Page } from 'playwright-core';
import { repeats } from '../support/long';
import { sharedService, type SharedServices } from '../support/shared/services';
import { openPage, settled, withBrowser } from './browser';
import { stored } from './in-page';
import { claimsOf, expireAccess, isLive, type Member, newMember, twoTabs } from './two-tabs';

/** Many tabs of one person find their token outdated at the same moment, again and again: nobody is signed out by it. */

const TABS = repeats(20, 5);
const ROUNDS = repeats(200, 12);

let aidy: SharedServices['product'];
let ann: Member;

beforeAll(async () => {
  aidy = await sharedService('product');
  await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: aidy.url });
    ann = await newMember(page, 'ann-of-many-tabs');
  });
});

/** Has a tab send an uncached request, and gives its final response, and to whom. */
const ask = async (page: Page, text: string): Promise<string> => {
  const answered = page.waitForResponse(
    (response) => response.url().includes(encodeURIComponent(text)) && response.status() !== 401,
  );
  await page.getByLabel('Search executive orders').fill(text);
  const response = await answered;
  const bearer = /^Bearer (.*)$/.exec((await response.request().allHeaders()).authorization ?? '')?.[1];
  return `${response.status()} to ${bearer === undefined ? 'nobody' : claimsOf(bearer).sub}`;
};

/** Milliseconds: it takes eight minutes beside two other suites, and has been cut off at ten. */
const longest = 20 * 60_000;

test(
  `${TABS} tabs × ${ROUNDS} rounds`,
  () =>
    withBrowser(async (browser) => {
      const { one, two } = await twoTabs(browser, aidy.url, ann.session);
      // Tabs in the background, which have no stream of news: a browser opens six connections to a server at most. Here all are visible.
      await one.context().route('**/api/common/live', (route) => route.abort());
      const tabs = [one, two];
      while (tabs.length < TABS) tabs.push(await one.context().newPage());
      const exchanges: number[] = [];
      one.context().on('response', (response) => {
        if (response.url().includes('/refresh-token')) exchanges.push(response.status());
      });
      for (const tab of tabs) await settled(tab, () => tab.goto('/trump-eos'));

      for (let round = 1; round <= ROUNDS; round++) {
        await expireAccess(one);
        const answers = await Promise.all(tabs.map((tab, index) => ask(tab, `round-${round}-${index}`)));
        expect([round, ...new Set(answers)]).toEqual([round, `200 to ${ann.userId}`]);
      }

      // More than one in some rounds: what a tab stores reaches the storage of others a little later.
      expect(exchanges.length).toBeGreaterThanOrEqual(ROUNDS);
      expect(new Set(exchanges)).toEqual(new Set([200]));
      expect(await isLive(one, String(await stored(one, 'refresh')))).toBe(true);
    }),
  longest,
);
