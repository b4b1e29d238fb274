import type { Tag, TrackerEvent } from '#events/trackers/tracker.events';
import { scenario } from '#test/support/given-when-then';
import { created, deleted, published, settings } from '#test/support/trackers/tracker-examples';
import { type OwnersCommand, trackerDecider } from './tracker.decider';

const { given } = scenario(trackerDecider);

const ofTariffs = { trackerId: 'tariffs', ownerId: 'ann' };
const metals: Tag = { id: 'm', title: 'metals' };
const trade: Tag = { id: 't', title: 'trade' };
const march1 = new Date('2026-03-01T00:00:00Z');

test('a tracker is created once', () => {
  const create = { type: 'CreateTracker', ...ofTariffs, settings: settings(), parentId: null } as const;
  given().when(create).then(created());
  given(created()).when(create).thenNothing();
  given(created(), deleted()).when(create).thenNothing();
});

describe('an edit', () => {
  const revised = settings({ description: 'Tariffs on copper', domains: [] });
  const revise = (by: string) => ({ type: 'ReviseTracker', by, settings: revised }) as const;

  test('records what changed', () =>
    given(created())
      .when(revise('ann'))
      .then({
        type: 'TrackerRevised',
        data: { ...ofTariffs, settings: revised, changed: ['description', 'domains'] },
      }));
  test('an edit that changes nothing gives no event', () =>
    given(created()).when({ type: 'ReviseTracker', by: 'ann', settings: settings() }).thenNothing());
  test('an edit by another user is refused', () =>
    given(created(), published()).when(revise('bob')).thenRefused('ACCESS_DENIED'));
  test('an edit of a deleted tracker is refused', () =>
    given(created(), deleted()).when(revise('ann')).thenRefused('NOT_FOUND'));
});

describe('toggles work both ways and give no event without a change', () => {
  const off: TrackerEvent = { type: 'EmailUpdatesTurnedOff', data: ofTariffs };
  const paused: TrackerEvent = { type: 'TrackerPaused', data: ofTariffs };
  const unpublished: TrackerEvent = { type: 'TrackerUnpublished', data: ofTariffs };
  const publish = { type: 'PublishTracker', by: 'ann', category: null } as const;

  test('public', () => {
    given(created()).when(publish).then(published());
    given(created(), published()).when(publish).thenNothing();
    given(created(), published()).when({ type: 'UnpublishTracker', by: 'ann' }).then(unpublished);
    given(created(), published(), unpublished).when(publish).then(published());
    given(created()).when({ type: 'UnpublishTracker', by: 'ann' }).thenNothing();
  });
  test('email updates, on from the start', () => {
    given(created()).when({ type: 'TurnEmailUpdatesOn', by: 'ann' }).thenNothing();
    given(created()).when({ type: 'TurnEmailUpdatesOff', by: 'ann' }).then(off);
    given(created(), off)
      .when({ type: 'TurnEmailUpdatesOn', by: 'ann' })
      .then({ type: 'EmailUpdatesTurnedOn', data: ofTariffs });
  });
  test('the words that pages must have or not', () => {
    const words = { include: ['steel'], exclude: ['rumours'] };
    const set: TrackerEvent = { type: 'WordsSet', data: { ...ofTariffs, ...words } };
    given(created()).when({ type: 'SetWords', by: 'ann', words }).then(set);
    given(created(), set).when({ type: 'SetWords', by: 'ann', words }).thenNothing();
    given(created())
      .when({ type: 'SetWords', by: 'ann', words: { include: [], exclude: [] } })
      .thenNothing();
  });
  test('a further topic is added and removed', () => {
    const add = { type: 'WidenTopic', by: 'ann', phrase: 'Timber imports' } as const;
    const added: TrackerEvent = { type: 'TopicAdded', data: { ...ofTariffs, phrase: 'Timber imports' } };
    const removed: TrackerEvent = { type: 'TopicRemoved', data: { ...ofTariffs, phrase: 'Timber imports' } };
    given(created()).when(add).then(added);
    given(created(), added)
      .when({ ...add, phrase: 'timber imports' })
      .thenNothing();
    given(created(), added)
      .when({ ...add, type: 'NarrowTopic' })
      .then(removed);
    given(created(), added, removed)
      .when({ ...add, type: 'NarrowTopic' })
      .thenNothing();
  });
  test('pause', () => {
    given(created()).when({ type: 'PauseTracker', by: 'ann' }).then(paused);
    given(created(), paused).when({ type: 'PauseTracker', by: 'ann' }).thenNothing();
    given(created(), paused)
      .when({ type: 'ResumeTracker', by: 'ann' })
      .then({ type: 'TrackerResumed', data: ofTariffs });
  });
  test('suspension by the plan, apart from a pause of the owner’s', () => {
    const suspended: TrackerEvent = { type: 'TrackerSuspended', data: ofTariffs };
    given(created(), paused).when({ type: 'SuspendTracker', by: 'ann' }).then(suspended);
    given(created(), suspended).when({ type: 'SuspendTracker', by: 'ann' }).thenNothing();
    given(created(), suspended).when({ type: 'ResumeTracker', by: 'ann' }).thenNothing();
    given(created(), suspended)
      .when({ type: 'ReinstateTracker', by: 'ann' })
      .then({ type: 'TrackerReinstated', data: ofTariffs });
    given(created()).when({ type: 'ReinstateTracker', by: 'ann' }).thenNothing();
  });
});

