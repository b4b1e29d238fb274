import type { EffectPlan } from '#events/outbound/effect.events';
import { effectJob } from '#modules/outbound/attempts/effect-job';
import type { OutboundKind, AttemptOutcome } from '#modules/outbound/outbound-kind';
import { inProcessJobQueue } from '#platform/jobs/in-process/in-process-job-queue';
import { type OutboundWorker, effectIdAt, startOutboundWorker } from '../support/delivery/outbound-worker';
import { inMemoryCheckpointStore } from '../support/in-memory/in-memory-checkpoint-store';
import { inMemoryEventStore } from '../support/in-memory/in-memory-event-store';
import { inMemoryKeyStore } from '../support/in-memory/in-memory-key-store';
import { InMemoryReadStore } from '../support/in-memory/in-memory-read-store';
import { failingAppends } from '../support/log/failing-appends';
import { type Receiver, startReceiver } from '../support/servers/receiver';
import { TestClock } from '../support/test-clock';
import { until } from '../support/until';

const MINUTE_MS = 60_000;
const LEASE_MS = 2 * MINUTE_MS;
const POLICY = { attempts: 4, firstPauseMs: MINUTE_MS, longestPauseMs: 60 * MINUTE_MS, timeoutMs: 60_000 };

const webhook = (url: string, changed: Partial<OutboundKind> = {}): OutboundKind => ({
  kind: 'webhook',
  concurrency: 4,
  ...POLICY,
  ...changed,
  async perform({ key, subject }, { signal }): Promise<AttemptOutcome> {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: JSON.stringify(subject),
      signal,
    });
    const detail = `It answered ${answer.status}.`;
    const retryAfter = answer.headers.get('retry-after');
    if (answer.ok) return { kind: 'delivered', receipt: answer.headers.get('request-id') ?? 'none' };
    if (answer.status === 400) return { kind: 'refused', fault: 'REFUSED', detail };
    return { kind: 'retry', fault: 'BUSY', detail, ...(retryAfter !== null && { retryAfter }) };
  },
});

let clock: TestClock;
let receiver: Receiver;
let running: OutboundWorker[];
let stores: ReturnType<typeof newStores>;
const newStores = () => ({
  log: failingAppends(inMemoryEventStore()),
  keys: inMemoryKeyStore(),
  documents: new InMemoryReadStore(),
  checkpoints: inMemoryCheckpointStore(),
});

const start = async (
  changed: Partial<OutboundKind> = {},
  environment?: Record<string, string>,
): Promise<OutboundWorker> => {
  const jobs = inProcessJobQueue({ clock, pollMs: 5, onFailure: () => undefined });
  const worker = await startOutboundWorker(stores, clock, jobs, [webhook(receiver.url, changed)], environment);
  running.push(worker);
  return worker;
};
const stopAll = async () => {
  await Promise.all(running.splice(0).map((worker) => worker.close()));
};

beforeEach(async () => {
  clock = new TestClock();
  stores = newStores();
  running = [];
  receiver = await startReceiver();
});
afterEach(async () => {
  stores.log.recover();
  receiver.release();
  await stopAll();
  await receiver.close();
});

const plan = async (worker: OutboundWorker, name: string, changed: Partial<EffectPlan> = {}): Promise<string> => {
  const key = effectIdAt(clock, name);
  const dueAt = clock.now().toISOString();
  const planned = { userId: 'ann', kind: 'webhook', subject: { name }, dueAt, expiresAt: null, series: null };
  await worker.command(key, { type: 'PlanEffect', plan: { ...planned, ...changed } });
  return key;
};

const typesOf = async (worker: OutboundWorker, key: string) => (await worker.history(key)).map(({ type }) => type);
const isIn = (worker: OutboundWorker, key: string, state: string) =>
  until(`it is ${state}`, async () => (await worker.delivery(key))?.state === state);
const hasFailed = (worker: OutboundWorker, key: string, times: number) =>
  until(`it has failed ${times} times`, async () => {
    await worker.lookForDue();
    return (await typesOf(worker, key)).filter((type) => type === 'AttemptFailed').length === times;
  });
/** Lets the time of the next attempt come. */
const nextAttempt = async (worker: OutboundWorker, key: string) => {
  await isIn(worker, key, 'due');
  const at = (await worker.delivery(key))?.due_at ?? '';
  clock.advance(Date.parse(at) - clock.now().getTime());
};
const begunWith = async (worker: OutboundWorker, key: string) =>
  (await worker.history(key)).flatMap((event) =>
    event.type === 'AttemptBegun' ? [{ attempt: event.data.attempt, repeats: event.data.repeats }] : [],
  );

test('an effect reaches its receiver once, with its id as the key', async () => {
  const worker = await start();
  const key = await plan(worker, 'a');
  await isIn(worker, key, 'delivered');
  expect(receiver.arrived).toMatchObject([{ key, body: '{"name":"a"}' }]);
  expect(await typesOf(worker, key)).toEqual(['EffectPlanned', 'AttemptBegun', 'EffectDelivered']);
});

