import { Global, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import { join } from 'node:path';
import { pino } from 'pino';
import supertest from 'supertest';
import type { Recorded } from '#kernel/recorded-event';
import { accountsArea } from '#modules/accounts/accounts.module';
import { outboundArea } from '#modules/outbound/outbound.module';
import { ResearchChoices } from '#modules/research/published';
import { syndicationArea } from '#modules/syndication/syndication.module';
import { trackersArea } from '#modules/trackers/trackers.module';
import { EVENT_CATEGORIES } from '#platform/area/event-categories';
import { type CheckpointStore, CHECKPOINT_STORE } from '#platform/checkpoints/checkpoint-store';
import { CLOCK } from '#platform/clock';
import { CommandRunner, provideCommandHandling } from '#platform/command-handling/command-runner';
import { CONFIG } from '#platform/config/config';
import { SECRETS } from '#platform/config/secrets';
import { KEY_STORE, type KeyStore } from '#platform/crypto/key-store';
import { codecEventStore } from '#platform/event-store/codec/codec-event-store';
import { BEGINNING, EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import { FetchModule } from '#platform/fetch/fetch.module';
import { FILE_STORE } from '#platform/file-store/file-store';
import { openFolderFileStore } from '#platform/file-store/folder/folder-file-store';
import { configureHttp } from '#platform/http/configure-http';
import { HttpModule } from '#platform/http/http.module';
import { IDEMPOTENCY_LOCKS, idempotencyLocksInMemory } from '#platform/http/idempotency/idempotency-locks';
import { RATE_LIMITS, rateLimits } from '#platform/http/limits/rate-limits';
import { READINESS } from '#platform/http/serving/readiness';
import { IDS, randomIds } from '#platform/ids';
import { inProcessJobQueue } from '#platform/jobs/in-process/in-process-job-queue';
import { JOB_QUEUE } from '#platform/jobs/job-queue';
import { MailModule } from '#platform/mail/mail.module';
import { OUTBOX, type OutboxFolder } from '#platform/mail/outbox-folder';
import { ProcessModule } from '#platform/processes/process.module';
import { INTERVENTIONS, NO_INTERVENTIONS } from '#platform/projection-runner/interventions';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import { ProjectionRunnerModule } from '#platform/projection-runner/projection-runner.module';
import { ReactorRunner } from '#platform/projection-runner/reactors/reactor-runner';
import { READ_MODEL_PROGRESS } from '#platform/read-store/read-model-progress';
import { provideReadModelStore } from '#platform/read-store/read-store';
import { METRICS, createMetrics } from '#platform/telemetry/metrics';
import { answerCheck } from '../conversations/answer-check';
import { type ReceivedMail, mailTo } from '../delivery/outbox-mail';
import { TEST_SECRETS, configurationFor } from '../http-app';
import { inMemoryCheckpointStore } from '../in-memory/in-memory-checkpoint-store';
import { inMemoryEventStore } from '../in-memory/in-memory-event-store';
import { inMemoryKeyStore } from '../in-memory/in-memory-key-store';
import { InMemoryReadStore } from '../in-memory/in-memory-read-store';
import { eventCategories, eventSchemas } from '../log/event-categories';
import { TestClock } from '../test-clock';
import { until } from '../until';

/** State that survives a process. */
export interface Kept {
  readonly log: EventStore;
  readonly keys: KeyStore;
  readonly documents: InMemoryReadStore;
  readonly checkpoints: CheckpointStore;
}

export const newlyKept = (): Kept => ({
  log: inMemoryEventStore(),
  keys: inMemoryKeyStore(),
  documents: new InMemoryReadStore(),
  checkpoints: inMemoryCheckpointStore(),
});

export interface AccountsAppOptions {
  readonly dataDir: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly kept?: Kept;
  readonly clock?: TestClock;
}

export interface AccountsApp {
  readonly app: NestExpressApplication;
  readonly clock: TestClock;
  readonly keys: KeyStore;
  readonly outbox: OutboxFolder;
  post(path: string, body: object, headers?: Readonly<Record<string, string>>): supertest.Test;
  delete(path: string, headers?: Readonly<Record<string, string>>): supertest.Test;
  get(path: string, headers?: Readonly<Record<string, string>>): supertest.Test;
  /** The whole log, oldest first. */
  events(): Promise<readonly Recorded[]>;
  /** The `count`-th mail to an address, once it has arrived. */
  mailTo(address: string, count?: number): Promise<ReceivedMail>;
  /** Resolves when every event has been projected and processed by reactors. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Accounts and trackers on the platform as in the product, with everything in memory except the outbox. */
export const startAccountsApp = async (options: AccountsAppOptions): Promise<AccountsApp> => {
  const { config, areas } = configurationFor({
    DATA_DIR: options.dataDir,
    RATE_LIMIT_SCALE: '1000',
    ...options.environment,
  });
  const clock = options.clock ?? new TestClock();
  const metrics = createMetrics();
  const { log, keys, documents, checkpoints } = options.kept ?? newlyKept();
  const events = codecEventStore(log, eventSchemas, keys);
  const jobs = inProcessJobQueue({ clock, pollMs: 20, onFailure: () => undefined });
  const provided = [
    { provide: CONFIG, useValue: config },
    ...areas.providers,
    { provide: SECRETS, useValue: TEST_SECRETS },
    { provide: EVENT_CATEGORIES, useValue: eventCategories },
    { provide: CLOCK, useValue: clock },
    { provide: IDS, useValue: randomIds(clock) },
    { provide: KEY_STORE, useValue: keys },
    { provide: FILE_STORE, useValue: openFolderFileStore(join(options.dataDir, 'files')) },
    { provide: EVENT_STORE, useValue: events },
    ...provideReadModelStore(documents),
    { provide: JOB_QUEUE, useValue: jobs },
    { provide: CHECKPOINT_STORE, useValue: checkpoints },
    { provide: INTERVENTIONS, useValue: async () => NO_INTERVENTIONS },
    { provide: READ_MODEL_PROGRESS, useExisting: ProjectionRunner },
    { provide: READINESS, useValue: { checks: [], stopping: () => false } },
    { provide: METRICS, useValue: metrics },
    { provide: IDEMPOTENCY_LOCKS, useValue: idempotencyLocksInMemory() },
    { provide: RATE_LIMITS, useValue: rateLimits({ scale: config.rateLimitScale, dataKey: TEST_SECRETS.dataKey }) },
    ...provideCommandHandling(new CommandRunner(events)),
    { provide: ResearchChoices, useClass: ResearchChoices },
  ];
  @Global()
  @Module({ providers: provided, exports: provided.map(({ provide }) => provide) })
  class TestPortsModule {}

  const runners = ProjectionRunnerModule.withRoles({ projects: true, reacts: true });
  @Module({
    imports: [
      TestPortsModule,
      runners,
      CqrsModule.forRoot(),
      ProcessModule,
      HttpModule,
      FetchModule,
      MailModule,
      syndicationArea.module,
      outboundArea.module,
      accountsArea.module,
      trackersArea.module,
    ],
  })
  class TestAppModule {}

  const built = await Test.createTestingModule({ imports: [TestAppModule] }).compile();
  const app = built.createNestApplication<NestExpressApplication>({ bodyParser: false, logger: false });
  configureHttp(app, { config, logger: pino({ level: 'silent' }), metrics });
  const close = async (): Promise<void> => {
    await jobs.stop(1000);
    await app.close();
  };
  try {
    await app.listen(0, '127.0.0.1');
  } catch (error) {
    await close();
    throw error;
  }
  const answers = answerCheck(app);
  const server = app.getHttpServer();
  const outbox = app.get<OutboxFolder>(OUTBOX);

  return {
    app,
    clock,
    keys,
    outbox,
    post: (path, body, headers = {}) =>
      supertest(server)
        .post(path)
        .set(headers)
        .send(body)
        .expect((answer) => answers.check('post', path, answer)),
    delete: (path, headers = {}) =>
      supertest(server)
        .delete(path)
        .set(headers)
        .expect((answer) => answers.check('delete', path, answer)),
    get: (path, headers = {}) =>
      supertest(server)
        .get(path)
        .set(headers)
        .expect((answer) => answers.check('get', path, answer)),
    events: async () => (await events.readAll({ after: BEGINNING, limit: 100_000 })).events,
    mailTo: (address, count) => mailTo(outbox, address, count),
    settled: async () => {
      const reached = async () => {
        const last = await events.lastPosition();
        const reactors = await app.get(ReactorRunner).list();
        const models = await app.get(ProjectionRunner).list();
        return [...reactors, ...models].every(({ position }) => position >= last);
      };
      await until('every event has been processed', reached);
    },
    close,
  };
};
