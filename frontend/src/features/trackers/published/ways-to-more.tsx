import { Link } from 'react-router-dom';
import { configQuery } from '../../../shared/api/get-config';
import { useIsStaff } from '../../../shared/session/session';
import { useOptionalQuery } from '../../../shared/api/use-optional-query';
import { sellsPlans } from '../../billing/published/sells-plans';
import { creationTexts } from './texts/creation';

/** How somebody whose plan is used up gets more than it allows. */
export const WaysToMore = () => {
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
      <Link to="/referrals">{texts.referFriend}</Link> {isStaff ? texts.orRaiseLimits : texts.orContactSupport}
    </>
  );
};
