import { type ReachConfig, isLocalOnly } from './local-only';

const local: ReachConfig = {
  host: '127.0.0.1',
  publicUrl: 'http://localhost:3000',
  trustedProxies: 0,
  production: false,
};

test.each<[string, Partial<ReachConfig>]>([
  ['with the defaults', {}],
  ['on IPv6', { host: '::1', publicUrl: 'http://[::1]:3000' }],
  ['by name', { host: 'localhost' }],
])('local only: %s', (_name, other) => expect(isLocalOnly({ ...local, ...other })).toBe(true));

test.each<[string, Partial<ReachConfig>]>([
  ['with a mail server', { smtp: { url: 'smtp://localhost' } }],
  ['on every address', { host: '0.0.0.0' }],
  ['on every address of IPv6', { host: '::' }],
  ['under a public name', { publicUrl: 'https://aidy.example.org' }],
  ['under a name that only begins like one', { publicUrl: 'http://localhost.example.org' }],
  ['behind a proxy', { trustedProxies: 1 }],
  ['in production', { production: true }],
])('reachable from elsewhere: %s', (_name, other) => expect(isLocalOnly({ ...local, ...other })).toBe(false));
