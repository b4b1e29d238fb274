import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import { now } from '../../../shared/time/clock';
import { freshness, shortDate } from '../../../shared/time/time-words';
import { BusyButton } from '../../../shared/ui/busy-button';
import { whenSignedIn } from '../../accounts/auth-dialog';
import { useToggleFollowing } from '../../trackers/api/toggle-following';
import type { ExploreTracker } from '../api/search-trackers';
import { byCategory } from '../by-category';

/** Public trackers under their categories, each with its newest line and a way to follow it. */
export const StartList = ({ trackers }: { trackers: readonly ExploreTracker[] }) => (
  <>
    {byCategory(trackers).map(([category, members]) => (
      <Box
        component="section"
        key={category}
        aria-label={category}
        sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '170px minmax(0, 1fr)' }, mb: 8 }}
      >
        <Box component="h3" sx={{ fontSize: 14, fontWeight: 600, lineHeight: '24px', pt: { md: '15px' } }}>
          {category}
        </Box>
        <Box component="ul">
          {members.map((tracker) => (
            <Row key={tracker.id} tracker={tracker} />
          ))}
        </Box>
      </Box>
    ))}
  </>
);

const Row = ({ tracker }: { tracker: ExploreTracker }) => {
  const follow = useToggleFollowing(tracker.id);
  const { following } = tracker;
  const title = tracker.display_title || tracker.tracker_description;
  const line = tracker.last_line || (title === tracker.tracker_description ? '' : tracker.tracker_description);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 4, py: '12px', borderBottom: '1px solid', borderColor: 'rule' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box component={Link} to={`/tracker/${tracker.id}`} data-walk dir="auto" sx={titleSx}>
          {title}
        </Box>
        {line !== '' && (
          <Box
            component="p"
            dir="auto"
            sx={{ fontSize: 13.5, color: 'quiet', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }}
          >
            {line}
          </Box>
        )}
      </Box>
      <Box
        component="span"
        sx={{ display: { xs: 'none', sm: 'block' }, fontSize: 13.5, color: 'quiet', whiteSpace: 'nowrap' }}
      >
        {tracker.recorded
          ? `recorded until ${shortDate(tracker.updated_at, now())}`
          : freshness(tracker.updated_at, now())}
      </Box>
      <BusyButton
        variant="outlined"
        size="small"
        aria-pressed={following}
        aria-label={`${following ? 'Following' : 'Follow'}: ${title}`}
        busy={follow.isPending}
        onClick={() => whenSignedIn(() => follow.mutate(!following))}
        sx={{
          minWidth: 92,
          flexShrink: 0,
          '&&': {
            minHeight: 30,
            py: '3px',
            fontSize: 13.5,
            ...(following && { color: 'accent', borderColor: 'accent' }),
          },
        }}
      >
        {following ? 'Following' : 'Follow'}
      </BusyButton>
    </Box>
  );
};

const titleSx = {
  fontFamily: 'h1.fontFamily',
  fontSize: 18.5,
  lineHeight: 1.35,
  color: 'ink',
  textDecoration: 'none',
  '&:hover': { color: 'accent' },
};
