import { setTimeout as pause } from 'node:timers/promises';
import { BEGINNING, EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import { EVENTS_PER_PAGE } from '#platform/log-reader/catch-up';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import { startProduct } from '#test/support/product';
import { account } from '../api-calls';
import { median, secondsOf } from '../event-store/measure';
import { fillProductLog } from './product-log';

export interface Rebuilt {
  readonly events: number;
  /** Seconds to read all events, and nothing else. */
  readonly reading: number;
  /** Seconds by read model. */
  readonly alone: Readonly<Record<string, number>>;
  /** Seconds of all at once. */
  readonly all: number;
}

const POLL_MS = 10;
const LONGEST_MS = 1_200_000;

const readAll = async (log: EventStore): Promise<void> => {
  for (let after = BEGINNING, end = await log.lastPosition(); after < end;) {
    after = (await log.readAll({ after, limit: EVENTS_PER_PAGE })).upTo;
  }
};

/** Rebuilds the product's read models in a separate process and sends the times to the parent. */
const main = async (): Promise<void> => {
  const [folder = '', wanted = ''] = process.argv.slice(2);
  // The first start creates the other stores and the account.
  const admin = { ADMIN_EMAIL: account.username, ADMIN_PASSWORD: account.password };
  await (await startProduct(folder, admin)).stop();
  await fillProductLog(folder, Date.now(), Number(wanted));
  const product = await startProduct(folder, admin);
  const runner = product.app.get(ProjectionRunner, { strict: false });
  const log = product.app.get<EventStore>(EVENT_STORE, { strict: false });
  const events = await log.lastPosition();
  const untilLive = async (): Promise<void> => {
    if ((await runner.untilCaughtUp(events, LONGEST_MS)) !== 'shows') throw new Error('The models did not catch up.');
    while ((await runner.list()).some(({ state }) => state !== 'live')) await pause(POLL_MS);
  };
  const rebuild = (names: readonly string[]): Promise<number> =>
    secondsOf(async () => {
      await Promise.all(names.map((name) => runner.rebuild(name)));
      await untilLive();
    });
  await untilLive();
  const names = (await runner.list()).map(({ name }) => name);
  const alone: Record<string, number> = {};
  const readings: number[] = [];
  for (const name of names) {
    readings.push(await secondsOf(() => readAll(log)));
    alone[name] = await rebuild([name]);
  }
  const rebuilt: Rebuilt = { events, reading: median(readings), alone, all: await rebuild(names) };
  process.send?.(rebuilt);
  await product.stop();
  process.exit(0);
};

void main();
