import { localDay } from '#events/conversations/diary-entry';
import { emergencyIn } from '../emergencies/emergencies';
import type { ConversationRecord } from './history';
import { notesIn } from './notes';
import { openProposals } from './pending';

/** What a person wrote about a day that its kept entries do not hold. */
export interface UnkeptWords {
  /** Messages with something that became no entry, including emergencies. */
  readonly notes: number;
  /** Open proposals to add, change or delete entries. */
  readonly waiting: number;
  /** Messages that reported an emergency, whether or not an entry was made of them. */
  readonly emergencies: number;
}

export const NOTHING_LEFT_OUT: UnkeptWords = { notes: 0, waiting: 0, emergencies: 0 };

/** What is left out of each of these days; complete days are not in the result. `newest`: the records, newest first. */
export const leftOutOf = (
  newest: readonly ConversationRecord[],
  isOf: (day: string) => boolean,
): ReadonlyMap<string, UnkeptWords> => {
  const days = new Map<string, UnkeptWords>();
  const add = (day: string, what: keyof UnkeptWords, amount: number): void => {
    const before = days.get(day) ?? NOTHING_LEFT_OUT;
    if (amount > 0 && isOf(day)) days.set(day, { ...before, [what]: before[what] + amount });
  };
  const proposals = openProposals();
  let open = 0;
  for (const record of newest) {
    if (proposals.isOpen(record)) open++;
    if (record.type !== 'MessageSent') continue;
    const { content, offsetMinutes } = record.data;
    const day = localDay(record.metadata.occurred_at, offsetMinutes);
    add(day, 'waiting', open);
    open = 0;
    if (isOf(day) && content !== null && emergencyIn(content) !== null) add(day, 'emergencies', 1);
  }
  const notes = notesIn(newest)(({ at, offsetMinutes }) => isOf(localDay(at, offsetMinutes)));
  for (const { at, offsetMinutes } of notes) add(localDay(at, offsetMinutes), 'notes', 1);
  return days;
};
