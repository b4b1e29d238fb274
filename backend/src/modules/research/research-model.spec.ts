import { ConfiguredOutbound } from '#platform/fetch/configured-outbound';
import { CommandRunner } from '#platform/command-handling/command-runner';
import type { EventStore } from '#platform/event-store/event-store';
import { randomIds } from '#platform/ids';
import { type Answering, type FakeModel, startFakeModel, streamText } from '#test/support/fakes/fake-model';
import { configurationFor } from '#test/support/http-app';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { TestClock } from '#test/support/test-clock';
import { PaidServicesBudget } from './paid-services-budget';
import { ResearchLanguageModel } from './research-model';
import { researchSettings } from './research.settings';

let fake: FakeModel;
let answering: Answering;
let log: EventStore;
let model: ResearchLanguageModel;

beforeEach(async () => {
  fake = await startFakeModel((...call) => answering(...call));
  log = inMemoryEventStore();
  const { config, areas } = configurationFor({
    LLM_BASE_URL: fake.baseUrl,
    LLM_MODEL: 'writer-1',
    LLM_PRICES: '1000,2000',
    RESEARCH_MONTHLY_BUDGET_USD: '100',
  });
  const settings = areas.of(researchSettings);
  const clock = new TestClock();
  const budget = new PaidServicesBudget(
    settings,
    new InMemoryReadStore(),
    clock,
    randomIds(clock),
    new CommandRunner(log),
  );
  model = new ResearchLanguageModel(settings, new ConfiguredOutbound(config), budget);
});
afterEach(() => fake.close());

const conversing = async () => {
  const opened = await model.conversing();
  if (opened === null) throw new Error('There is a model, and money left.');
  return opened;
};

const MESSAGES = [{ role: 'user', content: 'What happened?' }] as const;
const settledUsd = async () =>
  (await log.readStream('spending-2026-03')).flatMap(({ type, data }) =>
    type === 'SpendingSettled' && 'usd' in data ? [data.usd] : [],
  );

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
  expect(await settledUsd()).toEqual([0.008]);
});

test('all that a conversation asks is one expense', async () => {
  const { signal } = new AbortController();
  answering = (_call, response) => streamText(response, 'Fine.', { prompt_tokens: 1000, completion_tokens: 500 });
  const { model: talker, settle } = await conversing();
  for (let time = 0; time < 3; time++) await talker.reply({ messages: MESSAGES, signal });
  await settle();
  expect(await settledUsd()).toEqual([6]);
});

describe('whoever chooses what a tracker tells', () => {
  const editorOf = (environment: Readonly<Record<string, string>>, chosen?: 'rules' | 'model') => {
    const { config, areas } = configurationFor(environment);
    const settings = areas.of(researchSettings);
    const clock = new TestClock();
    const budget = new PaidServicesBudget(
      settings,
      new InMemoryReadStore(),
      clock,
      randomIds(clock),
      new CommandRunner(log),
    );
    const editor = new ResearchLanguageModel(settings, new ConfiguredOutbound(config), budget).editorFor(chosen);
    return typeof editor === 'string' ? editor : 'model';
  };
  const withModel = { LLM_BASE_URL: 'http://127.0.0.1:9/v1', LLM_MODEL: 'editor-1' };

  test.each([
    [withModel, undefined, 'model'],
    [withModel, 'rules', 'rules'],
    [{ ...withModel, RESEARCH_EDITOR: 'rules' }, undefined, 'rules'],
    [{ ...withModel, RESEARCH_EDITOR: 'rules' }, 'model', 'model'],
    [{ ...withModel, RESEARCH_ENGINE: 'feeds' }, 'model', 'no model'],
    [{}, undefined, 'rules'],
    [{}, 'model', 'no model'],
  ] as const)('%o, chosen by it: %s', (environment, chosen, editor) =>
    expect(editorOf(environment, chosen)).toBe(editor),
  );
});

describe('searches that a model proposes', () => {
  const propose = async () => {
    const proposer = model.proposerFor(undefined);
    if (proposer === null) throw new Error('There is a model.');
    return proposer(['Bridge of Arlen'], new AbortController().signal);
  };
  const markOf = (rules = ''): string => /lines that begin with (\w+),/.exec(rules)?.[1] ?? '';

  test('cost what is asked for them', async () => {
    answering = (call, response) => streamText(response, `${markOf(call.body.messages[0]?.content)} en Arlen viaduct`);
    expect(await propose()).toMatchObject({
      searches: [{ language: 'en', words: 'Arlen viaduct' }],
      model: 'writer-1',
    });
    expect(await settledUsd()).toHaveLength(1);
  });

  test('are none if it is away; and once it has been away too often it is not asked, which does not count', async () => {
    answering = (_call, response) => void response.writeHead(503).end();
    for (let time = 0; time < 3; time++) expect(await propose()).toMatchObject({ searches: [] });
    expect(await propose()).toBeNull();
    expect(fake.calls).toHaveLength(3);
  });

  test('are not asked for by a tracker of the rules', () => expect(model.proposerFor('rules')).toBeNull());
});
