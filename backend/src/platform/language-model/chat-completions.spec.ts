import type { ServerResponse } from 'node:http';
import { startFakeModel, streamText, type Answering, type FakeModel } from '#test/support/fakes/fake-model';
import { Outbound } from '../fetch/outbound';
import { chatCompletionsModel, type ModelSettings } from './chat-completions';

let server: FakeModel | undefined;
const outbound = new Outbound({ connectTo: new Map(), timeoutMs: 5000, maxBytes: 1024, userAgent: 'Aidy' });

afterEach(async () => {
  await server?.close();
  server = undefined;
});
afterAll(() => outbound.close());

const ask = async (
  answer: Answering,
  settings: Partial<ModelSettings> = {},
  given: { readonly signal?: AbortSignal; readonly onText?: (piece: string) => void } = {},
) => {
  server = await startFakeModel(answer);
  const model = chatCompletionsModel({ baseUrl: server.baseUrl, model: 'writer-1', ...settings }, outbound);
  const messages = [{ role: 'user', content: 'Write.' }] as const;
  return model.reply({ messages, signal: new AbortController().signal, ...given });
};

const whole =
  (status: number, type: string, body: string): Answering =>
  (_, response) => {
    response.writeHead(status, { 'content-type': type });
    response.end(body);
  };

const streaming =
  (text: string, usage?: Readonly<Record<string, number>>): Answering =>
  (_, response: ServerResponse) =>
    streamText(response, text, usage);

test('a streamed reply arrives piece by piece', async () => {
  const pieces: string[] = [];
  const reply = await ask(streaming('The duty ends on Friday.'), {}, { onText: (piece) => pieces.push(piece) });
  expect(reply).toMatchObject({ kind: 'reply', text: 'The duty ends on Friday.' });
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.join('')).toBe('The duty ends on Friday.');
});

test('the key is sent to the server, and the model is named', async () => {
  await ask(streaming('Done.'), { apiKey: 'secret' });
  expect(server?.calls).toMatchObject([{ authorization: 'Bearer secret', body: { model: 'writer-1', stream: true } }]);
});

test('servers that do not stream may answer whole', async () =>
  expect(
    await ask(whole(200, 'application/json', JSON.stringify({ choices: [{ message: { content: 'Whole.' } }] }))),
  ).toMatchObject({ kind: 'reply', text: 'Whole.' }));

test('the model’s thinking aloud is left out, wherever its tags are split', async () =>
  expect(await ask(streaming('<think>First <b>I</b> should look.</think>It ends.'))).toMatchObject({
    text: 'It ends.',
  }));

test('thoughts that never end leave nothing', async () =>
  expect(await ask(streaming('<think>And then'))).toMatchObject({ kind: 'fault', code: 'GARBLED' }));

describe('cost', () => {
  const usage = { prompt_tokens: 1_000_000, completion_tokens: 500_000 };
  test('a cost that the server reports is taken as it is', async () =>
    expect(await ask(streaming('Done.', { ...usage, cost: 0.25 }))).toMatchObject({ costUsd: 0.25 }));
  test('a cost without a report follows from the price of the tokens', async () =>
    expect(await ask(streaming('Done.', usage), { prices: { input: 0.2, output: 0.6 } })).toMatchObject({
      costUsd: 0.5,
    }));
  test('a call without prices costs nothing', async () =>
    expect(await ask(streaming('Done.', usage))).toMatchObject({ costUsd: 0 }));
});

describe('faults', () => {
  test.each([
    [401, 'REFUSED'],
    [402, 'REFUSED'],
    [404, 'GONE'],
    [410, 'GONE'],
    [429, 'RATE_LIMITED'],
    [500, 'UNAVAILABLE'],
    [503, 'UNAVAILABLE'],
  ])('status %i is %s', async (status, code) =>
    expect(await ask(whole(status, 'application/json', '{"error":{"message":"no"}}'))).toMatchObject({
      kind: 'fault',
      code,
    }),
  );

  test.each([
    ['truncated JSON', 'application/json', '{"choices":[{"mess'],
    ['an empty object', 'application/json', '{}'],
    ['an HTML page', 'text/html', '<html><body>Sign in</body></html>'],
    ['garbage in a stream', 'text/event-stream', 'data: \u0000\u0001{{{\n\ndata: [DONE]\n\n'],
    ['an empty stream', 'text/event-stream', 'data: [DONE]\n\n'],
  ])('%s gives no reply', async (_, type, body) =>
    expect(await ask(whole(200, type, body))).toMatchObject({ kind: 'fault', code: 'GARBLED' }),
  );

  test('an error within the stream', async () =>
    expect(await ask(whole(200, 'text/event-stream', 'data: {"error":{"message":"overloaded"}}\n\n'))).toMatchObject({
      kind: 'fault',
      code: 'UNAVAILABLE',
    }));

  test('a reply of 10 MB is not read to its end', async () =>
    expect(await ask(streaming('x'.repeat(1024 * 1024)))).toMatchObject({ kind: 'fault', code: 'GARBLED' }));

  test('a model that hangs is left when its run stops', async () => {
    const stop = new AbortController();
    const reply = ask(() => stop.abort(), {}, { signal: stop.signal });
    expect(await reply).toMatchObject({ kind: 'fault', code: 'STOPPED' });
  });

  test('a server that is not there', async () => {
    const model = chatCompletionsModel({ baseUrl: 'http://127.0.0.1:9/v1', model: 'm' }, outbound);
    expect(await model.reply({ messages: [], signal: new AbortController().signal })).toMatchObject({
      kind: 'fault',
      code: 'UNAVAILABLE',
    });
  });
});
