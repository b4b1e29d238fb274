import { scenario } from '#test/support/given-when-then';
import { healthRecordDecider } from './health-record.decider';

const { given } = scenario(healthRecordDecider);
const blurb = { userId: 'ann', day: '2026-05-06', content: 'Drinks: coffee.' };

test('a day is summed up, again if asked to', () => {
  const first = { type: 'BlurbWritten', data: { ...blurb, replaces: false } } as const;
  given()
    .when({ type: 'WriteBlurb', ...blurb })
    .then(first);
  given(first)
    .when({ type: 'WriteBlurb', ...blurb })
    .then({ type: 'BlurbWritten', data: { ...blurb, replaces: true } });
});

test('a diagnosis is stated', () =>
  given()
    .when({ type: 'StateDiagnosis', userId: 'ann', diagnosis: 'Ulcerative colitis' })
    .then({ type: 'DiagnosisStated', data: { userId: 'ann', diagnosis: 'Ulcerative colitis' } }));
