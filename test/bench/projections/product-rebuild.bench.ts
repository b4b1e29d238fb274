import { setTimeout as pause } from 'node:timers/promises';
import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import { startProduct } from '../../support/product';
import { account } from '../api-calls';
import { fillProductLog } from './product-log';

export interface Rebuilt {
  readonly events: number;
  /** Seconds by read model. */
  readonly alone: Readonly<Record<string, number>>;
  /** Seconds of all at once. */
  readonly all: number;
}

const LOOK_MS = 10;
const LONGEST_MS = 300_000;

/** Rebuilds the product's read models in a separate process and sends the times to the parent. */
const main = async (): Promise<void> => {
  const [folder = ''] = process.argv.slice(2);
  // The first start creates the other stores and the account.
  const admin = { ADMIN_EMAIL: account.username, ADMIN_PASSWORD: account.password };
  await (await startProduct(folder, admin)).stop();
  await fillProductLog(folder, Date.now());
  const product = await startProduct(folder, admin);
  const runner = product.app.get(ProjectionRunner, { strict: false });
  const events = await product.app.get<EventStore>(EVENT_STORE, { strict: false }).lastPosition();
  const untilLive = async (): Promise<void> => {
    if (!(await runner.untilCaughtUp(events, LONGEST_MS))) throw new Error('The models did not catch up.');
    while ((await runner.list()).some(({ state }) => state !== 'live')) await pause(LOOK_MS);
  };
  const secondsOf = async (names: readonly string[]): Promise<number> => {
    const begun = performance.now();
    await Promise.all(names.map((name) => runner.rebuild(name)));
    await untilLive();
    return (performance.now() - begun) / 1000;
  };
  await untilLive();
  const names = (await runner.list()).map(({ name }) => name);
  const alone: Record<string, number> = {};
  for (const name of names) alone[name] = await secondsOf([name]);
  const rebuilt: Rebuilt = { events, alone, all: await secondsOf(names) };
  process.send?.(rebuilt);
  await product.stop();
  process.exit(0);
};

void main();
