import type { Recorded } from '#kernel/recorded-event';
import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import { JOB_QUEUE, type JobQueue } from '#platform/jobs/job-queue';
import { sourceSets } from '#projections/source-sets/source-sets/source-sets.projection';
import { metadata, nextId } from '../support/log/event-envelope';
import { describeWhere } from '../support/needs';
import { type Product, type Visitor, startProduct } from '../support/product';
import { topic } from '../support/requests';
import { mongoDatabases } from '../support/servers/mongo-databases';
import { mongoMissing } from '../support/servers/mongodb-server';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { UNREACHABLE_HOSTS } from '../support/walk-through';

/** `store` gives the settings of the store of read models, the same each time. */
const projectionsOn = (store: () => Readonly<Record<string, string>>): void => {
  const folder = temporaryFolder();
  let product: Product;
  let staff: Visitor;
  let admin: Visitor;

  const projections = async (filter: object) =>
    (await staff.get(`/api/admin/projections/?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body;
  const projection = async (name: string) => (await staff.get(`/api/admin/projections/${name}/`)).body;
  const rebuild = (name: string, visitor = admin) =>
    visitor.post(`/api/admin/projections/${name}/rebuild/`, { reason: 'It looks wrong.' });
  const untilLive = (name: string) =>
    until(`${name} is live`, async () => {
      const { state, lag } = await projection(name);
      return state === 'live' && lag === 0;
    });

  const start = async () => {
    product = await startProduct(folder, { ...UNREACHABLE_HOSTS, ...store() });
    staff = product.as('sue', 'staff');
    admin = product.as('adam', 'staff', 'admin');
  };

  beforeAll(async () => {
    await start();
    for (const name of ['Agencies', 'Courts'])
      await product.as('ann').post('/api/topics/create-update-domain-set/', { name, domains: ['agency.example'] });
  });
  afterAll(() => product.stop());

  test('staff see each read model and reactor, its state and how far it is', async () => {
    const end = (await product.events()).at(-1)?.position;
    await untilLive('source-sets');
    expect(await projection('source-sets')).toEqual({
      id: 'source-sets',
      kind: 'read_model',
      state: 'live',
      position: end,
      lag: 0,
      lag_seconds: 0,
      progress: 1,
      stream: 'projection-source-sets',
      documents: 2,
      code_version: expect.stringMatching(/^[0-9a-f]{16}$/),
      is_current_code: true,
      verified: null,
    });
    const reactors = await projections({ kind: 'reactor' });
    expect(reactors.map(({ id }: { id: string }) => id)).toContain('account-mails');
    expect((await staff.get('/api/admin/projections/unknown/')).body.code).toBe('NOT_FOUND');
  });

  test('an administrator rebuilds a read model, which then holds the same documents', async () => {
    const sets = async () => (await product.as('ann').get('/api/topics/domain-sets/')).body;
    const before = await sets();
    const answers = await Promise.all([rebuild('source-sets'), rebuild('source-sets')]);
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual([
      [202, 'source-sets'],
      [202, 'source-sets'],
    ]);
    await untilLive('source-sets');
    expect(await sets()).toEqual(before);
  });

  test('the contract’s rebuild has no body', async () => {
    expect((await admin.post('/api/admin/projections/source-sets/rebuild/')).status).toBe(202);
    await untilLive('source-sets');
  });

  test('verifying compares every document with a replay of the log', async () => {
    const { body } = await admin.post('/api/admin/projections/source-sets/verify/');
    expect(body).toMatchObject({ documents: 2, differences: 0, first: [] });
    const { verified } = await projection('source-sets');
    expect(verified).toMatchObject({ documents: 2, differences: 0, position: body.position });
    expect(Date.parse(verified.at)).not.toBeNaN();
  });

  test('refused by name: staff, unknown read models, and reactors, which act only once', async () => {
    const before = (await product.events()).length;
    expect((await rebuild('source-sets', staff)).body.code).toBe('ADMIN_ONLY');
    for (const name of ['unknown', 'account-mails']) expect((await rebuild(name)).body.code).toBe('NOT_FOUND');
    expect((await admin.post('/api/admin/projections/source-sets/rebuild/', { reason: ' ' })).body.errors).toEqual([
      { path: 'reason', message: 'Say why.' },
    ]);
    expect((await product.events()).length).toBe(before);
  });

  describe('an event that a read model cannot take', () => {
    const isShown = async (trackerId: string): Promise<boolean> =>
      (await product.as('ann').get(`/api/topics/tracker/${trackerId}/`)).status === 200;
    const createTracker = async (): Promise<string> =>
      (await product.as('ann').post('/api/topics/create-tracker/', topic)).body.tracker_id;
    const untilFaulted = (name: string) =>
      until(`${name} is faulted`, async () => (await projection(name)).state === 'faulted');
    const command = (verb: string, body: object = {}, visitor = admin, name = 'trackers') =>
      visitor.post(`/api/admin/projections/${name}/${verb}/`, body);
    let broken: Recorded;

    /** A new revision of a tracker in a form that no release wrote. */
    const appendBroken = async (trackerId: string) => {
      const events = product.app.get<EventStore>(EVENT_STORE, { strict: false });
      const revision = (await product.events(`tracker-${trackerId}`)).length - 1;
      const event = { id: nextId(), type: 'TrackerRevised', data: { trackerId }, metadata };
      await events.append(`tracker-${trackerId}`, revision, [event]);
      await untilFaulted('trackers');
      return (await product.events(`tracker-${trackerId}`)).at(-1) as Recorded;
    };

    test('faults that model alone, which names it and what it would leave behind', async () => {
      const tracker = await createTracker();
      // Trackers are found due in the read model, so afterwards it may not begin; the tests below count the log's events.
      await until('its first run has failed', async () =>
        (await product.events(`run-${tracker}`)).some((event) => event.type === 'RunFailed'),
      );
      broken = await appendBroken(tracker);
      const { id, type, stream, revision, position } = broken;
      expect(await projection('trackers')).toMatchObject({
        error: expect.stringContaining(`TrackerRevised at revision ${revision} of tracker-${tracker}`),
        event: { id, type, stream, revision, position },
        left_behind: [tracker],
      });
      const faulted = (await projections({ state: 'faulted' })).map(({ id: name }: { id: string }) => name);
      expect(faulted).toContain('trackers');
      expect(faulted).not.toContain('source-sets');
    });

    test('the event is not skipped by staff, without a reason, or by another event’s id', async () => {
      const before = (await product.events()).length;
      const reason = 'Never sent by a release.';
      expect((await command('skip', { event_id: broken.id, reason }, staff)).body.code).toBe('ADMIN_ONLY');
      expect((await command('retry', {}, staff)).body.code).toBe('ADMIN_ONLY');
      expect((await command('skip', { event_id: broken.id, reason: ' ' })).body.errors).toEqual([
        { path: 'reason', message: 'Say why.' },
      ]);
      const other = (await product.events())[0]?.id;
      expect((await command('skip', { event_id: other, reason })).body.code).toBe('CONFLICT');
      expect((await command('skip', { event_id: broken.id, reason }, admin, 'unknown')).body.code).toBe('NOT_FOUND');
      expect((await command('retry', {}, admin, 'unknown')).body.code).toBe('NOT_FOUND');
      expect((await product.events()).length).toBe(before);
    });

    test('stops it again when it is retried in vain', async () => {
      expect((await command('retry')).status).toBe(204);
      await untilFaulted('trackers');
      expect((await projection('trackers')).event.id).toBe(broken.id);
    });

    test('skipping the event for a reason is an event itself, and later events are shown', async () => {
      const later = await createTracker();
      const skip = () => command('skip', { event_id: broken.id, reason: 'Never sent by a release.' });
      expect((await skip()).status).toBe(204);
      await untilLive('trackers');
      expect(await isShown(later)).toBe(true);
      expect((await skip()).status).toBe(204);
      const [skipped, ...more] = await product.events('projection-trackers');
      expect(more).toEqual([]);
      expect(skipped).toMatchObject({
        type: 'EventSkipped',
        metadata: { actor: { kind: 'user', userId: 'adam' } },
        data: {
          projection: 'trackers',
          event: { id: broken.id, stream: broken.stream },
          leftBehind: [broken.stream.slice('tracker-'.length)],
          reason: 'Never sent by a release.',
        },
      });
      const row = (await staff.get(`/api/admin/events/${skipped?.id}/`)).body;
      expect(row.data.reason).toBe('Never sent by a release.');
    });

    test('stays skipped in a rebuild, when verified, and after a restart', async () => {
      await rebuild('trackers');
      await untilLive('trackers');
      expect((await command('verify')).body).toMatchObject({ differences: 0 });
      await product.stop();
      await start();
      await untilLive('trackers');
      const tracker = await createTracker();
      await until('a new tracker is shown', () => isShown(tracker));
    });

    test.each([
      ['retried', () => command('retry', {}, admin, 'source-sets')],
      ['rebuilt', () => rebuild('source-sets')],
    ])('takes effect after all once the cause is gone and the model is %s', async (_how, recover) => {
      const project = jest.spyOn(sourceSets, 'project').mockImplementation(() => {
        throw new Error('a fault of this release');
      });
      const { body } = await product.as('ann').post('/api/topics/create-update-domain-set/', {
        name: 'Ports',
        domains: ['ports.example'],
      });
      await untilFaulted('source-sets');
      expect((await projection('source-sets')).error).toContain('a fault of this release');
      project.mockRestore();
      await recover();
      await untilLive('source-sets');
      const sets = (await product.as('ann').get('/api/topics/domain-sets/')).body;
      expect(sets.map(({ id }: { id: string }) => id)).toContain(body.id);
    });
  });

  describe('pausing', () => {
    const command = (name: string, verb: string, visitor = admin) =>
      visitor.post(`/api/admin/projections/${name}/${verb}/`, { reason: 'Its disk is being replaced.' });
    const saveSet = async (name: string): Promise<string> =>
      (await product.as('ann').post('/api/topics/create-update-domain-set/', { name, domains: ['a.example'] })).body.id;
    const setIds = async () => {
      const { body } = await product.as('ann').get('/api/topics/domain-sets/');
      return body.map(({ id }: { id: string }) => id);
    };

    test('a read model stands still, also after a restart, until it is resumed', async () => {
      expect((await command('source-sets', 'pause', staff)).body.code).toBe('ADMIN_ONLY');
      expect((await command('source-sets', 'pause')).status).toBe(204);
      expect(await projection('source-sets')).toMatchObject({ state: 'paused', by_administrator: true });
      const id = await saveSet('Harbours');
      expect(await setIds()).not.toContain(id);
      const { lag, lag_seconds } = await projection('source-sets');
      expect([lag > 0, lag_seconds >= 0]).toEqual([true, true]);
      expect((await rebuild('source-sets')).body.code).toBe('CONFLICT');
      await product.stop();
      await start();
      await until('it is known to be paused', async () => (await projection('source-sets')).by_administrator === true);
      expect((await command('source-sets', 'resume')).status).toBe(204);
      await untilLive('source-sets');
      expect(await setIds()).toContain(id);
      expect((await command('unknown', 'pause')).body.code).toBe('NOT_FOUND');
    });

    test('a reactor waits, too', async () => {
      await command('run-jobs', 'pause');
      expect(await projection('run-jobs')).toMatchObject({ kind: 'reactor', state: 'paused', by_administrator: true });
      await command('run-jobs', 'resume');
      await until('it goes on', async () => (await projection('run-jobs')).state === 'live');
      const decisions = await product.events('projection-run-jobs');
      expect(decisions.map(({ type, data }) => [type, 'reason' in data && data.reason])).toEqual([
        ['ProjectionPaused', 'Its disk is being replaced.'],
        ['ProjectionResumed', 'Its disk is being replaced.'],
      ]);
    });
  });

  test('an event that a reactor cannot take is skipped, which names what stays undone', async () => {
    const jobs = product.app.get<JobQueue>(JOB_QUEUE, { strict: false });
    jest.spyOn(jobs, 'enqueue').mockRejectedValue(new Error('the queue refuses it'));
    await product.as('ann').post('/api/topics/create-tracker/', topic);
    await until('it fails', async () => (await projection('run-jobs')).state === 'faulted');
    const { event, error, left_behind } = await projection('run-jobs');
    expect([event.type, left_behind]).toEqual([
      'RunRequested',
      ['Carry out the run at once; the schedule makes up for it'],
    ]);
    expect(error).toContain('the queue refuses it');
    const skip = { event_id: event.id, reason: 'The run is not wanted any more.' };
    expect((await admin.post('/api/admin/projections/run-jobs/skip/', skip)).status).toBe(204);
    await untilLive('run-jobs');
    jest.restoreAllMocks();
  });
};

describe('on SQLite', () => projectionsOn(() => ({})));

describeWhere(mongoMissing, 'on MongoDB', () => {
  const { url, newDatabase } = mongoDatabases();
  const database = newDatabase();
  // Within, so that the product stops before its store.
  describe('the product', () => projectionsOn(() => ({ MONGODB_URL: `${url()}/${database}` })));
});
