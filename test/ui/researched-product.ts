import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { type CorpusServer, startCorpusServer } from '../corpus/server/corpus-server';
import { type AidyProcess, startAidy } from '../support/aidy-process';
import { openPage, type OpenedPage, type PageOptions, withBrowser, settled } from './browser';
import { joinAs, signIn, type Session } from './signed-in';

export const email = 'reader@example.org';
export const password = 'a desk by the window';

export interface ResearchedProduct {
  readonly url: string;
  readonly session: Session;
  /** A public tracker of the session's account, researched from the corpus. */
  readonly tracker: string;
  /** Opens a page and waits until it has settled; `signedIn` as the tracker's owner. */
  open(browser: Browser, path: string, options?: PageOptions & { signedIn?: boolean }): Promise<OpenedPage>;
  stop(): Promise<void>;
}

/** The built product on the corpus, with one account and its tracker. */
export const startResearchedProduct = async (folder: string): Promise<ResearchedProduct> => {
  const corpus = await startCorpusServer({ now: () => new Date(performance.timeOrigin + performance.now()) });
  const aidy = await startAidy({
    DATA_DIR: join(folder, 'data'),
    FETCH_CONNECT_TO: corpus.connectTo(),
    RATE_LIMIT_SCALE: '100',
  });
  const stop = () => stopBoth(aidy, corpus);
  try {
    return { url: aidy.url, stop, ...(await withBrowser((browser) => inUse(browser, aidy.url))) };
  } catch (error) {
    await stop();
    throw error;
  }
};

const stopBoth = async (aidy: AidyProcess, corpus: CorpusServer): Promise<void> => {
  await aidy.stop();
  await corpus.close();
};

const inUse = async (browser: Browser, baseURL: string): Promise<Omit<ResearchedProduct, 'url' | 'stop'>> => {
  const { page } = await openPage(browser, { baseURL });
  const session = await joinAs(page, email, password);
  await signIn(page, session);
  return {
    session,
    tracker: await researchedTracker(page, session.access),
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
