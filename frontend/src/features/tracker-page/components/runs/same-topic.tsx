import { Box } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { searchTrackersQuery } from '#features/trackers/api/search-trackers';
import { type Tracker, trackerTitle } from '#features/trackers/api/tracker';
import { trackerPath } from '#features/trackers/published/tracker-path';
import { firstRunTexts } from '../../texts/first-run';

const MAX_TRACKERS = 3;

/** Public trackers that match this one's title, if any: they may have read the sources when those answered. */
export const SameTopic = ({ tracker }: { tracker: Tracker }) => {
  const { data, error } = useInfiniteQuery(
    searchTrackersQuery({ presetId: null, text: trackerTitle(tracker).slice(0, 200) }),
  );
  const others = (data?.trackers ?? [])
    .filter(({ id, last_line, found_line }) => id !== tracker.tracker_id && last_line !== null && found_line === null)
    .slice(0, MAX_TRACKERS);
  if (error !== null || others.length === 0) return null;
  return (
    <>
      <p>{firstRunTexts().sameTopic}</p>
      <ul>
        {others.map((other) => (
          <li key={other.id}>
            <Box component={Link} to={trackerPath(other.id)} dir="auto" sx={{ color: 'accent' }}>
              {trackerTitle(other)}
            </Box>
          </li>
        ))}
      </ul>
    </>
  );
};
