import { AccessTokens } from '#platform/http/access/access-tokens';
import { completedIn, keepProposals, proposedFrom } from '../support/conversations/diary';
import { asksForVerdicts, verdictsOn } from '../support/fakes/fake-judge';
import { type FakeModel, startFakeModel, streamText } from '../support/fakes/fake-model';
import { type Product, startProduct } from '../support/product';
import { AFTERNOON } from '../support/research/afternoon';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { UNREACHABLE_HOSTS } from '../support/walk-through';

/** At night, `today` may mean either of two days. */
const THERE = { tz_offset_minutes: AFTERNOON };

let model: FakeModel;
let product: Product;
let says = '';
/** What the model waits for. */
let ready: Promise<void> = Promise.resolve();

beforeAll(async () => {
  model = await startFakeModel((call, response) => {
    const text = asksForVerdicts(call)
      ? verdictsOn(call, (sentence) => (sentence.includes('should') ? 'should' : null))
      : says;
    void ready.then(() => streamText(response, text));
  });
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

const ann = () => product.as('ann');

const say = async (content: string): Promise<string> => {
  const body = { ...THERE, messages: [{ role: 'user', content }] };
  return completedIn((await ann().post('/api/chronic/chat-sim-stream/', body)).text).content;
};

test('a model words what the diary answers, and only that', async () => {
  says = 'You had 2 cups of peppermint tea today.';
  await keepProposals(ann(), await proposedFrom(ann(), 'Two cups of peppermint tea today', THERE));
  expect(await say('How much peppermint tea did I drink today?')).toBe(says);
  expect(await say('How many pills of ibuprofen can I take?')).toContain('your doctor or pharmacist');
  expect(model.calls.filter((call) => !asksForVerdicts(call))).toHaveLength(1);
  const [event] = (await product.events()).filter(({ type }) => type === 'ReplyWorded');
  expect(event?.data).toMatchObject({ model: 'writer-1', sentences: 1, leftOut: 0, fault: null });
});

test('a model proposes what the message bears out if the rules read nothing', async () => {
  says = JSON.stringify([
    { kind: 'pain', strength: 7, quote: 'Pain-wise we are at 7' },
    { kind: 'pain', strength: 9, quote: 'Pain-wise we are at 7' },
  ]);
  const proposals = await proposedFrom(ann(), 'Pain-wise we are at 7, honestly', THERE);
  expect(proposals.map(({ entry, status }) => [entry?.text.replace(/ today.*/, ''), status])).toEqual([
    ['Pain 7 of 10,', 'open'],
  ]);
  const worded = (await product.events()).filter(({ type }) => type === 'ReplyWorded');
  expect(worded.at(-1)?.data).toMatchObject({ sentences: 1, leftOut: 1, fault: null });
  expect((await keepProposals(ann(), proposals)).status).toBe(200);
  says = 'No array.';
  expect(await say('Rough day all in all')).toBe(
    'I have kept this as a note, word for word. Nothing of it is counted yet: what should it count as?',
  );
});

test('a message that is sent again with its key is answered as before, without asking the model again', async () => {
  says = 'You had 2 cups of peppermint tea today.';
  const callsBefore = model.calls.length;
  const send = async () => {
    const messages = [{ role: 'user', content: 'How much peppermint tea did I drink today?' }];
    const key = { 'Idempotency-Key': 'tea again' };
    const { text } = await product.as('ann').post('/api/chronic/chat-sim-stream/', { ...THERE, messages }, key);
    return /^event: complete\ndata: (.*)$/m.exec(text)?.[1] ?? text;
  };
  const answers = [await send(), await send()];
  expect(answers[0]).toContain(says);
  expect(answers[1]).toBe(answers[0]);
  // Once to word it, and once to judge that.
  expect(model.calls.slice(callsBefore)).toHaveLength(2);
});

test('a question repeated after a lost connection gets the words of the model', async () => {
  says = 'You had 2 cups of peppermint tea today.';
  let goOn = (): void => undefined;
  ready = new Promise((resolve) => (goOn = resolve));
  const callsBefore = model.calls.length;
  const messages = [{ role: 'user', content: 'How much peppermint tea did I drink today?' }];
  const key = { 'Idempotency-Key': 'lost tea' };
  const lost = new AbortController();
  const path = '/api/chronic/chat-sim-stream/';
  const { token } = product.app
    .get(AccessTokens, { strict: false })
    .issue({ userId: 'ann', sessionId: 'a-session', roles: [] });
  const first = await fetch(`${await product.app.getUrl()}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...key },
    body: JSON.stringify({ ...THERE, messages }),
    signal: lost.signal,
  });
  await until('the model is asked', () => model.calls.length > callsBefore);
  lost.abort();
  await expect(first.text()).rejects.toThrow();
  const again = ann().post(path, { ...THERE, messages }, key);
  goOn();
  expect((await again).text).toContain(says);
});

test.each([
  'You had 7 cups of peppermint tea today.',
  'You had 2 cups of peppermint tea today. You should drink less.',
])('%s: what the diary does not bear out is never said', async (lie) => {
  says = lie;
  const answer = await say('How much peppermint tea did I drink today?');
  expect(answer).toContain('2 cups of peppermint tea today, 1 time');
  expect(answer).not.toMatch(/7 cups|should/);
});
