import { emergencyIn } from '../../../backend/src/modules/conversations/emergencies/emergencies';
import { judgedAnswers, judgedProposals, readStrangers } from './strangers';

const strangers = readStrangers();

const counted = (judged: readonly { readonly judged: string }[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const each of judged) counts[each.judged] = (counts[each.judged] ?? 0) + 1;
  return counts;
};

test('of what is proposed from the messages of strangers nothing is wrong', () => {
  const judged = judgedProposals(strangers);
  if (process.env.STRANGERS !== undefined)
    console.log(
      counted(judged),
      judged.filter((each) => each.judged !== 'right'),
    );
  expect(judged.filter((each) => each.judged === 'wrong')).toEqual([]);
  expect(judged.filter((each) => each.judged === 'right').length).toBeGreaterThanOrEqual(20);
});

test('no question of strangers is answered wrongly', () => {
  const judged = judgedAnswers(strangers);
  if (process.env.STRANGERS !== undefined)
    console.log(
      counted(judged),
      judged.filter((each) => !each.judged.startsWith('right')),
    );
  expect(judged.filter((each) => each.judged === 'wrong')).toEqual([]);
  expect(judged.filter((each) => each.judged === 'right').length).toBeGreaterThanOrEqual(18);
});

test('emergencies of strangers are answered as such, and nothing else', () => {
  const { must, must_not } = strangers.emergencies;
  const missed = must.filter(({ said }) => emergencyIn(said) === null);
  const alarms = must_not.filter(({ said }) => emergencyIn(said) !== null);
  expect({ missed, alarms }).toEqual({ missed: [], alarms: [] });
});
