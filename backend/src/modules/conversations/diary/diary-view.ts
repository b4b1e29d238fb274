import type { Note } from '../asking/uncounted';
import { emergencyIn } from '../emergencies/emergencies';
import type { Addressee } from '../wording/addressee';
import { type KnownEntry, entriesNewestFirst, inOrderOfTime } from './entries';
import { type ProposalView, entryView } from './entry-schema';
import type { ConversationRecord } from './history';
import { NOT_NOTED, type NoteView, notedView } from './note-schema';
import { notesIn } from './notes';
import { proposalViews } from './proposals';

/** What is still proposed, the first proposal first. `newest`: the records of a conversation, newest first. */
export const openProposalViews = (newest: readonly ConversationRecord[], to: Addressee): readonly ProposalView[] => {
  const cards = proposalViews(to);
  return newest
    .map((record) => cards.follow(record).filter(({ status }) => status === 'open'))
    .toReversed()
    .flat();
};

/** A note as clients see it. An emergency is never offered as an entry. */
const noteView = ({ revision, words, message, at, offsetMinutes }: Note): NoteView => ({
  id: String(revision),
  at,
  offset_minutes: offsetMinutes,
  text: words,
  ...(emergencyIn(words) === null ? notedView(words, message, { at, offsetMinutes }) : NOT_NOTED),
});

interface Page {
  readonly before?: string;
  readonly limit: number;
}

/**
 * A page of a diary: the kept entries, and the notes of the same time, both newest first. A page does not end between
 * entries of the same time, so that the next page (`before` the last entry) leaves none out.
 */
export const diaryPage = async (newest: readonly ConversationRecord[], { before, limit }: Page, to: Addressee) => {
  const isBefore = ({ at }: { readonly at: string }): boolean => before === undefined || at < before;
  const all: (KnownEntry & { readonly at: string })[] = [];
  for await (const known of entriesNewestFirst(newest))
    if (isBefore(known.entry)) all.push({ ...known, at: known.entry.at });
  const entries = inOrderOfTime(all).toReversed();
  const last = entries[limit - 1]?.at ?? '';
  const shown = entries.filter(({ at }) => at >= last);
  const has_more = shown.length < entries.length;
  const since = has_more ? last : '';
  const notes = notesIn(newest)((said) => isBefore(said) && said.at >= since);
  return {
    entries: shown.map(({ entryId, entry }) => ({ id: entryId, ...entryView(entry, to) })),
    has_more,
    notes: notes.map(noteView),
    waiting: [...openProposalViews(newest, to)],
  };
};
