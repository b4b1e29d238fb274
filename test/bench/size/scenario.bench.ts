import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { READ_MODELS_FILE } from '#platform/data-dir/file-names';
import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import { collectionsFolder } from '#platform/read-store/sqlite/collection-paths';
import { startProduct } from '#test/support/product';
import { account } from '../api-calls';
import { watchBlocks } from './loop-blocks';
import { fillSizedLog } from './made-log';
import { REBUILT, type Sized, type Step } from './steps';

const VERIFIED = 'log-index';
const SETTLED_MS = 2000;
const POLL_MS = 20;
const ADMIN = { ADMIN_EMAIL: account.username, ADMIN_PASSWORD: account.password };

const residentMb = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? Number.NaN) / 1024;

const idleMb = async (): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'aidy-bench-'));
  const product = await startProduct(folder, ADMIN);
  await pause(SETTLED_MS);
  const resident = residentMb();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
  return resident;
};

/** Removes the read models, so that the next start fills them for the first time. */
const removeReadModels = (dataDir: string): void => {
  const file = join(dataDir, READ_MODELS_FILE);
  for (const each of [file, `${file}-wal`, `${file}-shm`, collectionsFolder(file)])
    rmSync(each, { recursive: true, force: true });
};

const measuring = () => {
  const watched = watchBlocks();
  let peakMb = 0;
  setInterval(() => (peakMb = Math.max(peakMb, residentMb())), POLL_MS).unref();
  return async (work: () => Promise<unknown>): Promise<Step> => {
    watched.take();
    peakMb = residentMb();
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    return { cpuSeconds: (user + system) / 1e6, peakMb, blocks: watched.take() };
  };
};

/** Prepares the log of so many trackers (`log`), or fills, rebuilds and verifies its read models (`measure`). */
const main = async (): Promise<void> => {
  const [what = '', dataDir = '', trackers = '0'] = process.argv.slice(2);
  if (what === 'log') {
    // The first start creates the other stores and the account.
    await (await startProduct(dataDir, ADMIN)).stop();
    process.send?.(await fillSizedLog(dataDir, Number(trackers), Date.now()));
    process.exit(0);
  }
  removeReadModels(dataDir);
  const idle = await idleMb();
  const measured = measuring();
  const product = await startProduct(dataDir, ADMIN);
  const runner = product.app.get(ProjectionRunner, { strict: false });
  const events = await product.app.get<EventStore>(EVENT_STORE, { strict: false }).lastPosition();
  const untilLive = async (): Promise<void> => {
    while ((await runner.list()).some(({ state, lag }) => state !== 'live' || lag > 0)) await pause(POLL_MS);
  };
  const fill = await measured(untilLive);
  const rebuilds: Record<string, Step> = {};
  for (const name of REBUILT) {
    rebuilds[name] = await measured(async () => {
      await runner.rebuild(name);
      await untilLive();
    });
  }
  const verification = await measured(async () => {
    const [report] = await runner.verify([VERIFIED]);
    if (report?.differences !== 0) throw new Error(`${VERIFIED} differs from the log.`);
  });
  const sized: Sized = { events, idleMb: idle, fill, rebuilds, verification };
  process.send?.(sized);
  process.exit(0);
};

void main();
