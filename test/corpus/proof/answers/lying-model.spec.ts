import { contentStem, tokens } from '#modules/research/published';
import { chatCompletionsModel } from '#platform/language-model/chat-completions';
import { Outbound } from '#platform/fetch/outbound';
import { documentVoice } from '../../../../backend/src/modules/assistants/documents/document-voice';
import { evidenceFor } from '../../../../backend/src/modules/assistants/answering/worded/evidence';
import { emptyTally, wordedReply } from '../../../../backend/src/modules/assistants/answering/worded/worded-reply';
import { type FakeModel, startFakeModel, streamText } from '../../../support/fake-model';
import { PdfReader } from '../../../../backend/src/modules/documents/text/pdf-reader';
import type { PassageIndex } from '../../../../backend/src/modules/assistants/retrieval/passage-index';
import type { PlaceInDocument } from '../../../../backend/src/modules/assistants/documents/document-passages';
import { readQuestion } from '../../../../backend/src/modules/assistants/retrieval/question';
import { askedQuestions } from './asked';
import { indexOfFile } from './measure';
import { paraphrasedDocuments, paraphrasedQuestions } from './paraphrased';

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
const MOST_WORDS = 45;
const MOST_SENTENCES = 8;

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
      .map((quote, at) => ({ quote, at }))
      .filter(({ quote }) => IS_SENTENCE.test(quote) && quote.split(' ').length <= MOST_WORDS)
      .slice(0, MOST_SENTENCES)
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
  ({ kind: 'judgement', unborne: items.map(() => null), costUsd: 0 }) as const;

interface Questioned {
  readonly question: string;
  readonly history: readonly string[];
  readonly index: PassageIndex<PlaceInDocument>;
}

/** Questions about the two PDFs, and those about the documents of the corpus. */
const questioned = async (): Promise<readonly Questioned[]> => {
  const reader = new PdfReader();
  const indexes = new Map(paraphrasedDocuments());
  const all: Questioned[] = [];
  for (const { question, history, over } of askedQuestions()) {
    const { document } = over;
    if (document === undefined) continue;
    const index = indexes.get(document) ?? (await indexOfFile(reader, document));
    indexes.set(document, index);
    all.push({ question, history, index });
  }
  await reader.onApplicationShutdown();
  for (const { question, document } of paraphrasedQuestions()) {
    const index = indexes.get(document);
    if (index !== undefined) all.push({ question, history: [], index });
  }
  return all;
};

test('of a model that lies in every third sentence, and a judge that believes it, no lie is shown', async () => {
  const model = chatCompletionsModel({ baseUrl: server.baseUrl, model: 'liar-1' }, outbound);
  const addedAt = '2026-05-01T00:00:00.000Z';
  const voice = documentVoice({ documentId: 'd', title: 'A document', addedAt, publicUrl: 'https://aidy.example' });
  const plain = (text: string): string => text.replace(/\\/g, '');
  const shown: string[] = [];
  for (const { question, history, index } of await questioned()) {
    const evidence = evidenceFor(readQuestion(question, history, index), index, voice);
    const tally = emptyTally();
    const { signal } = new AbortController();
    const asked = { question, history, evidence };
    for await (const part of wordedReply(asked, { model, judge: gullible }, voice, tally, signal))
      if (part.kind === 'text') shown.push(plain(part.text));
  }
  const all = shown.join('\n');
  const told = (sentences: ReadonlySet<string>) => [...sentences].filter((sentence) => all.includes(sentence)).length;
  expect([...lies].filter((lie) => all.includes(lie))).toEqual([]);
  expect(lies.size).toBeGreaterThan(300);
  // Of the documents' own sentences, word for word.
  expect(told(truths) / truths.size).toBeGreaterThan(0.9);
});
