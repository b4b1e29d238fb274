import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { configQuery } from '#shared/api/get-config';
import { messageIfFailed } from '#shared/api/problem';
import { useOptionalQuery } from '#shared/api/use-optional-query';
import { BusyButton } from '#shared/ui/busy-button';
import { FieldError } from '#shared/ui/fields/field-error';
import type { User } from '#features/accounts/api/get-user';
import { usePortal } from '../api/pay';
import { hasPlan } from '../has-plan';
import { managePlanTexts } from '../texts/manage';
import { sellsPlans } from './sells-plans';

/** Links to a plan if one is sold, or to where it is changed and cancelled. */
export const UpgradeOrManage = ({ user }: { user: User }) => {
  const portal = usePortal();
  const config = useOptionalQuery(configQuery);
  if (!hasPlan(user)) {
    if (config === undefined || !sellsPlans(config)) return null;
    return (
      <Button component={Link} to="/pricing" variant="outlined">
        {managePlanTexts().upgrade}
      </Button>
    );
  }
  return (
    <div>
      {user.payment_due && (
        <Box component="p" sx={{ mb: 3 }}>
          {managePlanTexts().paymentFailed}
        </Box>
      )}
      <BusyButton variant="outlined" busy={portal.isPending} onClick={() => portal.mutate()}>
        {managePlanTexts().manage}
      </BusyButton>
      <FieldError text={messageIfFailed(portal, managePlanTexts().notOpened)} />
    </div>
  );
};
