import { Fragment } from 'react';
import { EvidenceBadge } from '../../../shared/ui/evidence/evidence-badge';
import type { TrackerSource } from '../api/tracker';

/** Text and, at odd places, the numbers of the sources that it cites. */
const pieces = (note: string): readonly string[] => note.split(/ ?\[(\d{1,3})\]/);

const isMarker = (place: number): boolean => place % 2 === 1;

/** The sources that a note cites. */
export const citedInNote = (note = ''): readonly number[] =>
  pieces(note).flatMap((piece, place) => (isMarker(place) ? [Number(piece)] : []));

const withoutEscapes = (markdown: string): string => markdown.replace(/\\(?=[\\`*_[\]<>#|])/g, '');

interface LineNoteProps {
  note: string;
  /** Of its update. */
  sources: readonly TrackerSource[];
  /** Number of sources that are numbered before these. */
  before?: number;
}

/** What stands behind a line in brackets, with badges instead of markers: ` (due July 2, 2026 [3])`. */
export const LineNote = ({ note, sources, before = 0 }: LineNoteProps) => {
  const all = pieces(note);
  return all.map((piece, place) => {
    if (!isMarker(place)) return <Fragment key={place}>{withoutEscapes(piece)}</Fragment>;
    const source = sources[Number(piece) - 1];
    return (
      source && (
        <EvidenceBadge
          key={place}
          n={before + Number(piece)}
          source={source}
          line={withoutEscapes(all[place - 1] ?? '').trim()}
        />
      )
    );
  });
};
