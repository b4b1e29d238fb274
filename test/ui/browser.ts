import axe from 'axe-core';
import { chromium, type Browser, type BrowserContextOptions, type Page, type Request } from 'playwright-core';
import { sharedService } from '../support/shared/services';
import { until } from '../support/until';

/** The run's Chromium for the duration of `use`, which closes everything that was opened in it. */
export const withBrowser = async <Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> => {
  const { endpoint } = await sharedService('browser');
  const browser = await chromium.connect(endpoint);
  try {
    return await use(browser);
  } catch (error) {
    process.stderr.write(await whatIsShown(browser));
    throw error;
  } finally {
    await browser.close();
  }
};

/** What each open page shows, since a screen on another machine cannot be looked at. */
const whatIsShown = async (browser: Browser): Promise<string> => {
  const pages = browser.contexts().flatMap((context) => context.pages());
  const shown = await Promise.allSettled(pages.map((page) => page.locator('body').ariaSnapshot({ timeout: 5_000 })));
  return pages
    .map((page, index) => {
      const snapshot = shown[index];
      return `${page.url()}\n${snapshot?.status === 'fulfilled' ? snapshot.value : 'It does not answer.'}\n`;
    })
    .join('\n');
};

export interface OpenedPage {
  readonly page: Page;
  /** Console messages and script errors so far; should be empty. */
  readonly consoleErrors: readonly string[];
}

export interface PageOptions extends Pick<
  BrowserContextOptions,
  'colorScheme' | 'baseURL' | 'locale' | 'timezoneId' | 'hasTouch' | 'reducedMotion' | 'bypassCSP' | 'userAgent'
> {
  /** CSS pixels; default 1440. */
  readonly width?: number;
  readonly height?: number;
}

/** How long a page may take to show what is waited for, on the slowest machine. */
const PATIENCE_MS = 120_000;

/** A page in a new session, with the small-screen notice dismissed. */
export const openPage = async (
  browser: Browser,
  { width = 1440, height = 900, ...options }: PageOptions = {},
): Promise<OpenedPage> => {
  const context = await browser.newContext({ viewport: { width, height }, ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  // Sandboxed pages, such as a mail in the outbox, have no storage and no notice.
  await context.addInitScript("try { localStorage.setItem('smallScreenNoticeClosed', 'yes'); } catch {}");
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' || message.type() === 'warning')
      consoleErrors.push(`${message.text()} ${url}`.trim());
  });
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  return { page, consoleErrors };
};

type Matchers<Value> = Pick<
  jest.Matchers<Promise<void>, Value>,
  'toBe' | 'toEqual' | 'toMatch' | 'toContain' | 'toBeGreaterThan' | 'toBeGreaterThanOrEqual'
>;

/**
 * `expect` of what a page comes to show: reads again until it passes, since a page may draw the same anew while it is read.
 * Fails as the last reading did.
 */
export const expectSoon = <Value>(read: () => Promise<Value>): Matchers<Value> => {
  const poll = async (check: (value: Value) => void): Promise<void> => {
    let failure: unknown;
    const passes = async (): Promise<boolean> => {
      const value = await read();
      try {
        check(value);
        return true;
      } catch (error) {
        failure = error;
        return false;
      }
    };
    await until('the page shows it', passes, PATIENCE_MS).catch((error: unknown) => {
      throw failure ?? error;
    });
  };
  return {
    toBe: (expected) => poll((value) => expect(value).toBe(expected)),
    toEqual: (expected) => poll((value) => expect(value).toEqual(expected)),
    toMatch: (expected) => poll((value) => expect(value).toMatch(expected)),
    toContain: (expected) => poll((value) => expect(value).toContain(expected)),
    toBeGreaterThan: (expected) => poll((value) => expect(value).toBeGreaterThan(expected)),
    toBeGreaterThanOrEqual: (expected) => poll((value) => expect(value).toBeGreaterThanOrEqual(expected)),
  };
};

/** Ends once everything that fades or moves in has arrived. Spinners, which never do, are not waited for. */
const ANIMATIONS_ENDED = `Promise.allSettled(
  document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && effect.getComputedTiming().endTime < Infinity)
    .map(({ finished }) => finished),
).then(() => undefined)`;

/**
 * In the page: what the rules find that can find something serious, or those among them that are about colours. A rule
 * gives all its findings its own impact, which only axe's private list of the rules tells.
 */
const FINDINGS = `async (onlyColours) => {
  const isAsked = ({ impact, tags }) =>
    (impact === 'serious' || impact === 'critical') && (!onlyColours || tags.includes('cat.color'));
  const { violations } = await axe.run({
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: Object.fromEntries(
      axe._audit.rules.filter((rule) => !isAsked(rule)).map(({ id }) => [id, { enabled: false }]),
    ),
    resultTypes: ['violations'],
    selectors: false,
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html));
}`;

/**
 * axe's serious and critical findings on the page, one per line: 'rule: element'. Not by its own builder, which makes a page
 * of its own for each look, and loads axe there and here anew.
 */
export const seriousFindings = async (
  page: Page,
  { onlyColours = false }: { readonly onlyColours?: boolean } = {},
): Promise<readonly string[]> => {
  if (page.frames().length > 1) throw new Error('Frames within the page would not be looked at.');
  // Half faded in, words have half their contrast.
  await page.evaluate(ANIMATIONS_ENDED);
  if ((await page.evaluate('typeof axe')) === 'undefined') await page.evaluate(axe.source);
  return page.evaluate(`(${FINDINGS})(${onlyColours})`);
};

/** Changes the theme, which follows the system's. */
export const showIn = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-theme="${colorScheme}"]`).waitFor({ state: 'attached' });
};

/** Milliseconds without a request after which a page that has nothing left to do has loaded what it shows. */
const QUIET_MS = 500;

/** The page's thread has nothing left to do: no script to evaluate, no answer to show, nothing to preload when idle. */
const idle = (page: Page): Promise<boolean> =>
  page
    .evaluate<boolean>('new Promise((done) => requestIdleCallback(() => done(true), { timeout: 30_000 }))')
    // It went to another page meanwhile.
    .catch(() => false);

/**
 * Does something that loads the page, and waits until no more is being loaded. Unlike `networkidle` it does not count the stream of
 * news, which opens after two seconds and stays open, so that a slow machine would never be idle.
 */
export const settled = async <Result>(page: Page, action: () => Promise<Result>): Promise<Result> => {
  const loading = new Set<Request>();
  let changedAt = performance.now();
  const begin = (request: Request) => {
    if (new URL(request.url()).pathname.startsWith('/api/common/live')) return;
    loading.add(request);
    changedAt = performance.now();
  };
  const end = (request: Request) => {
    if (loading.delete(request)) changedAt = performance.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  try {
    const result = await action();
    await until('the page has loaded', async () => {
      const quietSince = changedAt;
      const isQuiet = () => loading.size === 0 && changedAt === quietSince && performance.now() - quietSince > QUIET_MS;
      return isQuiet() && (await idle(page)) && isQuiet();
    });
    return result;
  } finally {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  }
};
