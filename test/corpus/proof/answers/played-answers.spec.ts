import { corpusFile } from '../corpus-documents';
import { askStrangers } from './ask-strangers';
import { playedConversing } from './played-conversing';
import { type QuestionSet, strangersQuestions } from './strangers-questions';

/** In the words of a model that a helper played from the requests alone. The goals are .85 right and at most .02 wrong. */
const played = async (set: QuestionSet) => {
  const { writerFor, open } = playedConversing(corpusFile('labels', 'played-answers.json'));
  const answers = await askStrangers(strangersQuestions(set), writerFor);
  // A request that was changed has to be played again, see `playedModel`; `npm run bench:answers -- --model --set=… --set=…` asks both sets.
  expect(open()).toBe(0);
  const count = (...verdicts: readonly string[]): number =>
    answers.filter(({ verdict }) => verdicts.includes(verdict)).length;
  return {
    right: count('right'),
    inPart: count('part'),
    wrong: count('wrong'),
    declined: count('near', 'declined'),
    answeredThoughUnanswerable: answers.filter(({ question, said }) => !question.answerable && said.isAnswer).length,
  };
};

test('the answers to the fourth stranger, after whom evidence and prompt were mended, keep their figures', async () => {
  expect(await played('fourth')).toEqual({
    right: 50,
    inPart: 0,
    wrong: 0,
    declined: 22,
    answeredThoughUnanswerable: 0,
  });
});

test('the answers to the second stranger, who asks for several things at once, keep their figures', async () => {
  expect(await played('second')).toEqual({
    right: 30,
    inPart: 1,
    wrong: 1,
    declined: 16,
    answeredThoughUnanswerable: 0,
  });
});
