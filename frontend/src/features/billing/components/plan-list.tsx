import { Box } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Schema } from '#shared/api/api-schema';
import { messageIfFailed } from '#shared/api/problem';
import { useSingleFlight } from '#shared/hooks/use-single-flight';
import { BusyButton } from '#shared/ui/busy-button';
import { FieldError } from '#shared/ui/fields/field-error';
import { toastFailure } from '#shared/ui/toasts/toast';
import { userQuery } from '#features/accounts/api/get-user';
import { whenSignedIn } from '#features/accounts/published/auth-dialog';
import { useCheckout } from '../api/pay';
import { hasPlan } from '../has-plan';
import { sellsPlans } from '../published/sells-plans';
import { planTexts } from '../texts/plans';

/** The plans as they are configured. Prices are shown at checkout. */
export const PlanList = ({ config }: { config: Schema<'Config'> }) => {
  const texts = planTexts();
  const queryClient = useQueryClient();
  const checkout = useCheckout();
  const choosing = useMutation({
    mutationFn: async (tier: string) => {
      const user = await queryClient.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => null);
      if (user === null) toastFailure(planTexts().noAccount);
      // A user who already has a plan is taken to where it is managed.
      else if (!hasPlan(user)) await checkout.mutateAsync({ user, tier });
    },
  });
  const open = useSingleFlight((tier: string) => choosing.mutateAsync(tier).catch(() => undefined));
  const choose = (tier: string) => whenSignedIn(() => void open(tier));
  if (!sellsPlans(config)) {
    return <p>{texts.noneSold}</p>;
  }
  return (
    <>
      <Box component="ul" sx={listSx}>
        <Plan label={texts.free} {...config.free_plan}>
          <Box sx={{ color: 'quiet' }}>{texts.noCard}</Box>
        </Plan>
        {config.plans.map(({ tier, ...plan }) => (
          <Plan key={tier} {...plan}>
            <BusyButton variant="contained" busy={choosing.isPending} onClick={() => choose(tier)}>
              {texts.chooseNamed(plan.label)}
            </BusyButton>
          </Plan>
        ))}
      </Box>
      <FieldError text={messageIfFailed(checkout, texts.notOpened)} />
    </>
  );
};

interface PlanProps {
  label: string;
  trackers: number;
  daily: number;
  children: ReactNode;
}

const Plan = ({ label, trackers, daily, children }: PlanProps) => (
  <Box component="li" sx={planSx}>
    <Box component="h2" sx={{ typography: 'h3' }}>
      {label}
    </Box>
    <p>{planTexts().allows(trackers, daily)}</p>
    <Box sx={{ mt: 'auto' }}>{children}</Box>
  </Box>
);

const listSx = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))', gap: 4, mb: 4 };

const planSx = {
  display: 'flex',
  flexDirection: 'column',
  gap: 3,
  minHeight: 148,
  p: 5,
  border: 'hairline',
  borderRadius: 1,
  bgcolor: 'sheet',
};
