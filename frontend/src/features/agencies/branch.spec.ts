import { branchExample } from './branch.example';
import { ROOT, agenciesFor, relationOf, stepFrom } from './branch';

test('departments are overseen directly, independent agencies indirectly, all others report', () => {
  expect(relationOf('cabinet')).toBe('Direct Oversight');
  expect(relationOf('independent')).toBe('Indirect Oversight');
  expect(relationOf('executive-office')).toBe('Reports Into');
  expect(relationOf('sub-agency')).toBe('Reports Into');
});

test.each([
  ['industry', ['bis']],
  ['sec bur', ['bis']],
  ['nasa', ['nasa']],
  ['DEPARTMENT', ['doc', 'doe']],
  ['krill', []],
])('%s finds agencies by the beginnings of their words', (text, slugs) => {
  expect(agenciesFor(text, branchExample).byName.map(({ agency }) => agency.slug)).toEqual(slugs);
});

const described = branchExample.map((agency) => {
  switch (agency.slug) {
    case 'doc':
      return {
        ...agency,
        aliases: ['Trade Ministry'],
        leader: 'Ann Okafor, Secretary',
        description: 'Fosters trade. Forecasts the weather; maps the sea.',
      };
    default:
      return agency;
  }
});

test('a word before another is meant whole, as long as an agency is called so', () => {
  const post = { ...branchExample[0], slug: 'post', name: 'Postal Service', aliases: ['Post Office Department'] };
  const school = { ...branchExample[0], slug: 'school', name: 'Office of Postsecondary Education', aliases: [] };
  const all = [post, school] as typeof branchExample;
  const slugs = (text: string) => agenciesFor(text, all).byName.map(({ agency }) => agency.slug);
  expect(slugs('post office')).toEqual(['post']);
  expect(slugs('posts off')).toEqual(['school']);
  expect(slugs('post')).toEqual(['post', 'school']);
});

test.each([
  ['ministry', 'byName', 'Also: Trade Ministry'],
  ['okafor', 'byRecord', 'Ann Okafor, Secretary'],
  ['weather', 'byRecord', 'Forecasts the weather;'],
  ['wea', 'byRecord', undefined],
] as const)('%s finds an agency by what its record says, and shows what', (text, how, why) => {
  expect(agenciesFor(text, described)[how].map((each) => each.why)).toEqual(why === undefined ? [] : [why]);
});

test.each([
  ['bis', 'up', 'doc'],
  ['doc', 'up', ROOT],
  [ROOT, 'up', ROOT],
  [ROOT, 'down', 'omb'],
  ['doc', 'down', 'bis'],
  ['bis', 'down', 'bis'],
  ['bis', 'next', 'uscb'],
  ['uscb', 'next', 'bis'],
  ['bis', 'previous', 'uscb'],
  ['omb', 'previous', 'nasa'],
  [ROOT, 'next', ROOT],
] as const)('from %s, %s leads to %s', (from, step, to) => {
  expect(stepFrom(from, step, branchExample)).toBe(to);
});
