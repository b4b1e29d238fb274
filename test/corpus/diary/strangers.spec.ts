import { emergencyIn } from '../../../backend/src/modules/conversations/emergencies/emergencies';
import { judgedAnswers, judgedProposals, readSecondEmergencies, readStrangers } from './strangers';

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
  expect(judged.filter((each) => each.judged === 'right').length).toBeGreaterThanOrEqual(25);
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

const alarmsAmong = (all: readonly { readonly said: string }[]): readonly string[] =>
  all.flatMap(({ said }) => (emergencyIn(said) === null ? [] : [said]));

test('emergencies of strangers are answered as such, and nothing else', () => {
  const { must, must_not } = strangers.emergencies;
  expect(must.filter(({ said }) => emergencyIn(said) === null)).toEqual([]);
  expect(alarmsAmong(must_not)).toEqual([]);
});

test('those of another stranger are, with one alarm that is none', () => {
  const { must, must_not } = readSecondEmergencies();
  expect([must.length, must_not.length]).toEqual([60, 60]);
  expect(must.filter(({ said }) => emergencyIn(said) === null)).toEqual([]);
  // Nothing but its name says that it is a programme, and who watches one may faint.
  expect(alarmsAmong(must_not)).toEqual([
    'Watched Casualty last night, a bloke collapsed with chest pain and they shocked him on the pavement',
  ]);
});

test('what people tell a diary otherwise alarms nobody', () => {
  expect(alarmsAmong(strangers.messages)).toEqual([]);
});