test('an effect is made when it is due, not before', async () => {
  const worker = await start();
  const key = await plan(worker, 'a', { dueAt: new Date(clock.now().getTime() + MINUTE_MS).toISOString() });
  await until('it is known', async () => (await worker.delivery(key)) !== undefined);
  await worker.lookForDue();
  await worker.jobs.enqueue({ ...effectJob('webhook', key, 0), id: 'too early' });
  await until('the early job has ended', async () => (await worker.jobs.find('webhook', 'too early')) === undefined);
  expect(receiver.arrived).toEqual([]);
  clock.advance(MINUTE_MS);
  await isIn(worker, key, 'delivered');
});

test('an outcome is recorded although others keep writing to the effect, so that it is not made again', async () => {
  const worker = await start();
  stores.log.conflict('EffectDelivered', 20);
  const key = await plan(worker, 'a');
  await isIn(worker, key, 'delivered');
  expect(receiver.arrived).toHaveLength(1);
});

describe('a process that dies', () => {
  test('makes the attempt after the restart if it died before recording it', async () => {
    const worker = await start();
    stores.log.failFrom('AttemptBegun', 'before');
    const key = await plan(worker, 'a');
    await until('its job has failed', async () => (await worker.jobs.counts('webhook')).running === 0);
    await stopAll();
    stores.log.recover();
    const next = await start();
    await isIn(next, key, 'delivered');
    expect(receiver.accepted(key)).toBe(1);
  });

  test('between the record of an attempt and the call, the call is made once the lease has run out', async () => {
    const worker = await start();
    stores.log.failFrom('AttemptBegun', 'after');
    const key = await plan(worker, 'a');
    await until('the attempt is begun', async () => (await typesOf(worker, key)).includes('AttemptBegun'));
    await stopAll();
    stores.log.recover();
    const next = await start();
    await isIn(next, key, 'attempting');
    await next.lookForDue();
    expect(receiver.arrived).toEqual([]);
    clock.advance(LEASE_MS);
    await isIn(next, key, 'delivered');
    expect(receiver.accepted(key)).toBe(1);
    expect(await begunWith(next, key)).toEqual([
      { attempt: 1, repeats: null },
      { attempt: 2, repeats: 1 },
    ]);
  });

  test('repeats the attempt once, with the same key, if it died between the acceptance and its record', async () => {
    const worker = await start();
    stores.log.failFrom('EffectDelivered', 'before');
    const key = await plan(worker, 'a');
    await until('the receiver has accepted it', () => receiver.accepted(key) === 1);
    await stopAll();
    stores.log.recover();
    const next = await start();
    clock.advance(LEASE_MS);
    await isIn(next, key, 'delivered');
    expect(receiver.accepted(key)).toBe(2);
    expect((await next.delivery(key))?.may_have_arrived).toBe(true);
    clock.advance(10 * LEASE_MS);
    await next.lookForDue();
    expect(receiver.arrived.map((arrival) => arrival.key)).toEqual([key, key]);
  });

  test('repeats nothing if it died after recording the success', async () => {
    const worker = await start();
    stores.log.failFrom('EffectDelivered', 'after');
    const key = await plan(worker, 'a');
    await until('it is recorded', async () => (await typesOf(worker, key)).includes('EffectDelivered'));
    await stopAll();
    stores.log.recover();
    const next = await start();
    clock.advance(LEASE_MS);
    await isIn(next, key, 'delivered');
    expect(receiver.accepted(key)).toBe(1);
  });

  test('gives the effect up in the end if it dies at each attempt', async () => {
    let worker = await start();
    const key = await plan(worker, 'a', { dueAt: new Date(clock.now().getTime() + LEASE_MS).toISOString() });
    for (let attempt = 1; attempt <= POLICY.attempts; attempt++) {
      stores.log.failFrom('AttemptBegun', 'after');
      clock.advance(LEASE_MS);
      await until('an attempt is begun', async () => (await begunWith(worker, key)).length === attempt);
      await stopAll();
      stores.log.recover();
      worker = await start();
      await isIn(worker, key, 'attempting');
    }
    clock.advance(LEASE_MS);
    await isIn(worker, key, 'given_up');
    expect(receiver.arrived).toEqual([]);
  });
});

test('a process with the log to itself repeats at its start what an earlier one has left, without waiting', async () => {
  const worker = await start();
  stores.log.failFrom('EffectDelivered', 'before');
  const key = await plan(worker, 'a');
  await until('the receiver has accepted it', () => receiver.accepted(key) === 1);
  await stopAll();
  stores.log.recover();
  const next = await start({}, {});
  await isIn(next, key, 'delivered');
  expect(receiver.accepted(key)).toBe(2);
  expect((await next.delivery(key))?.may_have_arrived).toBe(true);
});

test('an attempt that a stopping process breaks off is repeated at once with the same key', async () => {
  receiver.answer((_arrival, times) => (times === 1 ? 'hold' : { status: 200 }));
  const worker = await start();
  const key = await plan(worker, 'a');
  await until('it is under way', () => receiver.arrived.length === 1);
  await stopAll();
  const next = await start();
  await isIn(next, key, 'delivered');
  expect((await next.history(key)).find(({ type }) => type === 'AttemptFailed')?.data).toMatchObject({
    fault: 'INTERRUPTED',
  });
  expect(receiver.arrived.map((arrival) => arrival.key)).toEqual([key, key]);
});

