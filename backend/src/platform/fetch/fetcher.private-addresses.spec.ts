import type { LookupAddress } from 'node:dns';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { says, startHosts } from '#test/support/hosts';
import type { FetchSettings } from './fetch-settings';
import { Fetcher } from './fetcher';
import { Outbound } from './outbound';

const settings: FetchSettings = {
  connectTo: new Map(),
  concurrency: 8,
  timeoutMs: 20_000,
  maxBytes: 10_000,
  hostDelayMs: 0,
  userAgent: 'Aidy/1.0 (+http://localhost:3000)',
};

/** Addresses without a port: the canary's port is added where possible. */
const tricks = [
  'http://127.0.0.1',
  'http://127.1',
  'http://127.0.1',
  'http://2130706433',
  'http://0x7f000001',
  'http://0x7f.0.0.1',
  'http://0x7f.1',
  'http://0177.0.0.1',
  'http://017700000001',
  'http://0177.0.0.0x1',
  'http://127.0.0.1.',
  'http://127.127.127.127',
  'http://0',
  'http://0.0.0.0',
  'http://00.0.0.0',
  'http://[::1]',
  'http://[::]',
  'http://[0:0:0:0:0:0:0:1]',
  'http://[::ffff:127.0.0.1]',
  'http://[::ffff:7f00:1]',
  'http://[0:0:0:0:0:ffff:127.0.0.1]',
  'http://[::127.0.0.1]',
  'http://[::ffff:0:127.0.0.1]',
  'http://[64:ff9b::127.0.0.1]',
  'http://[64:ff9b:1::7f00:1]',
  'http://[2002:7f00:1::]',
  'http://[2001:0:7f00:1::]',
  'http://[2001:0:808:808::80ff:fffe]',
  'http://[fe80::1]',
  'http://[fc00::1]',
  'http://[fd00::1]',
  'http://[fec0::1]',
  'http://localhost',
  'http://LOCALHOST',
  'http://localhost.',
  'http://localhost.localdomain',
  'http://app.localhost',
  'http://loopback.example',
  'http://mixed.example',
  'http://six.example',
  'http://mapped.example',
  'http://nat.example',
  'http://lan.example',
  'http://metadata.example',
  'http://①②⑦.⓪.⓪.①',
  'http://127。0。0。1',
  'http://１２７.0.0.1',
  'http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
  'http://loc%61lhost',
  'http://%31%32%37.0.0.1',
  'http://good.example@127.0.0.1',
  'http://good.example:80@127.0.0.1',
  'http://127.0.0.1#@good.example',
  'http://127.0.0.1?@good.example',
  'http://127.0.0.1\\@good.example',
  'http:127.0.0.1',
  'http:\\\\127.0.0.1',
  'http:///127.0.0.1',
  'ht\ntp://127.0.0.1',
  ' http://127.0.0.1 ',
  'http://10.0.0.1',
  'http://172.16.0.1',
  'http://192.168.0.1',
  'http://169.254.169.254',
  'http://2852039166',
  'http://100.64.0.1',
  'http://[::ffff:a9fe:a9fe]',
  'https://127.0.0.1',
  'https://[::1]',
  'ftp://127.0.0.1',
  'file:///etc/passwd',
  'gopher://127.0.0.1',
  'data:text/html,x',
  'javascript:alert(1)',
  'ws://127.0.0.1',
  'blob:http://127.0.0.1',
  '//127.0.0.1',
  '',
  'http://',
  'http://[::1',
  'http://256.256.256.256',
  'http://good.example.127.0.0.1.nip.example',
];

const withPort = (trick: string, port: number): string => {
  try {
    const url = new URL(trick);
    if (url.port === '') url.port = String(port);
    return url.href;
  } catch {
    return trick;
  }
};

const four = (address: string): LookupAddress => ({ address, family: 4 });
const six = (address: string): LookupAddress => ({ address, family: 6 });
const names: Record<string, LookupAddress[]> = {
  'mixed.example': [four('93.184.216.34'), four('127.0.0.1')],
  'six.example': [six('::1')],
  'mapped.example': [six('::ffff:127.0.0.1')],
  'nat.example': [six('64:ff9b::7f00:1')],
  'lan.example': [four('192.168.0.1')],
  'metadata.example': [four('169.254.169.254')],
};
const resolve = async (name: string): Promise<LookupAddress[]> => names[name] ?? [four('127.0.0.1')];

