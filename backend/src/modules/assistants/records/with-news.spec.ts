import { agencyByName } from '#modules/agencies/published';
import { countryByName } from '#modules/countries/published';
import type { PublicLine } from '#modules/explore/published';
import { exampleLine } from '#test/support/delivery/brief-example';
import { answerByFields } from './answer-by-fields';
import { answersFromRecord } from './answer-from-record';
import { agencyRecord } from './compiled/agency-record';
import { countryRecord } from './compiled/country-record';
import type { SubjectRecord } from './record';
import type { RecordAnswer } from './record-answer';
import { recordReply } from './record-reply';
import { withNews } from './with-news';

/** Lines, each from a page of that day. */
const publishedOn = (day: string | null, ...texts: readonly string[]) => [
  {
    title: null,
    lines: texts.map((text) => {
      const line = exampleLine(text);
      return { ...line, source: { ...line.source, day } };
    }),
    more: 0,
  },
];
const published = (...texts: readonly string[]) => publishedOn('2026-07-20', ...texts);

const country = (name: string): SubjectRecord => {
  const found = countryByName(name);
  if (found === undefined) throw new Error(`${name} is not known.`);
  return countryRecord(found);
};

const say = (record: SubjectRecord, question: string): string =>
  [...recordReply(answersFromRecord({ question, history: [] }, record), record)]
    .map((part) => (part.kind === 'text' ? part.text : ''))
    .join('');

const quoted = (answer: RecordAnswer): readonly string[] =>
  answer.kind === 'quoted' ? answer.quotes.map(({ text }) => text) : [answer.kind];

const RAISED = 'The United States raised the tariff on Canadian lumber to 35 percent.';

test.each(['What is new on lumber?', 'What is the latest news?'])(
  'a line of a tracker answers, with the day of its page: %s',
  (question) => {
    expect(quoted(answerByFields(question, [], withNews(country('Canada'), published(RAISED))))).toContain(
      `${RAISED} (July 20, 2026)`,
    );
  },
);

test('says that a page has no date', () => {
  const record = withNews(country('Canada'), publishedOn(null, RAISED));
  expect(quoted(answerByFields('What is new on lumber?', [], record))).toEqual([
    `${RAISED} (of a page without a date)`,
  ]);
});

test('an agency has its news beside its record', () => {
  const agency = agencyByName('Department of Energy');
  if (agency === undefined) throw new Error('The agency is not known.');
  const proposed = 'The Department of Energy proposed a rule on transformers.';
  const record = withNews(agencyRecord(agency), published(proposed));
  expect(quoted(answerByFields('Which rule on transformers was proposed?', [], record))).toEqual([
    `${proposed} (July 20, 2026)`,
  ]);
  expect(answerByFields('Who leads it?', [], record).kind).toBe('told');
});

const publicLine = (text: string): PublicLine => ({
  ...exampleLine(text, { remarks: [{ words: 'from Aug 22, 2026', link: null }] }),
  trackerId: 'tariffs',
  updateId: null,
  trackerTitle: 'United States tariffs',
});

test('news of public trackers is next to the rate, with its tracker, and can be pointed to', () => {
  const record = withNews(country('Canada'), [], [publicLine(RAISED)]);
  const parts = [
    ...recordReply(answersFromRecord({ question: 'What tariff does Canada pay?', history: [] }, record), record),
  ];
  const text = parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');
  expect(text).toMatch(
    /Public trackers have since reported this, which may have changed it:\n\n> .*lumber to 35 percent\. \(July 20, 2026; from Aug 22, 2026; public tracker “United States tariffs”\) \[1\]\[2\]$/,
  );
  expect(parts.flatMap((part) => (part.kind === 'source' ? [part.source.address] : []))).toEqual([
    'https://agency.example/notice',
    '/tracker/tariffs',
  ]);
});

test('a question when something starts is answered by the day from which a line holds, before the days of documents', () => {
  const record = withNews(country('Canada'), published('A tariff was discussed.'), [publicLine(RAISED)]);
  for (const question of ['When do the new tariffs start?', 'When do the tariffs on lumber take effect?']) {
    expect(say(record, question)).toContain(`> ${RAISED} (July 20, 2026; from Aug 22, 2026`);
    expect(say(record, question)).not.toContain('discussed');
  }
  expect(say(record, 'When do the tariffs on whales start?')).not.toContain(RAISED);
  expect(say(country('Canada'), 'When do the new tariffs start?')).toContain('but only their titles are available');
});

test.each(['Is Germany part of the EU deal?', 'Does it belong to the European Union?'])(
  'a country in a union that has a rate is told that rate: %s',
  (question) => {
    expect(say(country('Germany'), question)).toContain('goods from the European Union, with Germany');
    expect(say(country('Switzerland'), question)).toContain('Nothing in the record');
  },
);

test('a deficit in trade with a union is another question', () => {
  expect(say(country('Germany'), 'Is there a deficit in trade with the EU?')).toContain('Nothing in the record');
});

const LOWERED = 'This notice amends the schedule to apply a tariff rate of 18 percent on products of India.';

test.each(['Was the 25% rate ever lowered?', 'What is the tariff on Indian goods today?', 'tariff rate?'])(
  'a rate comes before what its tracker found since, which may have changed it: %s',
  (question) => {
    expect(say(withNews(country('India'), publishedOn('2026-02-18', LOWERED)), question)).toMatch(
      /25%[^]*Its tracker has since found this, which may have changed it:\n\n> This notice [^]* 18 percent [^]*\(February 18, 2026\)/,
    );
  },
);

test.each([
  ['of before the last act that is known', publishedOn('2025-07-02', LOWERED)],
  ['of a page without a date', publishedOn(null, LOWERED)],
  [
    'that speaks of no rate',
    publishedOn('2026-02-18', 'Exports to India fell by 12 percent.', 'A tariff was discussed.'),
  ],
])('nothing %s is said to have changed a rate', (_what, news) => {
  expect(say(withNews(country('India'), news), 'tariff rate?')).not.toContain('found since');
});

test('a country without a rate of its own has what its tracker found, too', () => {
  const record = withNews(country('China'), publishedOn('2025-11-10', 'A tariff of 10 percent applies to China.'));
  expect(say(record, 'What reciprocal tariff does China pay?')).toMatch(
    /orders of its own[^]*has since found[^]*10 percent/,
  );
});
