import { nothingKnown } from '#engine/ledger';
import type { NearnessInput } from '#engine/nearness/nearness';
import { samples } from '#engine/nearness/scale';
import { page } from '#engine/spec-support/pages';
import { modelFault, type LanguageModelFault } from '#platform/language-model/language-model';
import type { Embedded, TextEmbedder } from '#platform/language-model/text-embedder';
import { understanding } from '#test/support/fakes/fake-embeddings';
import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { compareMeaning } from './compare-meaning';
import { keptVectors, rememberedVectors, VECTORS } from './kept-vectors';

const SAMPLES = 3 * (samples.en?.length ?? 0);
const TOPIC = 'Strike at the harbour';

const walkout = page('Crane drivers walk out', [
  'The harbour was still on Monday, and no ship was unloaded in the town.',
]);
const talks = page('Union meets owners', ['The harbour opens again on Thursday, both sides said after their talks.']);

const embedded = (texts: readonly string[], vectorOf: (text: string) => readonly number[]): Embedded => ({
  kind: 'embedded',
  vectors: texts.map((text) => {
    const values = vectorOf(text);
    const length = Math.hypot(...values);
    return Float32Array.from(values, (value) => value / length);
  }),
});

const desk = () => {
  const embeddedTexts: string[] = [];
  const state = {
    vectorOf: understanding(() => 11),
    answer: (texts: readonly string[]): Embedded | LanguageModelFault => embedded(texts, state.vectorOf),
  };
  const embedder: TextEmbedder = {
    name: 'meaning-1',
    embed: async (texts) => {
      embeddedTexts.push(...texts);
      return state.answer(texts);
    },
  };
  const scratch = new InMemoryReadStore();
  let remembered = rememberedVectors();
  return {
    embeddedTexts,
    state,
    scratch,
    restart: () => (remembered = rememberedVectors()),
    compare: (pages: NearnessInput['pages'], { model = 'meaning-1', trackerId = 'tracker-1' } = {}) => {
      embeddedTexts.length = 0;
      return compareMeaning(
        embedder,
        { topics: [TOPIC], pages, knowledge: nothingKnown },
        () => keptVectors(scratch, remembered, { model, trackerId }),
        new AbortController().signal,
      );
    },
  };
};

const away = modelFault('UNAVAILABLE', { kind: 'status', status: 500 });

test('compares a run’s new pages with its topic', async () => {
  const { compare, embeddedTexts } = desk();
  const compared = await compare([walkout, talks]);
  expect(compared).toMatchObject({ model: 'meaning-1', pages: 2, fault: null });
  expect(compared?.nearness.get(talks.url)).toBeGreaterThan(0.9);
  expect(embeddedTexts).toHaveLength(1 + SAMPLES + 2);
});

test('asks nothing where there is nothing new', async () => {
  const { compare, embeddedTexts } = desk();
  expect(await compare([{ ...walkout, notModified: true }])).toBeNull();
  expect(embeddedTexts).toEqual([]);
});

test('asks nothing twice, for whichever tracker', async () => {
  const { compare, embeddedTexts } = desk();
  await compare([walkout]);
  const again = await compare([walkout, talks], { trackerId: 'tracker-2' });
  expect(embeddedTexts).toEqual([expect.stringMatching(/^Union meets owners/)]);
  expect(again?.nearness.size).toBe(2);
});

test('after a restart asks for what the owner wrote alone, which is kept nowhere', async () => {
  const { compare, embeddedTexts, restart, scratch } = desk();
  await compare([walkout]);
  restart();
  expect((await compare([walkout]))?.nearness.size).toBe(1);
  expect(embeddedTexts).toEqual([TOPIC]);
  const [kept] = await scratch.loadAll(VECTORS);
  expect(Object.keys(kept ?? {})).toEqual(['_id', 'vectors']);
  expect(JSON.stringify(kept)).not.toContain('harbour');
});

test('another model is asked anew', async () => {
  const { compare, embeddedTexts } = desk();
  await compare([walkout]);
  await compare([walkout], { model: 'meaning-2' });
  expect(embeddedTexts).toHaveLength(1 + SAMPLES + 1);
});

test('a server that serves another model under the same name is asked anew', async () => {
  const { compare, embeddedTexts, state } = desk();
  await compare([walkout]);
  const former = state.vectorOf;
  state.vectorOf = (text) => [...former(text), 0, 0];
  expect(await compare([walkout, talks])).toMatchObject({ pages: 2, fault: null });
  expect(embeddedTexts).toHaveLength(1 + 1 + SAMPLES + 2);
});

test('a server that fails leaves the run to words, and says why', async () => {
  const { compare, state } = desk();
  state.answer = () => away;
  const compared = await compare([walkout]);
  expect(compared).toMatchObject({ pages: 1, fault: { kind: 'status', status: 500 } });
  expect(compared?.nearness.size).toBe(0);
});

test('a model that fails midway is asked for the rest by the next run', async () => {
  const { compare, embeddedTexts, state } = desk();
  const answer = state.answer;
  state.answer = (texts) => (embeddedTexts.length > texts.length ? away : answer(texts));
  const many = Array.from({ length: 40 }, (_, n) =>
    page(`Harbour ${n}`, ['No ship was unloaded on Monday in the town.']),
  );
  expect((await compare(many))?.fault).not.toBeNull();
  state.answer = answer;
  expect(await compare(many)).toMatchObject({ pages: 40, fault: null });
  expect(embeddedTexts).toHaveLength(1 + SAMPLES + many.length - 32);
});

test('a model that does not tell its samples apart is not believed', async () => {
  const { compare, state } = desk();
  state.vectorOf = () => [1, 2, 3, 4, 5, 6, 7, 8];
  const compared = await compare([walkout]);
  expect(compared).toMatchObject({ fault: { kind: 'unusable_answer' } });
  expect(compared?.nearness.size).toBe(0);
});

test('a run that stops keeps nothing', async () => {
  const { scratch } = desk();
  const stop = new AbortController();
  const embedder: TextEmbedder = {
    name: 'meaning-1',
    embed: async () => {
      stop.abort();
      return modelFault('STOPPED', { kind: 'stopped' });
    },
  };
  const kept = () => keptVectors(scratch, rememberedVectors(), { model: 'm', trackerId: 't' });
  const input = { topics: [TOPIC], pages: [walkout], knowledge: nothingKnown };
  expect(await compareMeaning(embedder, input, kept, stop.signal)).toMatchObject({ fault: { kind: 'stopped' } });
  expect(await scratch.loadAll(VECTORS)).toEqual([]);
});
