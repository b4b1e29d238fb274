import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import { configQuery } from '#shared/api/get-config';
import { useOptionalQuery } from '#shared/api/use-optional-query';
import { currentSession, useIsStaff } from '#shared/session/session';
import { useLoadedUser } from '#features/accounts/api/get-user';
import { sellsPlans } from '#features/billing/published/sells-plans';
import { dailyLimitTexts } from '../texts/daily-limit';
import { creationTexts } from './texts/creation';
import type { PlanLimits } from './use-plan-allowance';
import type { CreateFailure } from './use-start-tracker';

/**
 * How the forms that create trackers report a used-up plan, all in one file: forms are loaded separately, and each file
 * that they share would add a script name to the first page.
 */

/** How users with a used-up plan can get more. */
export const UpgradeHint = () => {
  const texts = creationTexts();
  const config = useOptionalQuery(configQuery);
  const isStaff = useIsStaff();
  const isSold = config !== undefined && sellsPlans(config);
  return (
    <>
      {texts.youCanAlso}{' '}
      {isSold && (
        <>
          {texts.visit} <Link to="/pricing">{texts.pricing}</Link>,{' '}
        </>
      )}
      <Link to="/referrals">{texts.referFriend}</Link>{' '}
      {isStaff ? (
        <a href={`/admin/users/${currentSession().userId}/show`}>{texts.orRaiseLimits}</a>
      ) : (
        texts.orContactSupport
      )}
    </>
  );
};

/** Says in advance that the plan is full, and what to do. */
export const PlanFull = ({ limit }: { limit: number }) => (
  <Box role="status" sx={{ border: 'hairline', borderRadius: 1, px: 3, py: 2 }}>
    {dailyLimitTexts().allInUse(limit)}
    <Box component="span" sx={adviceSx}>
      {creationTexts().advice['max-trackers']} <UpgradeHint />
    </Box>
  </Box>
);

/** Says above the fields of a form that creates a tracker which limit of the plan is reached. */
export const PlanNotice = ({ failure, allowance: { isFull, limit } }: Pick<PlanLimits, 'failure' | 'allowance'>) =>
  failure === null && isFull && limit !== null ? <PlanFull limit={limit} /> : <LimitBanner failure={failure} />;

/** Says which plan limit was reached and what to do. Renders nothing for other failures. */
const LimitBanner = ({ failure }: { failure: CreateFailure | null }) => {
  const texts = creationTexts();
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
        <UpgradeHint />
      </Box>
    </Box>
  );
};

const adviceSx = { display: 'block', color: 'ink', typography: 'body2' };

/** How many trackers of the user's plan may be daily; undefined until that is known. */
const useDailyLimit = (): number | undefined => useLoadedUser()?.day_tracker_limit;

/** Says below the frequencies why Daily is not among them, and how to get more. */
export const DailyInUse = () => {
  const limit = useDailyLimit();
  return (
    <>
      {limit !== undefined && dailyLimitTexts().dailyInUse(limit)} {dailyLimitTexts().dailyAdvice} <UpgradeHint />
    </>
  );
};

/** Hourly, which nobody can choose, under a heading that says so. */
export const HourlyOption = () => (
  <optgroup label={dailyLimitTexts().notOffered}>
    <option value="hour" disabled>
      {creationTexts().frequencies.hour}
    </option>
  </optgroup>
);

/** Daily, weekly and monthly. If the plan allows no more daily trackers, Daily is under a heading that says so. */
export const OfferedFrequencies = ({ isDailyFull }: { isDailyFull: boolean }) => {
  const limit = useDailyLimit();
  const { frequencies } = creationTexts();
  const daily = (
    <option value="day" disabled={isDailyFull}>
      {frequencies.day}
    </option>
  );
  return (
    <>
      {isDailyFull && limit !== undefined ? (
        <optgroup label={dailyLimitTexts().dailyInUse(limit)}>{daily}</optgroup>
      ) : (
        daily
      )}
      <option value="week">{frequencies.week}</option>
      <option value="month">{frequencies.month}</option>
    </>
  );
};

/** Shown below the box that creates a tracker, while the plan allows less than the box offers. */
export const PlanLimitsNote = ({ failure, allowance }: Pick<PlanLimits, 'failure' | 'allowance'>) =>
  failure === 'other' ? null : (
    <Box sx={{ flex: '1 0 100%', typography: 'body2', color: 'quiet', pr: 3, pb: 1 }}>
      {failure === null && !allowance.isFull ? <DailyInUse /> : <PlanNotice failure={failure} allowance={allowance} />}
    </Box>
  );
