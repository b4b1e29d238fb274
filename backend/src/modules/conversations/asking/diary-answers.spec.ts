import type { DiaryEntry, Strength } from '#events/conversations/diary-entry';
import { WEDNESDAY, entryAt, known } from '#test/support/conversations/diary-entries';
import { type Diary, EMPTY_DIARY } from '../diary-answer';
import { readMessage } from '../read-message';
import { wordsOf } from '../replying/diary-reply-words';
import type { Note } from './uncounted';

const to = { sent: WEDNESDAY, language: 'en' } as const;

const stool = (at: string, count = 1, bristol = 6, blood: boolean | null = null) =>
  entryAt({ kind: 'stool', bristol, count, blood }, at);
const pain = (at: string, strength: number, where: string | null = null) =>
  entryAt({ kind: 'pain', strength, where }, at);
const coffee = (at: string, value: number | null = null) =>
  entryAt({ kind: 'drink', what: 'coffee', amount: value === null ? null : { value, unit: 'cups' } }, at);

const entries: readonly DiaryEntry[] = [
  stool('06T06:00', 2),
  stool('05T06:00', 3, 7, true),
  stool('03T06:00'),
  pain('06T12:00', 7, 'lower back'),
  pain('05T12:00', 4),
  coffee('06T06:30', 2),
  coffee('05T06:30', 1),
  entryAt({ kind: 'medication', name: 'ibuprofen', dose: '400 mg' }, '05T13:00'),
  entryAt({ kind: 'medication', name: 'sumatriptan', dose: '2 tablets' }, '01T13:00'),
  entryAt({ kind: 'sleep', minutes: 450 }, '06T05:00'),
  entryAt({ kind: 'note', text: 'forgot the ibuprofen' }, '06T13:00'),
];
const diary = (said: readonly string[] = []): Diary => ({ ...EMPTY_DIARY, newest: known(entries), said });

/** The first line of the answer, or the kind of a missing one. */
const answered = (message: string, said: readonly string[] = []): string | null => {
  const { answer } = readMessage(message, diary(said), to);
  return answer === null ? null : answer.kind === 'answered' ? (answer.words.split('\n')[0] ?? '') : answer.kind;
};

test.each([
  ['Wie oft war ich gestern auf dem Klo?', '3 stools yesterday:'],
  ['What time was my last stool?', 'Stool type 6, 2 times, today 08:00.'],
  ['Wann habe ich zuletzt Ibuprofen genommen?', 'Ibuprofen, 400 mg, yesterday 15:00.'],
  ['How many sumatriptan did I take on May 1?', '2 tablets of sumatriptan on Friday, May 1, 1 time:'],
  ['¿Cuándo tomé sumatriptán por última vez?', 'Sumatriptan, 2 tablets, Friday, May 1 15:00.'],
  ['How many stools in May?', '6 stools from Friday, May 1 to Wednesday, May 6, 2026:'],
  ['Can you tell me how many stools I had yesterday?', '3 stools yesterday:'],
  ['Wie oft war Anna gestern auf dem Klo?', 'unknown'],
  [
    'whats the worst pain ive had this week',
    'Pain 7 of 10, lower back, today 14:00. That is the strongest of 2 entries this week (since Monday).',
  ],
  ['Which days did I have blood this week?', 'Tuesday, May 5, this week (since Monday):'],
  ['most loo trips in one day this week?', 'Tuesday, May 5, with 3 stools: the most this week (since Monday).'],
  ['how many days ago was there blood last?', 'Stool type 7, 3 times, with blood, yesterday 08:00.'],
  ['has my back been hurting this week?', 'Yes, back, 1 time this week (since Monday):'],
  ['wie stark waren die Rückenschmerzen heute?', 'Your diary has today:'],
  ['did I take any humira yesterday?', 'Your diary has nothing under the name humira yesterday. It has:'],
  ['did I have any wine today?', 'Your diary has nothing under the name wine today. It has:'],
  ['might have a beer at 7 tonight', null],
  ['did I take ibuprofeno yesterday?', 'Yes, ibuprofeno, 1 time yesterday:'],
  ['cuánto me dolía la espalda hoy', 'Your diary has today:'],
  ['how many stools between Monday and yesterday?', '3 stools from Monday, May 4 to Tuesday, May 5, 2026:'],
  ['wann hab ich zuletzt Kaffee getrunken', 'Coffee, 2 cups, today 08:30.'],
  ['cuántos días llevo sin tomar ibuprofeno', 'Ibuprofen, 400 mg, yesterday 15:00.'],
] as const)('a question in everyday words is answered: %s', (message, words) => {
  expect(answered(message)).toBe(words);
});

