import { scenario } from '../../../../../test/support/given-when-then';
import { healthRecordDecider } from './health-record.decider';

const { given } = scenario(healthRecordDecider);
const blurb = { userId: 'ann', day: '2026-05-06', content: 'Drinks: coffee.' };

test('a day is summed up, again if asked to', () =>
  given({ type: 'BlurbWritten', data: blurb })
    .when({ type: 'WriteBlurb', ...blurb })
    .then({ type: 'BlurbWritten', data: blurb }));

test('a diagnosis is stated', () =>
  given()
    .when({ type: 'StateDiagnosis', userId: 'ann', diagnosis: 'Ulcerative colitis' })
    .then({ type: 'DiagnosisStated', data: { userId: 'ann', diagnosis: 'Ulcerative colitis' } }));
