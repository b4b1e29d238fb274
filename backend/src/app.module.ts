import { type DynamicModule, Global, Module, type Provider, type Type } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { LoggerModule } from 'nestjs-pino';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { AccountsModule } from '#modules/accounts/accounts.module';
import { AdministrationModule } from '#modules/administration/administration.module';
import { interventionsIn } from '#modules/administration/interventions';
import { CollectionsModule } from '#modules/collections/collections.module';
import { DashboardsModule } from '#modules/dashboards/dashboards.module';
import { FeedsModule } from '#modules/feeds/feeds.module';
import { ExploreModule } from '#modules/explore/explore.module';
import { LiveModule } from '#modules/live/live.module';
import { OpmlModule } from '#modules/opml/opml.module';
import { ResearchModule } from '#modules/research/research.module';
import { SourceSetsModule } from '#modules/source-sets/source-sets.module';
import { StarterModule } from '#modules/starter/starter.module';
import { TrackersModule } from '#modules/trackers/trackers.module';
import { UpdateFeedModule } from '#modules/update-feed/update-feed.module';
import { CHECKPOINT_STORE } from '#platform/checkpoints/checkpoint-store';
import { CLOCK } from '#platform/clock';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { CONFIG, type Config } from '#platform/config/config';
import { SECRETS } from '#platform/config/secrets';
import { KEY_STORE } from '#platform/crypto/key-store';
import { EVENT_STORE } from '#platform/event-store/event-store';
import { HttpModule } from '#platform/http/http.module';
import { RATE_LIMITS } from '#platform/http/rate-limits';
import { READ_MODEL_PROGRESS } from '#platform/http/read-model-progress';
import { READINESS, readinessOf } from '#platform/http/readiness';
import { IDEMPOTENCY_LOCKS } from '#platform/http/idempotency-locks';
import { IDS } from '#platform/ids';
import { JOB_QUEUE } from '#platform/jobs/job-queue';
import { Lifecycle } from '#platform/lifecycle';
import { MailModule } from '#platform/mail/mail.module';
import { OperatorModule } from '#platform/operator/operator.module';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import { INTERVENTIONS } from '#platform/projection-runner/interventions';
import { ProjectionRunnerModule } from '#platform/projection-runner/projection-runner.module';
import { READ_STORE, SCRATCH_STORE } from '#platform/read-store/read-store';
import { SEARCH } from '#platform/search/search';
import { METRICS } from '#platform/telemetry/metrics';
import type { Adapters } from './adapters';
import { ProcessModule } from './platform/processes/process.module';

export interface AppParts {
  readonly config: Config;
  readonly adapters: Adapters;
  readonly logger: Logger;
  readonly metrics: Registry;
}

const chosen = ({ config, adapters, metrics }: AppParts) => [
  { provide: CONFIG, useValue: config },
  { provide: SECRETS, useValue: adapters.secrets },
  { provide: CLOCK, useValue: adapters.clock },
  { provide: IDS, useValue: adapters.ids },
  { provide: KEY_STORE, useValue: adapters.keyStore },
  { provide: EVENT_STORE, useValue: adapters.eventStore },
  { provide: READ_STORE, useValue: adapters.readStore },
  { provide: SCRATCH_STORE, useValue: adapters.readStore },
  { provide: SEARCH, useValue: adapters.readStore },
  { provide: CHECKPOINT_STORE, useValue: adapters.checkpoints },
  { provide: JOB_QUEUE, useValue: adapters.jobs },
  { provide: RATE_LIMITS, useValue: adapters.rateLimits },
  { provide: IDEMPOTENCY_LOCKS, useValue: adapters.idempotencyLocks },
  { provide: METRICS, useValue: metrics },
  { provide: DeciderRunner, useValue: new DeciderRunner(adapters.eventStore, adapters.snapshots) },
  { provide: Lifecycle, useValue: new Lifecycle() },
];

const followed = ({ adapters }: AppParts): Array<Exclude<Provider, Type>> => [
  { provide: INTERVENTIONS, useValue: interventionsIn(adapters.eventStore) },
  { provide: READ_MODEL_PROGRESS, useExisting: ProjectionRunner },
  {
    provide: READINESS,
    inject: [ProjectionRunner, Lifecycle],
    useFactory: (models: ProjectionRunner, lifecycle: Lifecycle) =>
      readinessOf({
        events: adapters.eventStore,
        isStorageFull: adapters.isStorageFull,
        documents: adapters.readStore,
        jobs: adapters.jobs,
        models,
        lifecycle,
      }),
  },
];

/** Provides the ports with the chosen adapters to all modules. */
@Global()
@Module({})
class PortsModule {
  static of(parts: AppParts): DynamicModule {
    const providers = [...chosen(parts), ...followed(parts)];
    return { module: PortsModule, providers, exports: providers.map(({ provide }) => provide) };
  }
}

@Module({})
export class AppModule {
  static of(parts: AppParts): DynamicModule {
    const { roles } = parts.config;
    return {
      module: AppModule,
      imports: [
        PortsModule.of(parts),
        ProjectionRunnerModule.withRoles({ projects: roles.has('projector'), reacts: roles.has('worker') }),
        LoggerModule.forRoot({ pinoHttp: { logger: parts.logger }, useExisting: true }),
        CqrsModule.forRoot(),
        ProcessModule,
        HttpModule,
        MailModule,
        FeedsModule,
        AccountsModule,
        TrackersModule,
        SourceSetsModule,
        LiveModule,
        OpmlModule,
        UpdateFeedModule,
        CollectionsModule,
        ExploreModule,
        ResearchModule,
        StarterModule,
        // Its dashboard is no resource of the administration: the route has to be found first.
        DashboardsModule,
        AdministrationModule,
        OperatorModule,
      ],
    };
  }
}
