import type { ModelSettings } from '#platform/language-model/chat-completions';
import { resolve } from 'node:path';
import {
  type ConnectTo,
  PROCESS_ROLES,
  type PaidPlan,
  type ProcessRole,
  type VariableName,
  type Variables,
} from './variables';
import { factsOf, variableNames, variables } from './variables';

export const CONFIG = Symbol('Config');

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
  readonly firstAdmin?: { readonly email: string; readonly password: string };
  /** Absent: no sign-in with Google. */
  readonly google?: { readonly clientId: string; readonly certsUrl: string };
  /** Absent: maps are the built-in one. */
  readonly googleMapsApiKey?: string;
  /** Whether users sign in and register with a password and by mail. */
  readonly localSignIn: boolean;
  /** Number of trusted proxies that may set the client's address. */
  readonly trustedProxies: number;
  readonly rateLimitScale: number;
  /** Whether staff, administrators and super users must have a second factor. */
  readonly staffSecondFactor: Variables['STAFF_SECOND_FACTOR'];
  readonly metricsToken?: string;
  readonly productName: string;
  readonly starterContent: boolean;
  /** If absent, mail is kept in the outbox. */
  readonly smtp?: { readonly url: string };
  /** The sender of mails, also of those in the outbox. */
  readonly mailFrom: string;
  readonly plans: {
    readonly free: { readonly trackers: number; readonly daily: number };
    readonly paid: Readonly<Record<string, PaidPlan>>;
  };
  readonly research: {
    readonly engine: Variables['RESEARCH_ENGINE'];
    /** Paid searches that have a key. */
    readonly engines: {
      readonly perplexity?: { readonly apiKey: string; readonly baseUrl: string; readonly api: 'chat' | 'responses' };
      readonly exa?: { readonly apiKey: string; readonly baseUrl: string };
    };
    /** Writes the answers; absent if none is configured. */
    readonly model?: ModelSettings;
    /** What paid engines may cost in a calendar month (UTC); unlimited if absent. */
    readonly monthlyBudgetUsd?: number;
    readonly searchProviders: readonly string[];
    /** Base URLs of search providers by name; SearXNG has none of its own. */
    readonly providerUrls: {
      readonly 'google-news': string;
      readonly gdelt: string;
      readonly 'federal-register': string;
      readonly 'hacker-news': string;
      readonly arxiv: string;
      readonly searxng?: string;
    };
    readonly schedulerTickMs: number;
    /** Maximum number of scheduled runs that are queued or running, across all processes. */
    readonly schedulerMaxActiveRuns: number;
  };
  readonly fetch: {
    readonly connectTo: ConnectTo;
    readonly concurrency: number;
    readonly timeoutMs: number;
    readonly maxBytes: number;
    readonly hostDelayMs: number;
  };
  readonly clock: { readonly offsetMs: number; readonly offsetFile?: string };
  readonly log: { readonly level: Variables['LOG_LEVEL']; readonly format?: 'json' | 'pretty' };
}

export interface ConfigFault {
  readonly variable: VariableName;
  readonly expected: string;
  readonly example: string;
  /** More about the fault, if known. Never contains the value, which may be secret. */
  readonly detail?: string;
}

export type ConfigResult =
  | { readonly kind: 'valid'; readonly config: Config; readonly warnings: readonly string[] }
  | { readonly kind: 'faulty'; readonly faults: readonly ConfigFault[]; readonly warnings: readonly string[] };

export type Environment = Readonly<Record<string, string | undefined>>;

const fault = (variable: VariableName, expected?: string): ConfigFault => {
  const facts = factsOf(variable);
  return { variable, expected: expected ?? facts.expected, example: facts.example };
};

