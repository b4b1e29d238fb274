import { type DeskConfig, isOwnDesk } from './own-desk';

const desk: DeskConfig = {
  host: '127.0.0.1',
  publicUrl: 'http://localhost:3000',
  trustedProxies: 0,
  production: false,
};

test.each<[string, Partial<DeskConfig>]>([
  ['as it comes', {}],
  ['on IPv6', { host: '::1', publicUrl: 'http://[::1]:3000' }],
  ['by name', { host: 'localhost' }],
])('a desk of one’s own: %s', (_name, other) => expect(isOwnDesk({ ...desk, ...other })).toBe(true));

test.each<[string, Partial<DeskConfig>]>([
  ['with a mail server', { smtp: { url: 'smtp://localhost', from: 'aidy@example.org' } }],
  ['on every address', { host: '0.0.0.0' }],
  ['on every address of IPv6', { host: '::' }],
  ['under a public name', { publicUrl: 'https://aidy.example.org' }],
  ['under a name that only begins like one', { publicUrl: 'http://localhost.example.org' }],
  ['behind a proxy', { trustedProxies: 1 }],
  ['in production', { production: true }],
])('no desk of one’s own: %s', (_name, other) => expect(isOwnDesk({ ...desk, ...other })).toBe(false));
