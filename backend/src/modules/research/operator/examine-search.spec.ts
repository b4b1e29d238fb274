import { startHosts, says, type TestHosts } from '#test/support/hosts';
import { configurationFor } from '#test/support/http-app';
import { researchSettings, USUAL_PROVIDERS } from '../research.settings';
import { examineSearch } from './examine-search';

let hosts: TestHosts;
beforeAll(async () => {
  hosts = await startHosts({ '127.0.0.1': says('Here') });
});
afterAll(() => hosts.close());

/** Nothing listens there. */
const NOWHERE = 'http://127.0.0.1:1';

const kindsOf = async (reached: readonly string[], environment: Readonly<Record<string, string>> = {}) => {
  const addresses = USUAL_PROVIDERS.map((name) => [
    `${name.toUpperCase().replaceAll('-', '_')}_BASE_URL`,
    reached.includes(name) ? hosts.origin : NOWHERE,
  ]);
  const { config, areas } = configurationFor({ ...Object.fromEntries(addresses), ...environment });
  const [, ...found] = await examineSearch(config, areas.of(researchSettings));
  return found.map(({ kind }) => kind);
};

test('an unreachable usual provider is a remark while others answer', async () =>
  expect(await kindsOf(['gdelt', 'federal-register'])).toEqual(['remark', 'well', 'well', 'remark', 'remark']));

test('unreachable providers are faults if none can be reached', async () =>
  expect(await kindsOf([])).toEqual(USUAL_PROVIDERS.map(() => 'fault')));

test('an unreachable provider that the operator named is a fault', async () =>
  expect(await kindsOf(['gdelt'], { SEARCH_PROVIDERS: 'gdelt,arxiv' })).toEqual(['well', 'fault']));
