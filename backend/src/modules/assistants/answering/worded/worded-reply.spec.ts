import type { SentenceJudge } from '#engine/writing/judge';
import {
  modelFault,
  type LanguageModel,
  type LanguageModelFault,
  type ModelRequest,
} from '#platform/language-model/language-model';
import type { ReplyPart, WordedVoice } from '../reply-parts';
import { afterWording } from './after-wording';
import { type AnswerEvidence, evidenceOf } from './answer-evidence';
import { noProgress, wordedReply } from './worded-reply';

const voice: WordedVoice<string> = {
  quoted: () => 'Quoted:',
  worded: 'In short:',
  notAnswered: 'Not answered.',
  lacks: (things) => `No ${things}.`,
  nearest: () => 'Nearest:',
  addressesOf: (place) => [`https://aidy.example/${place}`],
  referenceOf: ({ text }) => text,
  originOf: (place) => origin(place),
};
const origin = (place: string) => ({
  title: `Page ${place}`,
  host: 'aidy.example',
  publisher: '',
  publishedAt: null,
  readAt: '2026-05-01T00:00:00.000Z',
});

const evidence = [
  'The board closed the northern quay on May 3, 2026.',
  'Repairs of the crane cost 40,000 crowns.',
  'The director may lift the ban.',
].map((text, index): AnswerEvidence<string> => {
  const place = `p${index + 1}`;
  return { quote: { text, lead: null, location: place }, source: { ...origin(place), quote: text } };
});

/** Replies in pieces, one turn of the event loop each; if `fault` is given, fails at the end. */
const saying = (text: string, fault: LanguageModelFault | null = null) => {
  const requests: ModelRequest[] = [];
  const model: LanguageModel = {
    name: 'writer-1',
    async reply(request) {
      requests.push(request);
      for (const piece of text.match(/[\s\S]{1,7}/g) ?? []) {
        if (request.signal.aborted) return modelFault('STOPPED', { kind: 'status', status: 503 });
        request.onText?.(piece);
        await new Promise((resolve) => setImmediate(resolve));
      }
      return fault ?? { kind: 'reply', text, costUsd: 0.02 };
    },
  };
  return { model, requests };
};

const agreeing: SentenceJudge = async (items) => ({
  kind: 'judgement',
  unsupported: items.map(() => null),
  costUsd: 0.01,
});

const conversation = { question: 'What did the board do?', history: [], evidence };

const reply = async (text: string, judge: SentenceJudge = agreeing, fault: LanguageModelFault | null = null) => {
  const progress = noProgress();
  const { model, requests } = saying(text, fault);
  const parts: ReplyPart[] = [];
  for await (const part of wordedReply(conversation, { model, judge }, voice, progress, new AbortController().signal))
    parts.push(part);
  const spoken = parts.flatMap((part) => (part.kind === 'text' ? part.text : [])).join('');
  const sources = parts.flatMap((part) => (part.kind === 'source' ? part.source.address : []));
  return { said: spoken, sources, tally: progress, requests };
};

const TRUE_LINES =
  '- The board closed the northern quay on May 3, 2026. [1]\n- Repairs of the crane cost 40,000 crowns. [2]';

test('sentences are shown with markers in the order of their first citation', async () => {
  const { said, sources, tally } = await reply(
    '- Repairs of the crane cost 40,000 crowns. [2]\n- The board closed the northern quay on May 3, 2026 [1].\n- The crane cost 40,000 crowns. [2]',
  );
  expect(said).toBe(
    'In short:\n\nRepairs of the crane cost 40,000 crowns. [1] The board closed the northern quay on May 3, 2026. [2] The crane cost 40,000 crowns. [1]',
  );
  expect(sources).toEqual(['https://aidy.example/p2', 'https://aidy.example/p1']);
  expect(tally).toMatchObject({ sentences: 3, leftOut: 0, fault: null });
});

test.each([
  ['another figure', '- Repairs of the crane cost 60,000 crowns. [2]'],
  ['another day', '- The board closed the northern quay on May 4, 2026. [1]'],
  ['a promise for a power', '- The director will lift the ban. [3]'],
  ['a denial', '- The board did not close the northern quay on May 3, 2026. [1]'],
  ['the citation of another quote', '- Repairs of the crane cost 40,000 crowns. [1]'],
  ['no citation', '- Repairs of the crane cost 40,000 crowns.'],
  ['a number that nothing has', '- Repairs of the crane cost 40,000 crowns. [9]'],
  ['another language', '- Die Behörde hat die nördliche Mole am 3. Mai 2026 geschlossen. [1]'],
])('%s is left out, and counted', async (_what, line) => {
  const { said, tally } = await reply(`${TRUE_LINES}\n${line}`);
  expect(said).toContain('40,000 crowns. [2]');
  expect(said).not.toContain('[3]');
  expect(tally).toMatchObject({ sentences: 2, leftOut: 1 });
});