describe('private addresses', () => {
  let canary: Server;
  let port = 0;
  let connections = 0;
  let fetcher: Fetcher;

  beforeAll(async () => {
    canary = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((done) => canary.listen(0, '0.0.0.0', done));
    port = (canary.address() as AddressInfo).port;
    fetcher = new Fetcher(settings, resolve);
  });
  afterAll(async () => {
    await fetcher.close();
    await new Promise((done) => canary.close(done));
  });

  const get = (address: string, from = fetcher) =>
    from.fetch({ url: address, permit: () => null, now: new Date(), signal: new AbortController().signal });

  test('the spec covers at least 60 tricks', () => expect(new Set(tricks).size).toBeGreaterThanOrEqual(60));

  test.each(tricks)('refuses %j, with and without a port', async (trick) => {
    expect(await get(trick)).toMatchObject({ kind: 'refused' });
    expect(await get(withPort(trick, port))).toMatchObject({ kind: 'refused' });
  });

  /** Disables the port rule, so that only the address check protects the canary. */
  test('checks the resolved address when connecting', async () => {
    const outbound = new Outbound({ ...settings, connectTo: new Map() }, resolve);
    for (const name of [...Object.keys(names), 'loopback.example']) {
      expect(await outbound.call(`http://${name}/`)).toMatchObject({
        kind: 'refused',
        reason: { kind: 'private_address' },
      });
    }
    await outbound.close();
  });

  test('a name that resolves differently each time reaches nothing (DNS rebinding)', async () => {
    let requests = 0;
    const rebinding = async (): Promise<LookupAddress[]> => [four(requests++ % 2 === 0 ? '127.0.0.1' : '0.0.0.0')];
    const outbound = new Outbound(settings, rebinding);
    for (let round = 0; round < 1000; round++)
      expect(await outbound.call('http://rebinding.example/')).toMatchObject({ kind: 'refused' });
    await outbound.close();
    expect(requests).toBe(1000);
  });

  test('none of the tricks made a connection', () => expect(connections).toBe(0));

  test('FETCH_CONNECT_TO is the only way to a private address, for exactly its host', async () => {
    const hosts = await startHosts({ 'inside.example': says('in') });
    const mapped = new Fetcher({ ...settings, connectTo: hosts.connectTo }, resolve);
    const signal = new AbortController().signal;
    expect(
      await mapped.fetch({ url: 'https://inside.example/', permit: () => null, now: new Date(), signal }),
    ).toMatchObject({
      kind: 'fetched',
      url: 'https://inside.example/',
    });
    expect(
      await mapped.fetch({ url: 'https://www.inside.example/', permit: () => null, now: new Date(), signal }),
    ).toMatchObject({
      kind: 'refused',
    });
    expect(hosts.hits).toEqual(['inside.example/']);
    await mapped.close();
    await hosts.close();
  });

  test('a path that looks like a host does not change the target', async () => {
    const hosts = await startHosts({ 'inside.example': says('in') });
    const mapped = new Fetcher({ ...settings, connectTo: hosts.connectTo }, resolve);
    const kinds: string[] = [];
    for (const path of [`//127.0.0.1:${port}/`, `//loopback.example:${port}/x`, `//user@127.0.0.1:${port}/`])
      kinds.push((await get(`https://inside.example${path}`, mapped)).kind);
    await mapped.close();
    await hosts.close();
    expect(kinds).toEqual(['fetched', 'fetched', 'fetched']);
    expect(hosts.hits.every((hit) => hit.startsWith('inside.example/'))).toBe(true);
    expect(connections).toBe(0);
  });

  test("calls the operator's own addresses unchecked", async () => {
    const hosts = await startHosts({ '127.0.0.1': says('in') });
    const own = new Outbound(settings, resolve);
    expect(await own.call(`${hosts.origin}/`, { trust: 'operator' })).toMatchObject({ kind: 'answered', status: 200 });
    expect(await own.call(`${hosts.origin}/`)).toMatchObject({ kind: 'refused' });
    await own.close();
    await hosts.close();
  });
});
