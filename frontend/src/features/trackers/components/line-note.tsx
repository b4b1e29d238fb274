import { Box } from '@mui/material';
import { Fragment } from 'react';
import { EvidenceBadge } from '../../../shared/ui/evidence/evidence-badge';
import type { TrackerSource } from '../api/tracker';
import { badgeWords, remarksIn } from '../remarks';
import { remarkSx } from './remark-sx';

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

/** What stands behind a line in brackets, each beneath it, with badges instead of markers: ` (due July 2, 2026 [3])`. */
export const LineNote = ({ note, sources, before = 0 }: LineNoteProps) => {
  const all = pieces(note);
  const parts = all.flatMap((piece, place) => {
    if (!isMarker(place)) return withoutEscapes(piece);
    const source = sources[Number(piece) - 1];
    const line = badgeWords(withoutEscapes(all[place - 1] ?? ''));
    return source === undefined ? [] : { n: Number(piece), source, line };
  });
  const remarks = remarksIn(parts) ?? [parts];
  return remarks.map((remark, at) => (
    <Fragment key={at}>
      {' '}
      <Box component="span" sx={remarkSx}>
        {remark.map((part, place) =>
          typeof part === 'string' ? (
            <Fragment key={place}>{part}</Fragment>
          ) : (
            <EvidenceBadge key={place} n={before + part.n} source={part.source} line={part.line} />
          ),
        )}
      </Box>
    </Fragment>
  ));
};