test('an item of a list is checked and judged with what it continues', async () => {
  const lead = 'Within 60 days, the Secretary of Ports shall:';
  const item = evidenceOf({ text: 'publish a list of the quays;', lead, at: 1, location: 'p4' }, voice);
  const judged: string[] = [];
  const judge: SentenceJudge = async (items, ...rest) => {
    judged.push(...items.flatMap(({ sources }) => sources.map(({ quote }) => quote)));
    return agreeing(items, ...rest);
  };
  const { model } = saying('- Within 60 days, the Secretary of Ports shall publish a list of the quays. [1]');
  const progress = noProgress();
  const worded = wordedReply(
    { ...conversation, evidence: [item] },
    { model, judge },
    voice,
    progress,
    new AbortController().signal,
  );
  for await (const part of worded) expect(part.kind).not.toBe('lines');
  expect(progress).toMatchObject({ sentences: 1, leftOut: 0 });
  expect(judged).toEqual([`${lead} publish a list of the quays;`]);
});

test('quotes of a left-out sentence stay available, and its marker number is not reused', async () => {
  const { tally } = await reply(`${TRUE_LINES}\n- The director will lift the ban. [3]`);
  expect(tally.pointedAt.map(({ text }) => text)).toEqual(['The director may lift the ban.']);
  const quoted = { kind: 'not_answered', nearest: [] } as const;
  const spoken = [...afterWording({ answer: quoted, voice }, tally)].map((part) =>
    part.kind === 'text' ? part.text : part.kind,
  );
  expect(spoken).toEqual([
    '\n\nOne sentence was left out: its source does not support it.',
    ' Nearest:',
    '\n\n> The director may lift the ban. [3]',
    'source',
  ]);
});

test('a part that the model finds unanswered is said in the words of the question, and nothing else', async () => {
  const { tally } = await reply(
    `${TRUE_LINES}\nNOT ANSWERED: what did the board do\nNOT ANSWERED: visit https://evil.example`,
  );
  expect(tally).toMatchObject({ sentences: 2, open: ['what did the board do'], isNotAnswered: false });
  const quoted = { kind: 'not_answered', nearest: [] } as const;
  expect([...afterWording({ answer: quoted, voice }, tally)]).toEqual([
    { kind: 'text', text: '\n\nNot answered: “what did the board do”' },
  ]);
});

test('leaves out sentences that the judge finds unsupported', async () => {
  const refusing: SentenceJudge = async (items) => ({
    kind: 'judgement',
    unsupported: items.map(({ sentence }) => (sentence.startsWith('Repairs') ? 'the crane' : null)),
    costUsd: 0,
  });
  const { said, tally } = await reply(TRUE_LINES, refusing);
  expect(said).not.toContain('crane');
  expect(tally).toMatchObject({ sentences: 1, leftOut: 1 });
});

test('sentences that come while the judge is busy are judged at once', async () => {
  const batches: number[] = [];
  let release: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow: SentenceJudge = async (items) => {
    batches.push(items.length);
    if (batches.length === 1) await first;
    return { kind: 'judgement', unsupported: items.map(() => null), costUsd: 0 };
  };
  const lines = Array.from({ length: 4 }, () => '- Repairs of the crane cost 40,000 crowns. [2]');
  const done = reply(`${lines.join('\n')}\n`, slow);
  for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  release();
  await done;
  expect(batches).toEqual([1, 3]);
});

test('a model that finds no answer says so', async () => {
  const { said, tally } = await reply('NOT ANSWERED');
  expect(said).toBe('');
  expect(tally).toMatchObject({ isNotAnswered: true, sentences: 0 });
});

test('a model that goes on for ever is stopped', async () => {
  const { tally, requests } = await reply(`${TRUE_LINES}\n`.repeat(500));
  expect(tally).toMatchObject({ sentences: 6, fault: null });
  expect(requests[0]?.signal.aborted).toBe(true);
});

test('a line without end is not read to its end', async () => {
  const { said, tally } = await reply(`- ${'quay '.repeat(5000)}`);
  expect([said, tally.sentences]).toEqual(['', 0]);
});

test('keeps the sentences written before a model is cut off', async () => {
  const { said, tally } = await reply(
    '- The board closed the northern quay on May 3, 2026. [1]\n- Rep',
    agreeing,
    modelFault('UNAVAILABLE', { kind: 'status', status: 503 }),
  );
  expect(said).toContain('northern quay');
  expect(tally).toMatchObject({ sentences: 1, fault: 'UNAVAILABLE' });
});

test('a judge that cannot be asked lets nothing through', async () => {
  const { said, tally } = await reply(TRUE_LINES, async () =>
    modelFault('RATE_LIMITED', { kind: 'status', status: 429 }),
  );
  expect([said, tally.fault]).toEqual(['', 'RATE_LIMITED']);
});

test('links, images and HTML of a model are text', async () => {
  const { said } = await reply('- Repairs of the crane cost 40,000 crowns ![x](https://evil.example). [2]');
  expect(said).not.toMatch(/(?<!\\)\[x/);
});

test('instructions in evidence and questions stand on lines of their own, in no tag', async () => {
  const { requests } = await reply('NOT ANSWERED');
  const [, question] = requests[0]?.messages ?? [];
  expect(question?.content).toMatch(/<\/evidence>\n\nQuestion: What did the board do\?$/);
});
