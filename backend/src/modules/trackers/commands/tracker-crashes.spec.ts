import { type Refusal, isRefusal } from '#kernel/decider';
import type { Accepted } from '#platform/command-handling/command-outcome';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { failingAppends, type Moment, PowerFailure } from '#test/support/log/failing-appends';
import { trackerCommands } from '#test/support/trackers/tracker-commands';

const MOMENTS: readonly Moment[] = ['before', 'after'];

const accepted = <Result>(outcome: Refusal | Accepted<Result>): Result => {
  if (isRefusal(outcome)) throw new Error(outcome.detail);
  return outcome.result;
};

const trackersWithFailingStore = () => {
  const store = failingAppends(inMemoryEventStore());
  return { ...trackerCommands(store), failOnce: store.failOnce };
};

describe.each(MOMENTS)('a crash %s the second stream is written', (moment) => {
  test('a new tracker is created once by a restart', async () => {
    const trackers = trackersWithFailingStore();
    trackers.failOnce('TrackerCreated', moment);
    await expect(trackers.create()).rejects.toThrow(PowerFailure);

    await trackers.react();
    await trackers.react();
    expect(await trackers.types()).toEqual(['TrackerAdmitted', 'TrackerCreated']);
  });

  test('a new tracker is created once by a repeated request', async () => {
    const trackers = trackersWithFailingStore();
    const context = trackers.context();
    trackers.failOnce('TrackerCreated', moment);
    await expect(trackers.create({}, context)).rejects.toThrow(PowerFailure);

    const { trackerId } = accepted(await trackers.create({}, context));
    await trackers.react();
    expect(await trackers.types()).toEqual(['TrackerAdmitted', 'TrackerCreated']);
    expect(await trackers.tracker(trackerId)).toMatchObject({ status: 'active', ownerId: 'ann' });
  });

  test('a changed frequency is completed by a restart, with the whole edit', async () => {
    const trackers = trackersWithFailingStore();
    const { trackerId } = accepted(await trackers.create());
    trackers.failOnce('TrackerRevised', moment);
    const edit = { frequency: 'day', description: 'Tariffs on copper' };
    await expect(trackers.revise(trackerId, edit)).rejects.toThrow(PowerFailure);

    await trackers.react();
    expect(await trackers.tracker(trackerId)).toMatchObject({ settings: edit });
    expect((await trackers.types()).filter((type) => type === 'TrackerRevised')).toHaveLength(1);
  });

  test('a later edit is not overwritten by an unfinished change of frequency', async () => {
    const trackers = trackersWithFailingStore();
    const { trackerId } = accepted(await trackers.create());
    trackers.failOnce('TrackerRevised', moment);
    const unfinished = { frequency: 'day', description: 'Tariffs on copper' };
    await expect(trackers.revise(trackerId, unfinished)).rejects.toThrow(PowerFailure);

    const later = { frequency: 'day', description: 'Tariffs on steel' };
    accepted(await trackers.revise(trackerId, later));
    await trackers.react();
    expect(await trackers.tracker(trackerId)).toMatchObject({ settings: later });
  });

  test('a deletion is completed by a restart, which releases the slot once', async () => {
    const trackers = trackersWithFailingStore();
    const { trackerId } = accepted(await trackers.create());
    trackers.failOnce('TrackerReleased', moment);
    await expect(trackers.remove(trackerId)).rejects.toThrow(PowerFailure);

    await trackers.react();
    await trackers.react();
    expect(await trackers.types()).toEqual(['TrackerAdmitted', 'TrackerCreated', 'TrackerDeleted', 'TrackerReleased']);
  });

  test('a tracker restored before the restart keeps its slot', async () => {
    const trackers = trackersWithFailingStore();
    const { trackerId } = accepted(await trackers.create());
    trackers.failOnce('TrackerReleased', moment);
    await expect(trackers.remove(trackerId)).rejects.toThrow(PowerFailure);

    accepted(await trackers.restore(trackerId));
    await trackers.react();
    expect((await trackers.types()).slice(2)).toEqual([
      'TrackerDeleted',
      'TrackerReleased',
      'TrackerReadmitted',
      'TrackerRestored',
    ]);
    expect(await trackers.tracker(trackerId)).toMatchObject({ status: 'active' });
  });

  test('a restoration is completed by a repeated request or a restart', async () => {
    const trackers = trackersWithFailingStore();
    const { trackerId } = accepted(await trackers.create());
    accepted(await trackers.remove(trackerId));
    trackers.failOnce('TrackerRestored', moment);
    await expect(trackers.restore(trackerId)).rejects.toThrow(PowerFailure);

    accepted(await trackers.restore(trackerId));
    expect(await trackers.tracker(trackerId)).toMatchObject({ status: 'active' });
    accepted(await trackers.remove(trackerId));
    await trackers.react();
    expect(await trackers.tracker(trackerId)).toMatchObject({ status: 'deleted' });
    expect((await trackers.types()).filter((type) => type === 'TrackerRestored')).toHaveLength(1);
  });
});

test('a refused command leaves no event', async () => {
  const trackers = trackerCommands();
  const { trackerId } = accepted(await trackers.create());
  const before = await trackers.types();
  const bob = () => trackers.context('bob');
  const refusals = [
    await trackers.create({ description: ' ' }),
    await trackers.create({ frequency: 'hour' }),
    await trackers.create({ domains: ['nonsense'] }),
    await trackers.create({ model: 'exa' }),
    await trackers.revise('unknown'),
    await trackers.revise(trackerId, { frequency: 'hour' }),
    await trackers.revise(trackerId, { frequency: 'day' }, bob()),
    await trackers.remove(trackerId, bob()),
    await trackers.remove('unknown'),
    await trackers.restore(trackerId, bob()),
    await trackers.restore('unknown'),
  ].map((outcome) => (isRefusal(outcome) ? outcome.refused : 'accepted'));
  expect(refusals).toEqual([
    'INVALID',
    'INVALID',
    'INVALID',
    'STAFF_ONLY',
    'NOT_FOUND',
    'INVALID',
    'ACCESS_DENIED',
    'ACCESS_DENIED',
    'NOT_FOUND',
    'ACCESS_DENIED',
    'NOT_FOUND',
  ]);
  expect(await trackers.types()).toEqual(before);
});

test('a deletion cannot be undone after 30 days', async () => {
  const trackers = trackerCommands();
  const { trackerId } = accepted(await trackers.create());
  accepted(await trackers.remove(trackerId));
  expect(await trackers.restore(trackerId, trackers.context('ann', 31))).toMatchObject({ refused: 'NOT_FOUND' });
  accepted(await trackers.restore(trackerId, trackers.context('ann', 29)));
});
