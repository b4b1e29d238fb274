import { asksForVerdicts, verdictsOn } from '../support/fake-judge';
import { type FakeModel, startFakeModel, streamText } from '../support/fake-model';
import { type Product, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';
import { UNREACHABLE_HOSTS } from '../support/walk-through';

let model: FakeModel;
let product: Product;
let says = '';

beforeAll(async () => {
  model = await startFakeModel((call, response) =>
    streamText(
      response,
      asksForVerdicts(call) ? verdictsOn(call, (sentence) => (sentence.includes('should') ? 'should' : null)) : says,
    ),
  );
  product = await startProduct(temporaryFolder(), {
    ...UNREACHABLE_HOSTS,
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'writer-1',
  });
});
afterAll(async () => {
  await product.stop();
  await model.close();
});

const say = async (content: string): Promise<string> => {
  const body = { messages: [{ role: 'user', content }] };
  const { text } = await product.as('ann').post('/api/chronic/chat-sim-stream/', body);
  const data = /^event: complete\ndata: (.*)$/m.exec(text)?.[1] ?? '{}';
  return (JSON.parse(data) as { content?: string }).content ?? `not answered: ${text}`;
};

test('a model words what the diary answers, and only that', async () => {
  says = 'You had 2 cups of peppermint tea today.';
  expect(await say('Two cups of peppermint tea today')).toBe('Logged: peppermint tea, 2 cups (today).');
  expect(await say('How much peppermint tea did I drink today?')).toBe(says);
  expect(await say('How many pills of ibuprofen can I take?')).toContain('your doctor or pharmacist');
  expect(model.calls.filter((call) => !asksForVerdicts(call))).toHaveLength(1);
  const [event] = (await product.events()).filter(({ type }) => type === 'ReplyWorded');
  expect(event?.data).toMatchObject({ model: 'writer-1', sentences: 1, leftOut: 0, fault: null });
});

test('a message that is sent again with its key is answered as before, without asking the model again', async () => {
  says = 'You had 2 cups of peppermint tea today.';
  const asked = model.calls.length;
  const send = async () => {
    const messages = [{ role: 'user', content: 'How much peppermint tea did I drink today?' }];
    const key = { 'Idempotency-Key': 'tea again' };
    const { text } = await product.as('ann').post('/api/chronic/chat-sim-stream/', { messages }, key);
    return /^event: complete\ndata: (.*)$/m.exec(text)?.[1] ?? text;
  };
  const answers = [await send(), await send()];
  expect(answers[0]).toContain(says);
  expect(answers[1]).toBe(answers[0]);
  // Once to word it, and once to judge that.
  expect(model.calls.slice(asked)).toHaveLength(2);
});

test.each([
  'You had 7 cups of peppermint tea today.',
  'You had 2 cups of peppermint tea today. You should drink less.',
])('%s: what the diary does not bear out is never said', async (lie) => {
  says = lie;
  const answer = await say('How much peppermint tea did I drink today?');
  expect(answer).toContain('You told me about tea 1 time today, 2 cups in all');
  expect(answer).not.toMatch(/7 cups|should/);
});
