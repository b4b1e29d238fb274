import { type CorpusServer, startCorpusServer } from '../corpus/server/corpus-server';
import { asksForVerdicts, verdictsOn } from '../support/fakes/fake-judge';
import { type FakeModel, type ModelCall, startFakeModel, streamText } from '../support/fakes/fake-model';
import { type SignedInProduct, startSignedInProduct } from '../support/research/signed-in-product';
import { temporaryFolder } from '../support/temporary-folder';

const folder = temporaryFolder();
const LIE = 'The President abolished all 47 tariffs on Atlantis on Tuesday.';

/** The quote of each number in a prompt. */
const quotesIn = ({ body }: ModelCall): ReadonlyMap<number, string> =>
  new Map(
    [...(body.messages[1]?.content ?? '').matchAll(/^\[(\d+)\] .*\n“(.*)”$/gm)].map(([, n, quote = '']) => [
      Number(n),
      quote,
    ]),
  );

const numbersAfter = ({ body }: ModelCall, label: string): readonly number[] => {
  const line = new RegExp(`^${label}: (.*)$`, 'm').exec(body.messages[1]?.content ?? '')?.[1] ?? '';
  return [...line.matchAll(/\d+/g)].map(([n]) => Number(n));
};

/** Says what no quote says, without a figure, date or name that rules could miss. */
const COLOURED = 'outrageously';
/** The number of the line that it colours. */
const OWN_WORDS = 2;
const coloured = (quote = ''): string => quote.replace(/\.$/, ` ${COLOURED}.`);

/** Repeats each quote, except the first of the overview, in whose place it insists on a lie, and another one, which it colours. */
const liesOnce = (call: ModelCall): string => {
  if (asksForVerdicts(call)) return verdictsOn(call, (sentence) => (sentence.includes(COLOURED) ? COLOURED : null));
  const again = call.body.messages.length > 2 ? (call.body.messages.at(-1)?.content ?? '') : '';
  if (again !== '') return [...again.matchAll(/^(- .*) \(problem: /gm)].map(([, line]) => line).join('\n');
  const quotes = quotesIn(call);
  const lines = (numbers: readonly number[]): string =>
    numbers
      .map((n) => `- ${n === 1 ? LIE : n === OWN_WORDS ? coloured(quotes.get(n)) : quotes.get(n)} [${n}]`)
      .join('\n');
  return `<think>Let me see.</think>UPDATE\n${lines(numbersAfter(call, 'Lines of the update'))}\nOVERVIEW\n${lines(numbersAfter(call, 'Lines of the overview'))}`;
};

let corpus: CorpusServer;
let model: FakeModel;
let product: SignedInProduct;
let answers: 'writes' | 'is over its limit' = 'writes';

beforeAll(async () => {
  corpus = await startCorpusServer({ now: () => new Date('2026-11-20T12:00:00Z') });
  model = await startFakeModel((call, response) => {
    if (answers === 'writes') streamText(response, liesOnce(call));
    else {
      response.writeHead(429, { 'content-type': 'application/json' });
      response.end('{"error":{"message":"slow down"}}');
    }
  });
  product = await startSignedInProduct(folder, {
    FETCH_CONNECT_TO: corpus.connectTo(),
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'writer-1',
    RESEARCH_EDITOR: 'rules',
    LLM_PRICES: '100,100',
  });
});
afterAll(async () => {
  await product.stop();
  await model.close();
  await corpus.close();
});

test('a model writes and judges the answer; what its quotes do not bear out is quoted instead', async () => {
  const { current_state, written, last_run, sources } = await product.researched('United States tariffs', [
    'www.whitehouse.gov',
  ]);
  expect(written).toMatchObject({ model: 'writer-1' });
  expect(last_run.writing).toMatchObject({ model: 'writer-1', fault: null });
  expect(last_run.writing.replaced).toBeGreaterThanOrEqual(2);
  expect(last_run.writing.sentences).toBeGreaterThan(0);
  expect(last_run.cost_usd).toBeGreaterThan(0);
  expect(current_state).not.toContain('Atlantis');
  expect(current_state).not.toContain(COLOURED);
  expect(model.calls.map(asksForVerdicts)).toEqual([false, true, false, true]);
  const [, judged] = model.calls;
  expect(judged?.body.messages[1]?.content).toContain(COLOURED);
  expect(judged?.body.messages[1]?.content).not.toContain('Atlantis');
  const cited = new Set([...current_state.matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n)));
  expect(cited.size).toBe(sources.length);
  for (const n of [1, OWN_WORDS]) expect(written.quoted).toContainEqual(expect.objectContaining({ sources: [n] }));
});

test('a model that refuses leaves the sources’ own words, and the run says why', async () => {
  answers = 'is over its limit';
  const { current_state, written, last_run } = await product.researched('Artificial intelligence policy', [
    'www.whitehouse.gov',
  ]);
  expect(current_state).toContain('[1]');
  expect(written).toBeNull();
  expect(last_run).toMatchObject({
    state: 'published',
    writing: { model: 'writer-1', sentences: 0, fault: 'is rate limited (429)' },
  });
});
