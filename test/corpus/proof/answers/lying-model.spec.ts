import { Outbound } from '#platform/fetch/outbound';
import { chatCompletionsModel } from '#platform/language-model/chat-completions';
import { type FakeModel, startFakeModel, streamText } from '#test/support/fakes/fake-model';
import { contentStem, tokens } from '#text/words/stems';
import { allToWord } from './to-word';

/** Every third sentence is a lie. */
const EVERY = 3;

type Lie = (text: string, others: readonly string[]) => string | null;

const replaced = (text: string, found: RegExpExecArray | null, by: string): string | null =>
  found === null || by === '' ? null : text.slice(0, found.index) + by + text.slice(found.index + found[0].length);

const NAME = /(?<=[a-z,] )[A-Z][a-z]{3,}/;

const stemsOf = (text: string): readonly string[] =>
  tokens(text)
    .map((word) => contentStem(word, null))
    .filter((stem) => stem !== '');

/** Each changes what a quote says, or gives null where it has nothing to change. */
const liars: readonly Lie[] = [
  // Another figure or day.
  (text) => {
    const found = /\d(?=\D*$)/.exec(text);
    return replaced(text, found, String((Number(found?.[0] ?? 0) + 4) % 10));
  },
  // A denial.
  (text) => {
    const found = /\b(?:is|are|was|were|shall|will|may|has|have)\b(?! not)/.exec(text);
    return replaced(text, found, `${found?.[0] ?? ''} not`);
  },
  // A name that another quote has.
  (text, others) => {
    const found = NAME.exec(text);
    const own = new Set(stemsOf(text));
    const names = others.flatMap((other) => NAME.exec(other)?.[0] ?? []);
    return replaced(text, found, names.find((name) => stemsOf(name).some((stem) => !own.has(stem))) ?? '');
  },
];

const lieOf = (text: string, turn: number, others: readonly string[]): string | null => {
  for (let tried = 0; tried < liars.length; tried += 1) {
    const lie = liars[(turn + tried) % liars.length]?.(text, others) ?? null;
    if (lie !== null) return lie;
  }
  return null;
};

/** The quotes of a prompt, in the order of their numbers. */
const quotesIn = (prompt: string): readonly string[] =>
  [...prompt.matchAll(/^“(.*)”$/gm)].map(([, quote = '']) => quote);

/** Not a heading, nor an item of a list. */
const IS_SENTENCE = /^\p{Lu}.*\p{Ll}\.$/u;
const MAX_WORDS = 45;
const MAX_SENTENCES = 8;

let server: FakeModel;
let outbound: Outbound;
const lies = new Set<string>();
const truths = new Set<string>();
let turn = 0;

beforeAll(async () => {
  outbound = new Outbound({ connectTo: new Map(), timeoutMs: 5000, maxBytes: 2 ** 20, userAgent: 'Aidy' });
  server = await startFakeModel(({ body }, response) => {
    const quotes = quotesIn(body.messages.at(-1)?.content ?? '');
    const lines = quotes
      .map((quote, index) => ({ quote, at: index }))
      .filter(({ quote }) => IS_SENTENCE.test(quote) && quote.split(' ').length <= MAX_WORDS)
      .slice(0, MAX_SENTENCES)
      .map(({ quote, at }) => {
        turn += 1;
        const lie = turn % EVERY === 0 ? lieOf(quote, Math.floor(turn / EVERY), quotes) : null;
        (lie === null ? truths : lies).add(lie ?? quote);
        return `- ${lie ?? quote} [${at + 1}]`;
      });
    streamText(response, lines.join('\n'));
  });
});

afterAll(async () => {
  await server.close();
  await outbound.close();
});

/** Finds everything borne out, so that the rules are alone. */
const gullible = async (items: readonly unknown[]) =>
  ({ kind: 'judgement', unsupported: items.map(() => null), costUsd: 0 }) as const;

test('no lie is shown of a model that lies in every third sentence, even with a judge that believes it', async () => {
  const model = chatCompletionsModel({ baseUrl: server.baseUrl, model: 'liar-1' }, outbound);
  const shown: string[] = [];
  for (const worded of await allToWord())
    for await (const part of worded({ model, judge: gullible }))
      if (part.kind === 'text') shown.push(part.text.replaceAll('\\', ''));
  const all = shown.join('\n');
  const told = (sentences: ReadonlySet<string>) => [...sentences].filter((sentence) => all.includes(sentence)).length;
  expect([...lies].filter((lie) => all.includes(lie))).toEqual([]);
  expect(lies.size).toBeGreaterThan(300);
  // Of the documents' own sentences, word for word.
  expect(told(truths) / truths.size).toBeGreaterThan(0.9);
});
