import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useMemo, useState, type ReactNode } from 'react';
import type { Source } from '../../../shared/api/source';
import { now } from '../../../shared/time/clock';
import { shortDate } from '../../../shared/time/time-words';
import { bareHost } from '../../../shared/ui/evidence/bare-host';
import { PointedSourceContext, usePointedSource } from '../../../shared/ui/evidence/pointed-source';
import { Shortened } from '../../../shared/ui/shortened';
import { widths } from '../../../shared/theme/tokens';
import { sourcesByPage } from '../sources-by-page';

/** The text column, with the rail to its right. */
export const railColumns = { xs: 'minmax(0, 1fr)', lg: `minmax(520px, ${widths.measure}px) minmax(200px, 356px)` };
export const railGap = '64px';

/** A text with its sources: hovering a badge highlights its source, and vice versa. */
export const CitedGrid = ({ children }: { children: ReactNode }) => {
  const [pointed, point] = useState<number | null>(null);
  const value = useMemo(
    () => ({ pointed, point, leave: (n: number) => point((current) => (current === n ? null : current)) }),
    [pointed],
  );
  return (
    <PointedSourceContext.Provider value={value}>
      <Box sx={{ display: 'grid', gridTemplateColumns: railColumns, columnGap: railGap }}>{children}</Box>
    </PointedSourceContext.Provider>
  );
};

interface CitedRowProps {
  /** Numbers of the sources beside this row in the rail. */
  notes: readonly number[];
  sources: readonly Source[];
  children: ReactNode;
}

/** A line with, beside it, the sources that it is the first to cite. */
export const CitedRow = ({ notes, sources, children }: CitedRowProps) => (
  <Box sx={{ gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'subgrid', mb: '20px' }}>
    <Box sx={{ minWidth: 0, gridColumn: 1 }}>{children}</Box>
    <Box sx={{ display: { xs: 'none', lg: 'block' }, gridColumn: 2, minWidth: 0 }}>
      {notes.map((n) => {
        const source = sources[n - 1];
        return source === undefined ? null : (
          <RailNote key={n} n={n} source={source} samePageAs={sources.findIndex(({ url }) => url === source.url) + 1} />
        );
      })}
    </Box>
  </Box>
);

interface RailNoteProps {
  n: number;
  source: Source;
  /** Index of the first source from the same page: a page's title is shown only once. */
  samePageAs: number;
}

const RailNote = ({ n, source, samePageAs }: RailNoteProps) => {
  const { pointed, point, leave } = usePointedSource();
  const lit = pointed === n;
  return (
    <Box
      component="a"
      href={source.passthrough_link}
      target="_blank"
      rel="noopener nofollow"
      onPointerEnter={() => point(n)}
      onPointerLeave={() => leave(n)}
      onFocus={() => point(n)}
      onBlur={() => leave(n)}
      sx={[noteSx, lit && litNoteSx]}
    >
      {samePageAs === n ? (
        <>
          <Box component="span" sx={noteTitleSx}>
            <NoteNumber n={n} />
            <Shortened text={source.title} room={titleRoom} />
          </Box>
          <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'quiet' }}>
            {[bareHost(source.host), source.published_on && shortDate(source.published_on, now())]
              .filter(Boolean)
              .join(' · ')}
          </Box>
        </>
      ) : (
        <Box component="span" sx={{ typography: 'body2', color: 'quiet' }}>
          <NoteNumber n={n} />
          same page as {samePageAs}
        </Box>
      )}
    </Box>
  );
};

const NoteNumber = ({ n }: { n: number }) => (
  <Box component="span" sx={{ color: 'accent', typography: 'label', mr: '5px' }}>
    {n}
  </Box>
);

const noteSx = {
  display: 'block',
  ml: '-16px',
  px: '14px',
  py: '8px',
  borderLeft: '2px solid',
  borderColor: 'transparent',
  color: 'ink',
  textDecoration: 'none',
  '&:first-of-type': { mt: '-6px' },
};

const litNoteSx = {
  borderColor: 'accent',
  backgroundImage: (theme: Theme) => `linear-gradient(90deg, ${theme.vars?.palette.accentWash}, transparent)`,
};

const noteTitleSx = { display: 'block', typography: 'label' };

/** Characters in about two lines of the rail, or with date and publisher above a line where there is no rail. */
const titleRoom = 80;

/** Without a rail: one button per page after the text, '1, 3 - host'. */
export const SourceButtons = ({ sources }: { sources: readonly Source[] }) => (
  <Box
    component="ul"
    aria-label="Sources"
    sx={{ display: { xs: 'flex', lg: 'none' }, flexWrap: 'wrap', gap: '8px', mt: 1, mb: 2 }}
  >
    {sourcesByPage(sources).map(({ numbers, source }) => (
      <li key={source.passthrough_link}>
        <Box
          component="a"
          href={source.passthrough_link}
          target="_blank"
          rel="noopener nofollow"
          title={source.title}
          sx={{
            display: 'block',
            px: '10px',
            py: '3px',
            border: '1px solid',
            borderColor: 'rule',
            borderRadius: '14px',
            bgcolor: 'sheet',
            color: 'ink',
            typography: 'body2',
            textDecoration: 'none',
            '&:hover': { borderColor: 'edge' },
          }}
        >
          {numbers.join(', ')} - {bareHost(source.host)}
        </Box>
      </li>
    ))}
  </Box>
);

/** Above a line: its source's date and publisher, and the title if there is no rail. */
export const LineSource = ({ source }: { source: Source | undefined }) =>
  source === undefined ? null : (
    <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'quiet', textWrap: 'pretty', mb: '2px' }}>
      {[source.published_on && shortDate(source.published_on, now()), source.publisher].filter(Boolean).join(' · ')}
      <Box component="span" sx={{ display: { lg: 'none' } }}>
        {' · '}
        <Shortened text={source.title} room={titleRoom} />
      </Box>
    </Box>
  );
