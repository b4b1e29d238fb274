import type { ConversationEvent } from '#events/conversations/conversation.events';
import { type DiaryEntry } from '#events/conversations/diary-entry';
import { diaryPage } from './diary-view';
import type { ConversationRecord } from './history';
import { leftOutOf } from './unkept-words';

const userId = 'ann';
const said = (content: string): ConversationEvent => ({
  type: 'MessageSent',
  data: { userId, content, offsetMinutes: 120, simulated: false },
});
const pain = (strength: number): DiaryEntry => ({
  kind: 'pain',
  strength,
  where: null,
  at: '2026-05-06T12:00:00.000Z',
  offsetMinutes: 120,
  said: 'none',
  words: `Pain ${strength}/10`,
});
const proposed = (proposalId: string, strength: number, was?: number): ConversationEvent => ({
  type: 'EntryProposed',
  data: {
    userId,
    proposalId,
    entryId: 'e',
    does: was === undefined ? 'add' : 'change',
    proposal:
      was === undefined
        ? { does: 'add', entry: pain(strength) }
        : { does: 'change', was: pain(was), entry: pain(strength) },
  },
});
const kept = (proposalId: string, strength: number): ConversationEvent => ({
  type: 'EntryKept',
  data: { userId, entryId: 'e', proposalId, entry: pain(strength) },
});

/** The records of these events, newest first. `events`: oldest first, a minute apart. */
const newest = (...events: readonly ConversationEvent[]): readonly ConversationRecord[] =>
  events
    .map((event, at) => ({
      ...event,
      id: `${at}`,
      stream: 'conversation-ann',
      revision: at,
      position: at,
      metadata: {
        occurred_at: `2026-05-06T12:${String(at).padStart(2, '0')}:00.000Z`,
        correlation_id: 'c',
        causation_id: 'c',
        command: 'SendMessage',
        actor: { kind: 'user', userId } as const,
        version: 1,
      },
    }))
    .toReversed() as readonly ConversationRecord[];

const day = newest(
  said('Pain 4/10'),
  proposed('p1', 4),
  kept('p1', 4),
  said('Rough night'),
  said('actually it was 7'),
  proposed('p2', 7, 4),
  said('I have chest pain'),
);
const sent = { at: '2026-05-06T18:00:00.000Z', offsetMinutes: 120 };

test('a day has its notes, its waiting cards and its emergencies counted', () => {
  expect([...leftOutOf(day, () => true)]).toEqual([['2026-05-06', { notes: 2, waiting: 1, emergencies: 1 }]]);
  expect(leftOutOf(day, (each) => each === '2026-05-05').size).toBe(0);
});

test('a diary shows its notes beside its entries, and all that waits', async () => {
  const { entries, notes, waiting, has_more } = await diaryPage(day, { limit: 50 }, { sent, language: 'en' });
  expect(entries.map(({ text }) => text)).toEqual(['Pain 4 of 10, today 14:00']);
  expect(has_more).toBe(false);
  // In an emergency nobody is asked to make an entry.
  expect(notes.map(({ text, noted }) => [text, noted])).toEqual([
    ['I have chest pain', null],
    ['Rough night', 'Rough night'],
  ]);
  expect(waiting.map(({ does, entry }) => [does, entry?.text])).toEqual([['change', 'Pain 7 of 10, today 14:00']]);
});

test('beside a page of entries stand the notes of its time, with what is sure in them', async () => {
  const keptAt = (entryId: string, minute: string): ConversationEvent => {
    const entry = { ...pain(4), at: `2026-05-06T12:${minute}:00.000Z` };
    return { type: 'EntryKept', data: { userId, entryId, proposalId: null, entry } };
  };
  const told = newest(
    said('Maybe ibuprofen 400 mg, around 09:00'),
    keptAt('e1', '01'),
    keptAt('e2', '02'),
    said('Maybe it was late'),
  );
  const { notes, has_more } = await diaryPage(told, { limit: 1 }, { sent, language: 'en' });
  expect([has_more, notes.map(({ text }) => text)]).toEqual([true, ['Maybe it was late']]);
  const all = await diaryPage(told, { limit: 50 }, { sent, language: 'en' });
  expect(all.notes.at(-1)).toMatchObject({
    text: 'Maybe ibuprofen 400 mg, around 09:00',
    prefilled: [{ kind: 'medication', dose: '400 mg', at: '2026-05-06T07:00:00.000Z' }],
    clock: '2026-05-06T07:00:00.000Z',
  });
});
