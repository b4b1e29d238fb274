import { Box, Button } from '@mui/material';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { now } from '../../../shared/time/clock';
import { freshness, shortDate } from '../../../shared/time/time-words';
import { BusyButton } from '../../../shared/ui/busy-button';
import { OriginOfLine } from '../../../shared/ui/evidence/origin-of-line';
import { Shortened } from '../../../shared/ui/shortened';
import { whenSignedIn } from '../../accounts/published/auth-dialog';
import { useCloneTracker } from '../../trackers/published/use-clone-tracker';
import { isOnlyToClone, useFollow } from '../../trackers/published/use-follow';
import type { ExploreTracker } from '../published/api/search-trackers';
import { byCategory, uncategorized } from '../by-category';

interface StartListProps {
  trackers: readonly ExploreTracker[];
  /** The order of categories; null for that of their first trackers. */
  categories: readonly string[] | null;
}

/** Public trackers by category, each with its newest line and a button to follow it, or to clone what is recorded. */
export const StartList = ({ trackers, categories }: StartListProps) => {
  const groups = byCategory(trackers, categories);
  return (
    <>
      {groups.map(([category, members]) => (
        <Group
          key={category}
          title={category === uncategorized && groups.length === 1 ? null : category}
          trackers={members}
        />
      ))}
    </>
  );
};

/** Untitled if it is the only group and has no category. */
const Group = ({ title, trackers }: { title: string | null; trackers: readonly ExploreTracker[] }) => {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={title === null ? undefined : titleId} sx={title === null ? {} : groupSx}>
      {title !== null && (
        <Box component="h3" id={titleId} sx={{ typography: 'label', pt: { md: '15px' } }}>
          {title}
        </Box>
      )}
      <Box component="ul">
        {trackers.map((tracker) => (
          <Row key={tracker.id} tracker={tracker} />
        ))}
      </Box>
    </Box>
  );
};

const Row = ({ tracker }: { tracker: ExploreTracker }) => {
  const title = tracker.display_title || tracker.tracker_description;
  const line = tracker.last_line || (title === tracker.tracker_description ? '' : tracker.tracker_description);
  return (
    <Box component="li" sx={rowSx}>
      <Box component={Link} to={`/tracker/${tracker.id}`} data-walk dir="auto" sx={titleSx}>
        {title}
      </Box>
      {line !== '' && (
        <Box component="p" dir="auto" sx={lineSx}>
          <Shortened text={line} room={lineRoom} />
        </Box>
      )}
      {tracker.last_line !== null && tracker.last_line_origin !== null && (
        <Box sx={{ gridArea: 'origin' }}>
          <OriginOfLine origin={tracker.last_line_origin} text={tracker.last_line} />
        </Box>
      )}
      <Box component="span" sx={dateSx}>
        {tracker.recorded ? `Recorded, ${shortDate(tracker.updated_at, now())}` : freshness(tracker.updated_at, now())}
      </Box>
      {isOnlyToClone(tracker) ? (
        <CloneButton id={tracker.id} title={title} />
      ) : (
        <FollowButton tracker={tracker} title={title} />
      )}
    </Box>
  );
};

const CloneButton = ({ id, title }: { id: string; title: string }) => {
  const clone = useCloneTracker(id);
  return (
    <Button
      variant="outlined"
      size="small"
      aria-label={`Clone: ${title}`}
      onClick={() => whenSignedIn(clone)}
      sx={buttonSx}
    >
      Clone
    </Button>
  );
};

const FollowButton = ({ tracker, title }: { tracker: ExploreTracker; title: string }) => {
  const { follow, isPending, shown } = useFollow(tracker.id);
  const following = shown(tracker.following);
  return (
    <BusyButton
      variant="outlined"
      size="small"
      aria-pressed={following}
      aria-label={`${following ? 'Following' : 'Follow'}: ${title}`}
      busy={isPending}
      onClick={() => whenSignedIn(() => follow(!following))}
      sx={[buttonSx, following && { '&&': { color: 'accent', borderColor: 'accent' } }]}
    >
      {following ? 'Following' : 'Follow'}
    </BusyButton>
  );
};

const buttonSx = { gridArea: 'follow', minWidth: 92, '&&': { minHeight: 28, py: '2px' } };

const groupSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '170px minmax(0, 1fr)' },
  mb: 8,
};

/** On narrow screens the title shares a line with the button, and the date comes last. */
const rowSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto auto' },
  gridTemplateAreas: {
    xs: '"title follow" "line line" "origin origin" "date date"',
    md: '"title date follow" "line date follow" "origin date follow"',
  },
  alignItems: { xs: 'start', md: 'center' },
  columnGap: 4,
  rowGap: { xs: '4px', md: 0 },
  py: '12px',
  borderBottom: '1px solid',
  borderColor: 'rule',
};

const dateSx = {
  gridArea: 'date',
  typography: 'body2',
  color: 'quiet',
  whiteSpace: 'nowrap',
  '&::first-letter': { textTransform: { xs: 'uppercase', md: 'none' } },
};

const titleSx = {
  gridArea: 'title',
  typography: 'reading',
  color: 'ink',
  textDecoration: 'none',
  '&:hover': { color: 'accent' },
};

const lineSx = { gridArea: 'line', typography: 'body2', color: 'quiet' };

/** Characters in one line of the wide column, and in two of a narrow one. */
const lineRoom = 96;
