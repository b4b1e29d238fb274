import type { ServerResponse } from 'node:http';
import { AccessTokens } from '#platform/http/access/access-tokens';
import { asksForVerdicts, verdictsOn } from '../support/fakes/fake-judge';
import { type FakeModel, type ModelCall, startFakeModel, streamText } from '../support/fakes/fake-model';
import { type Product, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

const COSTS =
  'The costs for publication of this order shall be borne by the Office of the United States Trade Representative.';
const QUESTION = 'Who bears the costs for publication of the order?';
/** The document answers without the model. */
const QUOTED = `The document says, on page 2:\n\n> ${COSTS} [1]`;

let model: FakeModel;
let product: Product;
let documentId: string;
let answers: (call: ModelCall, response: ServerResponse) => void = () => undefined;
/** Models that were left. */
let left = 0;

beforeAll(async () => {
  model = await startFakeModel((call, response) => {
    if (asksForVerdicts(call))
      return streamText(
        response,
        verdictsOn(call, () => null),
      );
    response.on('close', () => (left += response.writableEnded ? 0 : 1));
    answers(call, response);
  });
  product = await startProduct(temporaryFolder(), {
    STARTER_CONTENT: 'on',
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'w',
  });
  const { body } = await product.as('adam', 'staff').get('/api/admin/documents');
  documentId = body.find(({ title }: { title: string }) => title.startsWith('Further Modifying')).id;
  const state = async () => (await product.as('ann').get(`/api/v1/document/${documentId}`)).body.text.state;
  await until('the document is read', async () => (await state()) === 'read');
});
afterAll(async () => {
  await product.stop();
  await model.close();
});

const numberOf = ({ body }: ModelCall): string => {
  const prompt = body.messages.at(-1)?.content ?? '';
  return [...prompt.slice(0, prompt.indexOf(COSTS)).matchAll(/^\[(\d+)\] /gm)].at(-1)?.[1] ?? '0';
};

const questionBody = () => ({ messages: [{ role: 'user', content: QUESTION }], opp_id: documentId });
const ask = async (): Promise<string> =>
  (await product.as('ann').post('/api/v1/chat-report/', questionBody())).text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { readonly content?: string }).content ?? '')
    .join('');

const lastWording = async () => (await product.events()).findLast(({ type }) => type === 'ReplyWorded')?.data;

const event = (content: string): string => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
const streaming = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, { 'content-type': 'text/event-stream' });

/** Until the reader has gone away. */
const forEver = (response: ServerResponse, piece: string): void => {
  if (response.destroyed) return;
  if (response.write(event(piece))) setImmediate(() => forEver(response, piece));
  else response.once('drain', () => forEver(response, piece));
};

const saying =
  (write: (cite: string) => string): typeof answers =>
  (call, response) =>
    streamText(response, write(`[${numberOf(call)}]`));

interface Misbehaviour {
  readonly what: string;
  readonly answers: (call: ModelCall, response: ServerResponse) => void;
  readonly said: string | RegExp;
  /** As the log has it, beside what it cost. */
  readonly wording: { readonly sentences: number; readonly leftOut: number; readonly fault: string | null };
  /** It is left before it has finished. */
  readonly isLeft?: true;
}

const WORDED = `The document says, in short:\n\n${COSTS} [1]`;
const ONE_LEFT_OUT = 'One sentence was left out: its source does not support it.';
const NOTHING = { sentences: 0, leftOut: 0, fault: null };

const misbehaviours: readonly Misbehaviour[] = [
  {
    what: 'invents citations',
    answers: saying((cite) => `- ${COSTS} ${cite}\n- ${COSTS} [99]`),
    said: `${WORDED}\n\n${ONE_LEFT_OUT}`,
    wording: { sentences: 1, leftOut: 1, fault: null },
  },
  {
    what: 'cites nothing',
    answers: saying(() => `- ${COSTS}`),
    said: QUOTED,
    wording: { ...NOTHING, leftOut: 1 },
  },
  {
    what: 'answers in another language',
    answers: saying((cite) => `- Die Kosten der Veröffentlichung trägt das Büro des Handelsbeauftragten. ${cite}`),
    said: QUOTED,
    wording: { ...NOTHING, leftOut: 1 },
  },
  {
    what: 'says the same for ever',
    answers: (call, response) => forEver(streaming(response), `- ${COSTS} [${numberOf(call)}]\n`),
    said: new RegExp(`^The document says, in short:\\n\\n(?:${COSTS.replace(/\./g, String.raw`\.`)} \\[1\\] ?){6}$`),
    wording: { sentences: 6, leftOut: 0, fault: null },
    isLeft: true,
  },
  {
    what: 'writes a line without end',
    answers: (_call, response) => forEver(streaming(response), 'and so on '),
    said: QUOTED,
    wording: NOTHING,
    isLeft: true,
  },
  {
    what: 'babbles for ever',
    answers: (_call, response) => forEver(streaming(response), 'Let me think about that.\n'),
    said: QUOTED,
    wording: NOTHING,
    isLeft: true,
  },
  {
    what: 'is cut in the middle',
    answers: (call, response) =>
      void streaming(response).write(event(`- ${COSTS} [${numberOf(call)}]\n- The costs for`), () =>
        setTimeout(() => response.destroy(), 200),
      ),
    said: `${WORDED}\n\nThe model stopped before it had finished.`,
    wording: { sentences: 1, leftOut: 0, fault: 'UNAVAILABLE' },
    isLeft: true,
  },
  {
    what: 'has failed',
    answers: (_call, response) => void response.writeHead(500).end(),
    said: QUOTED,
    wording: { ...NOTHING, fault: 'UNAVAILABLE' },
  },
  {
    what: 'is another web page',
    answers: (_call, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in</html>'),
    said: QUOTED,
    wording: { ...NOTHING, fault: 'GARBLED' },
  },
  {
    what: 'says nothing',
    answers: saying(() => ''),
    said: QUOTED,
    wording: { ...NOTHING, fault: 'GARBLED' },
  },
  {
    what: 'finds no answer',
    answers: saying(() => 'NOT ANSWERED'),
    said: /clearly answers this\. A passage to look at, which may not answer it:\s+\*Page 2\*/,
    wording: NOTHING,
  },
];

test.each(misbehaviours)(
  'no harm is done by a model that $what',
  async ({ answers: answer, said, wording, isLeft }) => {
    // One that behaves in between, so that the model is not left alone after faults in a row.
    answers = saying((cite) => `- ${COSTS} ${cite}`);
    expect(await ask()).toBe(WORDED);
    answers = answer;
    const before = left;
    const text = await ask();
    if (typeof said === 'string') expect(text.slice(0, said.length)).toBe(said);
    else expect(text).toMatch(said);
    expect(await lastWording()).toMatchObject(wording);
    await until('it is left', () => left - before === (isLeft === true ? 1 : 0));
  },
);

test('a client that goes away stops a model that has not answered', async () => {
  let isCalled = false;
  answers = () => (isCalled = true);
  const before = left;
  const client = new AbortController();
  const { token } = product.app
    .get(AccessTokens, { strict: false })
    .issue({ userId: 'ann', sessionId: 'a-session', roles: [] });
  const response = fetch(`${await product.app.getUrl()}/api/v1/chat-report/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(questionBody()),
    signal: client.signal,
  });
  await until('the model is asked', () => isCalled);
  client.abort();
  await response.then(({ body }) => body?.cancel()).catch(() => undefined);
  await until('the model is left', () => left === before + 1);
  await until('that is in the log', async () => {
    const { fault } = (await lastWording()) as { readonly fault: string | null };
    return fault === 'STOPPED';
  });
});
