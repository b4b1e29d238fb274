import { type CorpusServer, startCorpusServer } from '../corpus/server/corpus-server';
import { asksEditor, editsPlainly } from '../support/fakes/fake-editor';
import { type FakeModel, startFakeModel, streamText } from '../support/fakes/fake-model';
import { type SignedInProduct, startSignedInProduct } from '../support/research/signed-in-product';
import { temporaryFolder } from '../support/temporary-folder';

let corpus: CorpusServer;
let model: FakeModel;
let product: SignedInProduct;
let answers: 'edits' | 'chats' | 'is away' = 'edits';

beforeAll(async () => {
  corpus = await startCorpusServer({ now: () => new Date('2026-11-20T12:00:00Z') });
  model = await startFakeModel((call, response) => {
    if (answers === 'is away') {
      response.writeHead(503);
      response.end();
    } else if (asksEditor(call) && answers === 'edits') streamText(response, editsPlainly(call));
    else streamText(response, 'Certainly! I would start with the second page.');
  });
  product = await startSignedInProduct(temporaryFolder(), {
    FETCH_CONNECT_TO: corpus.connectTo(),
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'editor-1',
    LLM_PRICES: '1,1',
  });
});
afterAll(async () => {
  await product.stop();
  await model.close();
  await corpus.close();
});

test('a model chooses by number what is published, and the log says from how many pages', async () => {
  const { current_state, last_run } = await product.researched('United States tariffs', ['www.whitehouse.gov']);
  expect(last_run).toMatchObject({ state: 'published', editing: { model: 'editor-1', fault: null } });
  const { pages, edited } = last_run.editing;
  // Long orders use up what a run may ask; the rules edit the rest.
  expect(edited).toBeGreaterThan(pages / 2);
  expect(last_run.cost_usd).toBeGreaterThan(0);
  expect(current_state).toContain('[1]');
  expect(current_state).not.toContain('Certainly');
});

test('a model that talks leaves every page to the rules, and the log says so', async () => {
  answers = 'chats';
  const { last_run } = await product.researched('Artificial intelligence policy', ['www.whitehouse.gov']);
  expect(last_run).toMatchObject({ state: 'published', editing: { model: 'editor-1', edited: 0, fault: null } });
  expect(last_run.claims_new).toBeGreaterThan(0);
});

test('a model that is away leaves every page to the rules, and the log says why', async () => {
  answers = 'is away';
  const { last_run } = await product.researched('Artificial intelligence rules', ['www.whitehouse.gov']);
  expect(last_run).toMatchObject({
    state: 'published',
    editing: { edited: 0, fault: 'failed with a server error (503)' },
  });
});

test('a tracker of the rules asks no model, whatever is set up', async () => {
  answers = 'edits';
  const before = model.calls.length;
  const { last_run, editor } = await product.researched('Tariffs', ['www.whitehouse.gov'], { editor: 'rules' });
  expect(editor).toBe('rules');
  expect(last_run).toMatchObject({ state: 'published', editing: null });
  expect(model.calls.slice(before).filter(asksEditor)).toEqual([]);
});
