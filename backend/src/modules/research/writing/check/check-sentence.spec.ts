import { flawOf } from './check-sentence';
import { flawOver as flaw } from './spec-support/flaw-over';

describe('who does what to whom', () => {
  const active = 'Mexico sued Canada on Monday.';
  const passive = 'Canada was sued by Mexico on Monday.';

  test.each([
    [active, passive],
    [passive, active],
    ['Canada was sued on Monday.', active],
    ['Canada was sued on Monday.', passive],
  ])('%s is what says: %s', (sentence, quote) => expect(flaw(sentence, quote)).toBeNull());

  test.each([
    ['Canada sued Mexico on Monday.', active],
    ['Canada sued Mexico on Monday.', passive],
    ['Mexico was sued on Monday.', active],
    ['Mexico was sued by Canada on Monday.', passive],
    ['Canada sued Mexico on Monday.', 'The talks failed on Friday, and Canada was sued by Mexico on Monday.'],
  ])('%s is not what says: %s', (sentence, quote) => expect(flaw(sentence, quote)).toBe('what does what to whom'));
});

test.each([
  ['The board may lift the ban.', 'The board will lift the ban.', 'a restriction of the quote is missing'],
  ['The board did not lift the ban.', 'The board lifted the ban.', 'a restriction of the quote is missing'],
  ['The fine is up to 50 dollars a day.', 'The fine is 50 dollars a day.', 'a restriction of the quote is missing'],
  ['The fine is 50 dollars a day.', 'The fine is 50 euros a day.', 'a figure that is not in the quote'],
  ['The board lifted the ban.', 'The board lifted the ban because of protests.', 'a word that is not in the quote'],
  [
    'The board lifted a ban on lamb.',
    'The board lifted all bans on lamb.',
    'a restriction that the quote does not have',
  ],
  ['The minister called the ban a disgrace.', 'The ban is a disgrace.', 'what somebody is quoted as saying'],
  ['The ban applies to farms that keep lambs.', 'The ban applies to farms.', 'a restriction of the quote is missing'],
  [
    'The law authorizes the board to establish a fund for farms.',
    'The law establishes a fund for farms.',
    'a restriction of the quote is missing',
  ],
  [
    'The board announced talks to negotiate a treaty on lamb.',
    'The board announced a treaty on lamb.',
    'a restriction of the quote is missing',
  ],
  ['The board will ban lamb but not wool.', 'The board will ban wool but not lamb.', 'what does what to whom'],
  [
    'According to the ministry, Norland has expressed a commitment to lift the ban.',
    'Norland has expressed a commitment to lift the ban.',
    'what somebody is quoted as saying',
  ],
])('over “%s”, “%s” has %s', (quote, sentence, wanted) => expect(flaw(sentence, quote)).toBe(wanted));

test.each([
  ['The board voted 5 to 2 to lift the ban on lamb.', 'The board lifted the ban on lamb.'],
  [
    'The board lifted the ban, while the ministry kept the fee.',
    'While the ministry kept the fee, the board lifted the ban.',
  ],
  ['The fee, which had risen in May, was cut to 5 dollars.', 'The fee was cut to 5 dollars.'],
])('“%s” bears out “%s”', (quote, sentence) => expect(flaw(sentence, quote)).toBeNull());

test('two quotes may bear out a clause each', () =>
  expect(
    flaw(
      'The board lifted the ban on Monday, and the ministry opened a review of the fee.',
      'The board lifted the ban on Monday.',
      'The ministry opened a review of the fee.',
    ),
  ).toBeNull());

test('on its own page, an order may be called by its number', () => {
  const overOrder = (sentence: string) =>
    flawOf(sentence, [
      {
        quote: 'Within 90 days of the date of this order, the board shall publish a list of yards.',
        title: 'Executive Order 14407: Restoring the Merchant Fleet',
        publisher: 'Gazette',
        at: Date.parse('2026-03-02'),
      },
    ]);
  const sentenceFor = (order: string) =>
    `The board shall publish a list of yards within 90 days of the date of Executive Order ${order}.`;
  expect(overOrder(sentenceFor('14407'))).toBeNull();
  expect(overOrder(sentenceFor('14408'))).not.toBeNull();
});

test('initials with a hyphen are no first person', () =>
  expect(flaw('ARPA-I is seeking input on trams.', 'ARPA-I is seeking input on trams and on buses.')).toBeNull());

test('nothing is shown without a citation', () => expect(flaw('The board lifted the ban.')).toBe('no citation'));

test('a sentence at the limit of length is checked in no time', () => {
  const long = `The board ${'lifted the ban, after the vote '.repeat(6)}on lamb.`;
  const begun = process.cpuUsage();
  flaw(long, long.repeat(4), long.repeat(4));
  const { user } = process.cpuUsage(begun);
  expect(user / 1000).toBeLessThan(2000);
});
