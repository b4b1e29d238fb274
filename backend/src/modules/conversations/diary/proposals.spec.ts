import type { DiaryEntry, Proposal } from '#events/conversations/diary-entry';
import type { ConversationRecord } from './history';
import { proposalViews } from './proposals';

const sent = { at: '2026-05-06T05:07:00.000Z', offsetMinutes: 0 };
const toast: DiaryEntry = {
  kind: 'meal',
  what: 'toast',
  amount: null,
  at: '2026-05-05T12:00:00.000Z',
  offsetMinutes: 0,
  said: 'day',
  words: 'Toast at 7:30',
};
const recordOf = (event: Pick<ConversationRecord, 'type' | 'data'>, revision: number) =>
  ({
    ...event,
    id: `${revision}`,
    stream: 'conversation-ann',
    revision,
    position: revision,
    metadata: { occurred_at: sent.at, correlation_id: 'c', causation_id: 'c', actor: { kind: 'user', userId: 'ann' } },
  }) as ConversationRecord;

const asked = (proposal: Proposal) => {
  const cards = proposalViews({ sent, language: 'en' });
  const data = { userId: 'ann', proposalId: 'p', entryId: 'e', does: proposal.does, proposal };
  cards.follow(recordOf({ type: 'EntryProposed', data }, 1));
  const message = { userId: 'ann', content: 'Toast at 7:30', offsetMinutes: 0, simulated: false };
  const [shown] = cards.follow(recordOf({ type: 'MessageSent', data: message }, 0));
  return [shown?.asks, ...(shown?.times ?? []).map(({ text }) => text)];
};

const morning = '2026-05-05T07:30:00.000Z';
const evening = '2026-05-05T19:30:00.000Z';

test.each<[string, Proposal, readonly (string | null)[]]>([
  ['a time is not asked for where it is sure', { does: 'add', entry: toast }, [null]],
  [
    'of two times',
    { does: 'add', entry: toast, times: [morning, evening] },
    ['When was it?', 'yesterday 07:30', 'yesterday 19:30'],
  ],
  [
    'a time that is still to come says so',
    { does: 'add', entry: toast, times: [morning], isToCome: true },
    ['07:30 is still to come. Was it yesterday?', 'yesterday 07:30'],
  ],
  [
    'two that are still to come do',
    { does: 'add', entry: toast, times: [morning, evening], isToCome: true },
    ['This time is still to come. Was it yesterday?', 'yesterday 07:30', 'yesterday 19:30'],
  ],
])('%s', (_, proposal, expected) => expect(asked(proposal)).toEqual(expected));

describe('the card of a kept entry', () => {
  const kept = { userId: 'ann', proposalId: 'p', entryId: 'e', entry: toast };
  const shown = (...later: readonly Pick<ConversationRecord, 'type' | 'data'>[]) => {
    const cards = proposalViews({ sent, language: 'en' });
    for (const [at, event] of later.toReversed().entries()) cards.follow(recordOf(event, 9 - at));
    cards.follow(recordOf({ type: 'EntryKept', data: kept }, 2));
    const proposal = { does: 'add', entry: toast } as const;
    const data = { userId: 'ann', proposalId: 'p', entryId: 'e', does: 'add' as const, proposal };
    cards.follow(recordOf({ type: 'EntryProposed', data }, 1));
    const message = { userId: 'ann', content: 'Toast at 7:30', offsetMinutes: 0, simulated: false };
    const [card] = cards.follow(recordOf({ type: 'MessageSent', data: message }, 0));
    return card?.became?.entry === null ? 'deleted' : (card?.became?.entry.text ?? null);
  };
  const bagel = { ...kept, proposalId: 'q', entry: { ...toast, what: 'bagel' } };
  const gone = { userId: 'ann', entryId: 'e', proposalId: null };

  test('an unchanged entry is shown as it was', () => expect(shown()).toBeNull());
  test('a changed entry is shown as changed', () =>
    expect(shown({ type: 'EntryChanged', data: bagel })).toBe('Bagel, yesterday'));
  test('a changed and deleted entry is shown as deleted', () =>
    expect(shown({ type: 'EntryChanged', data: bagel }, { type: 'EntryDeleted', data: gone })).toBe('deleted'));
  test('another entry was deleted', () =>
    expect(shown({ type: 'EntryDeleted', data: { ...gone, entryId: 'other' } })).toBeNull());
});
