import { source } from '../../../../../../test/support/research-examples';
import { asReadOn } from './as-read-on';

const written = (publishedAt: string | null) => ({ ...source, publishedAt, readAt: '2026-02-20T23:59:00.000Z' });
const read = (content: string, day: string) =>
  asReadOn({ content, sources: [written('2026-02-20'), written(null)] }, Date.parse(day)).content;

const launch = '- The crew will undock on March 9. [1]';
const vote = '- The committee will vote next week. [2]';
const done = '- Chile opened three mines. [1]';

test('lines stay where they are until what they announce is over', () =>
  expect(read(`${launch}\n${done}`, '2026-03-09')).toBe(`${launch}\n${done}`));

test('then they move under a heading at the end, by the date of their source, or of its reading', () =>
  expect(read(`${launch}\n${done}\n${vote}`, '2026-03-10')).toBe(`${done}\n\n### Earlier\n\n${launch}\n${vote}`));

test('sources are numbered in the order in which they are then cited', () => {
  const [launched, voted] = [written('2026-02-20'), written(null)];
  const announced = '- The committee announced its members. [2]';
  const overview = { content: `${launch}\n${announced}`, sources: [launched, voted] };
  expect(asReadOn(overview, Date.parse('2026-03-10'))).toEqual({
    content: '- The committee announced its members. [1]\n\n### Earlier\n\n- The crew will undock on March 9. [2]',
    sources: [voted, launched],
  });
});

test('a heading without lines leaves', () =>
  expect(read(`### Space\n\n${launch}\n\n### Mines\n\n${done}`, '2026-03-10')).toBe(
    `### Mines\n\n${done}\n\n### Earlier\n\n${launch}`,
  ));

test('an overview that is past as a whole is shown as such', () =>
  expect(read(launch, '2027-01-01')).toBe(`### Earlier\n\n${launch}`));

test('a line that says what it changed moves by its own words, not by those of before', () => {
  const changed = '- **Changed:** The crew will undock on March 9. [1] (was: March 20)';
  expect(read(`${changed}\n${done}`, '2026-03-10')).toBe(`${done}\n\n### Earlier\n\n${changed}`);
  const reversed = '- **Contradicts:** The visit was called off. [1] (earlier: The king will visit on March 9. [2])';
  expect(read(reversed, '2027-03-10')).toBe(reversed);
});

test.each([
  '- **No longer holds since March 2, 2026** (Visits off [1]): The king will visit on March 9. [2]',
  '- **No longer holds:** The king will visit on March 9. [1] (from: Visits; overruled on March 2, 2026 [2])',
])('what no longer holds stays, whenever it is read: %s', (over) => expect(read(over, '2027-03-10')).toBe(over));

test('what was imposed when something ended may be over itself', () => {
  const quote = '“The order imposes, for a period of 60 days, a surcharge of 8% on nets.”';
  const ended = `- The duty on nets shall no longer be in effect. [1] (published the same day, “Surcharge on nets”: ${quote} [1])`;
  expect(read(ended, '2026-04-01')).toBe(ended);
  const over = (line: string) => line.replace(/\)$/, '; by its own words, that time is over)');
  expect(read(ended, '2026-06-01')).toBe(over(ended));
  const numbered = ended.replace('Surcharge on nets', 'Order 12: Surcharge on nets');
  expect(read(numbered, '2026-06-01')).toBe(over(numbered));
  const unquoted = ended.replace('“Surcharge on nets”', 'Surcharge on nets');
  expect(read(unquoted, '2026-06-01')).toBe(over(unquoted));
});

test('a line is read with the name of an act that it introduces', () => {
  const named = '- The ministry will end Order 12 on March 9, 2026. [1] (Harbour Order 12: “Renewing the Fleet” [2])';
  expect(read(`${named}\n${done}`, '2026-03-10')).toBe(`${done}\n\n### Earlier\n\n${named}`);
});

const unknown = '; whether that was met is not known here';

test('a report of an order says once what it has made is overdue, and stays', () => {
  const report = '- The Order directs the Minister to publish a review. [1] (the review is due March 9, 2026 [2])';
  expect(read(report, '2026-03-09')).toBe(report);
  expect(read(report, '2026-03-10')).toBe(report.replace('is due', 'was due').replace(/\)$/, `${unknown})`));
});

test('an order moves when it is overdue, unless it sets something up', () => {
  const order = '- The Minister shall propose a fee. [1] (due March 9, 2026 [2])';
  expect(read(`${order}\n${done}`, '2026-03-09')).toBe(`${order}\n${done}`);
  const overdue = (line: string) => line.replace('due', 'was due').replace(/\)$/, `${unknown})`);
  expect(read(`${order}\n${done}`, '2026-03-10')).toBe(`${done}\n\n### Earlier\n\n${overdue(order)}`);
  const fund = order.replace('propose a fee', 'found a Fleet Fund');
  expect(read(`${fund}\n${done}`, '2027-03-10')).toBe(`${overdue(fund)}\n${done}`);
  expect(read(fund, '2027-03-10')).toBe(overdue(fund));
});

