import { Box } from '@mui/material';
import type { User } from '../api/get-user';
import { countOf } from '../tracker-count';

/** How many trackers the account has, of how many that its plan allows. */
export const PlanUsage = ({ user }: { user: User }) => (
  <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: '16px 40px' }}>
    <Usage name="Trackers" count={countOf(user.tracker_count, user.total_tracker_limit)} />
    <Usage name="Daily trackers" count={countOf(user.day_tracker_count, user.day_tracker_limit)} />
  </Box>
);

const Usage = ({ name, count }: { name: string; count: string }) => (
  <div>
    <Box component="dt" sx={{ typography: 'label' }}>
      {name}
    </Box>
    <Box component="dd" sx={{ m: 0, mt: '2px', typography: 'h3', fontVariantNumeric: 'tabular-nums' }}>
      {count}
    </Box>
  </div>
);
