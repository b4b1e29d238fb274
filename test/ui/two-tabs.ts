import type { Browser, Page } from 'playwright-core';
import { PASSWORD, ROOT } from './accounts';
import { openPage } from './browser';
import { store } from './in-page';
import { joinAs, newSession, type Session } from './signed-in';

export interface Member {
  readonly email: string;
  readonly userId: string;
  readonly session: Session;
}

export const claimsOf = (access: string): { readonly sub: string; readonly act?: { readonly sub: string } } =>
  JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString());

/** A new account with one tracker, named after it. */
export const newMember = async (page: Page, name: string): Promise<Member> => {
  const email = `${name}@example.org`;
  const session = await joinAs(page, email);
  await page.request.post('/api/topics/create-tracker/', {
    headers: { authorization: `Bearer ${session.access}` },
    data: { tracker_description: `Tracker of ${name}`, update_frequency: 'week', domains: ['example.org'] },
  });
  return { email, userId: claimsOf(session.access).sub, session };
};

export const newRootSession = (page: Page): Promise<Session> => newSession(page, ROOT);

/** Two tabs of one browser in which somebody is signed in; `consoleErrors` of neither are looked at. */
export const twoTabs = async (browser: Browser, baseURL: string, session: Session) => {
  const { page: one } = await openPage(browser, { baseURL });
  await one.goto('/color-mode.js');
  await store(one, { ...session, existingUser: 'true' });
  const two = await one.context().newPage();
  return { one, two };
};

/** Who has signed each request of a tab: users, or 'nobody'. */
export const sendersOf = (page: Page): string[] => {
  const senders: string[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/')) return;
    const bearer = /^Bearer (.*)$/.exec(request.headers().authorization ?? '')?.[1];
    senders.push(bearer === undefined ? 'nobody' : claimsOf(bearer).sub);
  });
  return senders;
};

/** The next request finds the token expired. */
export const expireAccess = (page: Page): Promise<unknown> => store(page, { accessReceivedAt: '0' });

export const signInHere = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
};

export const impersonate = async (page: Page, { email, userId }: Member): Promise<void> => {
  await page.getByRole('button', { name: 'Impersonate' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('User id').fill(userId);
  await dialog.getByLabel('Reason').fill('Ticket 12');
  await dialog.getByRole('button', { name: 'Impersonate' }).click();
  await page.getByText(`Now impersonating ${email}`).waitFor();
};

export const banner = (page: Page, { email }: Member) => page.getByText(`You are impersonating ${email}`);

/** Whether a refresh token still gives another: each call uses it up. */
export const isLive = async (page: Page, refresh: string): Promise<boolean> =>
  (await page.request.post('/api/common/refresh-token/', { data: { refresh } })).ok();
