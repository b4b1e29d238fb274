import { Box, Button } from '@mui/material';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { joinFacts } from '#shared/text-format/join-facts';
import { now } from '#shared/time/clock';
import { freshness } from '#shared/time/format-time';
import { EmptyState } from '#shared/ui/states/empty-state';
import { trackerPath } from '#features/trackers/published/tracker-path';
import type { Organisation } from '../api/organisation';
import { formatMemberName } from '../member-name';
import { organisationTexts } from '../texts/organisation';

interface SharedTrackersProps {
  trackers: Organisation['trackers'];
  members: Organisation['members'];
}

/** The members' public trackers, newest first. */
export const SharedTrackers = ({ trackers, members }: SharedTrackersProps) => {
  const texts = organisationTexts();
  const titleId = useId();
  const names = new Map(members.map((member) => [member.id, formatMemberName(member)]));
  return (
    <section aria-labelledby={titleId}>
      <Box component="h2" id={titleId} sx={{ typography: 'h3', mb: 3 }}>
        {texts.trackers}
      </Box>
      {trackers.length === 0 ? (
        <EmptyState
          title={texts.noTrackers}
          actions={
            <Button variant="outlined" component={Link} to="/list-trackers">
              {texts.toTrackers}
            </Button>
          }
        >
          <p>{texts.whenShared}</p>
        </EmptyState>
      ) : (
        <Box component="ul" aria-labelledby={titleId} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {trackers.map(({ id, title, member_id, updated_at, last_line }) => (
            <Box key={id} component="li" sx={rowSx}>
              <Box component={Link} to={trackerPath(id)} dir="auto" data-list-item sx={titleSx}>
                {title}
              </Box>
              {last_line !== null && (
                <Box component="p" dir="auto" sx={lineSx}>
                  {last_line}
                </Box>
              )}
              <Box component="p" sx={{ typography: 'body2', color: 'quiet', mt: 1 }}>
                {joinFacts([names.get(member_id), freshness(updated_at, now())])}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </section>
  );
};

const rowSx = { py: 4, '&:first-of-type': { pt: 0 }, '& + &': { borderTop: 'hairline' } };

const titleSx = {
  typography: 'cardTitle',
  color: 'ink',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline' },
};

const lineSx = {
  mt: 1,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};
