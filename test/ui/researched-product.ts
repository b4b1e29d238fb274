import type { Browser, Page } from 'playwright-core';
import { sharedService } from '../support/shared/services';
import { openPage, type OpenedPage, type PageOptions, withBrowser, settled } from './browser';
import { joinAs, signIn } from './signed-in';

export const password = 'a desk by the window';

export interface ResearchedProduct {
  readonly url: string;
  /** Of the suite's own account. */
  readonly email: string;
  /** A public tracker of that account, researched from the corpus. */
  readonly tracker: string;
  /** Opens a page and waits until it has settled; `signedIn` as the tracker's owner. */
  open(browser: Browser, path: string, options?: PageOptions & { signedIn?: boolean }): Promise<OpenedPage>;
}

/** The shared product with an account of the suite's own and its tracker. */
export const researchedProduct = async (suite: string): Promise<ResearchedProduct> => {
  const { url: baseURL } = await sharedService('busy-product');
  const email = `reader-of-${suite}@example.org`;
  return withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL });
    const session = await joinAs(page, email, password);
    await signIn(page, session);
    return {
      url: baseURL,
      email,
      tracker: await researchedTracker(page, session.access),
      open: async (opener, path, { signedIn = false, ...options } = {}) => {
        const opened = await openPage(opener, { baseURL, ...options });
        if (signedIn) await signIn(opened.page, session);
        await settled(opened.page, () => opened.page.goto(path));
        return opened;
      },
    };
  });
};

const researchedTracker = async (page: Page, access: string): Promise<string> => {
  const headers = { authorization: `Bearer ${access}` };
  const post = async (path: string, data: object) =>
    (await page.request.post(`/api/topics/${path}/`, { headers, data })).json();
  const { tracker_id: id } = (await post('create-tracker', {
    tracker_description: 'Track new and changed United States tariffs by product and country.',
    update_frequency: 'week',
    domains: ['whitehouse.gov'],
  })) as { tracker_id: string };
  await post(`toggle-public/${id}`, { public: true });
  await page.goto(`/tracker/${id}`);
  await page.locator('[data-badge]').first().waitFor();
  return id;
};
