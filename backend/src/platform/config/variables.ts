import { isIP } from 'node:net';
import { z } from 'zod';
import { parseUrl } from '#kernel/parse-url';
import { ORIGIN, connectionString, listSetting, origin, urlOf, wholeNumber } from './schemas';
import { variable } from './settings';

export const PROCESS_ROLES = ['web', 'projector', 'worker', 'scheduler'] as const;
export type ProcessRole = (typeof PROCESS_ROLES)[number];

const HOST_NAME = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;

/** Host (lower case) to the http or https origin to connect to instead. */
export type ConnectTo = ReadonlyMap<string, URL>;

const connectTo = z.string().transform((text, context): ConnectTo => {
  const table = new Map<string, URL>();
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [host = '', target = ''] = [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)];
    const url = entry.includes('=') ? parseUrl(target) : null;
    const names = HOST_NAME.test(host) || isIP(host) !== 0;
    if (!names || url === null || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/') {
      context.issues.push({ code: 'custom', message: `"${entry}" is not such a pair`, input: text });
      return z.NEVER;
    }
    table.set(host.toLowerCase(), url);
  }
  return table;
});

const base64Key = (text: string): Buffer =>
  /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');

/** The variables of the platform; those of an area are in its `<area>.settings.ts`. */
export const variables = {
  PORT: variable(wholeNumber(1, 65_535).default(3000), {
    expected: 'a port from 1 to 65535',
    example: '3000',
    meaning: 'Listens on this port.',
  }),
  HOST: variable(z.string().default('127.0.0.1'), {
    expected: 'an address to listen on, 0.0.0.0 for all of them',
    example: '127.0.0.1',
    meaning: 'Listens on this address. Loopback by default, so that nobody else reaches a new installation.',
  }),
  PUBLIC_URL: variable(origin.optional(), {
    expected: ORIGIN,
    example: 'https://aidy.example.org',
    meaning: 'Links in mails, feeds and redirects begin with it. Default: `http://localhost:PORT`.',
  }),
  NODE_ENV: variable(z.enum(['production', 'development', 'test']).default('development'), {
    expected: 'production, development or test',
    example: 'production',
    meaning: '`production` asks for secrets beside an external store, and refuses a shifted clock.',
  }),
  ROLES: variable(listSetting(PROCESS_ROLES).default([...PROCESS_ROLES]), {
    expected: `a list of ${PROCESS_ROLES.join(', ')}`,
    example: 'web,projector,worker,scheduler',
    meaning:
      'The parts that this process runs, so that the same program scales out. Fewer than all of them need the three external stores.',
  }),
  DATA_DIR: variable(z.string().default('./data'), {
    expected: 'a folder',
    example: './data',
    meaning:
      'Embedded storage, outbox and files. Created with permissions for its owner only; wider permissions are tightened.',
  }),
  EVENTSTORE_URL: variable(connectionString('esdb:', 'esdb+discover:').optional(), {
    expected: "EventStoreDB's connection string, its hosts separated by commas",
    example: 'esdb://eventstore:2113?tls=false',
    meaning: 'Keeps the log on EventStoreDB instead of SQLite.',
  }),
  MONGODB_URL: variable(connectionString('mongodb:', 'mongodb+srv:').optional(), {
    expected: "MongoDB's connection string with the name of a database, its hosts separated by commas",
    example: 'mongodb://mongo:27017/aidy',
    meaning: 'Keeps read models and personal keys on MongoDB instead of SQLite.',
  }),
  REDIS_URL: variable(urlOf('redis:', 'rediss:').optional(), {
    expected: "Redis's address",
    example: 'redis://redis:6379',
    meaning: 'Runs jobs on Bull, and shares rate limits and signals between processes.',
  }),
  JWT_SECRET: variable(z.string().min(32).optional(), {
    expected: 'at least 32 unguessable characters',
    example: 'the output of `openssl rand -base64 48`',
    meaning:
      'Signs access tokens. If not set: generated once and kept in DATA_DIR. Required in production with an external store.',
  }),
  DATA_KEY: variable(
    z
      .string()
      .transform(base64Key)
      .refine((bytes) => bytes.length === 32)
      .optional(),
    {
      expected: '32 bytes as base64 or hex',
      example: 'the output of `openssl rand -base64 32`',
      meaning:
        'Wraps the key of each person, under which their personal fields are encrypted. If not set: as JWT_SECRET. Without it those fields cannot be read.',
    },
  ),
  TRUST_PROXY: variable(z.union([z.literal('off').transform(() => 0), wholeNumber(0, 16)]).default(0), {
    expected: 'off, or the number of proxies in front',
    example: '1',
    meaning: 'Number of reverse proxies whose X-Forwarded-For is trusted; 0 is off.',
  }),
  RATE_LIMIT_SCALE: variable(z.coerce.number<string>().positive().max(1_000_000).default(1), {
    expected: 'a number over 0',
    example: '1',
    meaning: 'Multiplies every [rate limit](api.md#rate-limits).',
  }),
  METRICS_TOKEN: variable(z.string().min(16).optional(), {
    expected: 'at least 16 characters',
    example: 'the output of `openssl rand -hex 24`',
    meaning:
      'Bearer token for `/metrics`. If not set: only requests from this machine that no proxy has forwarded are allowed.',
  }),
  PRODUCT_NAME: variable(z.string().min(1).max(40).default('Aidy'), {
    expected: 'a name of at most 40 characters',
    example: 'Aidy',
    meaning: 'The name on screens and in mails.',
  }),
  SMTP_URL: variable(urlOf('smtp:', 'smtps:').optional(), {
    expected: 'the address of a mail server',
    example: 'smtps://user:password@mail.example.org:465',
    meaning:
      'Sends mail. If not set: each message is kept under DATA_DIR/outbox, and on a desk of one’s own shown at `/outbox`.',
  }),
  MAIL_FROM: variable(
    z
      .string()
      .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/)
      .optional(),
    {
      expected: 'a sender',
      example: 'Aidy <aidy@example.org>',
      meaning: 'The sender of every mail.',
    },
  ),
  S3_ENDPOINT: variable(origin.optional(), {
    expected: `${ORIGIN}, without the bucket`,
    example: 'https://s3.eu-central-1.amazonaws.com',
    meaning: 'Keeps files on S3 or a service that speaks its protocol. Default: in the folder `files` of DATA_DIR.',
  }),
  S3_BUCKET: variable(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
    {
      expected: 'the name of a bucket',
      example: 'aidy-files',
      meaning: 'The private bucket that files are kept in. It must exist.',
    },
  ),
  S3_REGION: variable(
    z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .optional(),
    {
      expected: 'the name of a region',
      example: 'eu-central-1',
      meaning: 'Region that requests are signed for. Default: derived from the endpoint, else `us-east-1`.',
    },
  ),
  S3_ACCESS_KEY: variable(z.string().min(1).optional(), {
    expected: 'the id of an access key',
    example: 'AKIAIOSFODNN7EXAMPLE',
    meaning: 'May read, write, delete and list in the bucket.',
  }),
  S3_SECRET_KEY: variable(z.string().min(1).optional(), {
    expected: 'the secret of that access key',
    example: 'as the service shows it once',
    meaning: 'Signs the requests.',
  }),
  FETCH_CONNECT_TO: variable(connectTo.default(new Map<string, URL>()), {
    expected: 'pairs host=http://address:port, separated by commas',
    example: 'example.org=http://127.0.0.1:9000',
    meaning:
      'Connects to the given address for exactly that host, and keeps the host’s name; the only way to a private address that a user or a page names.',
  }),
  FETCH_CONCURRENCY: variable(wholeNumber(1, 256).default(8), {
    expected: '1 to 256',
    example: '8',
    meaning: 'Pages fetched at once.',
  }),
  FETCH_TIMEOUT_MS: variable(wholeNumber(100, 600_000).default(15_000), {
    expected: 'milliseconds, 100 to 600000',
    example: '15000',
    meaning: 'Maximum time per page.',
  }),
  FETCH_MAX_BYTES: variable(wholeNumber(1024, 1_073_741_824).default(5_242_880), {
    expected: 'bytes, at least 1024',
    example: '5242880',
    meaning: 'Maximum size of a page.',
  }),
  FETCH_HOST_DELAY_MS: variable(wholeNumber(0, 600_000).default(1000), {
    expected: 'milliseconds, at most 600000',
    example: '1000',
    meaning: 'The pause between two requests to one host; none for hosts of FETCH_CONNECT_TO.',
  }),
  SCHEDULER_TICK_MS: variable(wholeNumber(10, 86_400_000).default(60_000), {
    expected: 'milliseconds, at least 10',
    example: '60000',
    meaning: 'How often due work is looked for.',
  }),
  CLOCK_OFFSET_MS: variable(z.coerce.number<string>().int().optional(), {
    expected: 'milliseconds, may be negative; not in production',
    example: '0',
    meaning: 'Shifts the application’s clock. Refused in production.',
  }),
  CLOCK_OFFSET_FILE: variable(z.string().optional(), {
    expected: 'a file that holds milliseconds; not in production',
    example: './clock-offset',
    meaning:
      'A file with that number, read again at each look, so that a rehearsal walks through days without a restart. Wins over CLOCK_OFFSET_MS. Refused in production.',
  }),
  LOG_LEVEL: variable(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'), {
    expected: 'fatal, error, warn, info, debug, trace or silent',
    example: 'info',
    meaning: 'Lowest level that is logged.',
  }),
  LOG_FORMAT: variable(z.enum(['json', 'pretty']).optional(), {
    expected: 'json or pretty',
    example: 'json',
    meaning: 'Default: pretty on a terminal, else JSON.',
  }),
};

export type Variables = z.output<z.ZodObject<typeof variables>>;
