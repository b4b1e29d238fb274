import type { UploadQuestionEvent } from '#events/portal/upload-question.events';
import { isRefusal } from '#kernel/decider';
import { scenario } from '#test/support/given-when-then';
import { acceptQuestion } from './question-content';
import { uploadQuestionsDecider } from './upload-questions.decider';

const { given } = scenario(uploadQuestionsDecider);
const content = {
  orgName: 'Acme',
  questionText: 'Please upload your budget.',
  repeatable: true,
  required: true,
  inputs: [{ name: 'budget' }],
};
const questionAsked = (questionId = 'q1', changes: object = {}): UploadQuestionEvent => ({
  type: 'UploadQuestionAsked',
  data: { questionId, ...content, ...changes },
});
const withdrawn: UploadQuestionEvent = { type: 'UploadQuestionWithdrawn', data: { questionId: 'q1' } };

test('a question is asked once', () => {
  given().when({ type: 'AskQuestion', questionId: 'q1', content }).then(questionAsked());
  given(questionAsked()).when({ type: 'AskQuestion', questionId: 'q1', content }).thenNothing();
  given(questionAsked(), withdrawn).when({ type: 'AskQuestion', questionId: 'q1', content }).thenNothing();
});

test('two questions share no name of an input, unless the other is withdrawn', () => {
  given(questionAsked()).when({ type: 'AskQuestion', questionId: 'q2', content }).thenRefused('INVALID');
  given(questionAsked(), withdrawn).when({ type: 'AskQuestion', questionId: 'q2', content }).then(questionAsked('q2'));
  const other = { inputs: [{ name: 'plan' }] };
  given(questionAsked(), questionAsked('q2', other))
    .when({ type: 'ReviseQuestion', questionId: 'q2', content })
    .thenRefused('INVALID');
});

test('a question is revised if something differs', () => {
  const revised = { ...content, required: false };
  given(questionAsked())
    .when({ type: 'ReviseQuestion', questionId: 'q1', content: revised })
    .then({ type: 'UploadQuestionRevised', data: { questionId: 'q1', ...revised } });
  given(questionAsked()).when({ type: 'ReviseQuestion', questionId: 'q1', content }).thenNothing();
  given().when({ type: 'ReviseQuestion', questionId: 'q1', content }).thenRefused('NOT_FOUND');
});

test('a question is withdrawn once', () => {
  given(questionAsked()).when({ type: 'WithdrawQuestion', questionId: 'q1' }).then(withdrawn);
  given(questionAsked(), withdrawn).when({ type: 'WithdrawQuestion', questionId: 'q1' }).thenNothing();
  given().when({ type: 'WithdrawQuestion', questionId: 'q1' }).thenRefused('NOT_FOUND');
});

test('typed texts are trimmed, and no organisation means all', () => {
  const typed = { ...content, orgName: '  ', questionText: ' Why? ', inputs: [{ name: ' cv ' }] };
  expect(acceptQuestion(typed)).toEqual({ ...content, orgName: null, questionText: 'Why?', inputs: [{ name: 'cv' }] });
});

test.each<readonly [changes: object, path: string]>([
  [{ questionText: ' ' }, 'question_text'],
  [{ inputs: [] }, 'inputs'],
  [{ inputs: [{ name: 'cv' }, { name: 'cv' }] }, 'inputs.1.name'],
  ...['', 'Cv', 'c v', '1cv', 'cv_1', 'cv.pdf', '../cv', '__proto__', 'a'.repeat(61)].map(
    (name) => [{ inputs: [{ name }] }, 'inputs.0.name'] as const,
  ),
])('%j is refused', (changes, path) => {
  const refused = acceptQuestion({ ...content, ...changes });
  expect(isRefusal(refused) ? refused.errors?.map((error) => error.path) : refused).toEqual([path]);
});
