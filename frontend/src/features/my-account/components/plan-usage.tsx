import { Box } from '@mui/material';
import { configQuery } from '#shared/api/get-config';
import { useOptionalQuery } from '#shared/api/use-optional-query';
import type { User } from '#features/accounts/api/get-user';
import { formatTrackerCount } from '#features/accounts/published/tracker-count';
import { accountTexts } from '../texts/page';

/** The account's plan, and how many of the trackers that it allows are used. */
export const PlanUsage = ({ user }: { user: User }) => (
  <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: '16px 40px' }}>
    <Usage name={accountTexts().plan} value={usePlanName(user)} />
    <Usage name={accountTexts().trackers} value={formatTrackerCount(user.tracker_count, user.total_tracker_limit)} />
    <Usage
      name={accountTexts().dailyTrackers}
      value={formatTrackerCount(user.day_tracker_count, user.day_tracker_limit)}
    />
  </Box>
);

/** Name of the plan; for one that is no longer sold, its key. */
const usePlanName = ({ stripe_plan_active, subscription_type }: User): string => {
  const config = useOptionalQuery(configQuery);
  if (!stripe_plan_active) return accountTexts().freePlan;
  return config?.plans.find(({ tier }) => tier === subscription_type)?.label ?? subscription_type;
};

const Usage = ({ name, value }: { name: string; value: string }) => (
  <div>
    <Box component="dt" sx={{ typography: 'label' }}>
      {name}
    </Box>
    <Box component="dd" sx={{ m: 0, mt: '2px', typography: 'h3', fontVariantNumeric: 'tabular-nums' }}>
      {value}
    </Box>
  </div>
);
