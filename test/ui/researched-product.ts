import type { Browser, Page } from 'playwright-core';
import { sharedService } from '../support/shared/services';
import { PASSWORD } from './accounts';
import { openPage, type OpenedPage, type PageOptions, withBrowser, settled } from './browser';
import { joinAs, newSession, signIn } from './signed-in';

/** An account with a public tracker, researched from the corpus, on the busy product. */
export interface ResearchedTracker {
  readonly url: string;
  readonly email: string;
  readonly tracker: string;
}

export interface ResearchedProduct extends ResearchedTracker {
  /** Opens a page and waits until it has settled; `signedIn` as the tracker's owner. */
  open(browser: Browser, path: string, options?: PageOptions & { signedIn?: boolean }): Promise<OpenedPage>;
}

/** Makes such an account for somebody, such as a suite that changes its tracker. */
export const newResearch = async (owner: string): Promise<ResearchedTracker> => {
  const { url } = await sharedService('busy-product');
  const email = `reader-of-${owner}@example.org`;
  return withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL: url });
    const session = await joinAs(page, email);
    await signIn(page, session);
    return { url, email, tracker: await researchedTracker(page, session.access) };
  });
};

/** Pages of such an account, in a session of the suite's own. */
export const researchedProduct = async (research: ResearchedTracker): Promise<ResearchedProduct> => {
  const baseURL = research.url;
  const session = await withBrowser(async (browser) => {
    const { page } = await openPage(browser, { baseURL });
    return newSession(page, { username: research.email, password: PASSWORD });
  });
  return {
    ...research,
    open: async (opener, path, { signedIn = false, ...options } = {}) => {
      const opened = await openPage(opener, { baseURL, ...options });
      if (signedIn) await signIn(opened.page, session);
      await settled(opened.page, () => opened.page.goto(path));
      return opened;
    },
  };
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
