import { attemptWith, gatheredNews } from '#test/support/research/attempts';
import { outcomeOfRun } from '../outcome-of-run';
import { materialOfRun } from '../run-material';
import { recordFindings } from './record-findings';

const recording = async () => {
  const made = await attemptWith();
  const outcome = outcomeOfRun(materialOfRun(made.attempt, gatheredNews));
  return { ...made, outcome, at: { step: 'record', gathered: gatheredNews, outcome } as const };
};

test('what was found is recorded', async () => {
  const { attempt, runner, at, outcome, finished } = await recording();
  expect(await recordFindings({ runner }, attempt, at)).toEqual({ step: 'over' });
  expect(finished).toEqual([outcome]);
});

test('what was found about another topic is not', async () => {
  const { attempt, runner, at, revise, finished, failed } = await recording();
  await revise('Duties on timber');
  expect(await recordFindings({ runner }, attempt, at)).toEqual({ step: 'trackerChanged' });
  expect([finished, failed]).toEqual([[], []]);
});

test('the run of a tracker that was deleted meanwhile has failed', async () => {
  const { attempt, runner, at, remove, finished, failed } = await recording();
  await remove();
  expect(await recordFindings({ runner }, attempt, at)).toEqual({ step: 'over' });
  expect([finished, failed]).toEqual([[], ['TRACKER_DELETED']]);
});
