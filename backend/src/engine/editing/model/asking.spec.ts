import { modelFault, type LanguageModel } from '#platform/language-model/language-model';
import type { EditorBrief, BriefPage } from '../brief';
import { arrangeByModel, headByModel } from './arrange-by-model';
import { editingModel, lengthOfMessages } from './asking';
import { editByModel } from './edit-by-model';

const { signal } = new AbortController();
const newMark = () => 'MARK';

const textOf = (page: number, index: number): string =>
  `Sentence ${index} of page ${page} says that the council of Port Ellen met on Monday and decided on the bridge ${'of Arlen '.repeat(6)}again.`;

const standing = Array.from({ length: 30 }, (_, index) => ({
  id: `claim-${index}`,
  text: `${textOf(100 + index, 0)} ${'It has to decide again. '.repeat(12)}`,
  title: `Title of page ${100 + index}`,
  day: '2026-11-08',
}));

const pages = Array.from({ length: 60 }, (_, page): BriefPage => ({
  url: `https://arlen.example/${page}`,
  title: `Title of page ${page}`,
  publisher: 'Arlen Post',
  publishedAt: '2026-11-24T09:00:00+00:00',
  sentences: Array.from({ length: 8 }, (_each, index) => ({ index, text: textOf(page, index) })),
  near: [],
}));
const brief: EditorBrief = { day: '2026-11-25', topics: ['Bridge of Arlen'], facts: [], pages, standing };

/**
 * A model that treats every page as on the topic, reports the first sentence of each, and gives headings to the groups
 * of an overview of ten lines.
 */
const diligent = (standingOf: (n: number) => string = () => 'new') => {
  const questions: string[] = [];
  let characters = 0;
  const lines = (count: number, line: (n: number) => string): string =>
    Array.from({ length: count }, (_, index) => `MARK ${line(index + 1)}`).join('\n');
  const model: LanguageModel = {
    name: 'editor-1',
    async reply({ messages }) {
      const [rules = '', displayed = ''] = messages.map(({ content }) => content);
      questions.push(rules);
      const text = rules.startsWith('You sort')
        ? lines(20, (n) => `${n} yes`)
        : rules.startsWith('You are the editor of a tracker')
          ? lines(displayed.split('<page ').length - 1, (n) => `${n}.1 ${standingOf(n)}`)
          : rules.startsWith('You are the editor of an overview')
            ? lines(10, String)
            : lines(10, (n) => `G${n} H2`);
      characters += lengthOfMessages(messages) + text.length;
      return { kind: 'reply', text, costUsd: 0 };
    },
  };
  return { model, questions, characters: () => characters };
};

test('all that is asked of sixty pages and their overview, its headings too, is within 25,000 tokens of four characters', async () => {
  const { model, questions, characters } = diligent();
  const asked = editingModel(model, pages.length, { newMark, signal });
  const { edited } = await editByModel(asked, brief);
  const overview = (await arrangeByModel(asked, brief, edited)) ?? [];
  const headings = await headByModel(asked, brief, overview);
  expect(questions.at(-1)).toMatch(/^You head the groups/);
  expect(headings).toEqual(overview.map(() => 'Port Ellen'));
  expect(overview).toHaveLength(10);
  expect(edited.size).toBeGreaterThan(10);
  expect(characters()).toBeLessThanOrEqual(100_000);
  expect(asked.left()).toBe(100_000 - characters());
});

test('each overruling is asked about, however much there was to choose from', async () => {
  const { model, questions, characters } = diligent(() => 'ends L1 L2 L3 L4 L5 L6');
  const asked = editingModel(model, pages.length, { newMark, signal });
  await editByModel(asked, { ...brief, pages: pages.map((page) => ({ ...page, near: standing.slice(0, 6) })) });
  expect(questions.at(-1)).toMatch(/^You check whether/);
  expect(characters()).toBeLessThanOrEqual(100_000);
});

test('a question that does not fit is not asked', async () => {
  const { model, questions } = diligent();
  const asked = editingModel(model, 1, { newMark, signal });
  const message = { role: 'user', content: 'x'.repeat(60_000) } as const;
  expect(await asked.ask([message], 40_001)).toBeNull();
  expect(await asked.ask([message], 30_000)).not.toBeNull();
  expect(await asked.ask([message])).toBeNull();
  expect(questions).toHaveLength(1);
  expect(asked.fault()).toBeNull();
});

test('a model that failed is not asked again, and none is asked once the time is over', async () => {
  let asked = 0;
  const away: LanguageModel = {
    name: 'editor-1',
    async reply() {
      asked += 1;
      return modelFault('UNAVAILABLE', { kind: 'status', status: 503 });
    },
  };
  const model = editingModel(away, 1, { newMark, signal });
  const question = [{ role: 'user', content: 'Which?' }] as const;
  expect([await model.ask(question), await model.ask(question)]).toEqual([null, null]);
  expect(model.fault()?.code).toBe('UNAVAILABLE');
  await editingModel(away, 1, { newMark, signal: AbortSignal.abort() }).ask(question);
  expect(asked).toBe(1);
});
