import { tokensIn } from '../clause-words';
import { publishedStatement } from '../published-statement';
import { actsPublishedIn } from './act-mentions';
import { undoingsIn } from './parse';
import { undoes } from './undoes';

const overruled = (published: string) => {
  const statement = publishedStatement(published, '');
  return (later: string): boolean =>
    undoingsIn(later, { inActList: false }).some((undoing) => undoes(statement, undoing, tokensIn(later)));
};

describe('a ban', () => {
  const isOverruled = overruled('The city of Valmora banned electric scooters from its old town on Monday.');

  test.each([
    'Valmora lifted its ban on electric scooters on Thursday.',
    'The ban on electric scooters in the old town of Valmora was repealed.',
    'The city of Valmora voted to scrap its ban on electric scooters.',
    'A court struck down the ban on electric scooters in Valmora.',
    'The mayor said that Valmora has ended its ban on electric scooters.',
  ])('a ban is undone by “%s”', (later) => expect(isOverruled(later)).toBe(true));

  test.each([
    ['a part', 'Valmora lifted its ban on electric scooters in the old town for residents.'],
    ['a part', 'The ban on electric scooters in Valmora was lifted only at night.'],
    ['another noun', 'Scooter riders in Valmora lifted a banner against the ban in the old town.'],
    ['another noun', 'Shops in the old town of Valmora cancelled orders of electric scooters after the ban.'],
    ['another time', 'Three years after Valmora lifted its ban on electric scooters, accidents are rare.'],
    ['a hope', 'The opposition in Valmora hopes the ban on electric scooters in the old town is lifted.'],
    ['a lie', 'A blog falsely said that Valmora lifted its ban on electric scooters in the old town.'],
    ['another place', 'A court overturned the ban on electric scooters in Corvo on Thursday.'],
    ['a negation', 'Valmora has not lifted its ban on electric scooters in the old town.'],
    ['another thing', 'The mayor of Valmora opposed a plan that lifted its ban on mopeds.'],
    ['a condition', 'Had Valmora lifted its ban on electric scooters in the old town, riders would have cheered.'],
  ])('a ban is not undone by %s: “%s”', (_, later) => expect(isOverruled(later)).toBe(false));
});

describe('a thing with a full name', () => {
  const isOverruled = overruled('A temporary ferry for lorries began to run across the harbour of Valmora on Monday.');

  test('its end counts whoever is said to have ended it', () =>
    expect(
      isOverruled('The port authority ended the temporary ferry for lorries across the harbour of Valmora on Friday.'),
    ).toBe(true));

  test.each([
    ['by a judgement', 'Critics dismissed the temporary ferry for lorries across the harbour of Valmora.'],
    ['by half a name', 'The port authority ended the ferry on Friday.'],
    ['elsewhere', 'The port authority ended the temporary ferry for lorries across the harbour of Corvo.'],
  ])('it is not undone %s: “%s”', (_, later) => expect(isOverruled(later)).toBe(false));
});

describe('a thing with a version', () => {
  const published = publishedStatement(
    'Version 7.2 of the map editor Larch can be had since Friday, its maker Norsoft announced.',
    'Larch 7.2 is here',
  );
  const isUndone = (later: string): boolean =>
    undoingsIn(later, { inActList: false }).some((undoing) =>
      undoes(published, undoing, [...tokensIn(later), ...tokensIn('Map editor Larch taken offline')]),
    );

  test('a general noun undoes it together with what tells it apart', () =>
    expect(isUndone('Norsoft has withdrawn the 7.2 product of Larch and apologised.')).toBe(true));

  test.each([
    ['another version', 'Norsoft has withdrawn the 7.1 product of Larch and apologised.'],
    ['nothing that tells it apart', 'Norsoft, the maker of the map editor Larch, has cancelled the event.'],
    ['a noun of its own', 'Norsoft has withdrawn the 7.2 manual of Larch and apologised.'],
  ])('it is not undone with %s', (_, later) => expect(isUndone(later)).toBe(false));
});

describe('anything told, by whatever noun', () => {
  const overruledOnPage = (published: string, title: string) => {
    const statement = publishedStatement(published, title);
    return (later: string, laterTitle: string): boolean =>
      undoingsIn(later, { inActList: false }).some((undoing) =>
        undoes(statement, undoing, [...tokensIn(later), ...tokensIn(laterTitle)]),
      );
  };
  const ofFare = overruledOnPage(
    'The council of Arlen raised the ferry tariff to 15 euros on Monday because the old pier needs repair.',
    'Arlen ferry tariff rises',
  );
  const ofBakery = overruledOnPage(
    'Carla Voss, the head of Lindal Foods, opened a bakery in Corvo on Monday with 40 workers.',
    'Lindal Foods opens bakery in Corvo',
  );

  test.each([
    [ofFare, 'The council of Arlen scrapped the ferry tariff on Friday.'],
    [ofFare, 'A court struck down the ferry tariff of Arlen and lowered it at once.'],
    [ofFare, 'The ferry tariff of Arlen is history.'],
    [ofBakery, 'Lindal Foods abandoned its bakery in Corvo and paid its workers on Friday.'],
  ])('a told thing is undone: %#', (isUndone, later) =>
    expect(isUndone(later, 'Arlen ferry, Corvo bakery')).toBe(true),
  );

  test.each([
    ['what it is for', ofFare, 'The council of Arlen suspended the ferry on Friday because of the old pier.'],
    ['its reason', ofFare, 'A storm ended repair of the old pier of Arlen, the ferry council said.'],
    ['a place in it', ofFare, 'The council of Arlen dropped the old pier from the ferry tariff on Monday.'],
    ['a meeting on it', ofFare, 'The council of Arlen cancelled the ferry tariff meeting on Friday.'],
    ['what it makes', ofBakery, 'Lindal Foods recalled bread from its bakery in Corvo on Friday.'],
    ['who did it', ofBakery, 'Lindal Foods suspended Carla Voss, head of its bakery in Corvo, on Friday.'],
    ['a strike in it', ofBakery, 'Workers of the Lindal Foods bakery in Corvo ended a strike on Friday.'],
    ['its workers', ofBakery, 'Lindal Foods dropped 40 workers of its bakery in Corvo.'],
  ])('a told thing is not undone by the end of %s', (_, isUndone, later) =>
    expect(isUndone(later, 'Arlen ferry, Corvo bakery')).toBe(false),
  );
});

