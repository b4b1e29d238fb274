import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Clock } from '#kernel/clock';
import type { Ids } from '#kernel/ids';
import type { CheckpointStore } from '#platform/checkpoints/checkpoint-store';
import { openSqliteCheckpointStore } from '#platform/checkpoints/sqlite/sqlite-checkpoint-store';
import { applicationClock } from '#platform/clock';
import type { Snapshots } from '#platform/command-handling/stream-states';
import type { Config } from '#platform/config/config';
import type { Secrets } from '#platform/config/secrets';
import { cachedKeyStore } from '#platform/crypto/cached-key-store';
import type { KeyStore } from '#platform/crypto/key-store';
import { loadSecrets } from '#platform/crypto/load-secrets';
import { refuseLostKeys } from '#platform/crypto/lost-keys';
import { openSqliteKeyStore } from '#platform/crypto/sqlite/sqlite-key-store';
import { type DataDir, openDataDir } from '#platform/data-dir/data-dir';
import {
  CHECKPOINTS_FILE,
  EVENTS_FILE,
  FILES_FOLDER,
  KEYS_FILE,
  READ_MODELS_FILE,
  SNAPSHOTS_FILE,
} from '#platform/data-dir/file-names';
import { codecEventStore } from '#platform/event-store/codec/codec-event-store';
import type { EventStore } from '#platform/event-store/event-store';
import { openSqliteEventStore } from '#platform/event-store/sqlite/sqlite-event-store';
import { watchStorage } from '#platform/event-store/storage-watch';
import type { FileStore } from '#platform/file-store/file-store';
import { openFolderFileStore } from '#platform/file-store/folder/folder-file-store';
import {
  type IdempotencyLocks,
  idempotencyLocksInRedis,
  idempotencyLocksInMemory,
} from '#platform/http/idempotency/idempotency-locks';
import { type RateLimits, rateLimits } from '#platform/http/limits/rate-limits';
import { randomIds } from '#platform/ids';
import { inProcessJobQueue } from '#platform/jobs/in-process/in-process-job-queue';
import { type Job, JOBS_POLL_MS, type JobQueue } from '#platform/jobs/job-queue';
import { databaseOf } from '#platform/mongo/database-of';
import type { ReadModelStore, ScratchStore } from '#platform/read-store/read-store';
import { SqliteReadStore } from '#platform/read-store/sqlite/sqlite-read-store';
import type { Search } from '#platform/search/search';
import { programVersion } from '#platform/snapshots/program-version';
import type { SnapshotStore } from '#platform/snapshots/snapshot-store';
import { openSqliteSnapshotStore } from '#platform/snapshots/sqlite/sqlite-snapshot-store';
import { eventSchemas } from './areas';

/** Everything outside the process's memory, as configured. */
export interface Adapters {
  readonly dataDir: DataDir;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly keyStore: KeyStore;
  readonly eventStore: EventStore;
  /** Whether the event store had no space for the last append. */
  readonly isStorageFull: () => boolean;
  readonly readStore: ReadModelStore & ScratchStore & Search;
  readonly files: FileStore;
  readonly snapshots: Snapshots;
  readonly checkpoints: CheckpointStore;
  readonly jobs: JobQueue;
  readonly rateLimits: RateLimits;
  readonly idempotencyLocks: IdempotencyLocks;
  close(): Promise<void>;
}

const KEYS_REMEMBERED = { capacity: 10_000, lifetimeMs: 30_000 };

/** Stores that are never rebuilt have databases of their own, separate from the read models'. */
const databaseBeside = (mongodbUrl: string, what: string): string => `${databaseOf(mongodbUrl)}-${what}`;

// Clients of external stores are loaded only if configured: they would take an eighth of each start.

const openKeyStore = async ({ mongodbUrl }: Config, dataDir: DataDir, { dataKey }: Secrets): Promise<KeyStore> => {
  if (mongodbUrl === undefined) return openSqliteKeyStore({ file: dataDir.file(KEYS_FILE), dataKey });
  const { openMongoKeyStore } =
    require('#platform/crypto/mongo/mongo-key-store') as typeof import('#platform/crypto/mongo/mongo-key-store');
  return openMongoKeyStore({ url: mongodbUrl, database: databaseBeside(mongodbUrl, 'keys'), dataKey });
};

const openEventStore = async ({ eventStoreUrl }: Config, dataDir: DataDir): Promise<EventStore> => {
  if (eventStoreUrl === undefined) return openSqliteEventStore({ file: dataDir.file(EVENTS_FILE) });
  const { openEventStoreDB } =
    require('#platform/event-store/eventstoredb/eventstoredb-event-store') as typeof import('#platform/event-store/eventstoredb/eventstoredb-event-store');
  return openEventStoreDB({ url: eventStoreUrl });
};

const openReadStore = async (
  { mongodbUrl }: Config,
  dataDir: DataDir,
): Promise<ReadModelStore & ScratchStore & Search> => {
  if (mongodbUrl === undefined) return SqliteReadStore.open(dataDir.file(READ_MODELS_FILE));
  const { MongoReadStore } =
    require('#platform/read-store/mongo/mongo-read-store') as typeof import('#platform/read-store/mongo/mongo-read-store');
  return MongoReadStore.open({ url: mongodbUrl });
};

