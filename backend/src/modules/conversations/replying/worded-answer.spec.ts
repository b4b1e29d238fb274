import type { SentenceJudge } from '#engine/writing/judge';
import { type LanguageModel, modelFault } from '#platform/language-model/language-model';
import { wordedAnswer } from './worded-answer';

const asked = {
  question: 'How much tea did I drink today?',
  answer:
    'You told me about tea 2 times today, 5 cups in all:\n- tea, 3 cups (today at 08:00)\n- tea, 2 cups (today at 14:30)',
  at: '2026-05-06T18:30:00.000Z',
};

const writing = (text: string): LanguageModel => ({
  name: 'writer-1',
  reply: () => Promise.resolve({ kind: 'reply', text, costUsd: 0.1 }),
});
const judging =
  (refused: RegExp = /$^/): SentenceJudge =>
  (items) =>
    Promise.resolve({
      kind: 'judgement',
      unsupported: items.map(({ sentence }) => (refused.test(sentence) ? 'not said' : null)),
      costUsd: 0.1,
    });
const word = (text: string, judge = judging()) =>
  wordedAnswer(asked, { model: writing(text), judge }, new AbortController().signal);

test('a model words what the diary says', async () =>
  expect(await word('Today you had 5 cups of tea: 3 at 08:00 and 2 at 14:30.')).toEqual({
    text: 'Today you had 5 cups of tea: 3 at 08:00 and 2 at 14:30.',
    sentences: 1,
    leftOut: 0,
    fault: null,
    costUsd: 0.2,
  }));

test.each([
  'Today you had 6 cups of tea.',
  'Today you had 5 cups of tea, the last at 15:00.',
  'You had tea twice, and three cups of coffee, seven in all.',
  'You had 5 cups. You may have 400 mg of caffeine a day.',
])('%s: a figure or a time that is not in the diary leaves its own words', async (text) =>
  expect(await word(text)).toMatchObject({ text: null, fault: null }),
);

test("falls back to the diary's words if the judge finds an addition", async () =>
  expect(await word('You had 5 cups of tea. You should drink less.', judging(/should/))).toMatchObject({
    text: null,
    leftOut: 2,
    costUsd: 0.2,
  }));

test('an endless answer is refused', async () =>
  expect(await word('You had tea. '.repeat(5))).toMatchObject({ text: null, leftOut: 5, costUsd: 0.1 }));

test('an answer with markup is refused', async () =>
  expect(await word('You had [5 cups](https://tea.example).')).toMatchObject({ text: null }));

test('a model that fails leaves the diary’s own words', async () => {
  const model: LanguageModel = {
    name: 'writer-1',
    reply: () => Promise.resolve(modelFault('UNAVAILABLE', { kind: 'status', status: 503 })),
  };
  const wording = await wordedAnswer(asked, { model, judge: judging() }, new AbortController().signal);
  expect(wording).toMatchObject({ text: null, fault: 'UNAVAILABLE', costUsd: 0 });
});
