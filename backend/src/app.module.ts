import { type DynamicModule, Global, Module, type Provider, type Type } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { LoggerModule } from 'nestjs-pino';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { interventionsIn } from '#modules/administration/interventions-in';
import { ResourcesModule } from '#platform/administration/resources.module';
import { EVENT_CATEGORIES } from '#platform/area/event-categories';
import { CHECKPOINT_STORE } from '#platform/checkpoints/checkpoint-store';
import { CLOCK } from '#platform/clock';
import { CommandRunner, provideCommandHandling } from '#platform/command-handling/command-runner';
import { CONFIG } from '#platform/config/config';
import type { Configuration } from '#platform/config/configuration';
import { SECRETS } from '#platform/config/secrets';
import { KEY_STORE } from '#platform/crypto/key-store';
import { EVENT_STORE } from '#platform/event-store/event-store';
import { FetchModule } from '#platform/fetch/fetch.module';
import { FILE_STORE } from '#platform/file-store/file-store';
import { FileSweepModule } from '#platform/file-store/sweep/file-sweep.module';
import { HttpModule } from '#platform/http/http.module';
import { IDEMPOTENCY_LOCKS } from '#platform/http/idempotency/idempotency-locks';
import { RATE_LIMITS } from '#platform/http/limits/rate-limits';
import { READINESS, readinessOf } from '#platform/http/serving/readiness';
import { IDS } from '#platform/ids';
import { JOB_QUEUE } from '#platform/jobs/job-queue';
import { Lifecycle } from '#platform/lifecycle';
import { MailModule } from '#platform/mail/mail.module';
import { OperatorModule } from '#platform/operator/operator.module';
import { ProcessModule } from '#platform/processes/process.module';
import { INTERVENTIONS } from '#platform/projection-runner/interventions';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import { ProjectionRunnerModule } from '#platform/projection-runner/projection-runner.module';
import { READ_MODEL_PROGRESS } from '#platform/read-store/read-model-progress';
import { provideReadModelStore } from '#platform/read-store/read-store';
import { SEARCH } from '#platform/search/search';
import { METRICS } from '#platform/telemetry/metrics';
import type { Adapters } from './adapters';
import { areas, eventCategories } from './areas';

export interface AppParts {
  readonly configuration: Configuration;
  readonly adapters: Adapters;
  readonly logger: Logger;
  readonly metrics: Registry;
}

const portsWithAdapters = ({ configuration, adapters, metrics }: AppParts) => [
  { provide: CONFIG, useValue: configuration.config },
  ...configuration.areas.providers,
  { provide: SECRETS, useValue: adapters.secrets },
  { provide: EVENT_CATEGORIES, useValue: eventCategories },
  { provide: CLOCK, useValue: adapters.clock },
  { provide: IDS, useValue: adapters.ids },
  { provide: KEY_STORE, useValue: adapters.keyStore },
  { provide: EVENT_STORE, useValue: adapters.eventStore },
  ...provideReadModelStore(adapters.readStore),
  { provide: SEARCH, useValue: adapters.readStore },
  { provide: FILE_STORE, useValue: adapters.files },
  { provide: CHECKPOINT_STORE, useValue: adapters.checkpoints },
  { provide: JOB_QUEUE, useValue: adapters.jobs },
  { provide: RATE_LIMITS, useValue: adapters.rateLimits },
  { provide: IDEMPOTENCY_LOCKS, useValue: adapters.idempotencyLocks },
  { provide: METRICS, useValue: metrics },
  ...provideCommandHandling(new CommandRunner(adapters.eventStore, adapters.snapshots)),
  { provide: Lifecycle, useValue: new Lifecycle() },
];

const portsOverRunners = ({ adapters }: AppParts): Array<Exclude<Provider, Type>> => [
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
    const providers = [...portsWithAdapters(parts), ...portsOverRunners(parts)];
    return { module: PortsModule, providers, exports: providers.map(({ provide }) => provide) };
  }
}

@Module({})
export class AppModule {
  static of(parts: AppParts): DynamicModule {
    const { roles } = parts.configuration.config;
    return {
      module: AppModule,
      imports: [
        PortsModule.of(parts),
        ProjectionRunnerModule.withRoles({ projects: roles.has('projector'), reacts: roles.has('worker') }),
        LoggerModule.forRoot({ pinoHttp: { logger: parts.logger }, useExisting: true }),
        CqrsModule.forRoot(),
        ProcessModule,
        FileSweepModule,
        HttpModule,
        FetchModule,
        MailModule,
        ...areas.map(({ module }) => module),
        ResourcesModule,
        OperatorModule,
      ],
    };
  }
}
