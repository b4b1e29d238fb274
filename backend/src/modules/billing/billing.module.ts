import { CommandBus } from '@nestjs/cqrs';
import { subscriptionEvents } from '#events/billing/subscription.events';
import { trackersSettings } from '#modules/trackers/published';
import { provideResource } from '#platform/administration/resource';
import { area } from '#platform/area/area';
import { CLOCK } from '#platform/clock';
import { providePageSources } from '#platform/http/serving/page-sources';
import { provideProcess } from '#platform/processes/contributions';
import { commandStep } from '#platform/processes/process';
import { READ_STORE } from '#platform/read-store/read-store';
import { provideRecurringWork } from '#platform/recurring/recurring';
import { subscriptions } from '#projections/billing/subscriptions/subscriptions.projection';
import { subscriptionsResource } from './administration/subscriptions.resource';
import { billingSettings } from './billing.settings';
import { PayLocally } from './commands/pay-locally.route';
import { StripeWebhook } from './commands/stripe-webhook.route';
import { SyncSubscriptionHandler } from './commands/sync-subscription.command';
import { subscriptionDecider } from './domain/subscription.decider';
import { erasuresCancelAtStripe, plansSetAllowances } from './processes/plans.process';
import { OpenBillingPortal } from './queries/billing-portal.query';
import { CheckPaid } from './queries/check-paid.query';
import { StartCheckout } from './queries/checkout.query';
import { GetUserTier } from './queries/get-user-tier.query';
import { missedEvents } from './stripe/missed-events';
import { pricingTable } from './stripe/pricing-table';
import { StripeApi } from './stripe/stripe-api';

/** Plans: who pays for which, by Stripe or, during development, by a page that stands in for it. */
export const billingArea = area('billing', {
  events: [subscriptionEvents],
  readModels: [subscriptions],
  processes: [
    provideProcess(plansSetAllowances, trackersSettings.port),
    provideProcess(erasuresCancelAtStripe, StripeApi),
  ],
  routes: { StripeWebhook, CheckPaid, StartCheckout, GetUserTier, PayLocally, OpenBillingPortal },
  erasure: (userId) => [commandStep(subscriptionDecider, userId, { type: 'EndByErasure', userId })],
  providers: [
    StripeApi,
    provideRecurringWork(missedEvents, CLOCK, StripeApi, CommandBus),
    SyncSubscriptionHandler,
    providePageSources(pricingTable, billingSettings.port),
    provideResource(subscriptionsResource, READ_STORE),
  ],
});
