import { groupBy } from '#kernel/grouping';
import { emergencyIn } from '../../../backend/src/modules/conversations/emergencies/emergencies';
import { ordinaryAndEmergencies, thirdEmergencies } from './emergency-examples';
import {
  judgedAnswers,
  judgedProposals,
  readEverydayQuestions,
  readNatural,
  readSecondEmergencies,
  readStrangers,
} from './strangers';

const strangers = readStrangers();

const counted = (judged: readonly { readonly judged: string }[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const each of judged) counts[each.judged] = (counts[each.judged] ?? 0) + 1;
  return counts;
};

test('no proposal from the messages of strangers is wrong', () => {
  const judged = judgedProposals(strangers.messages);
  if (process.env.STRANGERS !== undefined)
    console.log(
      counted(judged),
      judged.filter((each) => each.judged !== 'right'),
    );
  expect(judged.filter((each) => each.judged === 'wrong')).toEqual([]);
  expect(judged.filter((each) => each.judged === 'right').length).toBeGreaterThanOrEqual(30);
});

test('no question of strangers is answered wrongly', () => {
  const judged = judgedAnswers(strangers.questions);
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

test('the emergencies of another stranger are answered as such, with one false alarm', () => {
  const { must, must_not } = readSecondEmergencies();
  expect([must.length, must_not.length]).toEqual([60, 60]);
  expect(must.filter(({ said }) => emergencyIn(said) === null)).toEqual([]);
  // Nothing but its name says that it is a programme, and who watches one may faint.
  expect(alarmsAmong(must_not)).toEqual([
    'Watched Casualty last night, a bloke collapsed with chest pain and they shocked him on the pavement',
  ]);
});

test.each([
  { author: 'third', messages: thirdEmergencies('held'), emergencies: 45, most: { missed: 5, alarms: 10 } },
  { author: 'sixth', messages: ordinaryAndEmergencies(), emergencies: 60, most: { missed: 2, alarms: 3 } },
])(
  'most emergencies of the $author stranger, which no weight was fitted on, are seen, and few other messages alarm',
  ({ messages, emergencies, most }) => {
    const isEmergency = ({ label }: (typeof messages)[number]): boolean => label !== 'none';
    const isSeen = ({ said }: (typeof messages)[number]): boolean => emergencyIn(said) !== null;
    expect(messages.filter(isEmergency)).toHaveLength(emergencies);
    expect(messages.filter((each) => isEmergency(each) && !isSeen(each)).length).toBeLessThanOrEqual(most.missed);
    expect(messages.filter((each) => !isEmergency(each) && isSeen(each)).length).toBeLessThanOrEqual(most.alarms);
  },
);

test('no ordinary message that the weights were fitted on raises an alarm', () => {
  expect(alarmsAmong(strangers.messages)).toEqual([]);
});

/** Of each set of natural messages, the fewest entries read rightly. */
const NATURAL: Readonly<Record<string, number>> = {
  natural: 46,
  tricky: 15,
  personas: 50,
  last: 41,
  sixth: 50,
  seventh: 25,
  eighth: 35,
  ninth: 71,
  tenth: 51,
  eleventh: 35,
  twelfth: 30,
  thirteenth: 44,
  fourteenth: 34,
  sixteenth: 22,
  seventeenth: 29,
};

test.each([...groupBy(readNatural(), ({ set }) => set)])(
  'some entries are read from messages as people type them (%s), and none wrongly',
  (set, messages) => {
    const judged = judgedProposals(messages);
    const counts = counted(judged);
    if (process.env.STRANGERS !== undefined) console.log(set, counts);
    expect(counts.wrong ?? 0).toBe(0);
    expect(counts.right ?? 0).toBeGreaterThanOrEqual(NATURAL[set] ?? 0);
  },
);

test('everyday questions are answered or declined, and hardly any wrongly', () => {
  const counts = counted(judgedAnswers(readEverydayQuestions()));
  if (process.env.STRANGERS !== undefined) console.log(counts);
  // One has a figure in its first line that the author forbade: the 1 of June 1.
  expect(counts.wrong ?? 0).toBeLessThanOrEqual(1);
  expect(counts.right ?? 0).toBeGreaterThanOrEqual(48);
});