describe('questions how something was', () => {
  const nights = [
    entryAt({ kind: 'sleep', minutes: 420 }, '05T12:00'),
    pain('05T12:00', 4),
    entryAt({ kind: 'mood', what: 'low', strength: null }, '05T10:00'),
    entryAt({ kind: 'symptom', what: 'Nausea', strength: 'mild' }, '05T11:00'),
    stool('05T06:00', 3, 7, true),
    coffee('05T06:30', 1),
    entryAt({ kind: 'meal', what: 'porridge', amount: null }, '05T07:30'),
    entryAt({ kind: 'medication', name: 'ibuprofen', dose: '400 mg' }, '05T13:00'),
  ];
  const asked = (message: string, said: readonly string[] = []): string | null => {
    const { answer } = readMessage(message, { ...EMPTY_DIARY, newest: known(nights), said }, to);
    return answer?.kind === 'answered' ? answer.words : (answer?.kind ?? null);
  };
  const yesterday = (...entries: readonly string[]): string =>
    ['Your diary has yesterday:', ...entries.map((each) => `- ${each}, yesterday`)].join('\n');

  test.each([
    ['How did I sleep yesterday?', 'Sleep, 7 h'],
    ["what's my sleep been like yesterday?", 'Sleep, 7 h'],
    ['how was my sleep yesterday?', 'Sleep, 7 h'],
    ['How well did I sleep yesterday?', 'Sleep, 7 h'],
    ['How was my night yesterday?', 'Sleep, 7 h'],
    ['¿cómo dormí ayer?', 'Sleep, 7 h'],
    ['How was my pain yesterday?', 'Pain 4 of 10'],
    ['how bad was the pain yesterday?', 'Pain 4 of 10'],
    ['¿Cómo fue mi dolor ayer?', 'Pain 4 of 10'],
    ['How was my mood yesterday?', 'Mood: low'],
    ['¿qué tal mi ánimo ayer?', 'Mood: low'],
    ['How were my symptoms yesterday?', 'Nausea, mild'],
    ['how was the nausea yesterday?', 'Nausea, mild'],
    ['How were my stools yesterday?', 'Stool type 7, 3 times, with blood'],
  ])('%s', (message, shown) => expect(asked(message)?.replace(/ \d\d:\d\d/g, '')).toBe(yesterday(shown)));

  test('goes on with another day', () =>
    expect(asked('and yesterday?', ['How did I sleep today?'])).toContain('Sleep, 7 h'));
  test('a day without an entry is answered by saying so', () =>
    expect(asked('How did I sleep today?')).toBe('Your diary has no entries of sleep today.'));

  test.each([
    'How was the weather yesterday?',
    'How was my pain compared to last week?',
    'How did my son sleep yesterday?',
  ])('%s: not from this diary', (message) => expect(asked(message)).toBe('unknown'));
  test.each([
    'How did I get this pain?',
    'How do I stop the pain?',
    'How is my pain treated?',
    'How serious is my pain?',
  ])('%s: no list of entries', (message) => expect(['unknown', 'medical']).toContain(asked(message)));
});

