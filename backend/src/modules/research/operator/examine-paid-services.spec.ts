import { paidModelsSettings } from '#modules/paid-models/published';
import { type Handler, paths, says, startHosts, type TestHosts } from '#test/support/hosts';
import { configurationFor } from '#test/support/http-app';
import { researchSettings } from '../research.settings';
import { examinePaidServices } from './examine-paid-services';

let server: TestHosts | undefined;
afterEach(() => server?.close());

const refuses: Handler = (_, response) => void response.writeHead(401).end();
const json = (value: unknown): Handler => says(JSON.stringify(value), 'application/json');

const examine = (environment: Readonly<Record<string, string>>) => {
  const { config, areas } = configurationFor(environment);
  return examinePaidServices(config, areas.of(researchSettings), areas.of(paidModelsSettings));
};

const examined = async (
  models: Handler,
  settings: (origin: string) => Readonly<Record<string, string>> = () => ({}),
) => {
  server = await startHosts({ '127.0.0.1': paths({ '/v1/models': models, '/': says('Hello') }) });
  const { origin } = server;
  return examine({ LLM_BASE_URL: `${origin}/v1`, LLM_MODEL: 'writer', ...settings(origin) });
};

test('a server that has the model is well', async () => {
  expect(await examined(json({ data: [{ id: 'writer' }] }))).toMatchObject([{ kind: 'well', of: 'LLM_MODEL' }]);
});

test.each([
  ['that lacks it', json({ data: [{ id: 'reader' }] }), 'LLM_MODEL', /has no model writer$/],
  ['that refuses the key', refuses, 'LLM_API_KEY', /denies access \(401\)$/],
])('a server %s is a fault', async (_, models, of, says) => {
  const [finding] = await examined(models);
  expect(finding).toMatchObject({ kind: 'fault', of, says: expect.stringMatching(says) });
});

test('a server that is away is a fault', async () => {
  const away = await examined(json({}), () => ({ LLM_BASE_URL: 'http://127.0.0.1:1/v1' }));
  expect(away).toMatchObject([{ kind: 'fault', of: 'LLM_BASE_URL' }]);
});

test('a service that does not list its models is worth a remark', async () => {
  expect(await examined(says('<html></html>'))).toMatchObject([{ kind: 'remark', of: 'LLM_MODEL' }]);
});

test('a model of meaning is checked by its own settings', async () => {
  const settings = (origin: string) => ({ EMBEDDING_BASE_URL: `${origin}/v1`, EMBEDDING_MODEL: 'meaning' });
  expect(await examined(json({ data: [{ id: 'writer' }] }), settings)).toMatchObject([
    { kind: 'well', of: 'LLM_MODEL' },
    { kind: 'fault', of: 'EMBEDDING_MODEL', says: expect.stringMatching(/has no model meaning$/) },
  ]);
});

test.each([
  ['well if its server answers, without a search', (origin: string) => origin, 'well'],
  ['a fault if it does not', () => 'http://127.0.0.1:1', 'fault'],
])('a paid search is %s', async (_, exaAt, kind) => {
  const settings = (origin: string) => ({ EXA_API_KEY: 'key', EXA_BASE_URL: exaAt(origin) });
  const [, exa] = await examined(json({ data: [{ id: 'writer' }] }), settings);
  expect(exa).toMatchObject({ kind, of: 'outbound access' });
  expect(server?.hits.filter((hit) => hit.endsWith('/search'))).toEqual([]);
});

test('nothing is checked if nothing is configured, or the keyless engine is wanted', async () => {
  expect(await examine({})).toEqual([]);
  expect(await examined(json({}), () => ({ RESEARCH_ENGINE: 'feeds' }))).toEqual([]);
});
