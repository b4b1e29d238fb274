import type { EventStore } from '#platform/event-store/event-store';
import { type Answering, type FakeModel, startFakeModel, streamText } from '#test/support/fakes/fake-model';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { meteredModels, paidModelAt, settledUsd } from '#test/support/metered-models';
import { ResearchLanguageModel } from './research-language-model';

let fake: FakeModel;
let answering: Answering;
let log: EventStore;
let model: ResearchLanguageModel;

beforeEach(async () => {
  fake = await startFakeModel((...call) => answering(...call));
  log = inMemoryEventStore();
  const { research, models, budget } = meteredModels(paidModelAt(fake.baseUrl), log);
  model = new ResearchLanguageModel(research, models, budget);
});
afterEach(() => fake.close());

describe('the editor of a tracker', () => {
  const editorOf = (environment: Readonly<Record<string, string>>, chosen?: 'rules' | 'model') => {
    const { research, models, budget } = meteredModels(environment, log);
    return new ResearchLanguageModel(research, models, budget).editorFor(chosen).kind;
  };
  const withModel = { LLM_BASE_URL: 'http://127.0.0.1:9/v1', LLM_MODEL: 'editor-1' };

  test.each([
    [withModel, undefined, 'model'],
    [withModel, 'rules', 'rules'],
    [{ ...withModel, RESEARCH_EDITOR: 'rules' }, undefined, 'rules'],
    [{ ...withModel, RESEARCH_EDITOR: 'rules' }, 'model', 'model'],
    [{ ...withModel, RESEARCH_ENGINE: 'feeds' }, 'model', 'missing'],
    [{}, undefined, 'rules'],
    [{}, 'model', 'missing'],
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
    expect(await settledUsd(log)).toHaveLength(1);
  });

  test('an unreachable model gives none; after several failures it is not asked, which does not count', async () => {
    answering = (_call, response) => void response.writeHead(503).end();
    for (let time = 0; time < 3; time++) expect(await propose()).toMatchObject({ searches: [] });
    expect(await propose()).toBeNull();
    expect(fake.calls).toHaveLength(3);
  });

  test('a tracker that chose the rules asks for none', () => expect(model.proposerFor('rules')).toBeNull());
});
