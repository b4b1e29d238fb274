import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useMemo, useState, type ReactNode } from 'react';
import { widths } from '#shared/theme/tokens';
import { sourceLinkProps } from '#shared/ui/source-link-props';
import { TruncatedText } from '#shared/ui/truncated-text';
import { getSite } from '#features/evidence/published/get-site';
import { PointedSourceContext, usePointedSource } from '#features/evidence/published/pointed-source';
import type { Source } from '#features/evidence/published/source';
import { evidenceTexts } from '#features/evidence/published/texts/evidence';
import { findDistinctStart } from '../../distinct-excerpt';
import { sourcesByPage } from '../../sources-by-page';
import { trackerPageTexts } from '../../texts/page';

/** The text column, with the rail to its right. */
export const railColumns = { xs: 'minmax(0, 1fr)', lg: `minmax(520px, ${widths.measure}px) minmax(200px, 356px)` };
export const RAIL_GAP = '64px';

/** A text with its sources: hovering a badge highlights its source, and vice versa. */
export const CitedGrid = ({ children }: { children: ReactNode }) => {
  const [pointed, setPointed] = useState<number | null>(null);
  const value = useMemo(
    () => ({
      pointed,
      point: setPointed,
      leave: (n: number) => setPointed((current) => (current === n ? null : current)),
    }),
    [pointed],
  );
  return (
    <PointedSourceContext.Provider value={value}>
      <Box sx={{ display: 'grid', gridTemplateColumns: railColumns, columnGap: RAIL_GAP }}>{children}</Box>
    </PointedSourceContext.Provider>
  );
};

interface CitedRowProps {
  /** Numbers of the sources in the rail next to this row. */
  notes: readonly number[];
  sources: readonly Source[];
  children: ReactNode;
}

/** An item, and next to it the sources that it is the first to cite. */
export const CitedRow = ({ notes, sources, children }: CitedRowProps) => (
  <Box sx={{ gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'subgrid', mb: 7 }}>
    <Box sx={{ minWidth: 0, gridColumn: 1 }}>{children}</Box>
    <Box sx={{ display: { xs: 'none', lg: 'block' }, gridColumn: 2, minWidth: 0 }}>
      {notes.map((n, index) => {
        const source = sources[n - 1];
        const before = sources[(notes[index - 1] ?? 0) - 1];
        return source === undefined ? null : (
          <RailNote
            key={n}
            n={n}
            source={source}
            start={findDistinctStart(
              source.quote,
              sources.slice(0, n - 1).map(({ quote }) => quote),
              QUOTE_MAX_LENGTH,
            )}
            showsHost={source.url !== before?.url}
          />
        );
      })}
    </Box>
  </Box>
);

interface RailNoteProps {
  n: number;
  source: Source;
  /** Position at which its quote begins to differ from the quotes above. */
  start: number;
  /** False after a note from the same page. */
  showsHost: boolean;
}

const RailNote = ({ n, source, start, showsHost }: RailNoteProps) => {
  const { pointed, point, leave } = usePointedSource();
  const lit = pointed === n;
  return (
    <Box
      component="a"
      href={source.passthrough_link}
      {...sourceLinkProps}
      onPointerEnter={() => point(n)}
      onPointerLeave={() => leave(n)}
      onFocus={() => point(n)}
      onBlur={() => leave(n)}
      sx={[noteSx, lit && litNoteSx]}
    >
      <Box component="span" sx={{ color: 'accent', typography: 'label' }}>
        {n}
      </Box>
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {showsHost && (
          <Box component="span" sx={{ display: 'block', color: 'ink' }}>
            {getSite(source)}
          </Box>
        )}
        {evidenceTexts().openQuote}
        {start > 0 && '…'}
        <TruncatedText text={source.quote.slice(start)} maxLength={QUOTE_MAX_LENGTH} />
        {evidenceTexts().closeQuote}
      </Box>
    </Box>
  );
};

const noteSx = {
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  columnGap: '6px',
  ml: '-16px',
  px: '14px',
  py: '6px',
  borderLeft: '2px solid',
  borderColor: 'transparent',
  color: 'quiet',
  typography: 'body2',
  textDecoration: 'none',
  '&:first-of-type': { mt: '-4px' },
};

const litNoteSx = {
  borderColor: 'accent',
  backgroundImage: (theme: Theme) => `linear-gradient(90deg, ${theme.vars?.palette.accentWash}, transparent)`,
};

/** Characters in about two lines of the rail. The badge's card has the complete quote. */
const QUOTE_MAX_LENGTH = 84;

interface SourceButtonsProps {
  sources: readonly Source[];
  /** The numbers in the text; sources of remarks have none, since the remarks' cards link them. */
  shown: readonly number[];
}

/** A button per page after the text, '1, 3 - host'. */
export const SourceButtons = ({ sources, shown }: SourceButtonsProps) => (
  <Box
    component="ul"
    aria-label={trackerPageTexts().sources}
    data-screen-only
    sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', mt: 1, mb: 2 }}
  >
    {sourcesByPage(sources, shown).map(({ numbers, source }) => (
      <li key={source.url}>
        <Box
          component="a"
          href={source.passthrough_link}
          {...sourceLinkProps}
          title={source.title}
          sx={{
            display: 'block',
            px: '10px',
            py: '3px',
            border: 'hairline',
            borderRadius: '14px',
            bgcolor: 'sheet',
            color: 'ink',
            typography: 'body2',
            textDecoration: 'none',
            '&:hover': { borderColor: 'edge' },
          }}
        >
          {numbers.join(', ')} - {getSite(source)}
        </Box>
      </li>
    ))}
  </Box>
);
