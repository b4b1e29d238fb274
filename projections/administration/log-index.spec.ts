import type { Recorded } from '#kernel/recorded-event';
import { projected, recorded } from '#test/support/read-models/projected';
import { runRequested } from '#test/support/research/research-examples';
import { logIndexOf } from './log-index/log-index.projection';
import { logPersonsOf } from './log-persons/log-persons.projection';
import { loggedEvent } from './logged-event';

const requested = recorded(runRequested('r1'), 1);
const byRoot: Recorded = {
  ...requested,
  metadata: {
    ...requested.metadata,
    actor: { kind: 'user', userId: 'ann' },
    impersonator: { kind: 'user', userId: 'root' },
  },
};

test('an event is found by its place, its cause and what it is about, without what it says', async () => {
  const [document] = await projected(logIndexOf([]), [runRequested('r1')]);
  expect(document).toMatchObject({
    _id: requested.id,
    stream: requested.stream,
    revision: requested.revision,
    position: requested.position,
    type: 'RunRequested',
    category: 'any',
    tracker_id: 'tracker-1',
    actor_id: null,
    subject_id: null,
    correlation_id: requested.metadata.correlation_id,
  });
  expect(document).not.toHaveProperty('data');
});

test('an event is found by each user whom it involves', async () => {
  const people = logPersonsOf([])
    .project(byRoot)
    .map(({ id }) => id);
  expect(people).toEqual(['event-1/ann', 'event-1/root']);
  expect(logPersonsOf([]).project(requested)).toEqual([]);
});

test('the user whom it is about is the user or the owner that it names', () => {
  const about = (data: object) => loggedEvent({ ...requested, data }).subject_id;
  expect([about({ userId: 'ann' }), about({ ownerId: 'bob' }), about({ trackerId: 't' })]).toEqual([
    'ann',
    'bob',
    null,
  ]);
});
