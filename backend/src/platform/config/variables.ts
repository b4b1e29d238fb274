import { isIP } from 'node:net';
import { z } from 'zod';

/** Description of a variable in faults and `.env.example`. */
interface Facts {
  readonly expected: string;
  readonly example: string;
}

const variable = <S extends z.ZodType>(schema: S, facts: Facts): S => schema.meta({ ...facts });

const wholeNumber = (low: number, high: number) => z.coerce.number<string>().int().min(low).max(high);

const urlOf = (...protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol));

const listOf = <const Name extends string>(names: readonly [Name, ...Name[]]) =>
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(z.enum(names)).min(1));

export const PROCESS_ROLES = ['web', 'projector', 'worker', 'scheduler'] as const;
export type ProcessRole = (typeof PROCESS_ROLES)[number];

const HOST_NAME = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;

/** Host (lower case) to the http or https origin to connect to instead. */
export type ConnectTo = ReadonlyMap<string, URL>;

const connectTo = z.string().transform((text, context): ConnectTo => {
  const table = new Map<string, URL>();
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [host = '', target = ''] = [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)];
    const url = entry.includes('=') && URL.canParse(target) ? new URL(target) : undefined;
    const names = HOST_NAME.test(host) || isIP(host) !== 0;
    if (!names || url === undefined || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/') {
      context.issues.push({ code: 'custom', message: `"${entry}" is not such a pair`, input: text });
      return z.NEVER;
    }
    table.set(host.toLowerCase(), url);
  }
  return table;
});

const paidPlan = z.strictObject({
  label: z.string().min(1),
  trackers: z.int().min(1),
  daily: z.int().min(0),
  /** Stripe price id. */
  price: z.string().min(1),
});
export type PaidPlan = z.infer<typeof paidPlan>;

const plans = z.string().transform((text, context): Readonly<Record<string, PaidPlan>> => {
  try {
    const parsed = z.record(z.string().min(1), paidPlan).safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) {
      context.issues.push({ code: 'custom', message: `${issue.path.join('.')}: ${issue.message}`, input: text });
    }
  } catch {
    context.issues.push({ code: 'custom', message: 'not JSON', input: text });
  }
  return z.NEVER;
});

const base64Key = (text: string): Buffer =>
  /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');

const ORIGIN = 'an http or https address without a path';
const isOrigin = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash } = new URL(text);
  return ['http:', 'https:'].includes(protocol) && pathname === '/' && search === '' && hash === '';
};

