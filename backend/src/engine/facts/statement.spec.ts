import { type FactToFind, meaningsIn, factQuestion } from './question';
import { examinedSentence, statementOf } from './statement';

const at = Date.parse('2026-08-01');
const none: ReadonlySet<string> = new Set();

const sentenceOf = (
  fact: Omit<FactToFind, 'description'> & { readonly description?: string },
  sentence: string,
  title: ReadonlySet<string> = none,
) => {
  const question = factQuestion({ description: '', ...fact });
  if (question === null) throw new Error('It asks nothing.');
  return statementOf(question, examinedSentence(sentence, title), at)?.value ?? null;
};
const share = (name: string) => ({ name, type: 'percentage' as const });

describe('a share', () => {
  test.each([
    ['The duty on copper is 25 percent.', 25],
    ['The office levies a 25% tariff on copper and a 10% tariff on tin.', 25],
    ['The office adjusts the tariff on copper from 25% to 15%.', 15],
    ['The tariff on copper rose to 30 percent, up from 25 percent.', 30],
    ['The tariff on copper rose to 30 percent from 25 percent.', 30],
    ['The law allows a tariff on copper of up to 50 percent.', null],
    ['The office may impose a tariff of 50 percent on copper.', null],
    ['The office proposed a tariff of 50 percent on copper.', null],
    ['The tariff on copper will not be 50 percent.', null],
    ['The tariff on tin is 12 percent.', null],
    ['The office lets makers qualify for a 10 percent tariff if they use copper.', null],
    ['Exports of copper fell by a third after the tariff.', null],
  ])('%s', (sentence, value) => expect(sentenceOf(share('Tariff on copper'), sentence)).toBe(value));

  test('a share belongs to what its own sentence names, not to what the title of its page names', () => {
    const title = meaningsIn('Adjusting the tariff on copper');
    expect(sentenceOf(share('Tariff on copper'), 'The tariff on farm machines is 15 percent.', title)).toBeNull();
    expect(sentenceOf(share('Tariff on copper'), 'The tariff on copper is 25 percent.', title)).toBe(25);
  });

  test('a share is unknown if two fit equally well', () =>
    expect(
      sentenceOf(share('Tariff on copper'), 'The tariff on copper is 25 percent for some and 15 percent for others.'),
    ).toBe(null));
});

test('among several values, the one with the words of the question around it counts', () => {
  const pledge = {
    name: 'Purchases of energy',
    type: 'currency' as const,
    description: 'What Norway agreed to purchase in energy.',
  };
  const sentence = 'Norway agreed to purchase $7 billion in energy and make investments of $6 billion by 2028.';
  expect(sentenceOf(pledge, sentence)).toBe(7e9);
});

test.each([
  ['currency', 'Trade deficit in goods', 'The U.S. trade deficit in goods reached $1.2 trillion in 2024.', 1.2e12],
  ['currency', 'Trade deficit in goods', 'The trade deficit in goods reached €900 million.', null],
  ['number', 'Launches per year', 'The agency counted 1,000 launches per year and 40 landings.', 1000],
  ['number', 'Number of the executive order on chips', 'Executive Order 14320 on chips was signed.', 14320],
  ['boolean', 'Safety board established', 'The department has established the safety board.', true],
  ['boolean', 'Safety board established', 'The department will establish a safety board.', null],
  ['string', 'Launch date of Psyche', 'The launch of Psyche is targeted for Oct. 5.', 'October 5, 2026'],
  ['string', 'NASA Administrator', 'The crew met NASA Administrator Bill Nelson on Monday.', 'Bill Nelson'],
] as const)('%s: %s', (type, name, sentence, value) => expect(sentenceOf({ name, type }, sentence)).toBe(value));

describe('an amount that a sentence does not give exactly', () => {
  const qualifierOf = (sentence: string) => {
    const question = factQuestion({ name: 'Trade deficit in goods', type: 'currency', description: '' });
    return question === null ? null : statementOf(question, examinedSentence(sentence, none), at)?.qualifier;
  };

  test.each([
    ['The trade deficit in goods reached $1.2 trillion.', undefined],
    ['The trade deficit in goods grew to more than $1.2 trillion.', 'more_than'],
    ['The trade deficit in goods exceeded $1.2 trillion.', 'more_than'],
    ['The trade deficit in goods was at least $1.2 trillion.', 'at_least'],
    ['The trade deficit in goods was $1.2 trillion or more.', 'at_least'],
    ['The trade deficit in goods reached nearly $1.2 trillion.', 'nearly'],
    ['The trade deficit in goods is roughly $1.2 trillion.', 'about'],
    ['The trade deficit in goods grew over the year to $1.2 trillion.', undefined],
  ])('%s', (sentence, qualifier) => expect(qualifierOf(sentence)).toBe(qualifier));
});

test('a cost is an amount in any currency, never a sentence without one', () => {
  const cost = { name: 'Cost of the repair', type: 'string' as const };
  expect(sentenceOf(cost, 'The repair of the bridge will cost 18 million euros, the engineer said.')).toBe(
    '18 million euros',
  );
  expect(sentenceOf(cost, 'The council awarded the contract for the repair, whatever the cost.')).toBeNull();
});

test('a value denied beside the one that holds leaves that one certain', () => {
  const start = { name: 'Day on which the repair begins', type: 'string' as const };
  expect(sentenceOf(start, 'The repair begins on 1 March 2027 and not on 1 February as planned.')).toBe(
    'March 1, 2027',
  );
});