test('many workers that take the same effect at once make one attempt', async () => {
  receiver.answer('hold');
  const workers = await Promise.all([start(), start(), start()]);
  const [one] = workers;
  if (one === undefined) throw new Error('No worker runs.');
  const keys = await Promise.all(Array.from({ length: 20 }, (_, index) => plan(one, `effect ${index}`)));
  for (const worker of workers)
    for (const key of keys)
      for (const copy of ['first', 'second'])
        await worker.jobs.enqueue({ ...effectJob('webhook', key, 0), id: `${key} ${copy}` });
  await until('all are under way or done', () => {
    receiver.release();
    return keys.every((key) => receiver.accepted(key) > 0);
  });
  await until('all jobs have ended', async () => {
    receiver.release();
    const counts = await Promise.all(workers.map((worker) => worker.jobs.counts('webhook')));
    return counts.every(({ waiting, running }) => waiting + running === 0);
  });
  expect(keys.map((key) => receiver.accepted(key))).toEqual(keys.map(() => 1));
});

describe('a receiver that fails', () => {
  test('gets further attempts after growing pauses, until the effect is given up', async () => {
    receiver.answer({ status: 500 });
    const worker = await start();
    const key = await plan(worker, 'a');
    const pauses: number[] = [];
    for (let failures = 1; failures < POLICY.attempts; failures++) {
      await hasFailed(worker, key, failures);
      const before = clock.now().getTime();
      await nextAttempt(worker, key);
      pauses.push((clock.now().getTime() - before) / MINUTE_MS);
    }
    await isIn(worker, key, 'given_up');
    for (const [index, minutes] of pauses.entries()) {
      expect(minutes).toBeGreaterThanOrEqual(2 ** index / 2);
      expect(minutes).toBeLessThanOrEqual(2 ** index);
    }
    expect(receiver.arrived.map((arrival) => arrival.key)).toEqual(Array(POLICY.attempts).fill(key));
    expect(await worker.delivery(key)).toMatchObject({
      attempts: POLICY.attempts,
      reason: 'attempts',
      fault: 'BUSY',
      detail: 'It answered 500.',
      due_at: null,
    });
  });

  test.each([
    ['seconds', () => '7200'],
    ['a date', () => new Date(clock.now().getTime() + 120 * MINUTE_MS).toUTCString()],
  ])('gets no attempt for as long as it asks for, in %s', async (_form, retryAfter) => {
    receiver.answer({ status: 429, headers: { 'retry-after': retryAfter() } });
    const worker = await start();
    const key = await plan(worker, 'a');
    await hasFailed(worker, key, 1);
    receiver.answer({ status: 200 });
    clock.advance(119 * MINUTE_MS);
    await worker.lookForDue();
    expect(receiver.arrived).toHaveLength(1);
    clock.advance(MINUTE_MS);
    await isIn(worker, key, 'delivered');
  });

  test('gets a single attempt if it refuses for good', async () => {
    receiver.answer({ status: 400 });
    const worker = await start();
    const key = await plan(worker, 'a');
    await isIn(worker, key, 'given_up');
    expect(receiver.arrived).toHaveLength(1);
    expect(await worker.delivery(key)).toMatchObject({ reason: 'refused', fault: 'REFUSED' });
  });

  test('gets the same key again if it cut the connection after accepting', async () => {
    receiver.answer((_arrival, times) => (times === 1 ? 'cut' : { status: 200 }));
    const worker = await start();
    const key = await plan(worker, 'a');
    await hasFailed(worker, key, 1);
    await nextAttempt(worker, key);
    await isIn(worker, key, 'delivered');
    expect(receiver.accepted(key)).toBe(2);
    expect(new Set(receiver.arrived.map((arrival) => arrival.key))).toEqual(new Set([key]));
  });

  test('gets another attempt if it did not answer in time', async () => {
    receiver.answer((_arrival, times) => (times === 1 ? 'hold' : { status: 200 }));
    const worker = await start({ timeoutMs: 50 });
    const key = await plan(worker, 'a');
    await hasFailed(worker, key, 1);
    expect(await worker.delivery(key)).toMatchObject({ fault: 'TIMEOUT' });
    await nextAttempt(worker, key);
    await isIn(worker, key, 'delivered');
  });
});

test('a queue that lost everything is filled again from the index of what is due', async () => {
  const web = await start();
  stores.log.failFrom('AttemptBegun', 'before');
  const keys = await Promise.all(['a', 'b', 'c'].map((name) => plan(web, name)));
  await until('they are known', async () => (await Promise.all(keys.map((key) => web.delivery(key)))).every(Boolean));
  await stopAll();
  stores.log.recover();
  const worker = await start();
  for (const key of keys) await isIn(worker, key, 'delivered');
  expect(keys.map((key) => receiver.accepted(key))).toEqual([1, 1, 1]);
});
