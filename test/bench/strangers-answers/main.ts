import { resolve } from 'node:path';
import { type StrangersAnswer, askStrangers } from '#test/corpus/proof/answers/ask-strangers';
import { playedConversing } from '#test/corpus/proof/answers/played-conversing';
import { type QuestionSet, questionsIn, strangersQuestions } from '#test/corpus/proof/answers/strangers-questions';
import { corpusFile } from '#test/corpus/proof/corpus-documents';

const row = (name: string, answers: readonly StrangersAnswer[]): string => {
  const answerable = answers.filter(({ question }) => question.answerable);
  const unanswerable = answers.filter(({ question }) => !question.answerable);
  const count = (of: readonly StrangersAnswer[], ...verdicts: readonly StrangersAnswer['verdict'][]): number =>
    of.filter(({ verdict }) => verdicts.includes(verdict)).length;
  const share = (part: number, whole: number): string => (whole === 0 ? '-' : (part / whole).toFixed(2));
  const right = count(answerable, 'right');
  const wrong = count(answers, 'wrong');
  const declined = count(unanswerable, 'near', 'declined');
  return [
    name.padEnd(10),
    `right ${right} of ${answerable.length} (${share(right, answerable.length)})`,
    `in part ${count(answerable, 'part')}`,
    `wrong ${wrong} of ${answers.length} (${share(wrong, answers.length)})`,
    `offered ${count(answerable, 'near')}`,
    `declined ${count(answerable, 'declined')}`,
    `unanswerable declined ${declined} of ${unanswerable.length} (${share(declined, unanswerable.length)})`,
  ].join('  ');
};

const wordingOf = (progress: StrangersAnswer['progress']): string =>
  progress === null
    ? ''
    : ` (${[
        `${progress.sentences} worded`,
        `${progress.leftOut} left out`,
        ...(progress.isNotAnswered ? ['found unanswered'] : []),
        ...(progress.fault === null ? [] : [progress.fault]),
      ].join(', ')})`;

/**
 * Asks strangers' questions of the assistants without a model: `npm run bench:answers`. `--set=held` takes another set
 * than the first, `--file=FILE` a file of new questions, and several of either; `--model` words the answers by a played model, see `playedModel`; `--each` prints what was said to each question, else only what is wrong.
 */
const main = async (): Promise<void> => {
  const given = (name: string) =>
    process.argv.flatMap((each) => (each.startsWith(`--${name}=`) ? [each.slice(name.length + 3)] : []));
  const asked = [
    ...given('set').flatMap((set) => strangersQuestions(set as QuestionSet)),
    ...given('file').flatMap((file) => questionsIn(resolve(file))),
  ];
  const questions = asked.length === 0 ? strangersQuestions('dev') : asked;
  const played = process.argv.includes('--model')
    ? playedConversing(corpusFile('labels', 'played-answers.json'))
    : undefined;
  const answers = await askStrangers(questions, played?.writerFor);
  if (played !== undefined) {
    if (played.open() === 0) played.keep();
    else process.stdout.write(`${played.open()} requests are open\n`);
  }
  const isEach = process.argv.includes('--each');
  for (const { question, said, verdict, progress } of answers)
    if (isEach || verdict === 'wrong')
      process.stdout.write(
        `${verdict.toUpperCase()} ${question.id} ${question.question}${wordingOf(progress)}\n${said.text}\n(${question.right})\n\n`,
      );
  const groups = [...new Set(answers.map(({ question }) => question.group))];
  for (const group of groups)
    process.stdout.write(
      `${row(
        group,
        answers.filter(({ question }) => question.group === group),
      )}\n`,
    );
  process.stdout.write(`${row('all', answers)}\n`);
};

void main();
