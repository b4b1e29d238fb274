import { agencyByName } from '#modules/agencies/published';
import { countryByName } from '#modules/countries/published';
import { answerByFields } from './answer-by-fields';
import { answersFromRecord } from './answer-from-record';
import { agencyRecord } from './compiled/agency-record';
import { countryRecord } from './compiled/country-record';
import type { SubjectRecord } from './record';
import { recordReply } from './record-reply';

const agency = (name: string): SubjectRecord => {
  const found = agencyByName(name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return agencyRecord(found);
};
const country = (name: string): SubjectRecord => {
  const found = countryByName(name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return countryRecord(found);
};
const nasa = agency('NASA');
const germany = country('Germany');

const ask = (record: SubjectRecord, question: string, ...history: readonly string[]): string => {
  const answers = answersFromRecord({ question, history }, record);
  return [...recordReply(answers, record)].map((part) => (part.kind === 'text' ? part.text : '')).join('');
};
const kindOf = (record: SubjectRecord, question: string, ...history: readonly string[]) =>
  answerByFields(question, history, record).kind;

const kindOfPart = (record: SubjectRecord, question: string) =>
  answersFromRecord({ question, history: [] }, record)[0]?.answer.kind;

test.each([
  ['How many employees are there?', '17,973 civilian employees'],
  ['headcount?', '17,973'],
  ['How big is it?', '17,973'],
  ['How much money do they get?', '$25,435,000,000'],
  ['Who is in charge there', 'Jared Isaacman, Administrator'],
  ['Chef?', 'Jared Isaacman'],
  ['Wie hoch ist das Budget der NASA?', '$25,435,000,000'],
  ['¿Cuántos empleados tiene?', '17,973'],
  ['¿Quién dirige la NASA?', 'Jared Isaacman'],
  ['Quel est le budget ?', '$25,435,000,000'],
  ['Hoeveel mensen werken er?', '17,973'],
  ['What does NASA do?', '> The National Aeronautics and Space Administration advances'],
])('%s is answered', (question, answer) => {
  expect(ask(nasa, question)).toContain(answer);
});

test.each([
  ['tariff rate?', 'set a reciprocal tariff of 15% on goods from the European Union'],
  ['When did the tariffs end?', 'ended with Executive Order 14389 of February 20, 2026.'],
  [
    'What is the trade deficit with Germany?',
    'a deficit of $84.8 billion in goods trade with Germany: exports of $75.6 billion, imports of $160.4 billion',
  ],
  [
    'How much did America sell to Germany?',
    'worth $75.6 billion to Germany, according to U.S. Census Bureau, U.S. Trade in Goods by Country ($75,612.9 million).',
  ],
  ['What share of American trade is it?', '4.426% of all goods trade'],
  ['trade score', '91 of 100'],
  ['Wie hoch ist der Zoll?', '15%'],
  ['Wie viel verkauft Deutschland in die USA?', '$160,436.5 million'],
])('%s is answered of a country', (question, answer) => {
  expect(ask(germany, question)).toContain(answer);
});

test('an amount below a billion is told as it was published, once', () => {
  expect(ask(country('North Korea'), 'exports?')).toMatch(/worth \$1\.5 million to North Korea, according to [^(]*$/);
  expect(ask(country('Switzerland'), 'exports?')).toContain('worth $25.0 billion to Switzerland');
});

test('a question for the department of a bureau is answered', () => {
  expect(ask(agency('BIS'), 'Which department is it part of?')).toBe('It is part of the Department of Commerce (DOC).');
});

test.each([
  'How many satellites does NASA have?',
  'Who founded NASA?',
  'Who is the inspector general of NASA?',
  'How much does NASA spend on the Moon?',
  'What is the budget of NOAA?',
  'When was NASA founded?',
  'What is the telephone number?',
  '???',
])('%s is not answered', (question) => {
  expect(kindOf(nasa, question)).toBe('not_answered');
});

test.each([
  ['What exactly is it in charge of?', '> The National Aeronautics'],
  ['What is NASA responsible for?', '> The National Aeronautics'],
  ['Wofür ist die NASA zuständig?', '> The National Aeronautics'],
  ['¿De qué se encarga la NASA?', '> The National Aeronautics'],
  ['Who is in charge of it?', 'Jared Isaacman'],
  ['¿Quién está a cargo?', 'Jared Isaacman'],
])('the word that asks decides whether a leader or a task fits: %s', (question, answer) => {
  expect(ask(nasa, question)).toContain(answer);
});

test.each([
  'What is the tariff on steel?',
  'How much steel do we buy?',
  'How many cars do we import from Germany?',
  'Wie hoch ist der Zoll auf Stahl?',
  'Wie viel Öl importieren wir aus Deutschland?',
  "Quel est le droit de douane sur l'acier ?",
  '¿Cuál es el arancel sobre el acero?',
  '¿Cuánto petróleo importamos de Alemania?',
  'Qual é a tarifa sobre o aço?',
  'Quanto petrolio importiamo dalla Germania?',
  'Wat is het tarief op staal?',
])('a value for all goods does not answer for one: %s', (question) => {
  expect(kindOf(germany, question)).toBe('not_answered');
});

test('a value for all goods does not answer a question that goes on from one about a single one', () => {
  expect(kindOf(germany, 'and in 2025?', 'What is the tariff on steel?')).toBe('not_answered');
});

test.each([
  ['What is the tariff on goods from Germany?', '15%'],
  ['What is the tariff as of today?', '15%'],
  ['Welcher Satz galt für deutsche Waren?', '15%'],
  ['Quel est le taux sur les produits allemands ?', '15%'],
  ['How much trade do we do with Germany?', '$236.0 billion'],
])('a word that asks for a field names no thing of its own: %s', (question, answer) => {
  expect(ask(germany, question)).toContain(answer);
});

test.each([
  'What about services trade?',
  'What do we mostly import from Germany?',
  'Which products do we buy from Germany?',
  'Welche Waren kaufen wir aus Deutschland?',
  '¿Qué importamos de Alemania?',
])(
  'the value for all goods does not answer a question which, nor one about something that is not goods: %s',
  (question) => {
    expect(kindOf(germany, question)).toBe('not_answered');
  },
);

test.each([
  ['who sells us more, germany or canada', '$160,436.5 million', '$412,695.7 million'],
  ['Which rate was lower, for Germany or for Japan?', 'with Germany', 'from Japan'],
  ['Do we sell more to Germany than we buy?', 'exports of $75.6 billion', '$160,436.5 million)'],
])('a comparison is answered with both sides: %s', (question, one, other) => {
  expect(ask(germany, question)).toContain(one);
  expect(ask(germany, question)).toContain(other);
});

test('a comparison with an unknown side tells neither', () => {
  expect(kindOfPart(germany, 'Which rate was lower, for Germany or for Canada?')).toBe('not_answered');
  expect(kindOfPart(nasa, 'Who has the bigger budget, NASA or the CIA?')).toBe('not_answered');
});

test('a name within a word is not recognised: `ED` in `worked`', () => {
  const education = agency('Department of Education');
  expect(kindOfPart(education, 'How many people worked for NASA?')).not.toBe('compared');
});

test('a comparison with an unknown value says that it is unknown', () => {
  expect(kindOf(agency('CIA'), 'How many spies work there?')).toBe('unknown');
});

test('a misspelt word narrows nothing', () => {
  expect(ask(germany, 'germany reciprocal tarif rate?')).toContain('15%');
});

test('a question who is not answered by a figure', () => {
  expect(kindOf(nasa, 'Who spends the money?')).toBe('not_answered');
});

test('a question who is not answered by the title of a document', () => {
  expect(kindOf(country('Vietnam'), 'Who is our biggest trading partner?')).toBe('not_answered');
});

test('a question until when is not answered by a title and the day of its signing', () => {
  expect(kindOf(country('Canada'), 'Until when are the additional duties suspended?')).toBe('not_answered');
  expect(ask(country('Australia'), 'Until when was the import surcharge?')).toContain(
    '150 days from February 24, 2026',
  );
});

test('near matches are offered as such', () => {
  expect(ask(nasa, 'How much does NASA spend on the Moon?')).toMatch(
    /^Nothing in the record of .* clearly answers this\. It also says this, which may not answer your question:\n\n> The annual budget of the agency is/,
  );
});

test('a field without a value is unknown', () => {
  expect(kindOf(agency('NOAA'), 'Who leads it?')).toBe('unknown');
  expect(kindOf(country('Canada'), 'Which tariff rate was set?')).toBe('unknown');
  expect(kindOf(country('Antarctica'), 'exports?')).toBe('unknown');
});

test('a question goes on from the one before; one that asks for something itself does not', () => {
  expect(ask(nasa, 'and in 2025?', 'How many people work there?')).toContain('17,973');
  expect(ask(nasa, 'and its budget?', 'How many people work there?')).toContain('$25,435,000,000');
  expect(ask(germany, 'and exports?', 'How much did Germany sell to America?')).toContain('$75,612.9 million');
  expect(ask(germany, 'and in 2024?', 'How much did Germany sell to America?')).toContain('$160,436.5 million');
});

test('another year than the record’s is not answered with its value', () => {
  expect(kindOf(germany, 'and in 2025?', 'How much did Germany sell to America in 2024?')).toBe('other_year');
  expect(kindOf(nasa, 'How many employees did NASA have in 1969?')).toBe('other_year');
});

test('a supposition is answered by the value of the record', () => {
  expect(ask(nasa, 'Is the headcount 20,000?')).toContain('17,973');
  expect(ask(country('Laos'), 'Was the tariff 50%?')).toContain('40%');
});

test.each(['Was the tariff 50%?', 'Was the tariff 50 percent?', 'Lag der Zoll für Laos bei 50 Prozent?'])(
  'a percentage that the record does not have is said to be missing: %s',
  (question) => expect(ask(country('Laos'), question)).toContain('has no 50%. What it has:'),
);

test('a question about the date of a figure repeats the figure with its date', () => {
  expect(converse(nasa, 'How many people work there?', 'When was that counted?')).toContain('March 31, 2025');
  expect(ask(nasa, 'How many people work there, and from when is that figure?')).not.toContain('Not answered');
  expect(converse(nasa, 'How many people work there?', 'When was it founded?')).not.toContain('17,973');
});

test('documents are quoted by their titles, each with its address', () => {
  const china = country('China');
  const parts = [
    ...recordReply(answersFromRecord({ question: 'What happened with opioids?', history: [] }, china), china),
  ];
  expect(parts.flatMap((part) => (part.kind === 'source' ? [part.source.address] : []))).toEqual([
    expect.stringMatching(/^https:\/\/www\.whitehouse\.gov\//),
  ]);
});

/** Asks questions in one conversation, and returns the last answer. */
const converse = (record: SubjectRecord, ...questions: readonly string[]): string => {
  let lines: readonly string[] = [];
  let text = '';
  for (const [index, question] of questions.entries()) {
    const conversation = { question, history: questions.slice(0, index), lines };
    const parts = [...recordReply(answersFromRecord(conversation, record), record)];
    text = parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');
    const displayed = parts.flatMap((part) => (part.kind === 'lines' ? part.lines.references : []));
    if (displayed.length > 0) lines = displayed;
  }
  return text;
};

test('each part of a question is answered, or said not to be', () => {
  expect(ask(nasa, 'How many people work there, and who runs it?')).toMatch(/17,973[^]*\n\n[^]*Jared Isaacman/);
  expect(ask(nasa, 'How many people work there, and who founded it?')).toMatch(
    /17,973[^]*\n\nNot answered: “who founded it\?”$/,
  );
  expect(ask(country('Laos'), 'Which rate was set, and under which order?')).toMatch(
    /^Executive Order 14326[^]*40%[^]*\]$/,
  );
});

test.each([
  ['Who was administrator before?', ['How many people work at NASA?']],
  ['And before?', ['Who runs NASA?']],
  ['Who preceded Isaacman?', []],
  ['Who used to run it?', []],
  ['Wer war vorher Chef?', []],
  ['Wer war sein Vorgänger?', ['Wer leitet die NASA?']],
  ['¿Quién era el anterior director?', []],
  ['What did NASA do before?', []],
])('%s is not answered by what is so now', (question, history) => {
  expect(ask(nasa, question, ...history)).toContain('Nothing in the record');
});

test('an office is asked for by its name, even if the agency has a similar one', () => {
  expect(ask(nasa, 'Who is the administrator?')).toContain('Jared Isaacman');
});

test.each(['Is the secretary married?', 'Did the secretary apologise?'])(
  'a question what a leader is like or did is not answered by a name: %s',
  (question) => {
    expect(kindOf(agency('Department of Energy'), question)).toBe('not_answered');
  },
);

test.each(['Is the secretary still Chris Wright?', 'the secretary?', 'current secretary please'])(
  'a question who leads is answered by the name: %s',
  (question) => {
    expect(ask(agency('Department of Energy'), question)).toContain('Chris Wright');
  },
);

test('how an amount has changed is said not to be answered by that of one time', () => {
  const energy = agency('Department of Energy');
  expect(ask(energy, 'How many people work there and is that up or down?')).toMatch(
    /17,472[^]*\n\nNot answered: “is that up or down\?”$/,
  );
  expect(kindOfPart(country('Vietnam'), 'Have imports from Vietnam increased?')).toBe('not_answered');
});

test('a question that is joined to another without a question word is one of its own', () => {
  expect(ask(country('Switzerland'), 'What rate did the Swiss get and is it still being charged?')).toMatch(
    /39%[^]*February 20, 2026/,
  );
});

test('says that only the titles of documents are known', () => {
  expect(ask(country('Switzerland'), 'Did Switzerland promise investments?')).toMatch(
    /^Nothing in the record of Switzerland clearly answers this\. Only the titles of the documents that it lists are available\./,
  );
  expect(ask(country('China'), 'What happened with opioids?')).toMatch(
    /^The record of China lists this document, but only its title is available:\n\n> Modifying/,
  );
  expect(ask(nasa, 'Who founded it?')).not.toContain('titles');
});

test('the agencies of a department are listed, ranked by a figure, and can be asked about by number', () => {
  const homeland = agency('DHS');
  const question = 'Which agencies report to it?';
  expect(converse(homeland, question)).toContain('2. United States Coast Guard (USCG)');
  expect(converse(homeland, question, 'which of them has the most staff?')).toMatch(
    /it is United States Customs.* 66,839/,
  );
  expect(converse(homeland, question, 'Which agency has the fewest employees?')).toMatch(
    /it is Science and Technology Directorate.* 534 /,
  );
  expect(converse(homeland, question, 'tell me more about the second')).toMatch(
    /^United States Coast Guard \(USCG\): /,
  );
  expect(converse(homeland, question, 'and how many people work at the eighth?')).toMatch(
    /^United States Secret Service/,
  );
});

test('a question which of several has the most is not answered by the figure of one', () => {
  expect(kindOfPart(nasa, 'Which agency has the most employees?')).toBe('not_answered');
});

test('another agency that is named is set beside', () => {
  const compared = ask(agency('FAA'), 'How many employees does it have compared with NASA?');
  expect(compared).toMatch(
    /^Federal Aviation Administration[^]*\n\nNational Aeronautics and Space Administration[^]*17,973/,
  );
  expect(converse(agency('FAA'), 'How many employees does it have?', 'and compared with NASA?')).toBe(compared);
  expect(ask(nasa, 'Does it have a larger leader than the FAA has cooks?')).not.toContain('17,973');
});

test('the surcharge after the reciprocal rates is told with its days', () => {
  expect(ask(country('Australia'), 'How high was the import surcharge, and for how long?')).toContain(
    'surcharge of 10% for 150 days from February 24, 2026, which is until July 24, 2026 unless it was prolonged.',
  );
});

test('a country under orders of its own is said to be', () => {
  expect(ask(country('China'), 'What reciprocal tariff does China pay?')).toContain('under orders of its own');
});

test('a question that names nothing is not answered by the first of several amounts', () => {
  expect(kindOf(germany, 'how high was it?')).toBe('not_answered');
  expect(kindOfPart(germany, 'How high was it, and does the EU rate count?')).toBe('not_answered');
  expect(ask(germany, 'how high was it?', 'What is the tariff rate?')).toContain('15%');
  expect(ask(nasa, 'how many people?')).toContain('17,973');
});

test('a question about trade in both directions is answered together', () => {
  expect(ask(country('Vietnam'), 'How much do we buy from Vietnam compared with what they buy from us?')).toContain(
    'exports of $13.1 billion and imports of $136.6 billion, according to U.S. Census Bureau, U.S. Trade in Goods by Country ($13,098.2 million and $136,561.2 million)',
  );
});

test('a question what holds today is answered by what came after an ended rate', () => {
  expect(ask(country('Switzerland'), 'What tariff do Swiss goods pay today?')).toMatch(
    /^The record does not show what applies today: .* July 24, 2026, and on November 20, 2026, when this was last checked, the record had nothing later\.\n\n[^]*39%[^]*ended[^]*\n\n.* surcharge of 10% for 150 days from February 24, 2026, which is until July 24, 2026 unless /,
  );
  expect(ask(country('Switzerland'), 'What tariff did Swiss goods pay?')).not.toContain('surcharge');
});

test.each(['Was the 39% rate ever lowered?', 'tariff rate?', 'What tariff did Swiss goods pay?'])(
  'a rate is told with the notice that changed it: %s',
  (question) => {
    expect(ask(country('Switzerland'), question)).toMatch(
      /39% [^]* on August 7, 2025\. A notice of December 18, 2025 put it, from November 14, 2025, at the regular duty or 15%, whichever is higher\. All reciprocal rates ended .* February 20, 2026\. \[1\]\[2\]\[3\]/,
    );
  },
);

test('says that an unread document may have changed the rate', () => {
  expect(ask(country('India'), 'tariff rate?')).toContain(
    'Whether the document of February 9, 2026 changed this rate is not known: only its title is on record.',
  );
});

test.each([
  ['What is the tariff on Germany?', /^This is the record of Switzerland\. For Germany, see \[1\]\n\n.* 15% /],
  ['How much does the US export to Germany?', /^This is the record of Switzerland\. For Germany, see \[1\]$/],
])('a question that names another country is not answered with the figures of this one: %s', (question, answer) => {
  expect(ask(country('Switzerland'), question)).toMatch(answer);
});

test('the purpose of an agency answers neither where it is nor what it does about a thing that its record does not name', () => {
  const commerce = agency('Department of Commerce');
  expect(kindOf(commerce, 'where is it')).toBe('not_answered');
  expect(kindOf(commerce, 'What do you do about steel tariffs?')).toBe('not_answered');
});

test('a question who held a post before is not answered by any record', () => {
  expect(kindOf(agency('DHS'), 'who was secretary before Mullin?')).toBe('not_answered');
});

test('an addition to a question is not answered', () => {
  const terms = ask(country('Indonesia'), 'when was the deal with Indonesia broken? I only know about the july one');
  expect(terms).toMatch(/^Nothing in the record of Indonesia clearly answers this\./);
  expect(ask(country('Indonesia'), 'when was the deal finalised? I only know about the july one')).not.toContain(
    'Not answered',
  );
});
