import { accountMailJob } from '#modules/accounts/mails/account-mail-job';
import { DueMails } from '#modules/accounts/mails/due-mails';
import { GATHERER, type Gatherer } from '#modules/research/gather/gathering';
import { JOB_QUEUE, type JobQueue } from '#platform/jobs/job-queue';
import { type MailServer, startMailServer } from '../support/mail-server';
import { describeWhere } from '../support/needs';
import { type Product, type Visitor, startProduct } from '../support/product';
import { type RedisForTests, redisMissing, startRedis } from '../support/redis-server';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { UNREACHABLE_HOSTS } from '../support/walk-through';
import { topic } from '../support/requests';

interface Row {
  readonly id: string;
  readonly state: string;
  readonly user_id: string | null;
  readonly run_id: string | null;
}

const repairedJobs = (queue: 'embedded' | 'Redis') => (): void => {
  const folder = temporaryFolder();
  let product: Product;
  let mailServer: MailServer;
  let redis: RedisForTests | undefined;
  let staff: Visitor;
  let admin: Visitor;

  const jobs = async (filter: object = {}): Promise<readonly Row[]> =>
    (await staff.get(`/api/admin/jobs/?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body;
  const command = (id: string, verb: 'retry' | 'drop', body: object = {}, visitor = admin) =>
    visitor.post(`/api/admin/jobs/${id}/${verb}/`, body);
  const reason = 'Nobody waits for it any more.';

  beforeAll(async () => {
    [mailServer, redis] = await Promise.all([startMailServer(), queue === 'Redis' ? startRedis() : undefined]);
    product = await startProduct(folder, {
      ...UNREACHABLE_HOSTS,
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'Aidy <aidy@example.org>',
      SCHEDULER_TICK_MS: '50',
      ...(redis && { REDIS_URL: redis.url }),
    });
    staff = product.as('sue', 'staff');
    admin = product.as('adam', 'staff', 'admin');
  });
  afterAll(async () => {
    await product.stop();
    await Promise.all([mailServer.close(), redis?.stop()]);
  });

  describe('a mail that the server refuses', () => {
    const register = async (email: string): Promise<Row> => {
      await product.signedOut.post('/api/common/send-verify-email/', { email });
      const [registered] = (await product.events()).filter(({ type }) => type === 'UserRegistered').slice(-1);
      // It is tried again after two seconds, which a slow machine needs for a request or two.
      let delayed: Row | undefined;
      await until('its job has failed', async () => {
        const { body } = await staff.get(`/api/admin/jobs/${registered?.id}/`);
        delayed = body.state === 'delayed' ? body : undefined;
        return delayed !== undefined;
      });
      if (delayed === undefined) throw new Error('There is no such job.');
      return delayed;
    };
    beforeEach(() => mailServer.refuse(true));

    test('is a delayed job with its error, without the address', async () => {
      const job = await register('ann@example.org');
      const [registered] = (await product.events()).filter(({ id }) => id === job.id);
      expect(job).toEqual({
        id: registered?.id,
        kind: 'mail',
        state: 'delayed',
        attempts: expect.any(Number),
        enqueued_at: expect.stringMatching(/^\d{4}-/),
        failed_at: expect.stringMatching(/^\d{4}-/),
        next_at: expect.stringMatching(/^\d{4}-/),
        error: expect.stringMatching(/<a•••@example\.org>: mailbox is full/),
        tracker_id: null,
        run_id: null,
        user_id: registered?.stream.replace(/^user-/, ''),
        event_id: registered?.id,
        stream: `job-${registered?.id}`,
      });
      expect((await jobs({ kind: 'mail', user_id: job.user_id })).map(({ id }) => id)).toEqual([job.id]);
      expect(await jobs({ kind: 'research' })).toEqual([]);
      expect(JSON.stringify(await jobs())).not.toContain('ann@');
    });

    /** Retries a mail with the cause gone. Its next attempt may come first on a slow machine: then it is the turn of another. */
    const retried = async (
      others = 0,
    ): Promise<{ readonly id: string; readonly email: string; readonly before: number }> => {
      const email = `bob${others}@example.org`;
      const { id } = await register(email);
      const before = (await product.events()).length;
      mailServer.refuse(false);
      const { status } = await command(id, 'retry');
      if (status === 204) return { id, email, before };
      expect(status).toBe(404);
      mailServer.refuse(true);
      return retried(others + 1);
    };

    test('is sent once it is retried with the cause gone; no event says so but that it was sent', async () => {
      const { id, email, before } = await retried();
      await until('it has left the queue', async () => (await staff.get(`/api/admin/jobs/${id}/`)).status === 404);
      expect(mailServer.received.map(({ to }) => to)).toContainEqual([email]);
      expect((await product.events()).slice(before).map(({ type }) => type)).toEqual(['AccountMailSent']);
    });

    test('is never sent once it is dropped for a reason, which is an event', async () => {
      const { id, user_id: userId } = await register('cem@example.org');
      const drop = () => command(id, 'drop', { reason });
      // It is tried again every few seconds, and refused meanwhile.
      await until('it is dropped between its attempts', async () => {
        const { status } = await drop();
        expect([204, 409]).toContain(status);
        return status === 204;
      });
      expect((await drop()).status).toBe(204);
      const [dropped, ...more] = await product.events(`job-${id}`);
      expect(more).toEqual([]);
      expect(dropped).toMatchObject({
        type: 'MailDropped',
        metadata: { actor: { kind: 'user', userId: 'adam' } },
        data: { jobId: id, userId, attempts: expect.any(Number), reason },
      });

      mailServer.refuse(false);
      await product.app.get(DueMails, { strict: false }).enqueueAll();
      expect((await jobs()).map((job) => job.id)).not.toContain(id);
      const queue = product.app.get<JobQueue>(JOB_QUEUE, { strict: false });
      await queue.enqueue(accountMailJob(userId ?? '', id));
      await until('a job queued at that moment has ended', async () => (await queue.find('mail', id)) === undefined);
      expect(mailServer.received.flatMap(({ to }) => to)).not.toContain('cem@example.org');
    });

    test('is neither retried nor dropped by staff, nor dropped without a reason', async () => {
      const { id } = await register('dan@example.org');
      const before = (await product.events()).length;
      expect((await command(id, 'retry', {}, staff)).body.code).toBe('ADMIN_ONLY');
      expect((await command(id, 'drop', { reason }, staff)).body.code).toBe('ADMIN_ONLY');
      expect((await command(id, 'drop', { reason: ' ' })).body.errors).toEqual([
        { path: 'reason', message: 'Say why.' },
      ]);
      for (const verb of ['retry', 'drop'] as const)
        expect((await command('unknown', verb, verb === 'drop' ? { reason } : {})).body.code).toBe('NOT_FOUND');
      expect((await product.events()).length).toBe(before);
    });
  });

  test('a run whose job is dropped fails, is not queued again, and leaves its tracker free for the next', async () => {
    // Holds the runs that are under way, so that the next one waits.
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const gatherer = product.app.get<Gatherer>(GATHERER, { strict: false });
    const gather = gatherer.gather.bind(gatherer);
    jest.spyOn(gatherer, 'gather').mockImplementation(async (asked) => {
      await released;
      return gather(asked);
    });
    const ann = product.as('ann');
    const create = async (): Promise<string> => (await ann.post('/api/topics/create-tracker/', topic)).body.tracker_id;
    for (let n = 0; n < 4; n++) await create();
    await until('all workers are busy', async () => (await jobs({ kind: 'research', state: 'running' })).length === 4);
    const trackerId = await create();
    await until('its run waits', async () => (await jobs({ tracker_id: trackerId })).length === 1);
    const [waiting] = await jobs({ tracker_id: trackerId });
    const [running] = await jobs({ kind: 'research', state: 'running' });
    expect(waiting).toMatchObject({ kind: 'research', state: 'waiting', attempts: 0, error: null, user_id: null });
    const run = async () => (await ann.get(`/api/topics/tracker/${trackerId}/runs/${waiting?.run_id}/`)).body;
    expect(await run()).toMatchObject({ state: 'queued' });

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
