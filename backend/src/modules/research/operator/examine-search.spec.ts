import { startHosts, says, type TestHosts } from '../../../../../test/support/hosts';
import { USUAL_PROVIDERS } from '../discover/provider-name';
import type { ResearchSettings } from '../research.settings';
import { examineSearch } from './examine-search';

let hosts: TestHosts;
beforeAll(async () => {
  hosts = await startHosts({ '127.0.0.1': says('Here') });
});
afterAll(() => hosts.close());

/** Nothing listens there. */
const NOWHERE = 'http://127.0.0.1:1';

const kindsOf = async (searchProviders: readonly string[], reached: readonly string[]) => {
  const providerUrls = Object.fromEntries(
    searchProviders.map((name) => [name, reached.includes(name) ? hosts.origin : NOWHERE]),
  );
  const config = {
    publicUrl: 'http://localhost:3000',
    fetch: { connectTo: new Map(), concurrency: 1, timeoutMs: 2000, maxBytes: 1_000_000, hostDelayMs: 0 },
  } as unknown as Parameters<typeof examineSearch>[0];
  const [, ...found] = await examineSearch(config, { searchProviders, providerUrls } as unknown as ResearchSettings);
  return found.map(({ kind }) => kind);
};

test('of the usual providers, those that cannot be reached are noted while others answer', async () =>
  expect(await kindsOf(USUAL_PROVIDERS, ['federal-register', 'gdelt'])).toEqual([
    'remark',
    'well',
    'well',
    'remark',
    'remark',
  ]));

test('where none can be reached, nothing is found: these are faults', async () =>
  expect(await kindsOf(USUAL_PROVIDERS, [])).toEqual(USUAL_PROVIDERS.map(() => 'fault')));

test('one that the operator named is missed', async () =>
  expect(await kindsOf(['gdelt', 'arxiv'], ['gdelt'])).toEqual(['well', 'fault']));
