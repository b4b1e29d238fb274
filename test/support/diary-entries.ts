import type { DiaryEntry } from '#events/conversations/diary-entry';
import type { ReadEntry } from '../../backend/src/modules/conversations/proposing/read-by-forms';
import { readEntries } from '../../backend/src/modules/conversations/proposing/read-entries';
import type { SentAt } from '../../backend/src/modules/conversations/proposing/sent-at';

/** What a diary reads in a message, with what it asks of times. */
export const readIn = (message: string, sent: SentAt): readonly ReadEntry[] => readEntries(message, sent).read;

/** The entries alone. */
export const entriesIn = (message: string, sent: SentAt): readonly DiaryEntry[] =>
  readIn(message, sent).map(({ entry }) => entry);