/** Rules between several variables. A variable that is itself invalid counts as set. */
const rulesBetween = (given: Environment): ConfigFault[] => {
  const has = (name: VariableName): boolean => given[name] !== undefined;
  const faults: ConfigFault[] = [];
  const stores = ['EVENTSTORE_URL', 'MONGODB_URL', 'REDIS_URL'] as const;
  const missing = stores.filter((name) => !has(name));

  const roles = new Set((given.ROLES ?? PROCESS_ROLES.join(',')).split(',').map((role) => role.trim()));
  if (PROCESS_ROLES.some((role) => !roles.has(role))) {
    for (const name of missing) faults.push(fault(name, 'to be set, since ROLES names fewer than all parts'));
  }
  if (given.NODE_ENV === 'production') {
    if (missing.length < stores.length) {
      for (const name of ['JWT_SECRET', 'DATA_KEY'] as const) {
        if (!has(name))
          faults.push(fault(name, `${factsOf(name).expected}; required in production with an external store`));
      }
    }
    for (const name of ['CLOCK_OFFSET_MS', 'CLOCK_OFFSET_FILE'] as const) {
      if (has(name)) faults.push(fault(name, 'not to be set in production'));
    }
  }
  for (const [name, other] of [
    ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
    ['LLM_BASE_URL', 'LLM_MODEL'],
  ] as const) {
    if (has(name) && !has(other)) faults.push(fault(other, `${factsOf(other).expected}, since ${name} is set`));
    if (has(other) && !has(name)) faults.push(fault(name, `${factsOf(name).expected}, since ${other} is set`));
  }
  if (has('SMTP_URL') && !has('MAIL_FROM')) {
    faults.push(fault('MAIL_FROM', `${factsOf('MAIL_FROM').expected}, since SMTP_URL is set`));
  }
  if (given.LOCAL_SIGN_IN === 'off' && !has('GOOGLE_CLIENT_ID')) {
    faults.push(fault('LOCAL_SIGN_IN', 'on, since nobody could sign in without GOOGLE_CLIENT_ID'));
  }
  return faults;
};

const ifSet = <Key extends string, Value>(key: Key, value: Value | undefined): { readonly [K in Key]?: Value } =>
  value === undefined ? {} : ({ [key]: value } as { readonly [K in Key]: Value });

const modelOf = ({ LLM_BASE_URL, LLM_API_KEY, LLM_MODEL, LLM_PRICES }: Variables): ModelSettings | undefined => {
  if (LLM_BASE_URL === undefined || LLM_MODEL === undefined) return undefined;
  const [input, output] = LLM_PRICES ?? [];
  return {
    baseUrl: LLM_BASE_URL,
    model: LLM_MODEL,
    ...ifSet('apiKey', LLM_API_KEY),
    ...(input === undefined || output === undefined ? {} : { prices: { input, output } }),
  };
};

const enginesOf = (read: Variables): Config['research']['engines'] => ({
  ...(read.PERPLEXITY_API_KEY === undefined
    ? {}
    : {
        perplexity: {
          apiKey: read.PERPLEXITY_API_KEY,
          baseUrl: new URL(read.PERPLEXITY_BASE_URL).origin,
          api: read.PERPLEXITY_API,
        },
      }),
  ...(read.EXA_API_KEY === undefined
    ? {}
    : { exa: { apiKey: read.EXA_API_KEY, baseUrl: new URL(read.EXA_BASE_URL).origin } }),
});

const publicUrlOf = ({ PUBLIC_URL, PORT }: Variables): string =>
  new URL(PUBLIC_URL ?? `http://localhost:${PORT}`).origin;

