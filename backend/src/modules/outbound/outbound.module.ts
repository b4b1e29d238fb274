import { DiscoveryModule } from '@nestjs/core';
import { effectEvents } from '#events/outbound/effect.events';
import { forgottenDeliveriesEvents } from '#events/outbound/forgotten-deliveries.events';
import { provideResource } from '#platform/administration/resource';
import { area } from '#platform/area/area';
import { CLOCK } from '#platform/clock';
import { provideExpiry } from '#platform/expiry/expiring';
import { provideForgetting } from '#platform/expiry/forgetting';
import { JOB_QUEUE } from '#platform/jobs/job-queue';
import { OUTBOX } from '#platform/mail/outbox-folder';
import { provideReactor } from '#platform/projection-runner/contributions';
import { READ_STORE } from '#platform/read-store/read-store';
import { provideRecurringWork } from '#platform/recurring/recurring';
import { effects } from '#projections/outbound/effects/effects.projection';
import { deliveriesResource } from './administration/deliveries.resource';
import { dueEffects } from './attempts/due-effects';
import { EffectWorkers } from './attempts/effect-workers';
import { CancelEffectsOfUserHandler } from './commands/cancel-effects-of-user.command';
import { RetryEffect } from './commands/retry-effect.route';
import { SkipEffect } from './commands/skip-effect.route';
import { abandonedDeliveries, endedDeliveries } from './delivery-retention';
import { OutboundKinds } from './outbound-kinds';
import { effectJobsReactor } from './reactors/effect-jobs.reactor';

/** Effects of the product outside its log. Areas plan effects with `planOutboundEffect` and contribute kinds with `provideOutboundKind`. */
export const outboundArea = area('outbound', {
  imports: [DiscoveryModule],
  events: [effectEvents, forgottenDeliveriesEvents],
  readModels: [effects],
  routes: { RetryEffect, SkipEffect },
  providers: [
    OutboundKinds,
    EffectWorkers,
    provideRecurringWork(dueEffects, OutboundKinds, READ_STORE, JOB_QUEUE, CLOCK),
    CancelEffectsOfUserHandler,
    provideExpiry(abandonedDeliveries),
    provideForgetting(endedDeliveries),
    provideResource(deliveriesResource, READ_STORE, OUTBOX),
    provideReactor(effectJobsReactor, JOB_QUEUE),
  ],
});
