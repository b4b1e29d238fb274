import type { ConversationEvent } from '#events/conversations/conversation.events';
import type { DiaryEntry, Thing } from '#events/conversations/diary-entry';
import { projected } from '#test/support/read-models/projected';
import { stoolLogs } from './stool-logs.projection';

const STOOL: Thing = { kind: 'stool', bristol: 6, count: 3, blood: null };
const PAIN: Thing = { kind: 'pain', strength: 7, where: null };
const entry = (thing: Thing): DiaryEntry => ({
  ...thing,
  at: '2026-05-06T22:30:00.000Z',
  offsetMinutes: 120,
  said: 'time',
  words: 'Type 6 x3',
});
const sent: ConversationEvent = {
  type: 'MessageSent',
  data: { userId: 'ann', content: 'Type 6 x3', offsetMinutes: 120, simulated: false },
};
const proposed: ConversationEvent = {
  type: 'EntryProposed',
  data: {
    userId: 'ann',
    proposalId: 'p1',
    entryId: 'e1',
    does: 'add',
    proposal: { does: 'add', entry: entry(STOOL) },
  },
};
const kept = (entryId: string, thing: Thing): ConversationEvent => ({
  type: 'EntryKept',
  data: { userId: 'ann', entryId, proposalId: null, entry: entry(thing) },
});

test('an entry that is only proposed does not count', async () =>
  expect(await projected(stoolLogs, [sent, proposed])).toMatchObject([{ _id: 'ann', stools: {} }]));

test('a kept stool counts on the person’s own day, anything else does not', async () =>
  expect(await projected(stoolLogs, [sent, kept('e1', STOOL), kept('e2', PAIN)])).toMatchObject([
    { _id: 'ann', stools: { e1: { day: '2026-05-07', count: 3 } } },
  ]));

test('an entry counts as it was changed, and no longer when it is deleted', async () => {
  const changed: ConversationEvent = {
    type: 'EntryChanged',
    data: { userId: 'ann', entryId: 'e1', proposalId: null, entry: entry(PAIN) },
  };
  const deleted: ConversationEvent = { type: 'EntryDeleted', data: { userId: 'ann', entryId: 'e1', proposalId: null } };
  const before = [sent, kept('e1', STOOL)];
  for (const after of [changed, deleted])
    expect(await projected(stoolLogs, [...before, after])).toMatchObject([{ _id: 'ann', stools: {} }]);
});
