import type { Note, NotesFrom } from '../asking/uncounted';
import { untoldIn } from '../proposing/notes-in-message';
import type { ConversationRecord } from './history';

/** In messages. Reading for notes takes time, and older messages are rarely asked about. */
const MAX_MESSAGES = 300;

/**
 * The notes that are in no entry, newest first. An entry that somebody made of a note has the note's words; by these
 * the note counts as kept. `newest`: the records of a conversation, newest first.
 */
export const notesIn =
  (newest: readonly ConversationRecord[]): NotesFrom =>
  (isAskedAbout) => {
    const notes: Note[] = [];
    const kept = new Set<string>();
    let isRead = false;
    let messages = 0;
    for (const { type, data, metadata, revision } of newest) {
      switch (type) {
        case 'EntryKept':
          if (data.entry?.words != null) kept.add(data.entry.words.trim());
          break;
        case 'EntryProposed':
          isRead = true;
          break;
        case 'ImageSent':
          isRead = false;
          break;
        case 'MessageSent': {
          const { content, offsetMinutes } = data;
          const sent = { at: metadata.occurred_at, offsetMinutes };
          const isAsked = isAskedAbout(sent);
          // A message that was kept whole as an entry need not be read again.
          const isOpen = content !== null && isAsked && !kept.has(content.trim());
          const words = isOpen ? untoldIn(content, sent, isRead) : null;
          if (words !== null && !kept.has(words)) notes.push({ revision, words, message: content ?? words, ...sent });
          isRead = false;
          if (isAsked) messages++;
          break;
        }
        default:
          break;
      }
      if (messages >= MAX_MESSAGES) break;
    }
    return notes;
  };
