import { asksForVerdicts, verdictsOn } from '../support/fakes/fake-judge';
import { type FakeModel, type ModelCall, startFakeModel, streamText } from '../support/fakes/fake-model';
import { type Product, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

const COSTS =
  'The costs for publication of this order shall be borne by the Office of the United States Trade Representative.';
const LIE = 'The costs for publication of this order shall be borne by the Department of Commerce.';
const QUESTION = 'Who bears the costs for publication of the order?';

const numberOf = ({ body }: ModelCall, quote: string): string => {
  const prompt = body.messages.at(-1)?.content ?? '';
  const before = prompt.slice(0, prompt.indexOf(quote));
  return [...before.matchAll(/^\[(\d+)\] /gm)].at(-1)?.[1] ?? '0';
};

let model: FakeModel;
let product: Product;
let documentId: string;
let says: (call: ModelCall) => string | null = () => null;

beforeAll(async () => {
  model = await startFakeModel((call, response) => {
    const said = asksForVerdicts(call) ? verdictsOn(call, () => null) : says(call);
    if (said !== null) return streamText(response, said, { prompt_tokens: 1, completion_tokens: 1, cost: 0.5 });
    response.writeHead(500);
    response.end();
  });
  product = await startProduct(temporaryFolder(), {
    STARTER_CONTENT: 'on',
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'writer-1',
    RESEARCH_MONTHLY_BUDGET_USD: '4.4',
  });
  const { body } = await product.as('adam', 'staff').get('/api/admin/documents');
  documentId = body.find(({ title }: { title: string }) => title.startsWith('Further Modifying')).id;
  await until('the document is read', async () => {
    const read = await product.as('ann').get(`/api/v1/document/${documentId}`);
    return read.body.text.state === 'read';
  });
});
afterAll(async () => {
  await product.stop();
  await model.close();
});

/** Of a stream of events. */
const saidIn = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => (JSON.parse(line.slice('data: '.length)) as { readonly content?: string }).content ?? '')
    .join('');

const ask = async (): Promise<string> => {
  const messages = [{ role: 'user', content: QUESTION }];
  const { text } = await product.as('ann').post('/api/v1/chat-report/', { messages, opp_id: documentId });
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { readonly content?: string }).content ?? '')
    .join('');
};

test('a model words the answer, and its lie is left out with a count', async () => {
  says = (call) => `- ${COSTS} [${numberOf(call, COSTS)}]\n- ${LIE} [${numberOf(call, COSTS)}]`;
  const said = await ask();
  expect(said).toBe(
    `The document says, in short:\n\n${COSTS} [1]\n\nOne sentence was left out: its source does not support it.`,
  );
});

test('a model that does not answer leaves the document to answer', async () => {
  says = () => null;
  expect(await ask()).toContain(`The document says, on page 2:\n\n> ${COSTS} [1]`);
});

test('a model that only lies leaves the document to answer', async () => {
  says = (call) => `- ${LIE} [${numberOf(call, COSTS)}]`;
  const said = await ask();
  expect(said).toContain(`The document says, on page 2:\n\n> ${COSTS} [1]`);
  expect(said).not.toContain('Commerce');
});

test('a question without a field of the record is answered in words from its texts', async () => {
  const mission = 'NASA leads the civil space program of the United States.';
  says = ({ body }) => {
    const [, number, quote] = /^\[(\d+)\] .*\n“(.*space.*)”$/m.exec(body.messages.at(-1)?.content ?? '') ?? [];
    return `- ${quote} [${number}]\n- ${mission} [${number}]`;
  };
  const messages = [{ role: 'user', content: 'What is its role in space?' }];
  const { text } = await product.as('ann').post('/api/topics/chat-org/', { messages, org_name: 'NASA' });
  expect(saidIn(text)).toMatch(/^The record of .+ says, in short:\n\n.*space.* \[1\]/);
});

test('a tracker’s answer in the words of a model has the day of each claim', async () => {
  const { body } = await product.signedOut.get('/api/topics/search-trackers/?query=tariffs');
  const { id } = body.trackers.find(({ recorded }: { recorded: boolean }) => recorded);
  says = ({ body: { messages } }) => {
    const evidence = messages.at(-1)?.content ?? '';
    const [, number, quote] = /^\[(\d+)\] .*\n“(.*steel.*)”$/m.exec(evidence) ?? [];
    return `- ${quote} [${number}]`;
  };
  const messages = [{ role: 'user', content: 'What happened with steel since May 2026?' }];
  const { text } = await product.as('ann').post('/api/topics/chat-tracker/', { messages, tracker_id: id });
  expect(saidIn(text)).toMatch(/^This tracker says, since May 1.*, in short:\n\n.*steel.* \*\(\w+ \d+.*\)\* \[1\]$/);
});

test('the cost of a model is counted without the question; once the budget is spent the document answers', async () => {
  says = (call) => `- ${COSTS} [${numberOf(call, COSTS)}]`;
  await until('the budget is spent', async () => (await ask()).includes('on page 2'));
  const { body } = await product
    .as('adam', 'staff')
    .get(`/api/admin/events?filter=${encodeURIComponent(JSON.stringify({ type: 'ReplyWorded' }))}`);
  expect(body.map(({ data }: { data: object }) => data)).toContainEqual(
    expect.objectContaining({ model: 'writer-1', sentences: 1, leftOut: 1, fault: null, costUsd: 1 }),
  );
  expect(JSON.stringify(body)).not.toContain('publication');
});
