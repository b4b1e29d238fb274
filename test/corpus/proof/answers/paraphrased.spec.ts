import { answerPartFromDocument } from '#modules/assistants/documents/answer-part-from-document';
import { type ParaphrasedQuestion, answers, paraphrasedDocuments, paraphrasedQuestions } from './paraphrased';

/**
 * Everyday questions over thirteen documents, on one half of which the weights were fitted. The goals are those of
 * `answers.spec.ts`; these are the figures reached. `near`: declined, with the answer among the nearest passages.
 */
type Verdict = 'right' | 'wrong' | 'near' | 'declined';

const documents = paraphrasedDocuments();

const verdictOn = (question: ParaphrasedQuestion): Verdict => {
  const index = documents.get(question.document);
  if (index === undefined) throw new Error(`There is no ${question.document}.`);
  const answer = answerPartFromDocument({ question: question.question, history: [] }, index);
  const shown = answer.kind === 'quoted' ? answer.quotes : answer.nearest;
  const isShown = shown.some(({ text }) => answers(text, question));
  if (answer.kind === 'quoted') return isShown ? 'right' : 'wrong';
  return isShown ? 'near' : 'declined';
};

const figuresOf = (half: ParaphrasedQuestion['half'], isAnswerable: boolean) => {
  const verdicts = paraphrasedQuestions()
    .filter((each) => each.half === half && each.answers.length > 0 === isAnswerable)
    .map(verdictOn);
  const count = (verdict: Verdict): number => verdicts.filter((each) => each === verdict).length;
  return { right: count('right'), wrong: count('wrong'), near: count('near'), declined: count('declined') };
};

test('the answers to the questions on which the weights were fitted keep their figures', () => {
  expect(figuresOf('tuning', true)).toEqual({ right: 35, wrong: 6, near: 25, declined: 22 });
  expect(figuresOf('tuning', false)).toEqual({ right: 0, wrong: 1, near: 0, declined: 26 });
});

test('the answers to the questions that were held out keep their figures', () => {
  expect(figuresOf('held', true)).toEqual({ right: 27, wrong: 11, near: 30, declined: 27 });
  expect(figuresOf('held', false)).toEqual({ right: 0, wrong: 2, near: 0, declined: 24 });
});
