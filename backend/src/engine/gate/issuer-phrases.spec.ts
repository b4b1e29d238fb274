import { clausesOfDescription } from './description';

const clauseOf = (description: string, isTooCommon = true) => {
  const [{ core = [], scope = [], names = [] } = {}] = clausesOfDescription(description, [], {
    isTooCommon: () => isTooCommon,
  });
  const stems = (terms: typeof core) => terms.map(({ stem }) => stem).join(' ');
  return { core: stems(core), scope: stems(scope), names: names.map(stems) };
};

test.each([
  'Which rules on medicine has Washington made, and what do they ask of hospitals?',
  'Medicine rules made in Washington',
  'Washington’s rules on medicine',
  'Rules on medicine from Washington',
])('the issuer of rules does not say what they are about: %s', (description) => {
  expect(clauseOf(description)).toMatchObject({ core: 'medicin', names: [] });
  expect(clauseOf(description).scope).toContain('unit state');
});

test('a government that few pages name must be named', () => {
  expect(clauseOf('Rules on medicine that Brussels adopted', false).names).toEqual(['european union']);
  expect(clauseOf('Rules on medicine adopted in Ottawa', false).names).toEqual(['canada']);
});

test('a company that makes a rule must be named', () =>
  expect(clauseOf('Which rules on advertising has Arcadian announced?').names).toEqual(['arcadian']));

test('an office goes without saying, as does that something was made', () => {
  expect(clauseOf('Orders on medicine signed by the President')).toEqual({
    core: 'medicin',
    scope: 'order',
    names: [],
  });
  expect(clauseOf('Which rules on medicine have been made?')).toMatchObject({ core: 'medicin', names: [] });
});

test('a city in which something else is made is a place', () =>
  expect(clauseOf('Films made in Washington').names).toEqual(['washington']));
