import {
  type AnsweringEmbeddings,
  type FakeEmbeddings,
  sendJson,
  sendVectors,
  startFakeEmbeddings,
} from '#test/support/fakes/fake-embeddings';
import { Outbound } from '../fetch/outbound';
import { embeddingsModel } from './embeddings';
import type { TextEmbedder } from './text-embedder';

let server: FakeEmbeddings | undefined;
const outbound = new Outbound({ connectTo: new Map(), timeoutMs: 5000, maxBytes: 1024, userAgent: 'Aidy' });
const { signal } = new AbortController();

afterEach(async () => {
  await server?.close();
  server = undefined;
});
afterAll(() => outbound.close());

const opened = async (answer: AnsweringEmbeddings, apiKey?: string): Promise<TextEmbedder> => {
  server = await startFakeEmbeddings(answer);
  const settings = { baseUrl: server.baseUrl, model: 'meaning-1', ...(apiKey !== undefined && { apiKey }) };
  return embeddingsModel(settings, outbound);
};

const east = [3, 0, 0, 0, 0, 0, 0, 0];
const north = [0, 4, 0, 0, 0, 0, 0, 0];

test('vectors are of length 1, in the order of the texts whatever that of the answer', async () => {
  const model = await opened((_, response) =>
    sendJson(
      response,
      200,
      JSON.stringify({
        data: [
          { index: 1, embedding: north },
          { index: 0, embedding: east },
        ],
      }),
    ),
  );
  const answer = await model.embed(['one', 'two'], signal);
  expect(answer).toMatchObject({ kind: 'embedded' });
  expect(answer.kind === 'embedded' && answer.vectors.map((vector) => [...vector])).toEqual([
    [1, 0, 0, 0, 0, 0, 0, 0],
    [0, 1, 0, 0, 0, 0, 0, 0],
  ]);
});

test('the key is sent to the server, the model is named, and the texts are sent as they are', async () => {
  const model = await opened((_, response) => sendVectors(response, [east]), 'secret');
  await model.embed(['The duty ends.'], signal);
  expect(server?.calls).toEqual([
    {
      authorization: 'Bearer secret',
      body: { model: 'meaning-1', input: ['The duty ends.'], encoding_format: 'float' },
    },
  ]);
});

const data = (...embeddings: readonly unknown[]): string =>
  JSON.stringify({ data: embeddings.map((embedding, index) => ({ index, embedding })) });

test.each([
  ['no JSON', 'Not found'],
  ['JSON of something else', '{"object":"list"}'],
  ['an error', '{"error":{"message":"no such model"}}'],
  ['too few vectors', data(east)],
  ['too many vectors', data(east, north, north)],
  ['one vector twice', JSON.stringify({ data: [east, north].map((embedding) => ({ index: 0, embedding })) })],
  [
    'a place that does not exist',
    JSON.stringify({ data: [east, north].map((embedding) => ({ index: 7, embedding })) }),
  ],
  ['vectors of unequal dimensions', data(east, [...north, 1])],
  ['a vector without a direction', data(east, [0, 0, 0, 0, 0, 0, 0, 0])],
  [
    'NaN, as some servers write it',
    `{"data":[{"index":0,"embedding":[NaN,0,0,0,0,0,0,0]},{"index":1,"embedding":[1]}]}`,
  ],
  ['a value that is null', data(east, [null, 1, 0, 0, 0, 0, 0, 0])],
  ['values beyond all numbers', `{"data":[{"embedding":[1e999,0,0,0,0,0,0,0]},{"embedding":[1,0,0,0,0,0,0,0]}]}`],
  ['a vector of one value', data([1], [1])],
  ['texts for vectors', data('AACAPwAAAAA=', 'AACAPwAAAAA=')],
])('%s is not accepted as an answer', async (_, body) => {
  const model = await opened((_call, response) => sendJson(response, 200, body));
  expect(await model.embed(['one', 'two'], signal)).toMatchObject({ kind: 'fault', code: 'GARBLED' });
});

test.each([
  [429, 'RATE_LIMITED'],
  [500, 'UNAVAILABLE'],
  [401, 'REFUSED'],
  [404, 'GONE'],
])('a server that answers %d', async (status, code) => {
  const model = await opened((_, response) => sendJson(response, status, '{}'));
  expect(await model.embed(['one'], signal)).toMatchObject({ kind: 'fault', code, reason: { kind: 'status', status } });
});

test('a server that failed three times is left alone', async () => {
  const model = await opened((_, response) => sendJson(response, 503, '{}'));
  for (let time = 0; time < 4; time++) await model.embed(['one'], signal);
  expect(server?.calls).toHaveLength(3);
});

test('a server that hangs is left when its run stops', async () => {
  const stop = new AbortController();
  const model = await opened(() => stop.abort());
  expect(await model.embed(['one'], stop.signal)).toMatchObject({ kind: 'fault', code: 'STOPPED' });
});

test('a server that is not there', async () => {
  const model = embeddingsModel({ baseUrl: 'http://127.0.0.1:9/v1', model: 'm' }, outbound);
  expect(await model.embed(['one'], signal)).toMatchObject({ kind: 'fault', code: 'UNAVAILABLE' });
});
