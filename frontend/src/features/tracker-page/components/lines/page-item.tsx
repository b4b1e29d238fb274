import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { joinFacts } from '#shared/text-format/join-facts';
import { now } from '#shared/time/clock';
import { shortDate } from '#shared/time/format-time';
import { formatMentionCount } from '#features/evidence/published/format-mention-count';
import type { Source } from '#features/evidence/published/source';

interface PageItemProps {
  level: 'h3' | 'h4';
  /** Null if the lines need none. */
  headline: string | null;
  /** The line in place of the headline; null if there is none. */
  lead: ReactNode;
  /** Undefined if the lines come from several pages. */
  source: Source | undefined;
  /** Number of documents that report it, if more than are cited. */
  mentionCount: number | null;
  /** Distance of headline and date from the left, where lines begin with a label. */
  inset?: number;
  /** Remarks common to its lines. */
  chips: ReactNode;
  children: ReactNode;
}

/** The lines from one page under its headline or the line that says the same, its date and publisher. */
export const PageItem = ({
  level,
  headline,
  lead,
  source,
  mentionCount,
  inset = 0,
  chips,
  children,
}: PageItemProps) => {
  const below = source !== undefined && (
    <Box sx={[belowSx, { '&:not(:last-child)': { mb: '10px' }, pl: { sm: `${inset}px` } }]}>
      <p>
        {joinFacts([
          source.published_on && shortDate(source.published_on, now()),
          // A document's publisher may be the document itself.
          source.publisher !== source.title && source.publisher,
          mentionCount !== null && formatMentionCount(mentionCount),
        ])}
      </p>
      {chips}
    </Box>
  );
  if (headline === null && lead === null)
    return (
      <>
        {children}
        {below}
      </>
    );
  return (
    <>
      {headline === null ? (
        lead
      ) : (
        <Box component={level} dir="auto" sx={{ typography: 'h3', textWrap: 'pretty', pl: { sm: `${inset}px` } }}>
          {headline}
        </Box>
      )}
      {below}
      {children}
    </>
  );
};

const belowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '10px',
  rowGap: '4px',
  typography: 'body2',
  color: 'quiet',
  mt: '2px',
};
