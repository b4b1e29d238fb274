import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import { useOptionalQuery } from '#shared/api/use-optional-query';
import { widths } from '#shared/theme/tokens';
import { longDate } from '#shared/time/format-time';
import { SectionLabel } from '#shared/ui/section-label';
import { folderQuery } from '#features/collections/api/get-folder';
import { folderPath } from '#features/collections/published/folder-path';
import { trackerPath } from '#features/trackers/published/tracker-path';
import { feedTexts } from '../texts/page';

/** Shown while no tracker has updates: the newest line of each overview, or of each tracker in a folder. */
export const FirstFindings = () => {
  const found = (useOptionalQuery(folderQuery(null))?.items ?? [])
    .filter(({ last_line }) => last_line !== null)
    .sort((a, b) => b.updated_at.localeCompare(a.updated_at));
  if (found.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="first-findings" sx={{ mt: 8 }}>
      <SectionLabel id="first-findings">{feedTexts().firstFindings}</SectionLabel>
      <Box component="ul" sx={{ maxWidth: widths.measure }}>
        {found.map(({ id, type, name, last_line, updated_at }) => (
          <Box component="li" key={id} sx={rowSx}>
            <Box
              component={Link}
              to={type === 'tracker' ? trackerPath(id) : folderPath([id])}
              data-list-item
              dir="auto"
              sx={linkSx}
            >
              {name}
            </Box>
            <Box component="p" dir="auto">
              {last_line}
            </Box>
            <Box component="p" sx={{ typography: 'body2', color: 'quiet' }}>
              <time dateTime={updated_at}>{longDate(updated_at)}</time>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
};

const rowSx = { display: 'grid', gap: '4px', py: 4, borderBottom: 'hairline' };

const linkSx = {
  typography: 'cardTitle',
  color: 'ink',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { color: 'accent' },
};