test('naming a document is an edit, and giving it back is another', () => {
  const withDocument = settings({ documents: ['doc-1'] });
  const byName: TrackerEvent = {
    type: 'TrackerRevised',
    data: { ...ofTariffs, settings: withDocument, changed: ['documents'] },
  };
  given(created()).when({ type: 'ReviseTracker', by: 'ann', settings: withDocument }).then(byName);
  given(created(), byName).when({ type: 'ReviseTracker', by: 'ann', settings: withDocument }).thenNothing();
  given(created(), byName)
    .when({ type: 'ReviseTracker', by: 'ann', settings: settings() })
    .then({ type: 'TrackerRevised', data: { ...ofTariffs, settings: settings(), changed: ['documents'] } });
});

describe('tags', () => {
  const tagged = (tag: Tag): TrackerEvent => ({ type: 'TrackerTagged', data: { ...ofTariffs, tag } });

  test('tags are replaced by the requested ones', () =>
    given(created(), tagged(metals))
      .when({ type: 'SetTags', by: 'ann', tags: [trade] })
      .then({ type: 'TagRemoved', data: { ...ofTariffs, tagId: 'm' } }, tagged(trade)));
  test('tags that exist already give no event', () =>
    given(created(), tagged(metals), tagged(trade))
      .when({ type: 'SetTags', by: 'ann', tags: [trade, metals] })
      .thenNothing());
  test('change their spelling', () =>
    given(created(), tagged(metals))
      .when({ type: 'SetTags', by: 'ann', tags: [{ id: 'm', title: 'Metals' }] })
      .then({ type: 'TagRemoved', data: { ...ofTariffs, tagId: 'm' } }, tagged({ id: 'm', title: 'Metals' })));
});

describe('deleting', () => {
  const remove = (by: string) => ({ type: 'DeleteTracker', by, now: march1 }) as const;

  test('a deletion can be undone for 30 days', () => given(created()).when(remove('ann')).then(deleted()));
  test('a second time changes nothing', () => given(created(), deleted()).when(remove('ann')).thenNothing());
  test("another user's is refused", () => given(created()).when(remove('bob')).thenRefused('ACCESS_DENIED'));
  test('a tracker that never existed is not found', () => given().when(remove('ann')).thenRefused('NOT_FOUND'));
});

describe('restoring', () => {
  const restore = (by: string, now: string) => ({ type: 'RestoreTracker', by, now: new Date(now) }) as const;
  const restored: TrackerEvent = { type: 'TrackerRestored', data: ofTariffs };

  test('restores it within 30 days', () =>
    given(created(), deleted()).when(restore('ann', '2026-03-30T23:59:59Z')).then(restored));
  test('a restoration is refused later', () =>
    given(created(), deleted()).when(restore('ann', '2026-03-31T00:00:01Z')).thenRefused('NOT_FOUND'));
  test('a restoration of a tracker that was not deleted changes nothing', () =>
    given(created(), deleted(), restored).when(restore('ann', '2026-03-05T00:00:00Z')).thenNothing());
  test("a restoration of another user's tracker is not found", () =>
    given(created(), deleted()).when(restore('bob', '2026-03-05T00:00:00Z')).thenRefused('NOT_FOUND'));
  test('keeps the settings, so that an identical edit gives no event', () =>
    given(created(), published(), deleted(), restored)
      .when({ type: 'PublishTracker', by: 'ann', category: null })
      .thenNothing());
});

describe('commands of the owner', () => {
  const commands: readonly OwnersCommand[] = [
    { type: 'ReviseTracker', by: 'bob', settings: settings({ frequency: 'day' }) },
    { type: 'PublishTracker', by: 'bob', category: null },
    { type: 'UnpublishTracker', by: 'bob' },
    { type: 'SetTags', by: 'bob', tags: [trade] },
    { type: 'TurnEmailUpdatesOn', by: 'bob' },
    { type: 'TurnEmailUpdatesOff', by: 'bob' },
    { type: 'WidenTopic', by: 'bob', phrase: 'Timber' },
    { type: 'SetWords', by: 'bob', words: { include: [], exclude: ['rumours'] } },
    { type: 'PauseTracker', by: 'bob' },
    { type: 'ResumeTracker', by: 'bob' },
    { type: 'DeleteTracker', by: 'bob', now: march1 },
  ];
  test.each(commands)('$type is refused to others, even on public and starter trackers', (command) => {
    given(created()).when(command).thenRefused('ACCESS_DENIED');
    given(created(), published()).when(command).thenRefused('ACCESS_DENIED');
    given(created({ ownerId: null }), published({ ownerId: null }))
      .when(command)
      .thenRefused('ACCESS_DENIED');
    given(created(), deleted()).when(command).thenRefused('NOT_FOUND');
    given().when(command).thenRefused('NOT_FOUND');
  });
});