describe('from kept entries', () => {
  test.each([
    ['How many stools did I have today?', '2 stools today:'],
    ['How often did I poop yesterday?', '3 stools yesterday:'],
    ['how many bowel movements this week?', '5 stools this week (since Monday):'],
    ['how many times did I go in the last 7 days?', '6 stools in the last 7 days (with today):'],
    ['how many stools in the last week?', '6 stools in the last 7 days (with today):'],
    ['how many stools last week?', '1 stool last week (Monday, April 27 to Sunday, May 3):'],
    ['How many hours did I sleep today?', '7 h 30 min today.'],
    ['When did I have coffee this week?', 'Your diary has this week (since Monday):'],
    ['How many type 7 stools did I have?', '3 stools of type 7 in all:'],
    ['how many stools with blood since Monday?', '3 stools with blood since Monday, May 4:'],
    ['When was my last bowel movement?', 'Stool type 6, 2 times, today 08:00.'],
    ['When did I last have ibuprofen?', 'Ibuprofen, 400 mg, yesterday 15:00.'],
    ['How much coffee did I drink this week?', '3 cups of coffee this week (since Monday), 2 times:'],
    ['How many cups of coffee did I drink yesterday?', '1 cups of coffee yesterday, 1 time:'],
    ['What was my average pain this week?', '5.5 of 10 on average, from 2 entries this week (since Monday).'],
    [
      'How many stools a day on average this week?',
      '1.67 a day: 5 stools this week (since Monday), over 3 days, days without an entry among them.',
    ],
    ['what was my worst pain?', 'Pain 7 of 10, lower back, today 14:00. That is the strongest of 2 entries in all.'],
    ['How long did I sleep last night?', '7 h 30 min last night.'],
    ['how many times was pain above 5?', '1 entry of pain above 5 in all:'],
    ['Did I take ibuprofen today?', 'Your diary has no ibuprofen today.'],
    ['Did I take ibuprofen yesterday?', 'Yes, ibuprofen, 1 time yesterday:'],
    ['What did I drink yesterday?', 'Your diary has yesterday:'],
    ['¿Cuántas veces fui ayer?', '3 stools yesterday:'],
    ['¿cuál es mi media de dolor?', '5.5 of 10 on average, from 2 entries in all.'],
    ['When was my last beer?', 'Your diary has nothing under the name beer so far. It has:'],
  ])('%s', (message, words) => expect(answered(message)).toBe(words));

  test.each([
    [
      'Did I have blood in my stool today?',
      'Your diary has no stools with blood today. 2 stools of that time say nothing of blood.',
    ],
    [
      'how many stools with blood since Monday?',
      '3 stools with blood since Monday, May 4:\n- Stool type 7, 3 times, with blood, yesterday 08:00\n\n2 stools of that time say nothing of blood.',
    ],
    [
      'How many type 7 stools did I have?',
      '3 stools of type 7 in all:\n- Stool type 7, 3 times, with blood, yesterday 08:00',
    ],
  ])('an attribute that no entry states is not invented: %s', (message, words) => {
    const { answer } = readMessage(message, diary(), to);
    expect(answer?.kind === 'answered' ? answer.words : null).toBe(words);
  });

  test('a question per day is answered by day', () =>
    expect(readMessage('How many stools per day this week?', diary(), to).answer).toEqual({
      kind: 'answered',
      words: '5 stools this week (since Monday):\n- Tuesday, May 5: 3\n- Wednesday, May 6: 2',
      findsNone: false,
    }));

  test('a question goes on with the one before', () => {
    expect(answered('and yesterday?', ['How many stools did I have today?'])).toBe('3 stools yesterday:');
    expect(answered('And yesterday?', ['and this week?', 'How many coffees today?'])).toBe(
      'Coffees, 1 time yesterday:',
    );
    expect(answered('And yesterday?')).toBe('unknown');
    expect(answered('What type was it?', ['How many stools did I have today?'])).toBe('Your diary has today:');
    expect(answered('What type was it?')).toBe('unknown');
    expect(answered('And yesterday?', ['Type 6', 'How many coffees today?'])).toBe('unknown');
    expect(answered('And yesterday?', ['Thanks!', 'How many coffees today?'])).toBe('Coffees, 1 time yesterday:');
  });

  test.each([
    ['and the day before that?', 'How many stools did I have today?', '3 stools yesterday:'],
    ['and the day before that?', 'How many stools did I have this week?', 'unknown'],
    ['and stools?', 'How many coffees today?', 'unknown'],
    ['How many times in total?', 'When did I last have coffee?', 'Coffee, 2 times in all:'],
  ])('%s after %s', (question, before, answer) => expect(answered(question, [before])).toBe(answer));

  test('a word for writing down is no note', () =>
    expect(answered('When did I first note coffee?')).toBe(answered('When did I first have coffee?')));

  test.each(['How many stools had no blood info?', 'How was my blood pressure last week?'])(
    '%s: of the record, and so for no doctor',
    (question) => expect(answered(question)).toBe('unknown'),
  );
});

