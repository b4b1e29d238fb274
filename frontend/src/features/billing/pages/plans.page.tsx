import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Schema } from '../../../shared/api/api-schema';
import { configQuery } from '../../../shared/api/get-config';
import { failureMessage } from '../../../shared/api/problem';
import { BusyButton } from '../../../shared/ui/busy-button';
import { FieldError } from '../../../shared/ui/field-error';
import { LoadError } from '../../../shared/ui/load-error';
import { EmptyState } from '../../../shared/ui/empty-state';
import { PageHeader } from '../../../shared/ui/page-header';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { useAccount } from '../../accounts/published/use-account';
import { tierQuery, useCheckout } from '../api/pay';
import { PlanChoice } from '../components/plan-choice';
import { hasPlan } from '../has-plan';
import { planTexts } from '../texts/plans';

/** Path where applicants continue their application. */
const PORTAL = '/portal';

/** The plans, for a user whose application requires one. */
export const PlansPage = () => {
  const { user, isPending, refetch } = useAccount();
  const { data: config, isError: hasNoConfig, refetch: refetchConfig } = useQuery(configQuery);
  const { data: tier, isError: hasNoTier, refetch: refetchTier } = useQuery(tierQuery);
  if (config !== undefined && tier !== undefined && user !== undefined)
    return hasPlan(user) ? (
      <CurrentPlan isApplicant={user.role === 'applicant'} />
    ) : (
      <Purchase config={config} tier={tier} isApplicant={user.role === 'applicant'} />
    );
  const isNoUser = user === undefined && !isPending;
  if (!hasNoConfig && !hasNoTier && !isNoUser)
    return (
      <Box role="status" aria-label={planTexts().loading} sx={{ maxWidth: 560 }}>
        <SkeletonLines lines={[40, 90, 60, 60]} height={20} />
      </Box>
    );
  const retry = () => void Promise.all([refetchConfig(), refetchTier(), refetch()]);
  return <LoadError what={planTexts().thePlans} onRetry={retry} />;
};

interface PurchaseProps {
  config: Schema<'Config'>;
  tier: { readonly tier: string; readonly slug: string };
  isApplicant: boolean;
}

const Purchase = ({ config, tier, isApplicant }: PurchaseProps) => {
  const texts = planTexts();
  const checkout = useCheckout();
  const offered = config.billing === 'off' ? [] : config.plans;
  const [first] = offered;
  const [chosen, setChosen] = useState(offered.find((plan) => plan.tier === tier.tier)?.tier ?? first?.tier);
  const back = { success_url: isApplicant ? PORTAL : '/user?checkout=success', return_url: '/plans' };
  return (
    <>
      <PageHeader title={planTexts().title} />
      <Box sx={{ display: 'grid', gap: 6, maxWidth: 560, justifyItems: 'start' }}>
        <Box sx={{ typography: 'reading', display: 'grid', gap: 2 }}>
          <p>{texts.thanks(config.product_name)}</p>
          {chosen !== undefined && <p>{isApplicant ? texts.toApply : texts.toPurchase}</p>}
        </Box>
        {chosen === undefined ? (
          <p>{texts.askOperator}</p>
        ) : (
          <>
            <PlanChoice plans={offered} chosen={chosen} onChoose={setChosen} />
            <div>
              <BusyButton
                variant="contained"
                busy={checkout.isPending}
                onClick={() => checkout.mutate({ user: tier, tier: chosen, back })}
              >
                {texts.purchase}
              </BusyButton>
              <FieldError text={failureMessage(checkout, texts.notOpened)} />
            </div>
          </>
        )}
      </Box>
    </>
  );
};

const CurrentPlan = ({ isApplicant }: { isApplicant: boolean }) => (
  <>
    <PageHeader title={planTexts().title} />
    <EmptyState
      title={planTexts().hasPlan}
      actions={
        <Button variant="contained" component={Link} to={isApplicant ? PORTAL : '/user'}>
          {isApplicant ? planTexts().continueApplication : planTexts().toAccount}
        </Button>
      }
    >
      <p>{planTexts().nothingToPurchase}</p>
    </EmptyState>
  </>
);
