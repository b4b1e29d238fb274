import { newValue } from './new-values';
import { publishedStatement } from './published-statement';
import { valueSentence } from './value-sentence';

const statedAt = Date.parse('2026-10-05');
const later = Date.parse('2026-10-09');

const after = (published: string) => {
  const statement = publishedStatement(published, '');
  return (sentence: string): string | null => {
    const values = valueSentence(sentence, later);
    const found = values === null ? null : newValue(statement, statedAt, values);
    return found === null ? null : `${found.was.text} → ${found.now.text}`;
  };
};

describe('a tariff', () => {
  const changed = after('The United States imposed a tariff of 10 percent on copper from Chile on Monday.');

  test.each([
    'Washington raised the tariff on copper from Chile from 10 to 15 percent on Friday.',
    'The tariff on copper from Chile is now at 15 percent, the United States said.',
    'The United States raised its tariff on copper from Chile to 15 percent.',
    'The United States set the tariff on copper from Chile at 15 percent instead of 10 percent.',
  ])('changes by “%s”', (sentence) => expect(changed(sentence)).toMatch(/^10 percent → 15 percent$/));

  test.each([
    ['the other country', 'Chile put a tariff of 15 percent on copper from the United States on Friday.'],
    ['a possibility', 'The United States may raise the tariff on copper from Chile from 10 to 15 percent.'],
    ['a negation', 'The United States has no tariff of 15 percent on copper from Chile, officials said.'],
    ['a further country', 'The United States raised the tariff on copper from Chile and Peru to 15 percent.'],
    ['another year', 'In 2019 the United States raised the tariff on copper from Chile to 15 percent.'],
    ['a price', 'The price of copper from Chile rose to $15 in the United States.'],
    ['the wrong direction', 'The United States lowered the tariff on copper from Chile to 15 percent.'],
    ['another share', 'The share of Chile in copper imports of the United States rose from 10 to 15 percent.'],
    ['a step', 'The United States raised the tariff on copper from Chile by 15 percent.'],
  ])('a tariff does not change by %s: “%s”', (_, sentence) => expect(changed(sentence)).toBeNull());
});

test('a published sentence that has both values already reports the change', () => {
  const published =
    'The council of Port Lima lowered the limit on the harbour bridge from 50 to 30 kilometres per hour.';
  expect(after(published)(published)).toBeNull();
});

test('the same value for somebody else is another value', () => {
  const changed = after('The Bank of Norhavn kept its key interest rate at 3.25 percent on Thursday.');
  expect(changed('The Bank of Sudhavn lowered its key interest rate to 3 percent from 3.25 on Monday.')).toBeNull();
  expect(changed('The Bank of Norhavn lowered its key interest rate to 3 percent from 3.25 on Monday.')).toBe(
    '3.25 percent → 3 percent',
  );
});

test('a deadline of another document is no new value', () => {
  const changed = after(
    'Within 90 days of the date of this order, the Secretary of Mines shall establish the Exports Program.',
  );
  expect(
    changed('Within 30 days of the date of this order, the Secretary of Mines shall list grants that have been paid.'),
  ).toBeNull();
});

describe('a count of the dead', () => {
  const changed = after('The ferry accident off Kerkyra killed 12 people on Monday.');

  test('rises, in other words and without a unit', () => {
    expect(changed('The death toll of the ferry accident off Kerkyra rose to 19.')).toBe('12 people → 19');
    expect(changed('The ferry accident off Kerkyra has killed 19 people, officials said.')).toBe(
      '12 people → 19 people',
    );
  });

  test.each([
    ['a part', 'The number of children among the dead of the ferry accident off Kerkyra rose to 19.'],
    ['another count', 'The ferry accident off Kerkyra has delayed 19 ferries.'],
    ['an amount', 'Claims over the ferry accident off Kerkyra rose to 19 million euros.'],
    ['another accident', 'A storm has killed 19 people off Kerkyra since the ferry accident.'],
    ['more of them', 'Another 19 people have died in the ferry accident off Kerkyra.'],
  ])('a count of the dead does not change by %s: “%s”', (_, sentence) => expect(changed(sentence)).toBeNull());
});

describe('a count of cases', () => {
  const changed = after('Health officials in Gaines County confirmed 48 cases of measles on Monday.');

  test('climbs', () =>
    expect(changed('Measles cases in Gaines County climbed from 48 to 71, health officials said.')).toBe(
      '48 cases → 71',
    ));

  test.each([
    ['a rate', 'Cases of measles in Gaines County rose to 71 a day in schools, health officials said.'],
    ['a period', 'Weekly cases of measles in Gaines County rose to 71.'],
    ['another illness', 'Gaines County has confirmed 71 cases of mumps, health officials said.'],
    ['another county', 'Cases of measles in Dawson County climbed to 71, health officials of Gaines County said.'],
  ])('a count of cases does not change by %s: “%s”', (_, sentence) => expect(changed(sentence)).toBeNull());
});

describe('a day', () => {
  const changed = after('The space agency set the launch of the satellite Vela-2 for November 12.');

  test('a day is moved', () =>
    expect(changed('The launch of Vela-2 has been postponed from November 12 to November 19.')).toBe(
      'November 12 → November 19',
    ));

  test.each([
    ['another event', 'The satellite Vela-2 will be moved to the port on October 19, the space agency said.'],
    ['another satellite', 'The launch of the satellite Vela-3 has been moved to November 19.'],
    ['a window', 'The launch window of the satellite Vela-2 extends to November 30, the space agency said.'],
  ])('a day is not moved by %s: “%s”', (_, sentence) => expect(changed(sentence)).toBeNull());
});