/** All configuration variables, in the order of `.env.example`. An empty value counts as absent. */
export const variables = z.object({
  PORT: variable(wholeNumber(1, 65_535).default(3000), { expected: 'a port from 1 to 65535', example: '3000' }),
  HOST: variable(z.string().default('127.0.0.1'), {
    expected: 'an address to listen on, 0.0.0.0 for all of them',
    example: '127.0.0.1',
  }),
  PUBLIC_URL: variable(z.string().refine(isOrigin).optional(), {
    expected: ORIGIN,
    example: 'https://aidy.example.org',
  }),
  NODE_ENV: variable(z.enum(['production', 'development', 'test']).default('development'), {
    expected: 'production, development or test',
    example: 'production',
  }),
  ROLES: variable(listOf(PROCESS_ROLES).default([...PROCESS_ROLES]), {
    expected: `a list of ${PROCESS_ROLES.join(', ')}`,
    example: 'web,projector,worker,scheduler',
  }),

  DATA_DIR: variable(z.string().default('./data'), { expected: 'a folder', example: './data' }),
  EVENTSTORE_URL: variable(urlOf('esdb:', 'esdb+discover:').optional(), {
    expected: "EventStoreDB's connection string",
    example: 'esdb://eventstore:2113?tls=false',
  }),
  MONGODB_URL: variable(urlOf('mongodb:', 'mongodb+srv:').optional(), {
    expected: "MongoDB's connection string with the name of a database",
    example: 'mongodb://mongo:27017/aidy',
  }),
  REDIS_URL: variable(urlOf('redis:', 'rediss:').optional(), {
    expected: "Redis's address",
    example: 'redis://redis:6379',
  }),

  JWT_SECRET: variable(z.string().min(32).optional(), {
    expected: 'at least 32 unguessable characters',
    example: 'the output of `openssl rand -base64 48`',
  }),
  DATA_KEY: variable(
    z
      .string()
      .transform(base64Key)
      .refine((bytes) => bytes.length === 32)
      .optional(),
    { expected: '32 bytes as base64 or hex', example: 'the output of `openssl rand -base64 32`' },
  ),
  ADMIN_EMAIL: variable(z.email().optional(), { expected: 'an email address', example: 'admin@example.org' }),
  ADMIN_PASSWORD: variable(z.string().min(10).max(128).optional(), {
    expected: '10 to 128 characters',
    example: 'a phrase of your own',
  }),
  GOOGLE_CLIENT_ID: variable(
    z
      .string()
      .regex(/^[\w.-]+$/)
      .max(200)
      .optional(),
    { expected: 'the client id of a web application', example: '1234567890-abc123.apps.googleusercontent.com' },
  ),
  GOOGLE_CERTS_URL: variable(urlOf('http:', 'https:').default('https://www.googleapis.com/oauth2/v3/certs'), {
    expected: 'the address of a JSON Web Key Set',
    example: 'https://www.googleapis.com/oauth2/v3/certs',
  }),
  GOOGLE_MAPS_API_KEY: variable(
    z
      .string()
      .regex(/^[\w-]+$/)
      .max(200)
      .optional(),
    { expected: 'a key of the Maps JavaScript API', example: 'a key from console.cloud.google.com' },
  ),
  LOCAL_SIGN_IN: variable(z.enum(['on', 'off']).default('on'), {
    expected: 'on or off, off only together with GOOGLE_CLIENT_ID',
    example: 'on',
  }),
  TRUST_PROXY: variable(z.union([z.literal('off').transform(() => 0), wholeNumber(0, 16)]).default(0), {
    expected: 'off, or the number of proxies in front',
    example: '1',
  }),
  RATE_LIMIT_SCALE: variable(z.coerce.number<string>().positive().max(1_000_000).default(1), {
    expected: 'a number over 0',
    example: '1',
  }),
  STAFF_SECOND_FACTOR: variable(z.enum(['optional', 'required']).default('optional'), {
    expected: 'optional or required',
    example: 'required',
  }),
  METRICS_TOKEN: variable(z.string().min(16).optional(), {
    expected: 'at least 16 characters',
    example: 'the output of `openssl rand -hex 24`',
  }),

  PRODUCT_NAME: variable(z.string().min(1).max(40).default('Aidy'), {
    expected: 'a name of at most 40 characters',
    example: 'Aidy',
  }),
  STARTER_CONTENT: variable(z.enum(['on', 'off']).default('on'), { expected: 'on or off', example: 'on' }),
  SMTP_URL: variable(urlOf('smtp:', 'smtps:').optional(), {
    expected: 'the address of a mail server',
    example: 'smtps://user:password@mail.example.org:465',
  }),
  MAIL_FROM: variable(
    z
      .string()
      .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/)
      .optional(),
    {
      expected: 'a sender',
      example: 'Aidy <aidy@example.org>',
    },
  ),
  PLAN_FREE_TRACKERS: variable(wholeNumber(0, 1_000_000).default(5), { expected: 'a whole number', example: '5' }),
  PLAN_FREE_DAILY: variable(wholeNumber(0, 1_000_000).default(2), { expected: 'a whole number', example: '2' }),
  PLANS: variable(plans.optional(), {
    expected: 'JSON, by name of plan: label, trackers, daily and price',
    example: '{"pro":{"label":"Pro","trackers":50,"daily":25,"price":"price_123"}}',
  }),

  RESEARCH_ENGINE: variable(z.enum(['auto', 'feeds', 'sonar-reasoning-pro', 'exa']).default('auto'), {
    expected: 'auto, feeds, sonar-reasoning-pro or exa',
    example: 'auto',
  }),
  PERPLEXITY_API_KEY: variable(z.string().optional(), { expected: 'a key of Perplexity', example: 'pplx-…' }),
  PERPLEXITY_BASE_URL: variable(z.string().refine(isOrigin).default('https://api.perplexity.ai'), {
    expected: ORIGIN,
    example: 'https://api.perplexity.ai',
  }),
  PERPLEXITY_API: variable(z.enum(['chat', 'responses']).default('chat'), {
    expected: 'chat or responses',
    example: 'chat',
  }),
  EXA_API_KEY: variable(z.string().optional(), { expected: 'a key of Exa', example: 'a key from dashboard.exa.ai' }),
  EXA_BASE_URL: variable(z.string().refine(isOrigin).default('https://api.exa.ai'), {
    expected: ORIGIN,
    example: 'https://api.exa.ai',
  }),
  LLM_BASE_URL: variable(urlOf('http:', 'https:').optional(), {
    expected: 'the address of an OpenAI-compatible server with its version, and together with LLM_MODEL',
    example: 'http://localhost:11434/v1',
  }),
  LLM_API_KEY: variable(z.string().optional(), { expected: "the server's key, if it needs one", example: 'sk-…' }),
  LLM_MODEL: variable(z.string().max(200).optional(), {
    expected: 'the name of a model, and together with LLM_BASE_URL',
    example: 'llama3.3',
  }),
  LLM_PRICES: variable(
    z
      .string()
      .regex(/^\d+(?:\.\d+)?,\d+(?:\.\d+)?$/)
      .transform((text) => text.split(',').map(Number))
      .optional(),
    { expected: 'US dollars per million tokens: of what it reads, and of what it writes', example: '0.15,0.60' },
  ),
  RESEARCH_MONTHLY_BUDGET_USD: variable(z.coerce.number<string>().positive().optional(), {
    expected: 'US dollars, over 0',
    example: '20',
  }),
  SEARCH_PROVIDERS: variable(
    z
      .string()
      .transform((text) => text.split(',').map((part) => part.trim()))
      .default(['google-news', 'gdelt', 'federal-register', 'hacker-news', 'arxiv']),
    { expected: 'names of search providers', example: 'google-news,federal-register' },
  ),
  GOOGLE_NEWS_BASE_URL: variable(z.string().refine(isOrigin).default('https://news.google.com'), {
    expected: ORIGIN,
    example: 'https://news.google.com',
  }),
  GDELT_BASE_URL: variable(z.string().refine(isOrigin).default('https://api.gdeltproject.org'), {
    expected: ORIGIN,
    example: 'https://api.gdeltproject.org',
  }),
  FEDERAL_REGISTER_BASE_URL: variable(z.string().refine(isOrigin).default('https://www.federalregister.gov'), {
    expected: ORIGIN,
    example: 'https://www.federalregister.gov',
  }),
  HACKER_NEWS_BASE_URL: variable(z.string().refine(isOrigin).default('https://hn.algolia.com'), {
    expected: ORIGIN,
    example: 'https://hn.algolia.com',
  }),
  ARXIV_BASE_URL: variable(z.string().refine(isOrigin).default('https://export.arxiv.org'), {
    expected: ORIGIN,
    example: 'https://export.arxiv.org',
  }),
  SEARXNG_BASE_URL: variable(z.string().refine(isOrigin).optional(), {
    expected: ORIGIN,
    example: 'http://127.0.0.1:8888',
  }),
  FETCH_CONNECT_TO: variable(connectTo.default(new Map<string, URL>()), {
    expected: 'pairs host=http://address:port, separated by commas',
    example: 'example.org=http://127.0.0.1:9000',
  }),
  FETCH_CONCURRENCY: variable(wholeNumber(1, 256).default(8), { expected: '1 to 256', example: '8' }),
  FETCH_TIMEOUT_MS: variable(wholeNumber(100, 600_000).default(15_000), {
    expected: 'milliseconds, 100 to 600000',
    example: '15000',
  }),
  FETCH_MAX_BYTES: variable(wholeNumber(1024, 1_073_741_824).default(5_242_880), {
    expected: 'bytes, at least 1024',
    example: '5242880',
  }),
  FETCH_HOST_DELAY_MS: variable(wholeNumber(0, 600_000).default(1000), {
    expected: 'milliseconds, at most 600000',
    example: '1000',
  }),
  SCHEDULER_TICK_MS: variable(wholeNumber(10, 86_400_000).default(60_000), {
    expected: 'milliseconds, at least 10',
    example: '60000',
  }),
  SCHEDULER_MAX_ACTIVE_RUNS: variable(wholeNumber(1, 1000).default(2), {
    expected: 'number of runs, at most 1000',
    example: '6',
  }),

  CLOCK_OFFSET_MS: variable(z.coerce.number<string>().int().optional(), {
    expected: 'milliseconds, may be negative; not in production',
    example: '0',
  }),
  CLOCK_OFFSET_FILE: variable(z.string().optional(), {
    expected: 'a file that holds milliseconds; not in production',
    example: './clock-offset',
  }),
  LOG_LEVEL: variable(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'), {
    expected: 'fatal, error, warn, info, debug, trace or silent',
    example: 'info',
  }),
  LOG_FORMAT: variable(z.enum(['json', 'pretty']).optional(), { expected: 'json or pretty', example: 'json' }),
});

export type Variables = z.infer<typeof variables>;
export type VariableName = keyof Variables;

export const factsOf = (name: VariableName): Facts => {
  const { expected, example } = variables.shape[name].meta() ?? {};
  return z.object({ expected: z.string(), example: z.string() }).parse({ expected, example });
};

export const variableNames = Object.keys(variables.shape).filter(
  (name): name is VariableName => name in variables.shape,
);
