import { Global, Module, type Type } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import { pino } from 'pino';
import { CLOCK } from '#platform/clock';
import { CommandRunner, provideCommandHandling } from '#platform/command-handling/command-runner';
import { CONFIG, type Config } from '#platform/config/config';
import { type Configuration, readConfiguration } from '#platform/config/configuration';
import { SECRETS, type Secrets } from '#platform/config/secrets';
import { KEY_STORE, type KeyStore } from '#platform/crypto/key-store';
import { FILE_STORE } from '#platform/file-store/file-store';
import { openFolderFileStore } from '#platform/file-store/folder/folder-file-store';
import { AccessTokens } from '#platform/http/access/access-tokens';
import { CALLERS, type Callers } from '#platform/http/access/callers';
import { configureHttp } from '#platform/http/configure-http';
import { HttpModule } from '#platform/http/http.module';
import { IDEMPOTENCY_LOCKS, idempotencyLocksInMemory } from '#platform/http/idempotency/idempotency-locks';
import { RATE_LIMITS, rateLimits } from '#platform/http/limits/rate-limits';
import type { SessionCaller } from '#platform/http/requests/request-state';
import { type Routes, endpointsOf } from '#platform/http/routes/route';
import { READINESS, type Readiness } from '#platform/http/serving/readiness';
import { STREAM_PACE, type StreamPace } from '#platform/http/streams/stream.interceptor';
import { IDS, randomIds } from '#platform/ids';
import { READ_MODEL_PROGRESS, type ReadModelProgress } from '#platform/read-store/read-model-progress';
import { provideReadModelStore } from '#platform/read-store/read-store';
import { METRICS, createMetrics } from '#platform/telemetry/metrics';
import { areaSettings } from '../../backend/src/settings';
import { inMemoryEventStore } from './in-memory/in-memory-event-store';
import { inMemoryKeyStore } from './in-memory/in-memory-key-store';
import { InMemoryReadStore } from './in-memory/in-memory-read-store';
import { temporaryFolder } from './temporary-folder';
import { TestClock } from './test-clock';

export const TEST_SECRETS: Secrets = {
  jwtSecret: 'a secret of the tests, of 32 characters',
  dataKey: Buffer.alloc(32, 1),
};

export const ALL_CAUGHT_UP: ReadModelProgress = {
  waitFor: async () => true,
  untilCaughtUp: async () => 'shows',
  hidesItsDocuments: () => false,
};
const ALL_READY: Readiness = { checks: [], stopping: () => false };

export interface HttpAppOptions {
  readonly controllers?: readonly Type[];
  readonly routes?: Routes;
  readonly environment?: Readonly<Record<string, string>>;
  readonly clock?: TestClock;
  readonly keyStore?: KeyStore;
  readonly progress?: ReadModelProgress;
  readonly readiness?: Readiness;
  readonly interfaceFolder?: string;
  readonly callers?: Callers;
  readonly streamPace?: StreamPace;
  /** Receives the log line by line. */
  readonly onLog?: (line: string) => void;
}

export interface HttpApp {
  readonly app: NestExpressApplication;
  readonly clock: TestClock;
  bearer(caller?: Partial<SessionCaller>): string;
  close(): Promise<void>;
}

export const configurationFor = (environment: Readonly<Record<string, string>>): Configuration => {
  const result = readConfiguration(environment, areaSettings);
  if (result.kind === 'faulty') throw new Error(JSON.stringify(result.faults));
  return result;
};

export const configFor = (environment: Readonly<Record<string, string>>): Config =>
  configurationFor(environment).config;

/** The HTTP platform as in the product, with the given controllers and routes. */
export const startHttpApp = async (options: HttpAppOptions): Promise<HttpApp> => {
  const { config, areas } = configurationFor(options.environment ?? {});
  const clock = options.clock ?? new TestClock();
  const metrics = createMetrics();

  const provided = [
    { provide: CONFIG, useValue: config },
    ...areas.providers,
    { provide: SECRETS, useValue: TEST_SECRETS },
    { provide: CLOCK, useValue: clock },
    { provide: IDS, useValue: randomIds(clock) },
    ...provideCommandHandling(new CommandRunner(inMemoryEventStore())),
    { provide: KEY_STORE, useValue: options.keyStore ?? inMemoryKeyStore() },
    { provide: FILE_STORE, useValue: openFolderFileStore(temporaryFolder()) },
    ...provideReadModelStore(new InMemoryReadStore()),
    { provide: READ_MODEL_PROGRESS, useValue: options.progress ?? ALL_CAUGHT_UP },
    { provide: READINESS, useValue: options.readiness ?? ALL_READY },
    { provide: METRICS, useValue: metrics },
    { provide: IDEMPOTENCY_LOCKS, useValue: idempotencyLocksInMemory() },
    { provide: RATE_LIMITS, useValue: rateLimits({ scale: config.rateLimitScale, dataKey: TEST_SECRETS.dataKey }) },
    ...(options.callers === undefined ? [] : [{ provide: CALLERS, useValue: options.callers }]),
    ...(options.streamPace === undefined ? [] : [{ provide: STREAM_PACE, useValue: options.streamPace }]),
  ];
  @Global()
  @Module({ providers: provided, exports: provided.map(({ provide }) => provide) })
  class TestPlatformModule {}

  const { controllers = [], routes = {} } = options;
  @Module({
    imports: [TestPlatformModule, HttpModule, CqrsModule.forRoot()],
    controllers: [...controllers, ...endpointsOf(routes)],
  })
  class TestAppModule {}

  const built = await Test.createTestingModule({ imports: [TestAppModule] }).compile();
  const app = built.createNestApplication<NestExpressApplication>({ bodyParser: false, logger: false });
  const { onLog } = options;
  const logger = onLog === undefined ? pino({ level: 'silent' }) : pino({ base: null }, { write: onLog });
  const { interfaceFolder } = options;
  configureHttp(app, { config, logger, metrics, ...(interfaceFolder === undefined ? {} : { interfaceFolder }) });
  await app.init();

  const tokens = app.get(AccessTokens);
  return {
    app,
    clock,
    bearer: (caller = {}) => `Bearer ${tokens.issue({ userId: 'ann', sessionId: 's1', roles: [], ...caller }).token}`,
    close: () => app.close(),
  };
};
