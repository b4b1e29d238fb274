import { setTimeout as pause } from 'node:timers/promises';
import { startAidy } from '#test/support/aidy-process';
import { startHosts } from '#test/support/hosts';
import { account, apiCalls } from '../api-calls';
import type { BenchRow } from '../bench-row';
import { DUE, SLOW_HOSTS } from './due-trackers';
import { fillLog } from './fill-log';

const MAX_MS = 2000;
const RUNS = 10;

/** Sum of the read models' lags, in positions. */
const lagOf = async (url: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  const lags = [...text.matchAll(/^aidy_projection_lag\{\S+ (\d+)$/gm)].map(([, lag]) => Number(lag));
  return lags.length === 0 ? Number.NaN : lags.reduce((sum, lag) => sum + lag, 0);
};

/**
 * The product with all trackers due and their host silent, so that scheduled runs never end; a user then requests a
 * run.
 */
export const runNowRow = async (folder: string): Promise<BenchRow> => {
  const environment = {
    DATA_DIR: folder,
    STARTER_CONTENT: 'off',
    ADMIN_EMAIL: account.username,
    ADMIN_PASSWORD: account.password,
    RATE_LIMIT_SCALE: '1000',
    SCHEDULER_TICK_MS: '2000',
    FETCH_TIMEOUT_MS: '600000',
  };
  // The first start creates the other stores and the account.
  await (await startAidy(environment)).stop();
  await fillLog(folder, Date.now());
  let silent = 0;
  const hosts = await startHosts(Object.fromEntries(SLOW_HOSTS.map((host) => [host, () => (silent += 1)])));
  const connectTo = [...SLOW_HOSTS.map((host) => `${host}=${hosts.origin}`), 'down.example=http://127.0.0.1:1'].join();
  const aidy = await startAidy({ ...environment, FETCH_CONNECT_TO: connectTo });
  const call = apiCalls(aidy.url);
  try {
    while ((await lagOf(aidy.url)) !== 0 || silent < 2) await pause(200);
    const { access } = await call<{ access: string }>('POST', '/api/common/sign-in/', '', account);
    const { tracker_id: id } = await call<{ tracker_id: string }>('POST', '/api/topics/create-tracker/', access, {
      tracker_description: 'Track notices of the agency.',
      update_frequency: 'month',
      model: 'sonar-reasoning-pro',
      domains: ['down.example'],
    });
    interface Run {
      readonly started_at: string | null;
      readonly finished_at: string | null;
    }
    const newest = async () => (await call<Run[]>('GET', `/api/topics/tracker/${id}/runs/`, access))[0];
    let slowest = 0;
    for (let run = 0; run < RUNS; run++) {
      while (((await newest())?.finished_at ?? null) === null) await pause(10);
      const startedAt = performance.now();
      const { run_id } = await call<{ run_id: string }>('POST', `/api/topics/tracker/${id}/run/`, access, {});
      const begun = async () =>
        (await call<Run>('GET', `/api/topics/tracker/${id}/runs/${run_id}/`, access)).started_at;
      while ((await begun()) === null) await pause(5);
      slowest = Math.max(slowest, performance.now() - startedAt);
    }
    return {
      name: `Run now answered and begun, ${DUE} trackers due, slowest of ${RUNS}`,
      value: slowest,
      unit: 'ms',
      ratio: slowest / MAX_MS,
      limit: `at most ${MAX_MS} ms`,
      ok: slowest <= MAX_MS,
    };
  } finally {
    await aidy.kill();
    await hosts.close();
  }
};
