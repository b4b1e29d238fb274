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

const deskWithFailures = () => {
  const store = failingAppends(inMemoryEventStore());
  return { ...trackerCommands(store), failOnce: store.failOnce };
};

describe.each(MOMENTS)('a crash %s the second stream is written', (moment) => {
  test('a new tracker is created once by a restart', async () => {
    const desk = deskWithFailures();
    desk.failOnce('TrackerCreated', moment);
    await expect(desk.create()).rejects.toThrow(PowerFailure);

    await desk.react();
    await desk.react();
    expect(await desk.types()).toEqual(['TrackerAdmitted', 'TrackerCreated']);
  });

  test('a new tracker is created once by a repeated request', async () => {
    const desk = deskWithFailures();
    const context = desk.context();
    desk.failOnce('TrackerCreated', moment);
    await expect(desk.create({}, context)).rejects.toThrow(PowerFailure);

    const { trackerId } = accepted(await desk.create({}, context));
    await desk.react();
    expect(await desk.types()).toEqual(['TrackerAdmitted', 'TrackerCreated']);
    expect(await desk.tracker(trackerId)).toMatchObject({ status: 'active', ownerId: 'ann' });
  });

  test('a changed frequency is completed by a restart, with the whole edit', async () => {
    const desk = deskWithFailures();
    const { trackerId } = accepted(await desk.create());
    desk.failOnce('TrackerRevised', moment);
    const edit = { frequency: 'day', description: 'Tariffs on copper' };
    await expect(desk.revise(trackerId, edit)).rejects.toThrow(PowerFailure);

    await desk.react();
    expect(await desk.tracker(trackerId)).toMatchObject({ settings: edit });
    expect((await desk.types()).filter((type) => type === 'TrackerRevised')).toHaveLength(1);
  });

  test('a later edit is not overwritten by an unfinished change of frequency', async () => {
    const desk = deskWithFailures();
    const { trackerId } = accepted(await desk.create());
    desk.failOnce('TrackerRevised', moment);
    const unfinished = { frequency: 'day', description: 'Tariffs on copper' };
    await expect(desk.revise(trackerId, unfinished)).rejects.toThrow(PowerFailure);

    const later = { frequency: 'day', description: 'Tariffs on steel' };
    accepted(await desk.revise(trackerId, later));
    await desk.react();
    expect(await desk.tracker(trackerId)).toMatchObject({ settings: later });
  });

  test('a deletion is completed by a restart, which releases the slot once', async () => {
    const desk = deskWithFailures();
    const { trackerId } = accepted(await desk.create());
    desk.failOnce('TrackerReleased', moment);
    await expect(desk.remove(trackerId)).rejects.toThrow(PowerFailure);

    await desk.react();
    await desk.react();
    expect(await desk.types()).toEqual(['TrackerAdmitted', 'TrackerCreated', 'TrackerDeleted', 'TrackerReleased']);
  });

  test('a tracker restored before the restart keeps its slot', async () => {
    const desk = deskWithFailures();
    const { trackerId } = accepted(await desk.create());
    desk.failOnce('TrackerReleased', moment);
    await expect(desk.remove(trackerId)).rejects.toThrow(PowerFailure);

    accepted(await desk.restore(trackerId));
    await desk.react();
    expect((await desk.types()).slice(2)).toEqual([
      'TrackerDeleted',
      'TrackerReleased',
      'TrackerReadmitted',
      'TrackerRestored',
    ]);
    expect(await desk.tracker(trackerId)).toMatchObject({ status: 'active' });
  });

  test('a restoration is completed by a repeated request or a restart', async () => {
    const desk = deskWithFailures();
    const { trackerId } = accepted(await desk.create());
    accepted(await desk.remove(trackerId));
    desk.failOnce('TrackerRestored', moment);
    await expect(desk.restore(trackerId)).rejects.toThrow(PowerFailure);

    accepted(await desk.restore(trackerId));
    expect(await desk.tracker(trackerId)).toMatchObject({ status: 'active' });
    accepted(await desk.remove(trackerId));
    await desk.react();
    expect(await desk.tracker(trackerId)).toMatchObject({ status: 'deleted' });
    expect((await desk.types()).filter((type) => type === 'TrackerRestored')).toHaveLength(1);
  });
});

test('a refused command leaves no event', async () => {
  const desk = trackerCommands();
  const { trackerId } = accepted(await desk.create());
  const before = await desk.types();
  const bob = () => desk.context('bob');
  const refusals = [
    await desk.create({ description: ' ' }),
    await desk.create({ frequency: 'hour' }),
    await desk.create({ domains: ['nonsense'] }),
    await desk.create({ model: 'exa' }),
    await desk.revise('unknown'),
    await desk.revise(trackerId, { frequency: 'hour' }),
    await desk.revise(trackerId, { frequency: 'day' }, bob()),
    await desk.remove(trackerId, bob()),
    await desk.remove('unknown'),
    await desk.restore(trackerId, bob()),
    await desk.restore('unknown'),
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
  expect(await desk.types()).toEqual(before);
});

test('a deletion cannot be undone after 30 days', async () => {
  const desk = trackerCommands();
  const { trackerId } = accepted(await desk.create());
  accepted(await desk.remove(trackerId));
  expect(await desk.restore(trackerId, desk.context('ann', 31))).toMatchObject({ refused: 'NOT_FOUND' });
  accepted(await desk.restore(trackerId, desk.context('ann', 29)));
});