test.each([
  'On how many days did I not go?',
  'What did I eat before the cramps?',
  'How many stools did I have at night?',
  'How many stools on Wednesday?',
  'Which food is best?',
  'What is the weather?',
  'How long did the pain last?',
  'How many pills did I take?',
  'How many stools today and yesterday?',
  'How many hours of pain did I have?',
  'How many steps did I walk?',
  'How much do I weigh?',
  'Did my mother take ibuprofen today?',
  'How many stools did I nearly have?',
])('%s: not from this diary, with three that are', (message) => {
  const { answer } = readMessage(message, diary(), to);
  expect(answer).toEqual({
    kind: 'unknown',
    examples: [
      'How many stools did I have yesterday?',
      'What was my average pain this week?',
      'When did I last have coffee?',
    ],
  });
});

test.each([
  'Should I take more ibuprofen?',
  'How much ibuprofen can I take?',
  'Is it normal to have blood in the stool?',
  'Why do I have cramps?',
  'Could it be my appendix?',
  '¿Debo tomar más ibuprofeno?',
])('%s: for somebody trained', (message) => expect(answered(message)).toBe('medical'));

test('a message with a question and a statement is divided', () => {
  const { proposals, answer } = readMessage('How many stools did I have yesterday? Type 5 today.', diary(), to);
  expect(proposals.map(({ proposal }) => proposal.does)).toEqual(['add']);
  expect(answer).toMatchObject({ kind: 'answered' });
});

const asking = (message: string, own: readonly DiaryEntry[]) =>
  readMessage(message, { ...EMPTY_DIARY, newest: known(own) }, to).answer;

test.each(['show me this week', 'Show me my week', 'what have I kept this week?', 'list my entries this week'])(
  '%s: everything of the week',
  (message) =>
    expect(asking(message, [pain('06T12:00', 7), coffee('05T06:30', 1), stool('03T06:00')])).toEqual({
      kind: 'answered',
      words: 'Your diary has this week (since Monday):\n- Coffee, 1 cup, yesterday 08:30\n- Pain 7 of 10, today 14:00',
      findsNone: false,
    }),
);

test("examples are from this person's kept entries, and an empty diary has none", () => {
  const examples = (...own: readonly DiaryEntry[]) => {
    const answer = asking('did my headache come after the coffee?', own);
    return answer?.kind === 'unknown' ? answer.examples : answer;
  };
  expect(examples(coffee('05T06:30', 1), pain('06T12:00', 7))).toEqual([
    'What was my average pain this week?',
    'When did I last have coffee?',
    'Show me this week',
  ]);
  expect(examples(entryAt({ kind: 'note', text: 'see the nurse' }, '06T12:00'))).toEqual(['Show me this week']);
  expect(examples()).toEqual([]);
});

test.each(['Hello', 'hi!', 'thanks', 'Thank you so much!', 'Good morning', 'ok', 'Gracias'])(
  '%s tells nothing, and is no note',
  (message) => {
    const { courtesy, proposals, answer } = readMessage(message, diary(), to);
    expect([courtesy === null, proposals, answer]).toEqual([false, [], null]);
  },
);

test.each(['Hello, pain 7/10', 'thanks to the ibuprofen I slept', 'good morning pain', 'I feel ok'])(
  '%s may tell something',
  (message) => expect(readMessage(message, diary(), to).courtesy).toBeNull(),
);

