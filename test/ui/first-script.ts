import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { openPage, settled } from './browser';
import { type Session, signIn } from './signed-in';

/** Bytes of gzipped script that a page loads before any interaction, without what is preloaded when the browser is idle. */
export const firstScriptBytes = async (
  browser: Browser,
  baseURL: string,
  path: string,
  session?: Session,
): Promise<number> => {
  const { page } = await openPage(browser, { baseURL });
  if (session !== undefined) await signIn(page, session);
  // Preloading sets no time limit; `settled` does.
  await page.addInitScript(`{
    const whenIdle = requestIdleCallback;
    window.requestIdleCallback = (act, limit) => (limit === undefined ? 0 : whenIdle(act, limit));
  }`);
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await settled(page, () => page.goto(path));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

/** The scripts that a page has loaded since the last look, as paths. */
export const scriptsOf = (page: Page): (() => readonly string[]) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(new URL(request.url()).pathname);
  });
  return () => scripts.splice(0);
};
