import { join } from 'node:path';
import request, { type Response } from 'supertest';
import type { Session } from '#test/ui/signed-in';
import { type AidyProcess, startAidy } from '../aidy-process';
import { until } from '../until';

type Body = Response['body'];

const account = { username: 'desk@example.org', password: 'a desk by the window' };

/** The running product with a user who is signed in. */
export interface SignedInProduct {
  readonly aidy: AidyProcess;
  /** For the browser. */
  readonly session: Session;
  get(path: string): Promise<Body>;
  post(path: string, body: object): Promise<Body>;
  /** The path of a new tracker. */
  track(description: string, domains?: readonly string[], settings?: object): Promise<string>;
  /** The tracker at a path after its first run. */
  finished(path: string): Promise<Body>;
  /** A new tracker after its first run. */
  researched(description: string, domains?: readonly string[], settings?: object): Promise<Body>;
  stop(): Promise<void>;
}

/** Starts the product with its data in a folder, without starter content. */
export const startSignedInProduct = async (
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<SignedInProduct> => {
  const aidy = await startAidy({
    DATA_DIR: join(folder, 'data'),
    STARTER_CONTENT: 'off',
    ADMIN_EMAIL: account.username,
    ADMIN_PASSWORD: account.password,
    ...environment,
  });
  const signedIn = await request(aidy.url).post('/api/common/sign-in/').send(account);
  const { access, refresh } = signedIn.body;
  const bearer = `Bearer ${access}`;

  const get = async (path: string): Promise<Body> =>
    (await request(aidy.url).get(path).set('authorization', bearer)).body;
  const post = async (path: string, body: object): Promise<Body> =>
    (await request(aidy.url).post(path).set('authorization', bearer).send(body)).body;
  const track = async (
    description: string,
    domains: readonly string[] = [],
    settings: object = {},
  ): Promise<string> => {
    const { tracker_id: id } = await post('/api/topics/create-tracker/', {
      tracker_description: description,
      update_frequency: 'week',
      model: 'sonar-reasoning-pro',
      domains,
      ...settings,
    });
    return `/api/topics/tracker/${id}/`;
  };
  const finished = async (path: string): Promise<Body> => {
    await until('its first run has ended', async () => (await get(path)).last_run?.finished_at != null);
    return get(path);
  };

  return {
    aidy,
    session: { access, refresh, accessReceivedAt: String(performance.timeOrigin + performance.now()) },
    get,
    post,
    track,
    finished,
    researched: async (description, domains, settings) => finished(await track(description, domains, settings)),
    stop: async () => void (await aidy.stop()),
  };
};