/** Only for mail that stays in the outbox: a mail server wants a sender of its own domain. */
const noReplyOf = (read: Variables): string =>
  `"${read.PRODUCT_NAME.replace(/["\\]/g, '')}" <no-reply@${new URL(publicUrlOf(read)).hostname}>`;

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
  ...(read.ADMIN_EMAIL === undefined || read.ADMIN_PASSWORD === undefined
    ? {}
    : { firstAdmin: { email: read.ADMIN_EMAIL, password: read.ADMIN_PASSWORD } }),
  ...(read.GOOGLE_CLIENT_ID === undefined
    ? {}
    : { google: { clientId: read.GOOGLE_CLIENT_ID, certsUrl: read.GOOGLE_CERTS_URL } }),
  ...ifSet('googleMapsApiKey', read.GOOGLE_MAPS_API_KEY),
  localSignIn: read.LOCAL_SIGN_IN === 'on',
  trustedProxies: read.TRUST_PROXY,
  rateLimitScale: read.RATE_LIMIT_SCALE,
  staffSecondFactor: read.STAFF_SECOND_FACTOR,
  ...ifSet('metricsToken', read.METRICS_TOKEN),
  productName: read.PRODUCT_NAME,
  starterContent: read.STARTER_CONTENT === 'on',
  ...(read.SMTP_URL === undefined ? {} : { smtp: { url: read.SMTP_URL } }),
  mailFrom: read.MAIL_FROM ?? noReplyOf(read),
  plans: { free: { trackers: read.PLAN_FREE_TRACKERS, daily: read.PLAN_FREE_DAILY }, paid: read.PLANS ?? {} },
  research: {
    engine: read.RESEARCH_ENGINE,
    engines: enginesOf(read),
    ...ifSet('model', modelOf(read)),
    ...ifSet('monthlyBudgetUsd', read.RESEARCH_MONTHLY_BUDGET_USD),
    searchProviders: read.SEARCH_PROVIDERS,
    providerUrls: {
      'google-news': new URL(read.GOOGLE_NEWS_BASE_URL).origin,
      gdelt: new URL(read.GDELT_BASE_URL).origin,
      'federal-register': new URL(read.FEDERAL_REGISTER_BASE_URL).origin,
      'hacker-news': new URL(read.HACKER_NEWS_BASE_URL).origin,
      arxiv: new URL(read.ARXIV_BASE_URL).origin,
      ...(read.SEARXNG_BASE_URL === undefined ? {} : { searxng: new URL(read.SEARXNG_BASE_URL).origin }),
    },
    schedulerTickMs: read.SCHEDULER_TICK_MS,
    schedulerMaxActiveRuns: read.SCHEDULER_MAX_ACTIVE_RUNS,
  },
  fetch: {
    connectTo: read.FETCH_CONNECT_TO,
    concurrency: read.FETCH_CONCURRENCY,
    timeoutMs: read.FETCH_TIMEOUT_MS,
    maxBytes: read.FETCH_MAX_BYTES,
    hostDelayMs: read.FETCH_HOST_DELAY_MS,
  },
  clock: { offsetMs: read.CLOCK_OFFSET_MS ?? 0, ...ifSet('offsetFile', read.CLOCK_OFFSET_FILE) },
  log: { level: read.LOG_LEVEL, ...ifSet('format', read.LOG_FORMAT) },
});

/** Only the parsers in variables.ts have messages of their own; zod's would repeat what is expected. */
const detailOf = (issue: { readonly code?: string; readonly message: string }): string | undefined =>
  issue.code === 'custom' && issue.message !== 'Invalid input' ? issue.message : undefined;

/** Parses the configuration. Reports all faults at once, but never a value, which may be secret. */
export const readConfig = (environment: Environment): ConfigResult => {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const warnings = Object.keys(given)
    .filter((name) => name.startsWith('AIDY_'))
    .map((name) => `${name} is not a known variable.`);

  const read = variables.safeParse(given);
  const issues = read.success ? [] : read.error.issues;
  const faults = [
    ...variableNames.flatMap((name) => {
      const issue = issues.find(({ path }) => path[0] === name);
      if (issue === undefined) return [];
      return [{ ...fault(name), ...ifSet('detail', detailOf(issue)) }];
    }),
    ...rulesBetween(given),
  ];
  return read.success && faults.length === 0
    ? { kind: 'valid', config: configOf(read.data), warnings }
    : { kind: 'faulty', faults, warnings };
};

export const describeFault = ({ variable, expected, example, detail }: ConfigFault): string =>
  `${variable}: expected ${expected}${detail === undefined ? '' : ` (${detail})`}. Example: ${variable}=${example}`;
