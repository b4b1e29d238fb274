import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import { configQuery } from '../../../shared/api/get-config';
import { useIsStaff } from '../../../shared/session/session';
import { useOptionalQuery } from '../../../shared/api/use-optional-query';
import { sellsPlans } from '../../billing/published/sells-plans';
import type { CreateFailure } from './use-start-tracker';
import { creationTexts } from './texts/creation';

/** Says which plan limit was reached and what to do. Nothing for other failures. */
export const LimitBanner = ({ failure }: { failure: CreateFailure | null }) => {
  const texts = creationTexts();
  const config = useOptionalQuery(configQuery);
  const isStaff = useIsStaff();
  const isSold = config !== undefined && sellsPlans(config);
  return failure === null || failure === 'other' ? null : (
    <Box
      role="alert"
      sx={{ border: '1px solid', borderColor: 'failed', borderRadius: 1, color: 'failed', px: 3, py: 2 }}
    >
      {texts.limits[failure]}
      <Box component="span" sx={adviceSx}>
        {texts.advice[failure]}
      </Box>
      <Box component="span" sx={adviceSx}>
        {texts.youCanAlso}{' '}
        {isSold && (
          <>
            {texts.visit} <Link to="/pricing">{texts.pricing}</Link>,{' '}
          </>
        )}
        <Link to="/referrals">{texts.referFriend}</Link> {isStaff ? texts.orRaiseLimits : texts.orContactSupport}
      </Box>
    </Box>
  );
};

const adviceSx = { display: 'block', color: 'ink', typography: 'body2' };