const openSnapshotStore = ({ mongodbUrl }: Config, dataDir: DataDir): SnapshotStore => {
  if (mongodbUrl === undefined) return openSqliteSnapshotStore({ file: dataDir.file(SNAPSHOTS_FILE) });
  const { openMongoSnapshotStore } =
    require('#platform/snapshots/mongo/mongo-snapshot-store') as typeof import('#platform/snapshots/mongo/mongo-snapshot-store');
  return openMongoSnapshotStore({ url: mongodbUrl });
};

const openCheckpoints = async ({ mongodbUrl }: Config, dataDir: DataDir): Promise<CheckpointStore> => {
  if (mongodbUrl === undefined) return openSqliteCheckpointStore(dataDir.file(CHECKPOINTS_FILE));
  const { openMongoCheckpointStore } =
    require('#platform/checkpoints/mongo/mongo-checkpoint-store') as typeof import('#platform/checkpoints/mongo/mongo-checkpoint-store');
  return openMongoCheckpointStore({ url: mongodbUrl, database: databaseBeside(mongodbUrl, 'checkpoints') });
};

const openFileStore = ({ s3, fetch: { connectTo } }: Config, dataDir: DataDir): FileStore => {
  if (s3 === undefined) return openFolderFileStore(dataDir.file(FILES_FOLDER));
  const { openS3FileStore } =
    require('#platform/file-store/s3/s3-file-store') as typeof import('#platform/file-store/s3/s3-file-store');
  return openS3FileStore({ ...s3, connectTo });
};

const openJobQueue = ({ redisUrl, clock: offset }: Config, clock: Clock, logger: Logger): JobQueue => {
  const onFailure = (job: Job, attempt: number, error: unknown): void =>
    logger.warn({ err: error, job: job.id, kind: job.kind, attempt }, 'a job failed');
  if (redisUrl === undefined) return inProcessJobQueue({ clock, onFailure });
  const { BullJobQueue } =
    require('#platform/jobs/bull/bull-job-queue') as typeof import('#platform/jobs/bull/bull-job-queue');
  const shifted = offset.offsetMs !== 0 || offset.offsetFile !== undefined;
  return new BullJobQueue({
    url: redisUrl,
    clock,
    ...(shifted ? { pollMs: JOBS_POLL_MS } : {}),
    onFailure,
    onConnectionError: (error) => logger.error({ err: error }, 'Redis'),
  });
};

const connectToRedis = ({ redisUrl }: Config, logger: Logger): Redis | undefined => {
  if (redisUrl === undefined) return undefined;
  const { Redis } = require('ioredis') as typeof import('ioredis');
  const redis = new Redis(redisUrl);
  redis.on('error', (error: Error) => logger.error({ err: error }, 'Redis'));
  return redis;
};

/** Opens the configured adapters; after a failure, closes those already opened. */
export const openAdapters = async (config: Config, logger: Logger): Promise<Adapters> => {
  const opened: Array<() => Promise<void> | void> = [];
  const closeAll = async (): Promise<void> => {
    const failures: unknown[] = [];
    // A damaged store may fail to close; the others are closed all the same.
    for (const close of opened.reverse()) {
      try {
        await close();
      } catch (error) {
        failures.push(error);
      }
    }
    opened.length = 0;
    if (failures.length > 0) throw failures[0];
  };
  try {
    const dataDir = openDataDir(config.dataDir);
    opened.push(() => dataDir.release());
    refuseLostKeys(dataDir.path, config);
    const secrets = loadSecrets(dataDir.path, {
      ...(config.jwtSecret === undefined ? {} : { jwtSecret: config.jwtSecret }),
      ...(config.dataKey === undefined ? {} : { dataKey: config.dataKey }),
    });
    const clock = applicationClock(config.clock);
    const keyStore = cachedKeyStore(await openKeyStore(config, dataDir, secrets), KEYS_REMEMBERED);
    opened.push(() => keyStore.close());
    const log = watchStorage(await openEventStore(config, dataDir));
    const eventStore = codecEventStore(log.store, eventSchemas, keyStore);
    opened.push(() => eventStore.close());
    const readStore = await openReadStore(config, dataDir);
    opened.push(() => readStore.close());
    const files = openFileStore(config, dataDir);
    opened.push(() => files.close());
    const snapshots = openSnapshotStore(config, dataDir);
    opened.push(() => snapshots.close());
    const checkpoints = await openCheckpoints(config, dataDir);
    opened.push(() => checkpoints.close());
    const redis = connectToRedis(config, logger);
    opened.push(() => redis?.disconnect());
    return {
      dataDir,
      secrets,
      clock,
      ids: randomIds(clock),
      keyStore,
      eventStore,
      isStorageFull: log.isFull,
      readStore,
      files,
      snapshots: { store: snapshots, codeVersion: programVersion() },
      checkpoints,
      jobs: openJobQueue(config, clock, logger),
      rateLimits: rateLimits({
        scale: config.rateLimitScale,
        dataKey: secrets.dataKey,
        ...(redis === undefined ? {} : { redis }),
      }),
      idempotencyLocks: redis === undefined ? idempotencyLocksInMemory() : idempotencyLocksInRedis(redis),
      close: closeAll,
    };
  } catch (error) {
    // Why it could not be opened matters more.
    await closeAll().catch(() => undefined);
    throw error;
  }
};