describe('notes beside the entries', () => {
  const note = (words: string, at: string): Note => ({
    revision: 0,
    words,
    message: words,
    at: `2026-05-${at}:00.000Z`,
    offsetMinutes: 120,
  });
  const notes = [
    note('bloddy stool this morning', '06T10:00'),
    note('forgot my injection', '06T09:00'),
    note('felt off', '01T09:00'),
  ];
  const lacks = (message: string, own: readonly Note[] = notes) =>
    readMessage(message, { ...diary(), notesFrom: (isAskedAbout) => own.filter(isAskedAbout) }, to).uncounted;

  test('every answer about their time counts them', () => {
    expect(lacks('How many stools did I have today?')).toMatchObject({
      count: 2,
      about: ['bloddy stool this morning'],
    });
    expect(lacks('How many coffees today?')).toMatchObject({ count: 2, about: [] });
    expect(lacks('When did I last have coffee?').count).toBe(3);
  });

  test('the notes of the day before count as well', () =>
    expect(lacks('How many stools did I have yesterday?').count).toBe(2));

  test('a note counts for the day that it names, even if it was written later', () => {
    const later = [note('On Sunday evening my stomach cramped, 4/10', '06T09:00')];
    expect(lacks('Any pain on Sunday?', later)).toMatchObject({ count: 1, about: later.map(({ words }) => words) });
    expect(lacks('Did I have any pain on Sunday?', later).count).toBe(1);
    expect(lacks('Any pain on Saturday?', later).count).toBe(0);
  });

  test('a note is found by another word for the same', () => {
    const vomited = [note('threw up, no idea how often', '04T09:00')];
    expect(lacks('did I throw up on Monday?', vomited)).toMatchObject({ about: ['threw up, no idea how often'] });
  });

  test('a note is named by its kind, unless it is about somebody or something else, or talk of suicide', () => {
    const own = [
      note('an espresso from the machine', '06T10:00'),
      note('my mother had a coffee with me', '06T09:30'),
      note('blood pressure 132 over 84', '06T09:00'),
      note('I want it all to be over. Had a coffee', '06T08:00'),
    ];
    expect(lacks('Any coffee today?', own)).toMatchObject({
      count: 3,
      about: ['an espresso from the machine'],
      others: [],
    });
  });

  test('no notes are counted if there are none, or if nothing is answered', () => {
    expect(lacks('How many stools did I have today?', []).count).toBe(0);
    expect(lacks('Should I take more ibuprofen?').count).toBe(0);
    expect(lacks('What is the weather?').count).toBe(0);
    expect(lacks('Type 6').count).toBe(0);
  });
});

test('an answer tells the corrections of what it counts that are not answered', () => {
  const was = pain('06T12:00', 4);
  const corrections = [
    { does: 'change', was, entry: pain('06T12:00', 7) },
    { does: 'delete', was: coffee('06T08:00') },
  ] as const;
  const told = (message: string) => readMessage(message, { ...diary(), corrections }, to).uncounted.corrections;
  expect(told('What was my average pain today?')).toEqual([
    '“Pain 4 of 10, today 14:00” to “Pain 7 of 10, today 14:00”',
  ]);
  expect(told('How many coffees today?')).toEqual(['to delete “Coffee, today 10:00”']);
  expect(told('What was my average pain yesterday?')).toEqual([]);
});

test('an answer first mentions the entries that wait to be kept', () => {
  const waiting = [stool('06T08:00', 1, 6, true), coffee('06T09:00')];
  const read = (message: string) => readMessage(message, { ...diary(), waiting }, to);
  expect(read('Did I have blood today?').uncounted.waiting).toEqual(['Stool type 6, with blood, today 10:00']);
  expect(read('Did I have blood yesterday?').uncounted.waiting).toEqual([]);
  expect(wordsOf(read('Did I have blood today?'), 2, 'en').split('\n\n')).toEqual([
    'You have told me of “Stool type 6, with blood, today 10:00”. It waits for you to keep it, and is not counted.',
    expect.stringMatching(/^Your diary has no stools with blood today/),
    'One other entry waits for you to keep it, and is not counted.',
  ]);
});

