import { corpusFile } from '../corpus-documents';
import { askStrangers } from './ask-strangers';
import { playedConversing } from './played-conversing';
import { strangersQuestions } from './strangers-questions';

/** A helper answered as the model, from the requests alone. The goals are .85 right and at most .02 wrong. */
test('in the words of a played model, a stranger is answered rightly, or told that there is no answer', async () => {
  const { writerFor, open } = playedConversing(corpusFile('labels', 'played-answers.json'));
  const answers = await askStrangers(strangersQuestions('fourth'), writerFor);
  // A request that was changed has to be played again: PLAY=folder npm run bench:answers -- --model --file=…
  expect(open()).toBe(0);
  const answerable = answers.filter(({ asked }) => asked.answerable);
  const count = (verdict: string): number => answers.filter((each) => each.verdict === verdict).length;
  expect([answerable.length, answers.length]).toEqual([54, 72]);
  expect(count('right')).toBeGreaterThanOrEqual(51);
  expect(count('wrong')).toBeLessThanOrEqual(1);
  expect(answers.filter(({ asked, verdict }) => !asked.answerable && verdict === 'declined')).toHaveLength(18);
});
