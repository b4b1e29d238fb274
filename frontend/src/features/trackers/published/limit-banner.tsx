import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import { configQuery } from '../../../shared/api/get-config';
import { useIsStaff } from '../../../shared/session/session';
import { useOptionalQuery } from '../../../shared/api/use-optional-query';
import { sellsPlans } from '../../billing/published/sells-plans';
import { limitAdvice, limitNotices, type CreateFailure } from './use-start-tracker';

/** Says which plan limit was reached and what to do. Nothing for other failures. */
export const LimitBanner = ({ failure }: { failure: CreateFailure | null }) => {
  const config = useOptionalQuery(configQuery);
  const isStaff = useIsStaff();
  const isSold = config !== undefined && sellsPlans(config);
  return failure === null || failure === 'other' ? null : (
    <Box
      role="alert"
      sx={{ border: '1px solid', borderColor: 'failed', borderRadius: 1, color: 'failed', px: 3, py: 2 }}
    >
      {limitNotices[failure]}
      <Box component="span" sx={adviceSx}>
        {limitAdvice[failure]}
      </Box>
      <Box component="span" sx={adviceSx}>
        You can also{' '}
        {isSold && (
          <>
            visit <Link to="/pricing">pricing</Link>,{' '}
          </>
        )}
        <Link to="/referrals">refer a friend</Link>{' '}
        {isStaff
          ? 'or have PLAN_FREE_TRACKERS and PLAN_FREE_DAILY raised in the settings of the server.'
          : 'or contact support.'}
      </Box>
    </Box>
  );
};

const adviceSx = { display: 'block', color: 'ink', typography: 'body2' };