test('nights that cannot be one sleep are not added up', () => {
  const nights = [420, 240, 300].map((minutes) => entryAt({ kind: 'sleep', minutes }, '06T06:00'));
  const { answer } = readMessage('how much did I sleep today?', { ...diary(), newest: known(nights) }, to);
  expect(answer).toMatchObject({ words: expect.stringMatching(/^3 entries today, which cannot be added up:/) });
});

test('a question for notes is answered by what no entry was made of', () => {
  const notesFrom = () => [{ revision: 0, words: 'rough day', message: 'rough day', ...WEDNESDAY }];
  const { answer } = readMessage('what notes did I write today?', { ...diary(), newest: [], notesFrom }, to);
  expect(answer).toMatchObject({ words: 'You told me this, and no entry was made of it:\n- “rough day”' });
});

test('a strength of 0 is no event, but is said', () => {
  const answer = asking('did I have a fever today?', [
    entryAt({ kind: 'symptom', what: 'Fever', strength: 0 }, '06T08:00'),
  ]);
  expect(answer).toMatchObject({ words: 'Your diary has today:\n- Fever 0 of 10, today 10:00' });
});

describe('a question that no entry answers is answered by the notes that have all its words', () => {
  const notesFrom =
    (...notes: readonly string[]) =>
    () =>
      notes.map((words, revision) => ({
        revision,
        words,
        message: words,
        at: '2026-05-06T09:00:00.000Z',
        offsetMinutes: 120,
      }));
  const asked = (message: string, ...notes: readonly string[]) =>
    readMessage(message, { ...EMPTY_DIARY, notesFrom: notesFrom(...notes) }, to).answer;

  test.each([
    ['What was my blood pressure?', 'blood pressure 132 over 84'],
    ['What do I weigh?', 'weight this morning 71.4 kg'],
    ['How bad was my elbow today?', "elbow's at a 3 today"],
  ])('%s', (question, note) =>
    expect(asked(question, 'a walk in the park', note)).toMatchObject({
      kind: 'answered',
      words: `You told me this, and no entry was made of it:\n- “${note}”`,
    }),
  );

  test('a note is no judgement, and a note about somebody else does not count', () => {
    expect(asked('Is my blood pressure normal?', 'blood pressure 132 over 84')).toEqual({ kind: 'medical' });
    expect(asked('What was my blood pressure?', 'my mother’s blood pressure was 180')?.kind).not.toBe('answered');
  });
});

test('a question for pain counts symptoms that hurt, and lists all if one has no figure', () => {
  const cramps = (strength: Strength): DiaryEntry =>
    entryAt({ kind: 'symptom', what: 'bad cramps', strength }, '06T14:00');
  const own = [pain('06T12:00', 5), cramps(7)];
  expect(asking('How bad was my pain today?', own)).toMatchObject({
    words: 'Your diary has today:\n- Pain 5 of 10, today 14:00\n- Bad cramps 7 of 10, today 16:00',
  });
  expect(asking('What was my worst pain today?', own)).toMatchObject({
    words: 'Bad cramps 7 of 10, today 16:00. That is the strongest of 2 entries today.',
  });
  expect(asking('What was my worst pain today?', [pain('06T12:00', 5), cramps('severe')])).toMatchObject({
    words: 'Your diary has today:\n- Pain 5 of 10, today 14:00\n- Bad cramps, severe, today 16:00',
  });
});

test('doses that are a number of pieces are added up, and drinks without a unit counted', () => {
  const dose = (words: string): DiaryEntry =>
    entryAt({ kind: 'medication', name: 'paracetamol', dose: words }, '06T08:00');
  expect(asking('How much paracetamol did I take today?', [dose('2 x 500mg'), dose('500 mg')])).toMatchObject({
    words: expect.stringContaining('1500 mg of paracetamol today, 2 times:') as unknown,
  });
  const beer = (what: string): DiaryEntry =>
    entryAt({ kind: 'drink', what, amount: { value: 2, unit: null } }, '05T18:00');
  expect(asking('How much beer did I have this week?', [beer('beer'), beer('Bier')])).toMatchObject({
    words: expect.stringContaining('4 beer this week (since Monday), in 2 entries:') as unknown,
  });
});

