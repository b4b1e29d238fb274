import { shortened } from './shortened';

const details =
  `gill nets of any mesh, traps that are set deeper than forty metres, longlines with more than two hundred hooks, and
trawls that touch the bottom at any depth and in any season, whether they are carried by vessels of the home fleet or by
vessels of partner states that fish under a licence of the ministry in the coastal waters of the three northern provinces`.replace(
    /\n/g,
    ' ',
  );
const act =
  'This order reduces the quota for cod in the northern fishing grounds to 12,000 tonnes for the season that begins on 1 March';

describe('an act that is too long for a line', () => {
  test('is shown with as much of what it covers as a line has room for', () =>
    expect(shortened(`${act}, including for ${details}.`)).toBe(
      `${act}, including for gill nets of any mesh, traps that are set deeper than forty metres, longlines with more than two hundred hooks, and trawls that touch the bottom at any depth and in any season …`,
    ));

  test('is shown with as much of what else it does as a line has room for', () =>
    expect(shortened(`${act}, and to that end bans ${details}.`)).toBe(
      `${act}, and to that end bans gill nets of any mesh, traps that are set deeper than forty metres, longlines with more than two hundred hooks …`,
    ));

  test('between two of its items, not within one', () =>
    expect(
      shortened(
        `${act}, including the dues on gill nets, traps, and lines; the fees of the harbour; and those for ${details}.`,
      ),
    ).toBe(`${act}, including the dues on gill nets, traps, and lines; the fees of the harbour …`));

  test.each([
    ['what is left off restricts it', `${act}, including for ${details}, except where the minister grants leave.`],
    ['a bracket would stay open', `${act.replace('for the', '(for the')}, including for ${details}).`],
    [
      'it has no list',
      `${act} and with it the right of the northern ports to land ${details.replaceAll(',', ' and')}.`,
    ],
    [
      'too little would be left',
      `This order reduces the quota, including for ${details} and for all those who buy from them.`,
    ],
    ['it is no act', `${act.replace('This order reduces', 'Fishermen lamented')}, including for ${details}.`],
  ])('is not shown if %s', (_, text) => expect(shortened(text)).toBeNull());
});

describe('a sentence on what somebody did on a day', () => {
  const issued = (opening: string): string =>
    `${opening} Harbour Order 14, Closing the Northern Grounds, finding that the stock of cod has fallen below the level that the council agreed on in spring, and to that end closes ${details}.`;

  test.each(['On September 4, 2025, the Minister issued', 'On 4 September 2025, the council has adopted'])(
    'is shortened as an act is: %s',
    (opening) =>
      expect(shortened(issued(opening))).toMatch(/^On .* Harbour Order 14, .* in spring.*, and to that .* …$/),
  );

  test.each([
    ['no day', 'In September, the Minister issued'],
    ['nothing done', 'On September 4, 2025, the Minister lamented'],
    ['a plan', 'On September 4, 2025, the Minister will issue'],
  ])('is not shortened if it has %s', (_case, opening) => expect(shortened(issued(opening))).toBeNull());
});

test('a sentence that fits into a line stays whole', () =>
  expect(shortened(`${act}, including for gill nets.`)).toBeNull());
