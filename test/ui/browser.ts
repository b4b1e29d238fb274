import AxeBuilder from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { browserFiles } from './browser-files';

const flags = [
  '--headless=shell',
  '--no-sandbox',
  '--no-zygote',
  '--disable-webgl',
  '--font-render-hinting=none',
  '--hide-scrollbars',
];

const launch = async (): Promise<Browser> => {
  const { executable, fonts, libraries } = await browserFiles();
  const start = (extra: Record<string, string>): Promise<Browser> =>
    chromium.launch({
      executablePath: executable,
      args: flags,
      env: { ...process.env, FONTCONFIG_PATH: fonts, ...extra },
    });
  try {
    return await start({});
  } catch (error) {
    // Bare machines lack NSS and its like; the package brings them along.
    if (!String(error).includes('error while loading shared libraries')) throw error;
    return start({ LD_LIBRARY_PATH: libraries });
  }
};

/** A real Chromium for as long as `use` takes. */
export const withBrowser = async <Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> => {
  const browser = await launch();
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
};

export interface OpenedPage {
  readonly page: Page;
  /** What the page's console and scripts complained of so far; a good page leaves it empty. */
  readonly complaints: readonly string[];
}

export interface PageOptions extends Pick<
  BrowserContextOptions,
  'colorScheme' | 'baseURL' | 'hasTouch' | 'reducedMotion' | 'bypassCSP'
> {
  /** CSS pixels; 1440 where absent. */
  readonly width?: number;
  readonly height?: number;
}

/** A page in a session of its own, with the small-screen notice read and closed. */
export const openPage = async (
  browser: Browser,
  { width = 1440, height = 900, ...options }: PageOptions = {},
): Promise<OpenedPage> => {
  const context = await browser.newContext({ viewport: { width, height }, ...options });
  // Pages shown in a sandbox, such as a mail in the outbox, have no storage and no notice.
  await context.addInitScript("try { sessionStorage.setItem('smallScreenNoticeClosed', 'yes'); } catch {}");
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints };
};

/** What axe finds serious or critical on the page as it stands, one line each: 'rule: element'. */
export const seriousFindings = async (page: Page): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};
