import type { Job, JobQueue, JobRun } from '#platform/jobs/job-queue';
import { TestClock } from '../support/test-clock';
import { until } from '../support/until';

export interface JobQueueUnderTest {
  /** Opens a separate queue, whose failures and lost connections do not affect others. */
  open(clock: TestClock): Promise<JobQueue>;
}

const HOUR = 3_600_000;
const ONCE = { concurrency: 1, attempts: 1, backoffMs: 1 };

const job = (id: string, more: Partial<Job> = {}): Job => ({
  id,
  kind: 'research',
  payload: { trackerId: id },
  ...more,
});

/** Work that runs until the test releases it. */
const gate = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
};

/** Contract of every JobQueue adapter. */
export const jobQueueContract = ({ open }: JobQueueUnderTest): void => {
  let clock: TestClock;
  let queue: JobQueue;
  beforeEach(async () => {
    clock = new TestClock();
    queue = await open(clock);
  });
  afterEach(() => queue.stop(0));

  test('delivers a job with its payload', async () => {
    const seen: Array<{ job: Job; attempt: number }> = [];
    queue.work('research', ONCE, async (taken, { attempt }) => void seen.push({ job: taken, attempt }));
    await queue.enqueue(job('a', { payload: { trackerId: 't', tags: ['x', 1, null], deep: { yes: true } } }));
    await until('the job ran', () => seen.length === 1);
    expect(seen[0]).toEqual({
      job: { id: 'a', kind: 'research', payload: { trackerId: 't', tags: ['x', 1, null], deep: { yes: true } } },
      attempt: 1,
    });
  });

  test('jobs enqueued before there is a handler wait for it', async () => {
    await queue.enqueue(job('a'));
    expect(await queue.counts('research')).toEqual({ waiting: 1, delayed: 0, running: 0, failed: 0 });
    const seen: string[] = [];
    queue.work('research', ONCE, async ({ id }) => void seen.push(id));
    await until('it ran', () => seen.length === 1);
    await until('it is forgotten', async () => (await queue.counts('research')).running === 0);
    expect(await queue.counts('research')).toEqual({ waiting: 0, delayed: 0, running: 0, failed: 0 });
  });

  test('asking whether it is reachable opens no kind of jobs', async () => {
    await queue.ping();
    expect(queue.kinds()).toEqual([]);
  });

  test('jobs of other kinds go to their own handlers', async () => {
    const seen: string[] = [];
    queue.work('research', ONCE, async ({ id }) => void seen.push(`research ${id}`));
    queue.work('mail', ONCE, async ({ id }) => void seen.push(`mail ${id}`));
    await queue.enqueue(job('a', { kind: 'mail' }));
    await queue.enqueue(job('a'));
    await until('both ran', () => seen.length === 2);
    expect(seen.sort()).toEqual(['mail a', 'research a']);
  });

  test('a kind has only one handler', () => {
    queue.work('research', ONCE, async () => undefined);
    expect(() => queue.work('research', ONCE, async () => undefined)).toThrow('research');
  });

  test('a waiting or running id is not enqueued twice', async () => {
    const seen: string[] = [];
    const { opened, open: release } = gate();
    queue.work('research', { ...ONCE, concurrency: 4 }, async ({ id }) => {
      seen.push(id);
      await opened;
    });
    await Promise.all([queue.enqueue(job('a')), queue.enqueue(job('a')), queue.enqueue(job('b'))]);
    await until('both run', () => seen.length === 2);
    await queue.enqueue(job('a'));
    expect(await queue.counts('research')).toEqual({ waiting: 0, delayed: 0, running: 2, failed: 0 });
    release();
    await until('all ended', async () => (await queue.counts('research')).running === 0);
    expect(seen.sort()).toEqual(['a', 'b']);
  });

  test('limits concurrent jobs', async () => {
    const { opened, open: release } = gate();
    let atOnce = 0;
    let most = 0;
    let done = 0;
    queue.work('research', { ...ONCE, concurrency: 2 }, async () => {
      most = Math.max(most, ++atOnce);
      await opened;
      atOnce -= 1;
      done += 1;
    });
    for (const id of ['a', 'b', 'c', 'd', 'e']) await queue.enqueue(job(id));
    await until('two run', () => atOnce === 2);
    expect(await queue.counts('research')).toMatchObject({ waiting: 3, running: 2 });
    release();
    await until('all jobs have run', () => done === 5);
    expect(most).toBe(2);
  });

  test('jobs are taken by priority, equal ones in order, and those without one last', async () => {
    const { opened, open: release } = gate();
    const seen: string[] = [];
    queue.work('research', ONCE, async ({ id, priority }) => {
      seen.push(priority === undefined ? id : `${id} ${priority}`);
      await opened;
    });
    await queue.enqueue(job('running'));
    await until('one runs', () => seen.length === 1);
    for (const id of ['a', 'b']) await queue.enqueue(job(id));
    for (const [id, priority] of [
      ['c', 12],
      ['d', 3],
      ['e', 1],
      ['f', 3],
    ] as const)
      await queue.enqueue(job(id, { priority }));
    release();
    await until('all jobs have run', () => seen.length === 7);
    expect(seen).toEqual(['running', 'e 1', 'd 3', 'f 3', 'c 12', 'a', 'b']);
  });

  test('a delayed job takes its turn once it is due', async () => {
    const { opened, open: release } = gate();
    const seen: string[] = [];
    queue.work('research', ONCE, async ({ id }) => {
      seen.push(id);
      await opened;
    });
    await queue.enqueue(job('running'));
    await until('one runs', () => seen.length === 1);
    await queue.enqueue(job('waiting'));
    await queue.enqueue(job('later', { priority: 1, notBefore: new Date(clock.now().getTime() + HOUR) }));
    clock.advance(HOUR);
    await until('it is no longer delayed', async () => (await queue.counts('research')).delayed === 0);
    release();
    await until('all jobs have run', () => seen.length === 3);
    expect(seen).toEqual(['running', 'later', 'waiting']);
  });

  test("a delayed job waits for the application's clock", async () => {
    const seen: string[] = [];
    queue.work('research', ONCE, async ({ id }) => void seen.push(id));
    await queue.enqueue(job('later', { notBefore: new Date(clock.now().getTime() + HOUR) }));
    await queue.enqueue(job('past', { notBefore: new Date(clock.now().getTime() - HOUR) }));
    await until('the due job has run', () => seen.length === 1);
    expect(seen).toEqual(['past']);
    expect(await queue.counts('research')).toMatchObject({ delayed: 1 });
    clock.advance(HOUR);
    await until('the delayed one ran', () => seen.length === 2);
    expect(seen).toEqual(['past', 'later']);
  });

  test('retries a failing job with growing delays', async () => {
    const at: number[] = [];
    const attempts: number[] = [];
    queue.work('research', { concurrency: 1, attempts: 3, backoffMs: 40 }, async (_job, { attempt }) => {
      at.push(performance.now());
      attempts.push(attempt);
      if (attempt < 3) throw new Error('not yet');
    });
    await queue.enqueue(job('a'));
    await until('it was tried three times', () => attempts.length === 3);
    expect(attempts).toEqual([1, 2, 3]);
    const [first = 0, second = 0, third = 0] = at;
    expect(second - first).toBeGreaterThanOrEqual(38);
    expect(third - second).toBeGreaterThanOrEqual(78);
    await until('it is forgotten', async () => (await queue.counts('research')).running === 0);
    expect(await queue.counts('research')).toEqual({ waiting: 0, delayed: 0, running: 0, failed: 0 });
  });

  test('a job without attempts left fails and is counted, and enqueuing it again has no effect', async () => {
    let tries = 0;
    queue.work('research', { concurrency: 1, attempts: 2, backoffMs: 1 }, async () => {
      tries += 1;
      throw new Error('never');
    });
    await queue.enqueue(job('a'));
    await until('the job has failed', async () => (await queue.counts('research')).failed === 1);
    await queue.enqueue(job('a'));
    expect(await queue.counts('research')).toEqual({ waiting: 0, delayed: 0, running: 0, failed: 1 });
    expect(tries).toBe(2);
  });

  test('a failing job does not block others', async () => {
    const seen: string[] = [];
    queue.work('research', { concurrency: 1, attempts: 3, backoffMs: 60_000 }, async ({ id }) => {
      seen.push(id);
      if (id === 'bad') throw new Error('bad');
    });
    await queue.enqueue(job('bad'));
    await queue.enqueue(job('good'));
    await until('both were tried', () => seen.length === 2);
    expect(seen).toEqual(['bad', 'good']);
  });

  test('names the jobs of a kind, each with its state, attempts, times and error', async () => {
    const { opened, open: release } = gate();
    queue.work('research', { concurrency: 1, attempts: 2, backoffMs: 60_000 }, async ({ id }) => {
      if (id === 'pauses') throw new Error('550 <ann@example.org> refused');
      await opened;
    });
    const now = clock.now();
    const due = new Date(now.getTime() + HOUR);
    await queue.enqueue(job('pauses'));
    await until('it pauses', async () => (await queue.counts('research')).delayed === 1);
    await queue.enqueue(job('runs'));
    await until('one runs', async () => (await queue.counts('research')).running === 1);
    await queue.enqueue(job('waits', { priority: 1 }));
    await queue.enqueue(job('later', { notBefore: due }));
    await queue.enqueue(job('other', { kind: 'mail' }));

    const untouched = { attempts: 0, enqueuedAt: now, failure: null, nextAt: null };
    const expected = {
      pauses: {
        job: job('pauses'),
        state: 'delayed',
        attempts: 1,
        enqueuedAt: now,
        failure: { at: now, error: '550 <a•••@example.org> refused' },
        nextAt: new Date(now.getTime() + 60_000),
      },
      runs: { ...untouched, job: job('runs'), state: 'running', attempts: 1 },
      waits: { ...untouched, job: job('waits', { priority: 1 }), state: 'waiting' },
      later: { ...untouched, job: job('later', { notBefore: due }), state: 'delayed', nextAt: due },
    };
    const listed = await queue.list('research');
    expect(Object.fromEntries(listed.map((each) => [each.job.id, each]))).toEqual(expected);
    expect(listed).toHaveLength(4);
    for (const [id, each] of Object.entries(expected)) expect(await queue.find('research', id)).toEqual(each);
    expect(await queue.find('research', 'unknown')).toBeUndefined();
    expect(await queue.find('mail', 'runs')).toBeUndefined();
    release();
    await until('the others ended', async () => (await queue.list('research')).length === 2);
    expect(await queue.find('research', 'runs')).toBeUndefined();
  });

  test('names failed jobs with their last error, without its stack', async () => {
    queue.work('research', { concurrency: 1, attempts: 2, backoffMs: 1 }, async ({ id }, { attempt }) => {
      throw new Error(`${id} failed ${attempt} times`);
    });
    for (const id of ['a', 'b']) {
      await queue.enqueue(job(id));
      await until(`${id} has failed`, async () => (await queue.find('research', id))?.state === 'failed');
    }
    const listed = await queue.list('research');
    expect(Object.fromEntries(listed.map((each) => [each.job.id, each]))).toMatchObject({
      a: { state: 'failed', attempts: 2, failure: { at: clock.now(), error: 'a failed 2 times' }, nextAt: null },
      b: { state: 'failed', attempts: 2, failure: { error: 'b failed 2 times' } },
    });
    expect(JSON.stringify(listed)).not.toContain('.ts:');
  });

  test('a failed job is retried with all its attempts, payload and turn', async () => {
    let isMended = false;
    const seen: string[] = [];
    queue.work('research', { concurrency: 1, attempts: 2, backoffMs: 1 }, async ({ id, payload, priority }, run) => {
      seen.push(`${id} ${JSON.stringify(payload)} ${priority} ${run.attempt}`);
      if (!isMended) throw new Error('not yet');
    });
    await queue.enqueue(job('a', { priority: 1 }));
    await until('it has failed', async () => (await queue.counts('research')).failed === 1);
    expect(await queue.retry('research', 'a')).toBe(true);
    await until('it has failed again', async () => (await queue.counts('research')).failed === 1 && seen.length === 4);
    isMended = true;
    expect(await queue.retry('research', 'a')).toBe(true);
    await until('it is done', async () => (await queue.find('research', 'a')) === undefined);
    expect(seen).toEqual([1, 2, 1, 2, 1].map((attempt) => `a {"trackerId":"a"} 1 ${attempt}`));
  });

  test('a job that waits for its next attempt is retried at once, and runs once', async () => {
    let isMended = false;
    const seen: string[] = [];
    queue.work('research', { concurrency: 1, attempts: 2, backoffMs: 2000 }, async ({ id }, { attempt }) => {
      seen.push(`${id} ${attempt}`);
      if (!isMended || id === 'b') throw new Error('not yet');
    });
    await queue.enqueue(job('a'));
    await until('it pauses', async () => (await queue.counts('research')).delayed === 1);
    isMended = true;
    expect(await queue.retry('research', 'a')).toBe(true);
    await until('it is done', async () => (await queue.find('research', 'a')) === undefined);
    // Its pause is over by the time a later one has been retried.
    await queue.enqueue(job('b'));
    await until('the later job has failed', async () => (await queue.counts('research')).failed === 1);
    expect(seen).toEqual(['a 1', 'a 1', 'b 1', 'b 2']);
  });

  test('a job that has not failed is not retried', async () => {
    const { opened, open: release } = gate();
    queue.work('research', ONCE, () => opened);
    await queue.enqueue(job('runs'));
    await until('it runs', async () => (await queue.counts('research')).running === 1);
    await queue.enqueue(job('waits'));
    await queue.enqueue(job('later', { notBefore: new Date(clock.now().getTime() + HOUR) }));
    for (const id of ['runs', 'waits', 'later', 'unknown']) expect(await queue.retry('research', id)).toBe(false);
    expect(await queue.counts('research')).toEqual({ waiting: 1, delayed: 1, running: 1, failed: 0 });
    release();
  });

  test('a waiting job can be removed, a running one cannot', async () => {
    const { opened, open: release } = gate();
    const seen: string[] = [];
    queue.work('research', ONCE, async ({ id }) => {
      seen.push(id);
      await opened;
    });
    await queue.enqueue(job('runs'));
    await until('it runs', () => seen.length === 1);
    await queue.enqueue(job('waits'));
    await queue.enqueue(job('later', { notBefore: new Date(clock.now().getTime() + HOUR) }));
    expect(await queue.remove('research', 'runs')).toBe(false);
    expect(await queue.remove('research', 'waits')).toBe(true);
    expect(await queue.remove('research', 'later')).toBe(true);
    expect(await queue.remove('research', 'unknown')).toBe(false);
    release();
    await until('it ended', async () => (await queue.counts('research')).running === 0);
    expect(seen).toEqual(['runs']);
  });

  test('a job waiting for its next attempt can be removed', async () => {
    const seen: string[] = [];
    queue.work('research', { concurrency: 1, attempts: 2, backoffMs: 2000 }, async ({ id }, { attempt }) => {
      seen.push(`${id} ${attempt}`);
      throw new Error('not yet');
    });
    await queue.enqueue(job('a'));
    await until('it pauses', async () => (await queue.counts('research')).delayed === 1);
    expect(await queue.remove('research', 'a')).toBe(true);
    await queue.enqueue(job('b'));
    await until('the later job was retried', async () => (await queue.counts('research')).failed === 1);
    expect(seen).toEqual(['a 1', 'b 1', 'b 2']);
  });

  test('a failed job can be removed, and its id enqueued again', async () => {
    let tries = 0;
    queue.work('research', ONCE, async () => {
      tries += 1;
      throw new Error('never');
    });
    await queue.enqueue(job('a'));
    await until('it has failed', async () => (await queue.counts('research')).failed === 1);
    expect(await queue.remove('research', 'a')).toBe(true);
    expect(await queue.list('research')).toEqual([]);
    await queue.enqueue(job('a'));
    await until('it was tried again', () => tries === 2);
  });

  test('stopping waits for running jobs and takes no more', async () => {
    const { opened, open: release } = gate();
    const seen: string[] = [];
    const ended: string[] = [];
    queue.work('research', ONCE, async ({ id }) => {
      seen.push(id);
      await opened;
      ended.push(id);
    });
    await queue.enqueue(job('a'));
    await queue.enqueue(job('b'));
    await until('one runs', () => seen.length === 1);
    const stopped = queue.stop(10_000);
    release();
    await stopped;
    expect([seen, ended]).toEqual([['a'], ['a']]);
  });

  test('aborts running jobs after the grace period', async () => {
    const runs: JobRun[] = [];
    queue.work('research', ONCE, async (_job, run) => {
      runs.push(run);
      await new Promise((_resolve, reject) => run.signal.addEventListener('abort', () => reject(new Error('aborted'))));
    });
    await queue.enqueue(job('a'));
    await until('it runs', () => runs.length === 1);
    expect(runs[0]?.signal.aborted).toBe(false);
    await queue.stop(20);
    expect(runs[0]?.signal.aborted).toBe(true);
  });
};