describe('an appointment', () => {
  const isOverruled = overruled(
    'The president of Norland appointed Elena Voss governor of the central bank on Monday.',
  );

  test.each([
    'Elena Voss stepped down as governor of the central bank of Norland.',
    'The president of Norland dismissed Elena Voss on Friday.',
    'Elena Voss was ousted on Friday, the central bank of Norland said.',
  ])('ends with “%s”', (later) => expect(isOverruled(later)).toBe(true));

  test.each([
    ['smoking', 'Elena Voss quit smoking when she became governor of the central bank of Norland.'],
    ['another office', 'Elena Voss resigned as chair of a brewery to be governor of the central bank of Norland.'],
    ['another person', 'The governor of the central bank of Norland, Ivo Karl, resigned to make room for Elena Voss.'],
    ['a person dismissed by her', 'Elena Voss dismissed the board of the central bank of Norland.'],
  ])('an appointment does not end with %s: “%s”', (_, later) => expect(isOverruled(later)).toBe(false));
});

describe('charges', () => {
  const isOverruled = overruled('Prosecutors charged Lena Ortiz, the mayor of Teruda, with bribery on Monday.');

  test('charges end if they are dropped, or if their subject is acquitted', () => {
    expect(isOverruled('Prosecutors in Teruda dropped the bribery charges against Lena Ortiz.')).toBe(true);
    expect(isOverruled('Lena Ortiz was acquitted of bribery in Teruda on Friday.')).toBe(true);
  });

  test.each([
    'Prosecutors dropped two of the bribery charges against Lena Ortiz on Friday.',
    'Prosecutors dropped the bribery charges against the deputy of Lena Ortiz on Friday.',
    'Lena Ortiz, the mayor of Teruda, dropped out of a debate on bribery on Friday.',
    'Lena Ortiz, the mayor of Teruda, was acquitted of perjury on Friday.',
  ])('charges are not dropped by “%s”', (later) => expect(isOverruled(later)).toBe(false));
});

test('a list of what a signed document does undoes what it names', () => {
  const published = publishedStatement(
    'President Doe issued an Executive Order on artificial intelligence (AI) on Monday.',
    '',
  );
  const isOverruled = (later: string, ofDocument: boolean): boolean =>
    undoingsIn(later, { inActList: ofDocument }).some((undoing) => undoes(published, undoing, tokensIn(later)));
  expect(isOverruled('Revokes the Doe AI Executive Order, which hampered companies.', true)).toBe(true);
  expect(isOverruled('Revokes the Doe AI Executive Order, which hampered companies.', false)).toBe(false);
  expect(isOverruled('Revokes the Roe AI Executive Order, which hampered companies.', true)).toBe(false);
});

test('a thing that was stopped goes on only where it was stopped', () => {
  const isOverruled = overruled('Hospitals in Graz suspended all visits on Monday because of influenza.');
  expect(isOverruled('Hospitals in Graz resumed visits on Thursday.')).toBe(true);
  expect(isOverruled('Hospitals in Linz resumed visits on Thursday.')).toBe(false);
  expect(isOverruled('Hospitals in Graz resumed surgery on Thursday.')).toBe(false);
});

test('a line that undoes something is not undone by the same words', () => {
  const isOverruled = overruled('The European Union suspended its tariffs on steel from Turania on Monday.');
  expect(isOverruled('The European Union suspended its tariffs on steel from Turania for now.')).toBe(false);
});

describe('the acts that a sentence puts in force', () => {
  test.each([
    ['Harbour Order 118 fixes the fee of pilots.', ['Harbour Order 118']],
    ['The office issued Permit 4471 for a mine.', ['Permit 4471']],
    ['The Overtime Pay Rule took effect on Monday.', ['Overtime Pay Rule']],
    ['Harbour Order 118 repealed the rules of 1994.', []],
    ['The harbour was dredged under Harbour Order 118.', []],
  ])('%s', (published, acts) => expect(actsPublishedIn(publishedStatement(published, ''), null)).toEqual(acts));
});
