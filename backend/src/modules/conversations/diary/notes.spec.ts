import type { ConversationEvent } from '#events/conversations/conversation.events';
import type { DiaryEntry } from '#events/conversations/diary-entry';
import type { ConversationRecord } from './history';
import { notesIn } from './notes';

const userId = 'ann';
const said = (content: string): ConversationEvent => ({
  type: 'MessageSent',
  data: { userId, content, offsetMinutes: 120, simulated: false },
});
const pain = (words: string): DiaryEntry => ({
  kind: 'pain',
  strength: 7,
  where: null,
  at: '2026-05-06T12:20:00.000Z',
  offsetMinutes: 120,
  said: 'none',
  words,
});
const proposed: ConversationEvent = {
  type: 'EntryProposed',
  data: { userId, proposalId: 'p', entryId: 'e', does: 'add', proposal: { does: 'add', entry: pain('Pain 7/10') } },
};
const keptOf = (words: string): ConversationEvent => ({
  type: 'EntryKept',
  data: { userId, entryId: 'e', proposalId: null, entry: pain(words) },
});

/** `events`: oldest first. */
const notes = (...events: readonly ConversationEvent[]): readonly string[] => {
  const records = events.map((event, at) => ({
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
  }));
  const notesFrom = notesIn(records.toReversed() as readonly ConversationRecord[]);
  return notesFrom(() => true).map(({ words }) => words);
};

describe('notes (messages without an entry)', () => {
  test('keeps messages that were not understood, the last one first', () =>
    expect(notes(said('bloddy stool'), said('Pain 7/10'), proposed, said('saw blood again'))).toEqual([
      'saw blood again',
      'bloddy stool',
    ]));

  test('keeps the rest of a message that was understood in part', () =>
    expect(notes(said('Pain 7/10. I can hardly sit'), proposed)).toEqual(['I can hardly sit']));

  test('keeps the message that described an emergency', () =>
    expect(notes(said('I have been vomiting blood'))).toEqual(['I have been vomiting blood']));

  test('keeps a correction that corrected nothing', () =>
    expect(notes(said('no, it was 5'))).toEqual(['no, it was 5']));

  test('leaves out questions, greetings, thanks and deletions', () =>
    expect(notes(said('Did I see blood?'), said('hello'), said('thanks'), said('delete the last one'))).toEqual([]));

  test('leaves out a message of which somebody made an entry themselves', () =>
    expect(notes(said('it hurt like 7'), keptOf('it hurt like 7'), said('saw blood'))).toEqual(['saw blood']));
});
