import type { Locator, Page } from 'playwright-core';

/*
 * Functions that run in the page. Tests are compiled without the DOM, which the back end that they start does not know, so what they
 * use of it is declared here.
 */

interface PageElement {
  readonly textContent: string;
  readonly scrollWidth: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
  getAttribute(name: string): string | null;
  click(): void;
}

interface PageStorage {
  getItem(name: string): string | null;
}

declare const document: {
  readonly documentElement: PageElement;
  readonly activeElement: PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
};
declare const innerWidth: number;
declare const localStorage: PageStorage;
declare const sessionStorage: PageStorage;
declare const getComputedStyle: (element: unknown) => { getPropertyValue(name: string): string };
declare const requestAnimationFrame: (act: (time: number) => void) => void;
declare const scrollTo: (x: number, y: number) => void;

/** How many CSS pixels the page is wider than its window. */
export const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** How many CSS pixels the page is higher than its window. */
export const overflowBelow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);

export const scrollToTop = (page: Page): Promise<void> => page.evaluate(() => scrollTo(0, 0));

/** The page has been drawn anew. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** A CSS property of an element, as the browser computes it. */
export const styleOf = (shown: Locator, property: string): Promise<string> =>
  shown.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** The name of what has the focus, or its text. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

/** Stores texts as the page itself would. */
export const store = (page: Page, texts: Readonly<Record<string, string>>): Promise<unknown> =>
  page.evaluate((entries) => Object.assign(localStorage, entries), texts);

/** Stores texts as the page itself would for one tab. */
export const storeInTab = (page: Page, texts: Readonly<Record<string, string>>): Promise<unknown> =>
  page.evaluate((entries) => Object.assign(sessionStorage, entries), texts);

export const stored = (page: Page, name: string): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), name);

export const storedInTab = (page: Page, name: string): Promise<string | null> =>
  page.evaluate((key) => sessionStorage.getItem(key), name);

/** The names of all that is stored, also for the tab. */
export const namesStored = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

/** Presses a button of a tab as soon as it can read that somebody else is signed in, mostly before it hears of it. */
export const pressWhenSwapped = (page: Page, button: string): Promise<unknown> =>
  page.evaluate(
    (label) =>
      new Promise<void>((done) => {
        const before = localStorage.getItem('access');
        const looking = setInterval(() => {
          if (localStorage.getItem('access') === before) return;
          clearInterval(looking);
          [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click();
          done();
        }, 1);
      }),
    button,
  );

/** Presses a button of a page whose session has ended, before it hears of that. */
export const pressWithoutSession = (page: Page, button: string): Promise<unknown> =>
  page.evaluate((label) => {
    Object.assign(localStorage, { access: 'a.b.c', refresh: 'ended' });
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click();
  }, button);
