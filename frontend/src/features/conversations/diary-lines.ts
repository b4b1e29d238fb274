import type { ConfirmedEntry, DiaryNote } from './api/entries';
import { formatLocal } from './entry-when';

interface LineTime {
  readonly id: string;
  readonly at: string;
  readonly offsetMinutes: number;
}

/** A line of a day in the diary: an entry, or a note that does not count as one. */
export type DiaryLine = LineTime &
  (
    { readonly kind: 'entry'; readonly confirmed: ConfirmedEntry } | { readonly kind: 'note'; readonly note: DiaryNote }
  );

/** '2026-05-06', in the person's own time. */
export const formatDay = ({ at, offsetMinutes }: LineTime): string => formatLocal(at, offsetMinutes).slice(0, 10);

/** Entries and notes, newest first. At equal times, entries come before notes. */
export const mergeLines = (entries: readonly ConfirmedEntry[], notes: readonly DiaryNote[]): readonly DiaryLine[] =>
  [
    ...entries.map((confirmed) => {
      const { at, offset_minutes: offsetMinutes } = confirmed.entry;
      return { kind: 'entry' as const, id: confirmed.id, at, offsetMinutes, confirmed };
    }),
    ...notes.map((note) => {
      const { id, at, offset_minutes: offsetMinutes } = note;
      return { kind: 'note' as const, id, at, offsetMinutes, note };
    }),
  ].sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));
