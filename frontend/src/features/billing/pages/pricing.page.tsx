import { Box, CircularProgress } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Schema } from '#shared/api/api-schema';
import { configQuery } from '#shared/api/get-config';
import { errorMessage } from '#shared/api/problem';
import { combineResults } from '#shared/api/query-result';
import { useIsSignedIn } from '#shared/session/session';
import { commonTexts } from '#shared/texts/common';
import { PageHeader } from '#shared/ui/page-header';
import { EmptyState } from '#shared/ui/states/empty-state';
import { ResultView } from '#shared/ui/states/result-view';
import { TextButton } from '#shared/ui/text-button';
import { type User, userQuery } from '#features/accounts/api/get-user';
import { usePortal } from '../api/pay';
import { PlanList } from '../components/plan-list';
import { PricingTable } from '../components/pricing-table';
import { hasPlan } from '../has-plan';
import { whenPricingTableReady } from '../stripe-pricing-table';
import { managePlanTexts } from '../texts/manage';
import { planTexts } from '../texts/plans';

/** The plans, for everyone. A user who has one is taken to where it is managed. */
export const PricingPage = () => {
  const isSignedIn = useIsSignedIn();
  const account = useQuery({ ...userQuery, enabled: isSignedIn });
  const both = combineResults(useQuery(configQuery), isSignedIn ? account : { ...account, data: null });
  return (
    <ResultView result={both} contentName={planTexts().thePlans} loading={<PricingSpinner />}>
      {([config, user]) => {
        const { pricing_table: table } = config;
        if (user !== null && hasPlan(user)) return <ToPortal />;
        // Stripe's table needs an account to know whose plan is paid for.
        return table === null || user === null ? (
          <Plans config={config} />
        ) : (
          <TableOfStripe config={config} table={table} user={user} />
        );
      }}
    </ResultView>
  );
};

const PricingSpinner = () => (
  <Box role="status" aria-label={commonTexts().loading} sx={{ display: 'grid', placeItems: 'center', minHeight: 240 }}>
    <CircularProgress />
  </Box>
);

const Heading = ({ product }: { product: string }) => <PageHeader title={planTexts().choose(product)} />;

const Plans = ({ config }: { config: Schema<'Config'> }) => (
  <>
    <Heading product={config.product_name} />
    <PlanList config={config} />
  </>
);

interface TableOfStripeProps {
  config: Schema<'Config'>;
  table: NonNullable<Schema<'Config'>['pricing_table']>;
  user: User;
}

/** The product's own list replaces a table that does not load. */
const TableOfStripe = ({ config, table, user }: TableOfStripeProps) => {
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting');
  useEffect(
    () =>
      whenPricingTableReady(
        () => setState('ready'),
        () => setState('failed'),
      ),
    [],
  );
  if (state === 'waiting') return <PricingSpinner />;
  if (state === 'failed') return <Plans config={config} />;
  return (
    <>
      <Heading product={config.product_name} />
      <PricingTable table={table} user={user} />
    </>
  );
};

const ToPortal = () => {
  const { mutate, isError, error } = usePortal('replace');
  useEffect(() => mutate(), [mutate]);
  return isError ? (
    <EmptyState
      title={errorMessage(error, managePlanTexts().notOpened)}
      live
      actions={<TextButton to="/user">{planTexts().toAccount}</TextButton>}
    />
  ) : (
    <p role="status">{planTexts().redirecting}</p>
  );
};
