import { branchFixture } from './branch.fixture';
import { findAgencies } from './find-agencies';

test.each([
  ['industry', ['bis']],
  ['sec bur', ['bis']],
  ['nasa', ['nasa']],
  ['DEPARTMENT', ['doc', 'doe']],
  ['krill', []],
])('%s finds agencies by the beginnings of their words', (text, slugs) => {
  expect(findAgencies(text, branchFixture).byName.map(({ agency }) => agency.slug)).toEqual(slugs);
});

const described = branchFixture.map((agency) => {
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

test('a word that is not the last must match a whole word, if an agency has that word in its name', () => {
  const post = { ...branchFixture[0], slug: 'post', name: 'Postal Service', aliases: ['Post Office Department'] };
  const school = { ...branchFixture[0], slug: 'school', name: 'Office of Postsecondary Education', aliases: [] };
  const all = [post, school] as typeof branchFixture;
  const slugs = (text: string) => findAgencies(text, all).byName.map(({ agency }) => agency.slug);
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
  expect(findAgencies(text, described)[how].map((each) => each.why)).toEqual(why === undefined ? [] : [why]);
});

describe('in the words of everyday', () => {
  const [first] = branchFixture;
  if (first === undefined) throw new Error('The example has no agency.');
  const agency = (slug: string, name: string, description: string) => ({
    ...first,
    slug,
    name,
    abbreviation: slug.toUpperCase(),
    aliases: [],
    leader: null,
    description,
  });
  const branch = [
    agency(
      'food-and-drug-administration',
      'Food and Drug Administration',
      'It regulates the safety of food and drugs.',
    ),
    agency('drug-enforcement-administration', 'Drug Enforcement Administration', 'It enforces the laws on drugs.'),
    agency(
      'social-security-administration',
      'Social Security Administration',
      'It manages the programs that are known as Social Security.',
    ),
    agency('national-park-service', 'National Park Service', 'It preserves the national park system.'),
    agency(
      'internal-revenue-service',
      'Internal Revenue Service',
      'The IRS collects federal taxes. The budget figure excludes refundable tax credits.',
    ),
    agency('national-aeronautics-and-space-administration', 'NASA', 'It explores space.'),
    agency('national-science-foundation', 'National Science Foundation', 'It supports research.'),
  ];
  const found = (text: string) => {
    const { byName, byRecord } = findAgencies(text, branch);
    return [...byName, ...byRecord].map((each) => [each.agency.slug, each.why]);
  };

  test.each([
    ['who approves drugs', 'food-and-drug-administration', 'It regulates the safety of food and drugs.'],
    [
      'social security payments',
      'social-security-administration',
      'It manages the programs that are known as Social Security.',
    ],
    ['national parks', 'national-park-service', null],
    ['tax refund', 'internal-revenue-service', 'The IRS collects federal taxes.'],
    ['moon', 'national-aeronautics-and-space-administration', 'It explores space.'],
  ])('%s finds the one agency that is meant, and says by what', (text, slug, why) =>
    expect(found(text)).toEqual([[slug, why]]),
  );

  test('a topic that no agency covers finds no agency', () => expect(found('krill fisheries')).toEqual([]));
});
