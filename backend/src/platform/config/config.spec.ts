import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { areaSettings } from '../../settings';
import { platformSettings } from './config';
import { describeFault, readConfiguration } from './configuration';
import type { Environment } from './settings';

const variableNames = [platformSettings, ...areaSettings].flatMap((each) => each.describe()).map(({ name }) => name);

const faultsOf = (environment: Environment): string[] => {
  const result = readConfiguration(environment, areaSettings);
  return result.kind === 'faulty' ? result.faults.map(describeFault) : [];
};
const configOf = (environment: Environment) => {
  const result = readConfiguration(environment, areaSettings);
  if (result.kind === 'faulty') throw new Error(result.faults.map(describeFault).join('\n'));
  return result.config;
};
const STORES = {
  EVENTSTORE_URL: 'esdb://localhost:2113?tls=false',
  MONGODB_URL: 'mongodb://localhost/aidy',
  REDIS_URL: 'redis://localhost',
};

test('an empty environment selects embedded storage', () => {
  expect(configOf({})).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    trustedProxies: 0,
  });
});

test('an empty value counts as absent', () => {
  expect(configOf({ PORT: '', PUBLIC_URL: '' }).port).toBe(3000);
});

test('the public URL follows the port and has no trailing slash', () => {
  expect(configOf({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  expect(configOf({ PUBLIC_URL: 'https://aidy.example.org/' }).publicUrl).toBe('https://aidy.example.org');
});

test('reports all faults at once, each with name, expected value and example', () => {
  const faults = faultsOf({ PORT: 'seventy', DATA_KEY: 'short', LOG_LEVEL: 'loud', TRUST_PROXY: 'yes' });
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['PORT', 'DATA_KEY', 'TRUST_PROXY', 'LOG_LEVEL']);
  expect(faults).toContain('PORT: expected a port from 1 to 65535. Example: PORT=3000');
});

test('faults of areas are reported with those of the platform', () => {
  const faults = faultsOf({ PORT: 'seventy', PLANS: 'pro', LLM_MODEL: 'writer', SMTP_URL: 'smtp://localhost' });
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['PORT', 'PLANS', 'MAIL_FROM', 'LLM_BASE_URL']);
});

test('no two areas declare the same variable', () => {
  expect(variableNames).toEqual([...new Set(variableNames)]);
});

test('a fault never repeats the value, which may be a secret', () => {
  expect(faultsOf({ JWT_SECRET: 'hunter2', DATA_KEY: 'hunter2', SMTP_URL: 'hunter2' }).join()).not.toContain('hunter2');
});

test('fewer than all roles require the three external stores', () => {
  const faults = faultsOf({ ROLES: 'web', REDIS_URL: STORES.REDIS_URL });
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['EVENTSTORE_URL', 'MONGODB_URL']);
  expect(faultsOf({ ROLES: 'web,worker', ...STORES })).toEqual([]);
});

test('a store may have several hosts', () => {
  const cluster = {
    EVENTSTORE_URL: 'esdb://one:2113,two:2113,three:2113?tls=true',
    MONGODB_URL: 'mongodb://one:27017,two:27017/aidy?replicaSet=rs0',
  };
  expect(configOf(cluster)).toMatchObject({
    eventStoreUrl: cluster.EVENTSTORE_URL,
    mongodbUrl: cluster.MONGODB_URL,
  });
  expect(faultsOf({ EVENTSTORE_URL: 'esdb://one:2113,,two', MONGODB_URL: 'mongodb://one:port/aidy' })).toEqual([
    expect.stringMatching(/^EVENTSTORE_URL: .*separated by commas.* Example: EVENTSTORE_URL=esdb/),
    expect.stringMatching(/^MONGODB_URL: .*separated by commas.* Example: MONGODB_URL=mongodb/),
  ]);
});

