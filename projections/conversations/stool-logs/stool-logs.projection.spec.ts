import type { ConversationEvent } from '#events/conversations/conversation.events';
import type { DiaryEntry, EntryKind } from '#events/conversations/diary-entry';
import { projected } from '../../../test/support/projected';
import { stoolLogs } from './stool-logs.projection';

const entry = (kind: EntryKind, at = '2026-05-06T22:30:00.000Z'): DiaryEntry => ({
  ...{ kind, what: 'bowel movement', amount: null, at, offsetMinutes: 120, said: 'time' },
});
const sent: ConversationEvent = {
  type: 'MessageSent',
  data: { userId: 'ann', content: 'Bowel movement', offsetMinutes: 120, simulated: false },
};
const logged = (entryId: string, kind: EntryKind): ConversationEvent => ({
  type: 'EntryLogged',
  data: { userId: 'ann', entryId, entry: entry(kind) },
});

test('a stool counts on the person’s own day, anything else does not', async () =>
  expect(await projected(stoolLogs, [sent, logged('e1', 'stool'), logged('e2', 'food')])).toMatchObject([
    { _id: 'ann', days: { e1: '2026-05-07' } },
  ]));

test('an entry counts as it was corrected', async () => {
  const corrected: ConversationEvent = {
    type: 'EntryCorrected',
    data: { userId: 'ann', entryId: 'e1', entry: entry('symptom') },
  };
  expect(await projected(stoolLogs, [sent, logged('e1', 'stool'), logged('e2', 'food'), corrected])).toMatchObject([
    { _id: 'ann', days: {} },
  ]);
});
