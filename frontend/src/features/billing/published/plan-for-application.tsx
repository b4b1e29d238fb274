import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { configQuery } from '#shared/api/get-config';
import { useOptionalQuery } from '#shared/api/use-optional-query';
import { EmptyState } from '#shared/ui/states/empty-state';
import { useUser } from '#features/accounts/api/get-user';
import { hasPlan } from '../has-plan';
import { planTexts } from '../texts/plans';
import { sellsPlans } from './sells-plans';

/** Leads applicants to the plans, where plans are sold, until they have one. */
export const PlanForApplication = () => {
  const user = useUser();
  const config = useOptionalQuery(configQuery);
  if (user === undefined || config === undefined) return null;
  if (user.role !== 'applicant' || hasPlan(user) || !sellsPlans(config)) return null;
  return (
    <EmptyState
      title={planTexts().needsPlan}
      actions={
        <Button variant="outlined" component={Link} to="/plans">
          {planTexts().seePlans}
        </Button>
      }
    >
      <p>{planTexts().uploadMeanwhile}</p>
    </EmptyState>
  );
};
