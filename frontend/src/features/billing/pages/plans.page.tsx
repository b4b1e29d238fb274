import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Schema } from '#shared/api/api-schema';
import { configQuery } from '#shared/api/get-config';
import { messageIfFailed } from '#shared/api/problem';
import { combineResults } from '#shared/api/query-result';
import { commonTexts } from '#shared/texts/common';
import { pageTexts } from '#shared/texts/pages';
import { widths } from '#shared/theme/tokens';
import { BusyButton } from '#shared/ui/busy-button';
import { FieldError } from '#shared/ui/fields/field-error';
import { PageHeader } from '#shared/ui/page-header';
import { EmptyState } from '#shared/ui/states/empty-state';
import { ResultView } from '#shared/ui/states/result-view';
import { SkeletonLines } from '#shared/ui/states/skeleton';
import { useAccountForForms } from '#features/accounts/published/use-account-for-forms';
import { tierQuery, useCheckout } from '../api/pay';
import { PlanChoice } from '../components/plan-choice';
import { hasPlan } from '../has-plan';
import { planTexts } from '../texts/plans';

/** Path where applicants continue their application. */
const PORTAL = '/portal';

/** The plans, for a user whose application requires one. */
export const PlansPage = () => {
  const all = combineResults(useQuery(configQuery), useQuery(tierQuery), useAccountForForms());
  return (
    <ResultView
      result={all}
      contentName={planTexts().thePlans}
      loading={
        <Box role="status" aria-label={commonTexts().loading} sx={{ maxWidth: widths.form }}>
          <SkeletonLines lines={[40, 90, 60, 60]} height={20} />
        </Box>
      }
    >
      {([config, tier, user]) =>
        hasPlan(user) ? (
          <CurrentPlan isApplicant={user.role === 'applicant'} />
        ) : (
          <Purchase config={config} tier={tier} isApplicant={user.role === 'applicant'} />
        )
      }
    </ResultView>
  );
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
      <PageHeader title={pageTexts().plans} />
      <Box sx={{ display: 'grid', gap: 6, maxWidth: widths.form, justifyItems: 'start' }}>
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
              <FieldError text={messageIfFailed(checkout, texts.notOpened)} />
            </div>
          </>
        )}
      </Box>
    </>
  );
};

const CurrentPlan = ({ isApplicant }: { isApplicant: boolean }) => (
  <>
    <PageHeader title={pageTexts().plans} />
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
