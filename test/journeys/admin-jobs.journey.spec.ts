import { GATHERER, type Gatherer } from '#modules/research/gather/gathering';
import { JOB_QUEUE, type JobQueue } from '#platform/jobs/job-queue';
import { describeWhere } from '../support/needs';
import { type Product, type Visitor, startProduct } from '../support/product';
import { topic } from '../support/requests';
import { type RedisForTests, redisMissing, startRedis } from '../support/servers/redis-server';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { UNREACHABLE_HOSTS } from '../support/walk-through';

interface Row {
  readonly id: string;
  readonly state: string;
  readonly run_id: string | null;
}

const repairedJobs = (queue: 'embedded' | 'Redis') => (): void => {
  const folder = temporaryFolder();
  let product: Product;
  let redis: RedisForTests | undefined;
  let staff: Visitor;
  let admin: Visitor;

  const jobs = async (filter: object = {}): Promise<readonly Row[]> =>
    (await staff.get(`/api/admin/jobs/?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body;
  const command = (id: string, verb: 'retry' | 'drop', body: object = {}, visitor = admin) =>
    visitor.post(`/api/admin/jobs/${id}/${verb}/`, body);
  const reason = 'Nobody waits for it any more.';

  beforeAll(async () => {
    redis = queue === 'Redis' ? await startRedis() : undefined;
    product = await startProduct(folder, {
      ...UNREACHABLE_HOSTS,
      SCHEDULER_TICK_MS: '50',
      ...(redis && { REDIS_URL: redis.url }),
    });
    staff = product.as('sue', 'staff');
    admin = product.as('adam', 'staff', 'admin');
  });
  afterAll(async () => {
    await product.stop();
    await redis?.stop();
  });

  test('a run whose job is dropped fails, is not queued again, and leaves its tracker free for the next', async () => {
    // Holds the runs that are under way, so that the next one waits.
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const gatherer = product.app.get<Gatherer>(GATHERER, { strict: false });
    const gather = gatherer.gather.bind(gatherer);
    jest.spyOn(gatherer, 'gather').mockImplementation(async (request) => {
      await released;
      return gather(request);
    });
    const ann = product.as('ann');
    const create = async (): Promise<string> => (await ann.post('/api/topics/create-tracker/', topic)).body.tracker_id;
    for (let n = 0; n < 4; n++) await create();
    await until('all workers are busy', async () => (await jobs({ kind: 'research', state: 'running' })).length === 4);
    const trackerId = await create();
    await until('its run waits', async () => (await jobs({ tracker_id: trackerId })).length === 1);
    const [waiting] = await jobs({ tracker_id: trackerId });
    const [running] = await jobs({ kind: 'research', state: 'running' });
    expect(waiting).toMatchObject({ kind: 'research', state: 'waiting', attempts: 0, error: null });
    const run = async () => (await ann.get(`/api/topics/tracker/${trackerId}/runs/${waiting?.run_id}/`)).body;
    expect(await run()).toMatchObject({ state: 'queued' });

    expect((await command(waiting?.id ?? '', 'retry', {}, staff)).body.code).toBe('ADMIN_ONLY');
    expect((await command(waiting?.id ?? '', 'drop', { reason }, staff)).body.code).toBe('ADMIN_ONLY');
    expect((await command(waiting?.id ?? '', 'drop', { reason: ' ' })).body.errors).toEqual([
      { path: 'reason', message: 'Say why.' },
    ]);
    expect((await command('unknown', 'retry')).body.code).toBe('NOT_FOUND');
    expect((await command('unknown', 'drop', { reason })).body.code).toBe('NOT_FOUND');
    expect((await command(running?.id ?? '', 'drop', { reason })).body.code).toBe('CONFLICT');
    expect((await command(waiting?.id ?? '', 'drop', { reason })).status).toBe(204);
    expect(await run()).toMatchObject({ state: 'failed', reason: 'DROPPED', retry_at: null });
    const ofRun = (await product.events(`run-${trackerId}`)).map(({ type }) => type);
    expect(ofRun).toEqual(['RunRequested', 'RunFailed']);
    const { body: history } = await staff.get(`/api/admin/trackers/${trackerId}/history/`);
    expect(history.slice(0, 2)).toMatchObject([
      { type: 'RunFailed', what: 'DROPPED' },
      { type: 'RunDropped', what: reason, actor: { user_uid: 'adam' } },
    ]);

    const enqueue = jest.spyOn(product.app.get<JobQueue>(JOB_QUEUE, { strict: false }), 'enqueue');
    const queued = () => enqueue.mock.calls.map(([{ id }]) => id);
    const looks = () => queued().flatMap((id, index) => (id === running?.id ? [index] : []));
    // The first may have begun before the drop.
    await until('the schedule has looked three times', () => looks().length >= 3);
    const [, begin, end] = looks();
    expect(queued().slice(begin, end)).not.toContain(waiting?.id);

    expect((await ann.post(`/api/topics/tracker/${trackerId}/run/`)).status).toBe(202);
    release();
    await until('all runs have ended', async () => (await jobs({ kind: 'research' })).length === 0);
    const started = (await product.events(`run-${trackerId}`)).filter(({ type }) => type === 'RunStarted');
    expect(started.map(({ data }) => 'runId' in data && data.runId)).not.toContain(waiting?.run_id);
    expect(started).toHaveLength(1);
    jest.restoreAllMocks();
  });
};

describe('on the embedded queue', repairedJobs('embedded'));
describeWhere(redisMissing, 'on Redis', repairedJobs('Redis'));
