import type { APIResponse, Page } from 'playwright-core';
import { until } from '../support/until';
import { PASSWORD } from './accounts';

/** The session as stored in local storage. */
export interface Session {
  readonly access: string;
  readonly refresh: string;
  readonly accessReceivedAt: string;
}

/** Registers and activates an account over HTTP, with the page's cookies. */
export const joinAs = async (page: Page, email: string): Promise<Session> => {
  await page.request.post('/api/common/send-verify-email/', { data: { email } });
  const [uid, token] = await verificationOf(page, email);
  const answer = await page.request.post('/api/common/verify-account/', {
    data: { uid, token, first_name: 'Ann', last_name: 'Lee', password: PASSWORD },
  });
  return sessionIn(answer);
};

/** Signs an account in over HTTP. Each call begins a session of its own, which another page's sign-out does not end. */
export const newSession = async (
  page: Page,
  account: { readonly username: string; readonly password: string },
): Promise<Session> => sessionIn(await page.request.post('/api/common/sign-in/', { data: account }));

const sessionIn = async (answer: APIResponse): Promise<Session> => {
  if (!answer.ok()) throw new Error(`No session: ${answer.status()} ${await answer.text()}`);
  const { access, refresh } = (await answer.json()) as Session;
  return { access, refresh, accessReceivedAt: String(performance.timeOrigin + performance.now()) };
};

/** Opens this and all later pages with the session. */
export const signIn = (page: Page, session: Session): Promise<unknown> =>
  page.addInitScript(`if (!localStorage.getItem('access')) Object.assign(localStorage, ${JSON.stringify(session)})`);

/** From the mail to the address, which is written by a job, so that it may not be there at first. */
const verificationOf = async (page: Page, email: string): Promise<readonly [uid: string, token: string]> => {
  let found: readonly [uid: string, token: string] | undefined;
  await until('a verification link has come to the outbox', async () => {
    const outbox = await (await page.request.get('/outbox')).text();
    const [, mail = ''] = outbox.split(`To ${email} `);
    const [, uid, token] = /\/verify-email\/([\w-]+)\/([\w-]+)/.exec(mail) ?? [];
    if (uid !== undefined && token !== undefined) found = [uid, token];
    return found !== undefined;
  });
  if (found === undefined) throw new Error('There is no verification link.');
  return found;
};
