import { join } from 'node:path';
import request from 'supertest';
import { type AidyProcess, startAidy } from '../support/aidy-process';
import { longHosts, ordinaryHost, tangledHosts } from '../support/hostile/hostile-hosts';
import { startHosts, type TestHosts } from '../support/hosts';
import { startIdleLoop } from '../support/idle-loop';
import { joinProduct } from '../support/people';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

/** The hosts' text would fill it several times. */
const HEAP_MB = 320;
/** For the event loop, beyond the delay that other load on the machine causes in an idle process. */
const MAX_DELAY_SECONDS = 0.1;
const PATIENCE_MS = 300_000;

const folder = join(temporaryFolder(), 'data');
const account = { username: 'desk@example.org', password: 'a desk by the window' };
const other = { email: 'other@example.org', first: 'Other', last: 'Person' };

interface Run {
  readonly id: string;
  readonly state: string;
  readonly reason: string | null;
}

let hosts: TestHosts;
let aidy: AidyProcess;
beforeAll(async () => {
  hosts = await startHosts({ ...longHosts, ...tangledHosts, ...ordinaryHost });
  aidy = await startAidy(
    {
      DATA_DIR: folder,
      STARTER_CONTENT: 'off',
      ADMIN_EMAIL: account.username,
      ADMIN_PASSWORD: account.password,
      RATE_LIMIT_SCALE: '1000',
      FETCH_TIMEOUT_MS: '5000',
      FETCH_CONNECT_TO: [...hosts.connectTo].map(([host, { origin }]) => `${host}=${origin}`).join(','),
    },
    { heapMb: HEAP_MB },
  );
});
afterAll(async () => {
  await aidy.stop();
  await hosts.close();
});

const as = (access: string) => {
  const authorization = `Bearer ${access}`;
  const get = (path: string) => request(aidy.url).get(path).set({ authorization });
  const create = async (domains: readonly string[]): Promise<string> => {
    const answer = await request(aidy.url).post('/api/topics/create-tracker/').set({ authorization }).send({
      tracker_description: 'Track new and changed United States tariffs by product and country.',
      update_frequency: 'week',
      model: 'sonar-reasoning-pro',
      domains,
    });
    return answer.body.tracker_id;
  };
  const lastRun = async (tracker: string): Promise<Run | undefined> =>
    (await get(`/api/topics/tracker/${tracker}/runs/`)).body[0];
  const isOver = async (tracker: string): Promise<boolean> =>
    !['queued', 'running', undefined].includes((await lastRun(tracker))?.state);
  return { get, create, lastRun, isOver };
};

/** Event loop delay since the last call. */
const delayOfLoop = async (): Promise<number> => {
  const { text } = await request(aidy.url).get('/metrics');
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text)?.[1]);
};

test(
  'whatever one user’s hosts send, another user’s requests are served and every run ends',
  async () => {
    const signedIn = await request(aidy.url).post('/api/common/sign-in/').send(account);
    const one = as(signedIn.body.access);
    const second = as((await joinProduct(aidy.url, folder, other)).access);
    await delayOfLoop();
    const idle = startIdleLoop();

    const long = await one.create(Object.keys(longHosts));
    const tangled = await one.create(Object.keys(tangledHosts));
    const ordinary = await second.create(Object.keys(ordinaryHost));

    const statuses = new Set<number>();
    const allOver = async (): Promise<boolean> => {
      statuses.add((await second.get(`/api/topics/tracker/${ordinary}/`)).status);
      await new Promise((resolve) => setTimeout(resolve, 250));
      return (await one.isOver(long)) && (await one.isOver(tangled)) && (await second.isOver(ordinary));
    };
    await until('every run is over', allOver, PATIENCE_MS);

    expect(await delayOfLoop()).toBeLessThan(MAX_DELAY_SECONDS + (await idle.stop()));
    expect(statuses).toEqual(new Set([200]));
    expect(await second.lastRun(ordinary)).toMatchObject({ state: 'published' });
    for (const tracker of [long, tangled]) {
      const run = await one.lastRun(tracker);
      expect(['published', 'nothing_new']).toContain(run?.state);
      const { documents } = (await one.get(`/api/topics/tracker/${tracker}/runs/${run?.id}/`)).body;
      const reasons: readonly string[] = documents.map(({ reason }: { reason: string }) => reason);
      expect(reasons.every((reason) => reason !== '')).toBe(true);
      if (tracker === long)
        expect(reasons.some((reason) => reason.endsWith('Only its first 200,000 characters were read.'))).toBe(true);
    }
  },
  PATIENCE_MS + 30_000,
);
