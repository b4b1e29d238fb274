import { Box } from '@mui/material';
import { now } from '../../../shared/time/clock';
import { momentWords } from '../../../shared/time/time-words';
import { widths } from '../../../shared/theme/tokens';
import { SamePageLink } from '../../../shared/ui/same-page-link';
import type { Update } from '../api/tracker';
import { ChangedLine, earlierSource } from './changed-line';
import { LineNote } from './line-note';

/** More lines are left to the updates below. */
const shown = 7;

/** What happened since the reader's last visit, before anything else. */
export const NewsStrip = ({ updates }: { updates: readonly Update[] }) => {
  // Numbered through, since each update counts its own sources from 1.
  const cited = updates.flatMap(({ sources }) => sources);
  const lines = updates.flatMap(({ id, lines: told, sources }) =>
    told.map((line) => {
      const source = sources[line.source - 1];
      const start = sources[0] === undefined ? 0 : cited.indexOf(sources[0]);
      const numbered = source === undefined ? line : { ...line, source: cited.indexOf(source) + 1 };
      const before = earlierSource(line, sources);
      const earlier = before && { ...before, n: cited.indexOf(before.source) + 1 };
      const noteOf = (note?: string) => note && <LineNote note={note} sources={sources} before={start} />;
      const notes = { wasNote: noteOf(line.was_note), note: noteOf(line.note) };
      return { key: `${id} ${line.text}`, line: numbered, source, earlier, ...notes };
    }),
  );
  const newest = updates[0];
  if (newest === undefined || lines.length === 0) return null;
  const left = lines.length - shown;
  return (
    <Box component="section" aria-labelledby="news-title" sx={stripSx}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '10px', mb: 2 }}>
        <Box component="h2" id="news-title" sx={{ typography: 'label', color: 'ink' }}>
          New since your last visit
        </Box>
        <Box component="span" sx={{ typography: 'body2', color: 'quiet' }}>
          {updates.length === 1 ? '' : `${updates.length} updates, the latest `}
          {momentWords(newest.created_at, now())}
        </Box>
      </Box>
      {lines.slice(0, shown).map(({ key, ...line }) => (
        <ChangedLine key={key} {...line} />
      ))}
      {left > 0 && (
        <Box component="p" sx={{ typography: 'body2', mt: 3 }}>
          <SamePageLink to="updates-title">{left} more in the updates below</SamePageLink>
        </Box>
      )}
    </Box>
  );
};

const stripSx = {
  maxWidth: widths.measure,
  px: '18px',
  py: '14px',
  mb: 7,
  border: '1px solid',
  borderColor: 'rule',
  borderRadius: 1,
  bgcolor: 'sheet',
};