test('a line moves when the last day that its page gives is over, not when the first one is', () => {
  const duty = '- Chile taxes copper. [1] (from March 5, 2026 [2], until March 9, 2026 [2])';
  expect(read(`${duty}\n${done}`, '2026-03-09T20:00:00Z')).toBe(`${duty}\n${done}`);
  expect(read(`${duty}\n${done}`, '2026-03-10')).toBe(`${done}\n\n### Earlier\n\n${duty}`);
  const open = '- Chile taxes copper. [1] (from March 5, 2026, with exceptions [2])';
  expect(read(open, '2027-03-10')).toBe(open);
});

test('a line with notes moves as one without them', () => {
  const noted =
    '- The crew will undock on March 9. [1] (March 1, 2026) (since then: Order 12 was overruled on March 1, 2026 [2]; Order 14 modified Order 12 [2])';
  expect(read(`${noted}\n${done}`, '2026-03-10')).toBe(`${done}\n\n### Earlier\n\n${noted}`);
});

test('a line with a condition stays when the day of that is over, which is said, and moves when its own is', () => {
  const quote = '“If Chile does not sign by March 9, 2026, Peru will reconsider this tax.” [2]';
  const [coming, past] = [
    'to be met by March 9, 2026',
    'that was to be met by March 9, 2026, and whether it was is not known here',
  ].map((met) => `(with a condition ${met}: ${quote})`);
  const tax = '- Peru taxes copper. [1]';
  expect(read(`${tax} ${coming}\n${done}`, '2026-03-09')).toBe(`${tax} ${coming}\n${done}`);
  expect(read(`${tax} ${coming}\n${done}`, '2026-03-10')).toBe(`${tax} ${past}\n${done}`);
  const noted = `${tax} (until March 9, 2026 [3])`;
  expect(read(`${noted} ${coming}\n${done}`, '2026-03-10')).toBe(`${done}\n\n### Earlier\n\n${noted} ${past}`);
});

test('an order to set up what exists stays, as what it set up lasts', () => {
  const order = '- The Minister shall establish the Herring Fund. [1]';
  for (const note of [
    'due May 3, 2027 [2]; a page dated March 5, 2026 says it exists [3]',
    'a page dated March 5, 2026 says it exists [2]',
    'due May 3, 2027 [2], set up by March 5, 2026 [3]',
    'set up by March 5, 2026 [2]',
  ])
    expect(read(`${order} (${note})\n${done}`, '2027-03-06')).toBe(`${order} (${note})\n${done}`);
  const overdue = `${order} (due May 3, 2026 [2]; a page dated March 5, 2026 says it exists [3])`;
  expect(read(overdue, '2026-05-04')).toBe(overdue.replace('due', 'was due'));
});

test.each([
  'since then: the dues under Order 12 ended on May 3, 2026 [2]',
  'in part no longer holds: the dues under Order 12 ended on May 3, 2026 [2]',
  'it says the same of Executive Orders 13, 14, and 15) (included because it ends something reported here',
  'told for what it ends',
])('an act that is included for what it ends stays, and moves as others do when its day is over: %s', (note) => {
  const told = `- Chile’s tax of copper shall no longer be in effect. [1] (${note})`;
  expect(read(`${told}\n${done}`, '2027-03-10')).toBe(`${told}\n${done}`);
  const planned = `- Chile will end its tax of copper on March 9. [1] (${note})`;
  expect(read(`${planned}\n${done}`, '2026-03-11')).toBe(`${done}\n\n### Earlier\n\n${planned}`);
});

describe('a line worded for its own day', () => {
  const signing = '- Today, the council signed a treaty on herring. [1]';
  const readUnder = (title: string, content: string, day: string) =>
    asReadOn({ content, sources: [{ ...written('2026-02-20'), title, publisher: 'Gazette' }] }, Date.parse(day))
      .content;

  test('stays on that day, and is then replaced by its page’s title if that tells what happened', () => {
    expect(readUnder('Council Bans Herring Nets', signing, '2026-02-20T22:00:00Z')).toBe(signing);
    expect(readUnder('Council Bans Herring Nets', `${signing}\n${done}`, '2026-02-21')).toBe(
      `- Council Bans Herring Nets [1]\n${done}`,
    );
  });

  test('moves under Earlier if it does not', () =>
    expect(readUnder('Treaty on herring', `${signing}\n${done}`, '2026-02-21')).toBe(
      `${done}\n\n### Earlier\n\n${signing}`,
    ));

  test('leaves the title that is shown before it', () =>
    expect(readUnder('Council Bans Herring Nets', `- Council Bans Herring Nets [1]\n${signing}`, '2026-03-01')).toBe(
      '- Council Bans Herring Nets [1]',
    ));
});

test('a title moves with the lines of its page below it, and stays with those that stay', () => {
  const title = `- ${source.title} [1]`;
  expect(read(`${title}\n${launch}\n${vote}`, '2026-03-10')).toBe(`### Earlier\n\n${title}\n${launch}\n${vote}`);
  expect(read(`${title}\n${launch}\n${done}`, '2026-03-10')).toBe(
    `${title}\n${done}\n\n### Earlier\n\n${title}\n${launch}`,
  );
});