describe('a part of a day', () => {
  const own = [
    entryAt({ kind: 'stool', bristol: null, count: 3, blood: null }, '06T06:00'),
    entryAt({ kind: 'drink', what: 'wine', amount: null }, '05T18:45'),
    entryAt({ kind: 'meal', what: 'porridge', amount: null }, '06T05:30'),
  ];
  test.each([
    ['How many times did I go to the loo this morning?', '3 stools today:'],
    ['How often was I on the toilet this morning?', '3 stools today:'],
    ['What did I drink last night?', 'Your diary has yesterday:'],
    ['¿Qué bebí anoche?', 'Your diary has yesterday:'],
    ['What did I have for breakfast today?', 'Your diary has today:'],
  ])('its whole day answers, and says so: %s', (message, words) =>
    expect(asking(message, own)).toMatchObject({ words: expect.stringContaining(words) as unknown }),
  );
});

test('a dose of half a piece is half of its strength', () =>
  expect(
    asking('How much prednisone did I take today?', [
      entryAt({ kind: 'medication', name: 'prednisone', dose: '½ × 20 mg' }, '06T08:00'),
      entryAt({ kind: 'medication', name: 'prednisone', dose: '2 × 20 mg' }, '06T12:00'),
    ]),
  ).toMatchObject({ words: expect.stringContaining('50 mg of prednisone today, 2 times:') as unknown }));

test.each([
  ['total stools this week', '5 stools this week (since Monday):'],
  ['average pain score', '5.5 of 10 on average, from 2 entries in all.'],
  ['any coffee yesterday', 'Yes, coffee, 1 time yesterday:'],
  ['on how many days was there blood', 'On 1 day in all:'],
])('%s is a question without its verb or its mark', (message, words) => expect(answered(message)).toBe(words));

test('“and the day before” goes on without a question mark', () =>
  expect(answered('and the day before', ['How many stools did I have today?'])).toBe('3 stools yesterday:'));

test('a question that the diary answers is no emergency, whatever its words', () => {
  const own = { ...EMPTY_DIARY, newest: known([pain('06T12:00', 8, 'head'), stool('06T06:00')]) };
  const emergencyOf = (message: string) => readMessage(message, own, to).emergency;
  expect(emergencyOf('worst headache so far?')).toBeNull();
  expect(emergencyOf('Is this the worst headache so far?')).not.toBeNull();
  expect(emergencyOf('worst headache ever. how many stools today?')).not.toBeNull();
});

test('the worst night is the shortest, and the worst mood is not told', () => {
  const night = (at: string, minutes: number) => entryAt({ kind: 'sleep', minutes }, at);
  const own = [
    night('06T05:00', 450),
    night('05T05:00', 300),
    entryAt({ kind: 'mood', what: 'calm', strength: 8 }, '06T08:00'),
  ];
  expect(asking('What was my worst night?', own)).toMatchObject({
    words: expect.stringContaining('Sleep, 5 h') as unknown,
  });
  expect(asking('What was my worst mood?', own)).toMatchObject({ kind: 'unknown' });
});

test('a kept note answers if no other entry has the thing asked for', () =>
  expect(
    asking('What was my bp today?', [entryAt({ kind: 'note', text: 'bp 128 over 82' }, '06T08:00')]),
  ).toMatchObject({
    words: 'Your diary has today:\n- Note: bp 128 over 82, today 10:00',
  }));

test('“and worst pain” goes on with something else', () =>
  expect(answered('and worst pain', ['How many stools did I have today?'])).toBe(
    'Pain 7 of 10, lower back, today 14:00. That is the strongest of 2 entries in all.',
  ));
