import { scenario } from '#test/support/given-when-then';
import { subjectDayDecider } from './subject-day.decider';

const { given } = scenario(subjectDayDecider);
const day = '2026-11-27';
const admitted = (runId: string) =>
  ({ type: 'SubjectRunAdmitted', data: { day, trackerId: `of ${runId}`, runId } }) as const;
const admit = (runId: string, most: number) =>
  ({ type: 'AdmitSubjectRun', day, trackerId: `of ${runId}`, runId, most }) as const;

test('a day has room for as many runs as the operator allows, each once', () => {
  given().when(admit('one', 1)).then(admitted('one'));
  given(admitted('one')).when(admit('two', 1)).thenRefused('CONFLICT');
  given(admitted('one')).when(admit('one', 1)).thenNothing();
  given().when(admit('one', 0)).thenRefused('CONFLICT');
});
