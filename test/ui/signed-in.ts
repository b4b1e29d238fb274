import type { Page } from 'playwright-core';

/** The session as stored in local storage. */
export interface Session {
  readonly access: string;
  readonly refresh: string;
  readonly accessReceivedAt: string;
}

/** Registers and activates an account over HTTP, with the page's cookies. */
export const joinAs = async (page: Page, email: string, password: string): Promise<Session> => {
  await page.request.post('/api/common/send-verify-email/', { data: { email } });
  const [uid, token] = await verificationOf(page);
  const answer = await page.request.post('/api/common/verify-account/', {
    data: { uid, token, first_name: 'Ann', last_name: 'Lee', password },
  });
  const { access, refresh } = (await answer.json()) as Session;
  return { access, refresh, accessReceivedAt: String(performance.timeOrigin + performance.now()) };
};

/** Opens this and all later pages with the session. */
export const signIn = (page: Page, session: Session): Promise<unknown> =>
  page.addInitScript(`if (!localStorage.getItem('access')) Object.assign(localStorage, ${JSON.stringify(session)})`);

/** The mail is written by a job, so it may not be there at first. */
const verificationOf = async (page: Page): Promise<readonly [uid: string, token: string]> => {
  for (let look = 0; look < 200; look++) {
    const outbox = await (await page.request.get('/outbox')).text();
    const [, uid, token] = /\/verify-email\/([\w-]+)\/([\w-]+)/.exec(outbox) ?? [];
    if (uid !== undefined && token !== undefined) return [uid, token];
  }
  throw new Error('No verification link came to the outbox.');
};
