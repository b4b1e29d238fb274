import type { EventStore } from '#platform/event-store/event-store';
import { type Answering, type FakeModel, startFakeModel, streamText } from '#test/support/fakes/fake-model';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { meteredModels, paidModelAt, settledUsd } from '#test/support/metered-models';
import { ModelConversations } from './model-conversations';

let fake: FakeModel;
let answering: Answering;
let log: EventStore;

beforeEach(async () => {
  fake = await startFakeModel((...call) => answering(...call));
  log = inMemoryEventStore();
});
afterEach(() => fake.close());

const conversing = async () => {
  const { models, budget } = meteredModels(paidModelAt(fake.baseUrl), log);
  const opened = await new ModelConversations(models, budget).openConversation();
  if (opened === null) throw new Error('There is a model, and money left.');
  return opened;
};

const MESSAGES = [{ role: 'user', content: 'What happened?' }] as const;

test('a model that fails conversations is still asked to judge', async () => {
  const { signal } = new AbortController();
  answering = (_call, response) => void response.writeHead(503).end();
  const { model: talker, judge } = await conversing();
  for (let time = 0; time < 4; time++) await talker.reply({ messages: MESSAGES, signal });
  expect(fake.calls).toHaveLength(3);

  const source = { quote: 'It rose.', title: '', host: '', publisher: '', publishedAt: null, readAt: '2026-03-01' };
  await judge([{ sentence: 'It rose.', sources: [source] }], signal);
  expect(fake.calls).toHaveLength(4);
});

test('a conversation that is cut off costs what was asked and said until then', async () => {
  const stop = new AbortController();
  answering = (_call, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: 'It rose.' } }] })}\n\n`);
  };
  const { model: talker, settle } = await conversing();
  const reply = await talker.reply({ messages: MESSAGES, signal: stop.signal, onText: () => stop.abort() });
  await settle();
  expect(reply).toMatchObject({ kind: 'fault', code: 'STOPPED' });
  // 14 and 8 characters are 4 and 2 tokens.
  expect(await settledUsd(log)).toEqual([0.008]);
});

test('a conversation with several questions is one expense', async () => {
  const { signal } = new AbortController();
  answering = (_call, response) => streamText(response, 'Fine.', { prompt_tokens: 1000, completion_tokens: 500 });
  const { model: talker, settle } = await conversing();
  for (let time = 0; time < 3; time++) await talker.reply({ messages: MESSAGES, signal });
  await settle();
  expect(await settledUsd(log)).toEqual([6]);
});
