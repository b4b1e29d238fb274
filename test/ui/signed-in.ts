import type { Page } from 'playwright-core';

/** What the front end keeps in local storage for a signed-in user. */
export interface Session {
  readonly access: string;
  readonly refresh: string;
  readonly accessReceivedAt: string;
}

/** Registers and activates an account over HTTP, as the page's browser. */
export const joinAs = async (page: Page, email: string, password: string): Promise<Session> => {
  await page.request.post('/api/common/send-verify-email/', { data: { email } });
  const [uid, token] = await verificationOf(page);
  const answer = await page.request.post('/api/common/verify-account/', {
    data: { uid, token, first_name: 'Ann', last_name: 'Lee', password },
  });
  const { access, refresh } = (await answer.json()) as Session;
  return { access, refresh, accessReceivedAt: String(performance.timeOrigin + performance.now()) };
};

/** Opens this and every later page with the session. */
export const signIn = (page: Page, session: Session): Promise<unknown> =>
  page.addInitScript(`if (!localStorage.getItem('access')) Object.assign(localStorage, ${JSON.stringify(session)})`);

/** The mail is written by a job, so the first look may come too early. */
const verificationOf = async (page: Page): Promise<readonly [uid: string, token: string]> => {
  for (let look = 0; look < 200; look++) {
    const outbox = await (await page.request.get('/outbox')).text();
    const [, uid, token] = /\/verify-email\/([\w-]+)\/([\w-]+)/.exec(outbox) ?? [];
    if (uid !== undefined && token !== undefined) return [uid, token];
  }
  throw new Error('No verification link came to the outbox.');
};
