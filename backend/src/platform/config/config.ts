import { resolve } from 'node:path';
import type { Port } from '../port';
import { type Environment, type SettingsRule, type Settings, ifSet, needs, settings } from './settings';
import { type ConnectTo, PROCESS_ROLES, type ProcessRole, type Variables, variables } from './variables';

/** The settings of the platform. Those of an area are in its `<area>.settings.ts`. */
export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Origin without a trailing slash: base of links in mail, feeds and redirects. */
  readonly publicUrl: string;
  readonly roles: ReadonlySet<ProcessRole>;
  /** Absolute. */
  readonly dataDir: string;
  readonly eventStoreUrl?: string;
  readonly mongodbUrl?: string;
  readonly redisUrl?: string;
  readonly jwtSecret?: string;
  readonly dataKey?: Uint8Array;
  /** Number of trusted proxies that may set the client's address. */
  readonly trustedProxies: number;
  readonly rateLimitScale: number;
  readonly metricsToken?: string;
  readonly productName: string;
  /** Mail server; absent if mail is kept in the outbox. */
  readonly smtp?: { readonly url: string };
  /** The sender of mails, also of those in the outbox. */
  readonly mailFrom: string;
  /** S3 storage; absent if files are kept in DATA_DIR. */
  readonly s3?: {
    readonly endpoint: string;
    readonly bucket: string;
    readonly region?: string;
    readonly accessKey: string;
    readonly secretKey: string;
  };
  readonly fetch: {
    readonly connectTo: ConnectTo;
    readonly concurrency: number;
    readonly timeoutMs: number;
    readonly maxBytes: number;
    readonly hostDelayMs: number;
  };
  /** How often a process with the role `scheduler` looks for due work. */
  readonly schedulerTickMs: number;
  readonly clock: { readonly offsetMs: number; readonly offsetFile?: string };
  readonly log: { readonly level: Variables['LOG_LEVEL']; readonly format?: 'json' | 'pretty' };
}

const STORES = ['EVENTSTORE_URL', 'MONGODB_URL', 'REDIS_URL'] as const;

const missingStores = (given: Environment) => STORES.filter((name) => given[name] === undefined);

const partsNeedStores: SettingsRule<keyof Variables> = (given) => {
  const roles = new Set((given.ROLES ?? PROCESS_ROLES.join(',')).split(',').map((role) => role.trim()));
  if (PROCESS_ROLES.every((role) => roles.has(role))) return [];
  const expected = 'to be set, since ROLES names fewer than all parts';
  return missingStores(given).map((variable) => ({ variable, expected }));
};

const productionNeedsSecrets: SettingsRule<keyof Variables> = (given, expectedOf) => {
  if (given.NODE_ENV !== 'production' || missingStores(given).length === STORES.length) return [];
  return (['JWT_SECRET', 'DATA_KEY'] as const)
    .filter((name) => given[name] === undefined)
    .map((variable) => ({
      variable,
      expected: `${expectedOf(variable)}; required in production with an external store`,
    }));
};

const productionHasOneClock: SettingsRule<keyof Variables> = (given) =>
  (['CLOCK_OFFSET_MS', 'CLOCK_OFFSET_FILE'] as const)
    .filter((name) => given.NODE_ENV === 'production' && given[name] !== undefined)
    .map((variable) => ({ variable, expected: 'not to be set in production' }));

const publicUrlOf = ({ PUBLIC_URL, PORT }: Variables): string =>
  new URL(PUBLIC_URL ?? `http://localhost:${PORT}`).origin;

/** A sender for mail that stays in the outbox; a mail server requires a sender of its own domain. */
const noReplyOf = (read: Variables): string =>
  `"${read.PRODUCT_NAME.replace(/["\\]/g, '')}" <no-reply@${new URL(publicUrlOf(read)).hostname}>`;

const s3Of = (read: Variables): Config['s3'] => {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = read;
  if (endpoint === undefined || bucket === undefined || accessKey === undefined || secretKey === undefined)
    return undefined;
  return { endpoint, bucket, ...ifSet('region', read.S3_REGION), accessKey, secretKey };
};

const S3_VARIABLES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

const s3NeedsAll: SettingsRule<keyof Variables> = (given, expectedOf) => {
  const missing = S3_VARIABLES.filter((name) => given[name] === undefined);
  if (missing.length === S3_VARIABLES.length && given.S3_REGION === undefined) return [];
  return missing.map((variable) => ({ variable, expected: `${expectedOf(variable)}, since files are to lie on S3` }));
};

const configOf = (read: Variables): Config => ({
  production: read.NODE_ENV === 'production',
  host: read.HOST,
  port: read.PORT,
  publicUrl: publicUrlOf(read),
  roles: new Set(read.ROLES),
  dataDir: resolve(read.DATA_DIR),
  ...ifSet('eventStoreUrl', read.EVENTSTORE_URL),
  ...ifSet('mongodbUrl', read.MONGODB_URL),
  ...ifSet('redisUrl', read.REDIS_URL),
  ...ifSet('jwtSecret', read.JWT_SECRET),
  ...ifSet('dataKey', read.DATA_KEY),
  trustedProxies: read.TRUST_PROXY,
  rateLimitScale: read.RATE_LIMIT_SCALE,
  ...ifSet('metricsToken', read.METRICS_TOKEN),
  productName: read.PRODUCT_NAME,
  ...(read.SMTP_URL === undefined ? {} : { smtp: { url: read.SMTP_URL } }),
  mailFrom: read.MAIL_FROM ?? noReplyOf(read),
  ...ifSet('s3', s3Of(read)),
  fetch: {
    connectTo: read.FETCH_CONNECT_TO,
    concurrency: read.FETCH_CONCURRENCY,
    timeoutMs: read.FETCH_TIMEOUT_MS,
    maxBytes: read.FETCH_MAX_BYTES,
    hostDelayMs: read.FETCH_HOST_DELAY_MS,
  },
  schedulerTickMs: read.SCHEDULER_TICK_MS,
  clock: {
    offsetMs: read.CLOCK_OFFSET_MS ?? 0,
    ...ifSet('offsetFile', read.CLOCK_OFFSET_FILE),
  },
  log: { level: read.LOG_LEVEL, ...ifSet('format', read.LOG_FORMAT) },
});

export const platformSettings: Settings<Config> = settings('Platform', {
  variables,
  rules: [partsNeedStores, productionNeedsSecrets, productionHasOneClock, s3NeedsAll, needs('SMTP_URL', 'MAIL_FROM')],
  read: configOf,
});

export const CONFIG: Port<Config> = platformSettings.port;
