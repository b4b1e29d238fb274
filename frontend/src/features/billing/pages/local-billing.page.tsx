import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { parseUrl } from '#kernel/parse-url';
import type { Schema } from '#shared/api/api-schema';
import { configQuery } from '#shared/api/get-config';
import { messageIfFailed } from '#shared/api/problem';
import { combineResults } from '#shared/api/query-result';
import { BusyButton } from '#shared/ui/busy-button';
import { FieldError } from '#shared/ui/fields/field-error';
import { PageHeader } from '#shared/ui/page-header';
import { ResultView } from '#shared/ui/states/result-view';
import type { User } from '#features/accounts/api/get-user';
import { useAccountForForms } from '#features/accounts/published/use-account-for-forms';
import { type LocalOutcome, usePayLocally } from '../api/pay';
import { hasPlan } from '../has-plan';

/** Only the path counts, so that no URL can lead to another site. */
const toLocalPath = (url: string | null, otherwise: string): string => {
  const parsed = url === null ? null : parseUrl(url, window.location.origin);
  return parsed === null ? otherwise : `${parsed.pathname}${parsed.search}`;
};

/** Stands in for a payment provider during development: decides what happens to a payment. */
export const LocalBillingPage = () => {
  const both = combineResults(useQuery(configQuery), useAccountForForms());
  return (
    <>
      <PageHeader
        title="Billing for development"
        description="This page stands in for a payment provider during development. No money is taken."
      />
      <ResultView result={both} contentName="Your plan" skeleton={{ lines: [46], height: 36 }}>
        {([config, user]) => <Payment config={config} user={user} />}
      </ResultView>
    </>
  );
};

const Payment = ({ config, user }: { config: Schema<'Config'>; user: User }) => {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const pay = usePayLocally();
  const wanted = config.plans.find(({ tier }) => tier === query.get('plan'));
  const otherPlans = config.plans.filter(({ tier }) => tier !== user.subscription_type);
  const decide = (outcome: LocalOutcome, plan: string) =>
    pay.mutate({ outcome, plan }, { onSuccess: () => void navigate(toLocalPath(query.get('success_url'), '/user')) });
  if (config.billing !== 'local') return <p>Plans are not paid for here.</p>;
  return (
    <>
      {wanted !== undefined && !hasPlan(user) ? (
        <Box sx={rowSx}>
          <BusyButton variant="contained" busy={pay.isPending} onClick={() => decide('paid', wanted.tier)}>
            Pay for {wanted.label}
          </BusyButton>
          <Button component={Link} to={toLocalPath(query.get('return_url'), '/user')} variant="outlined">
            Leave without paying
          </Button>
        </Box>
      ) : hasPlan(user) ? (
        <Box sx={rowSx}>
          {otherPlans.map(({ tier, label }) => (
            <BusyButton key={tier} variant="outlined" busy={pay.isPending} onClick={() => decide('paid', tier)}>
              Pay for {label}
            </BusyButton>
          ))}
          {user.stripe_plan_active && (
            <BusyButton
              variant="outlined"
              busy={pay.isPending}
              onClick={() => decide('failed', user.subscription_type)}
            >
              Simulate a failed payment
            </BusyButton>
          )}
          <BusyButton variant="outlined" busy={pay.isPending} onClick={() => decide('canceled', '')}>
            Cancel the plan
          </BusyButton>
          <BusyButton variant="outlined" busy={pay.isPending} onClick={() => decide('refunded', '')}>
            Refund the last payment
          </BusyButton>
        </Box>
      ) : (
        <p>
          There is no plan yet. <Link to="/pricing">See the plans</Link>
        </p>
      )}
      <FieldError text={messageIfFailed(pay, 'That did not work.')} />
    </>
  );
};

const rowSx = { display: 'flex', flexWrap: 'wrap', gap: 3 };
