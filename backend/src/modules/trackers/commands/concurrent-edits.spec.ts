import { codeOf, isRefusal } from '#kernel/decider';
import type { EventStore } from '#platform/event-store/event-store';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { trackerCommands } from '#test/support/trackers/tracker-commands';

type Commands = ReturnType<typeof trackerCommands>;

const newTracker = async (commands: Commands): Promise<string> => {
  const made = await commands.create({ frequency: 'day' });
  if (isRefusal(made)) throw new Error(made.detail);
  return made.result.trackerId;
};

/** A store before whose next write to a tracker something else happens. */
const interrupted = (store: EventStore) => {
  let interrupt: (() => Promise<unknown>) | null = null;
  const append: EventStore['append'] = async (stream, ...rest) => {
    const other = interrupt;
    if (other !== null && stream.startsWith('tracker-')) {
      interrupt = null;
      await other();
    }
    return store.append(stream, ...rest);
  };
  return {
    store: new Proxy(store, {
      get: (target, name, self) => (name === 'append' ? append : Reflect.get(target, name, self)),
    }),
    beforeNext: (other: () => Promise<unknown>) => (interrupt = other),
  };
};

/** How many of the trackers run daily, regardless of the portfolio's count. */
const daily = async (commands: Commands, trackerIds: readonly string[]) => {
  const trackers = await Promise.all(trackerIds.map((id) => commands.tracker(id)));
  return trackers.filter((each) => each.status === 'active' && each.settings.frequency === 'day').length;
};

test('an edit that keeps the frequency does not undo one that changes it at the same time, unseen by the limits', async () => {
  const log = inMemoryEventStore();
  const { store, beforeNext } = interrupted(log);
  const [here, elsewhere] = [trackerCommands(store), trackerCommands(log, 'b')];
  const trackerIds: string[] = [];
  const refusals: string[] = [];
  for (let round = 0; round < 4; round++) {
    const made = await here.create({ frequency: 'day' });
    if (isRefusal(made)) {
      refusals.push(codeOf(made));
      continue;
    }
    const { trackerId } = made.result;
    trackerIds.push(trackerId);
    beforeNext(() => elsewhere.revise(trackerId, { frequency: 'week' }));
    await here.revise(trackerId, { frequency: 'day', description: 'Tariffs on copper' });
    expect(await here.tracker(trackerId)).toMatchObject({ settings: { frequency: 'day' } });
  }
  expect(await daily(here, trackerIds)).toBe(2);
  expect(refusals).toEqual(['MAX_DAY_TRACKERS_REACHED', 'MAX_DAY_TRACKERS_REACHED']);
});

test('the later edit is refused if its frequency has lost its place meanwhile', async () => {
  const log = inMemoryEventStore();
  const { store, beforeNext } = interrupted(log);
  const [here, elsewhere] = [trackerCommands(store), trackerCommands(log, 'b')];
  const trackerId = await newTracker(here);
  await newTracker(here);
  beforeNext(async () => {
    await elsewhere.revise(trackerId, { frequency: 'week' });
    await newTracker(elsewhere);
  });
  const edit = await here.revise(trackerId, { frequency: 'day', description: 'Tariffs on copper' });
  expect(isRefusal(edit) ? codeOf(edit) : 'accepted').toBe('MAX_DAY_TRACKERS_REACHED');
  expect(await here.tracker(trackerId)).toMatchObject({ settings: { frequency: 'week' } });
});
