import type { DomainEvent } from '#kernel/events';
import { goldenEvents } from '#test/support/golden-events';
import { eventCategories } from '#test/support/log/event-categories';
import { recorded } from '#test/support/read-models/projected';
import { decisions } from './decisions.projection';

const decisionIn = (event: DomainEvent, actorId: string | null = 'root') => {
  const each = recorded(event, 1);
  const actor = actorId === null ? ({ kind: 'system' } as const) : ({ kind: 'user', userId: actorId } as const);
  return decisions.project({ ...each, metadata: { ...each.metadata, actor } } as Parameters<
    typeof decisions.project
  >[0]);
};

const read = {
  type: 'PrivateDataRead',
  data: { userId: 'ann', what: 'conversations', which: null, statedReason: 'She asked', reading: null },
};

test('a reading shows who, whom and what, but not why, which stays in the log', () => {
  const [write] = decisionIn(read);
  expect(write).toMatchObject({
    kind: 'put',
    document: { type: 'PrivateDataRead', actor_id: 'root', subject_id: 'ann', detail: 'conversations' },
  });
  expect(JSON.stringify(write)).not.toContain('She asked');
});

test('an act on one’s own things, or by the system, is no decision', () => {
  const ended = {
    type: 'SessionEnded',
    data: { sessionId: 's', userId: 'ann', reason: 'signed_out', statedReason: null },
  };
  expect(decisionIn(ended, 'ann')).toEqual([]);
  expect(decisionIn(ended, null)).toEqual([]);
  expect(decisionIn(ended)).toHaveLength(1);
});

test('sessions that end with an account are part of its erasure', () =>
  expect(
    decisionIn({
      type: 'SessionEnded',
      data: { sessionId: 's', userId: 'ann', reason: 'account_erased', statedReason: null },
    }),
  ).toEqual([]));

test('the end of one’s own impersonation is no decision', () => {
  const ended = {
    type: 'ImpersonationEnded',
    data: { impersonationId: 'i', userId: 'ann', impersonatorId: 'root', statedReason: null },
  };
  expect(decisionIn(ended)).toEqual([]);
  expect(decisionIn(ended, 'eve')).toHaveLength(1);
});

const stated = eventCategories.flatMap(({ schemas }) =>
  schemas.filter(({ personal }) => personal?.fields.includes('statedReason')).map(({ type }) => type),
);

test.each(stated)('%s, which states a reason, is a decision', (type) => {
  const golden = goldenEvents.get(`${type}.v1.json`);
  const reason =
    type === 'SessionEnded' ? { reason: 'signed_out' } : type === 'ApiTokenRevoked' ? { reason: 'revoked' } : {};
  expect(decisionIn({ type, data: { ...golden?.data, ...reason } }, 'somebody')).toHaveLength(1);
});