test('production with an external store requires both secrets', () => {
  const faults = faultsOf({ NODE_ENV: 'production', MONGODB_URL: STORES.MONGODB_URL });
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['JWT_SECRET', 'DATA_KEY']);
  expect(faultsOf({ NODE_ENV: 'production' })).toEqual([]);
});

test('production refuses a shifted clock', () => {
  const faults = faultsOf({ NODE_ENV: 'production', CLOCK_OFFSET_MS: '5', CLOCK_OFFSET_FILE: 'x' });
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['CLOCK_OFFSET_MS', 'CLOCK_OFFSET_FILE']);
});

test('variables that belong together are required together', () => {
  expect(faultsOf({ ADMIN_EMAIL: 'a@example.org' })[0]).toMatch(/^ADMIN_PASSWORD: .*since ADMIN_EMAIL is set/);
  expect(faultsOf({ SMTP_URL: 'smtp://localhost' })[0]).toMatch(/^MAIL_FROM: .*since SMTP_URL is set/);
  expect(faultsOf({ LLM_MODEL: 'writer' })[0]).toMatch(/^LLM_BASE_URL: .*since LLM_MODEL is set/);
  expect(faultsOf({ EMBEDDING_MODEL: 'e5' })[0]).toMatch(/^EMBEDDING_BASE_URL: .*since EMBEDDING_MODEL is set/);
  expect(faultsOf({ LOCAL_SIGN_IN: 'off' })[0]).toMatch(/^LOCAL_SIGN_IN: .*nobody could sign in/);
});

test('mail has a sender without a mail server, too, since the outbox shows it', () => {
  expect(configOf({ MAIL_FROM: 'Desk <desk@example.org>' }).mailFrom).toBe('Desk <desk@example.org>');
  expect(configOf({ PUBLIC_URL: 'https://aidy.example' }).mailFrom).toBe('"Aidy" <no-reply@aidy.example>');
});

test('FETCH_CONNECT_TO maps hosts to targets', () => {
  const { connectTo } = configOf({
    FETCH_CONNECT_TO: 'A.example=http://127.0.0.1:9000, b.example=https://10.0.0.1',
  }).fetch;
  expect([...connectTo].map(([host, url]) => [host, url.href])).toEqual([
    ['a.example', 'http://127.0.0.1:9000/'],
    ['b.example', 'https://10.0.0.1/'],
  ]);
});

test.each(['a.example', 'a.example=127.0.0.1:9000', '=http://127.0.0.1', 'a.example=http://x/path', 'a b=http://x'])(
  'FETCH_CONNECT_TO=%s is refused',
  (value) => {
    expect(faultsOf({ FETCH_CONNECT_TO: value })).toEqual([
      expect.stringContaining('FETCH_CONNECT_TO: expected pairs'),
    ]);
  },
);

test('a 32-byte key may be base64 or hex', () => {
  const bytes = Buffer.alloc(32, 7);
  expect(configOf({ DATA_KEY: bytes.toString('hex') }).dataKey).toEqual(bytes);
  expect(configOf({ DATA_KEY: bytes.toString('base64') }).dataKey).toEqual(bytes);
});

test('warns about unknown AIDY_ variables', () => {
  expect(readConfiguration({ AIDY_PORT: '1' }, areaSettings).warnings).toEqual(['AIDY_PORT is not a known variable.']);
});

test('.env.example lists exactly the existing variables, with valid values', () => {
  const text = readFileSync(join(__dirname, '../../../../.env.example'), 'utf8');
  const uncommented = text.replace(/^#(?=[A-Z][A-Z0-9_]*=)/gm, '');
  const listed = parseEnv(uncommented);
  expect(Object.keys(listed).sort()).toEqual([...variableNames].sort());
  // Production refuses some of the values, so each is checked on its own.
  for (const [name, value] of Object.entries(listed)) {
    const faulty = faultsOf({ [name]: value }).filter((fault) => fault.startsWith(`${name}:`));
    expect(value === '' ? [] : faulty).toEqual([]);
  }
});
