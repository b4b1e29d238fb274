import { writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import request from 'supertest';
import { type AidyProcess, startAidy } from '../support/aidy-process';
import { type TestHosts, says, startHosts } from '../support/hosts';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

const DAY_MS = 86_400_000;
const MAX_ACTIVE = 2;

const folder = temporaryFolder();
const clockFile = join(folder, 'clock-offset');
const account = { username: 'desk@example.org', password: 'a desk by the window' };

/** Pending requests to the slow host; null while it responds immediately. */
let waiting: ServerResponse[] | null = null;
const nothingHere = says('<p>Nothing here.</p>');

let hosts: TestHosts;
let aidy: AidyProcess;
let bearer: string;

const post = (path: string, body: object = {}) => request(aidy.url).post(path).set('authorization', bearer).send(body);
const signIn = async (): Promise<void> => {
  const { body } = await request(aidy.url).post('/api/common/sign-in/').send(account);
  bearer = `Bearer ${body.access}`;
};
const create = async (frequency: string, domain: string): Promise<string> => {
  const { body } = await post('/api/topics/create-tracker/', {
    tracker_description: 'Track notices of the agency.',
    update_frequency: frequency,
    model: 'sonar-reasoning-pro',
    domains: [domain],
  });
  return body.tracker_id;
};
/** States of a tracker's runs, newest first. */
const runsOf = async (id: string): Promise<string[]> => {
  const { body } = await request(aidy.url).get(`/api/topics/tracker/${id}/runs/`).set('authorization', bearer);
  return body.map(({ state }: { state: string }) => state);
};
const areOver = (states: readonly string[], count: number): boolean =>
  states.length === count && !states.some((state) => ['queued', 'running'].includes(state));

beforeAll(async () => {
  writeFileSync(clockFile, '0');
  hosts = await startHosts({
    'slow.example': (request, response) => {
      if (waiting === null) nothingHere(request, response);
      else waiting.push(response);
    },
    'empty.example': nothingHere,
  });
  aidy = await startAidy({
    DATA_DIR: join(folder, 'data'),
    STARTER_CONTENT: 'off',
    ADMIN_EMAIL: account.username,
    ADMIN_PASSWORD: account.password,
    PLAN_FREE_TRACKERS: '100',
    PLAN_FREE_DAILY: '100',
    RATE_LIMIT_SCALE: '1000',
    SCHEDULER_TICK_MS: '200',
    SCHEDULER_MAX_ACTIVE_RUNS: String(MAX_ACTIVE),
    CLOCK_OFFSET_FILE: clockFile,
    FETCH_TIMEOUT_MS: '60000',
    FETCH_CONNECT_TO: `slow.example=${hosts.origin},empty.example=${hosts.origin}`,
  });
  await signIn();
});
afterAll(async () => {
  await aidy.stop();
  await hosts.close();
});

test('scheduled runs leave room for users’ runs, however many are due and however long they take', async () => {
  const due = await Promise.all(Array.from({ length: 6 }, () => create('day', 'slow.example')));
  for (const id of due) await until('its first run is over', async () => areOver(await runsOf(id), 1));

  waiting = [];
  writeFileSync(clockFile, String(DAY_MS));
  await signIn();
  const scheduled = async (): Promise<number> => (await Promise.all(due.map(runsOf))).flat().length - due.length;
  await until('the maximum number is running', async () => (await scheduled()) === MAX_ACTIVE);

  const id = await create('week', 'empty.example');
  await until('the first run of a new tracker is over', async () => areOver(await runsOf(id), 1));
  expect((await post(`/api/topics/tracker/${id}/run/`)).status).toBe(202);
  await until('the run that was asked for is over', async () => areOver(await runsOf(id), 2));
  expect(await scheduled()).toBe(MAX_ACTIVE);

  const held = waiting;
  waiting = null;
  for (const response of held) response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Nothing here.</p>');
  for (const each of due) await until('each has its run', async () => areOver(await runsOf(each), 2));
});
