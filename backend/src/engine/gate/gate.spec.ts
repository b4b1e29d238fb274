import { analysePage } from '../analysed-page';
import { page } from '../spec-support/pages';
import { learnAliases, possibleAliases } from './aliases';
import { clausesOfDescription } from './description';
import { relevance, RELEVANT } from './gate';

const isRelevant = (description: string, title: string, text: string, aliases: readonly string[] = []): boolean =>
  relevance(clausesOfDescription(description, aliases), analysePage(page(title, [text])).gate) >= RELEVANT;

const words = (description: string): readonly string[] =>
  clausesOfDescription(description, []).map(
    ({ core, scope }) => `${core.map(({ stem }) => stem).join(' ')} / ${scope.map(({ stem }) => stem).join(' ')}`,
  );

describe('splits a description into clauses', () => {
  test.each([
    ['Track new and changed United States tariffs by product and country.', ['tariff / unit state product']],
    ['Track launches, missions and space policy in the U.S.', ['launch / ', 'mission / ', 'space / polici unit state']],
    ['AI regulation', ['ai / regul']],
    ['Federal policy', ['feder polici / ']],
  ])('%s', (description, clauses) => expect(words(description)).toEqual(clauses));
});

describe('a document passes', () => {
  test('a document passes if its title and text are about a clause', () => {
    expect(isRelevant('US tariffs', 'New tariffs on steel', 'The tariffs on steel double.')).toBe(true);
    expect(
      isRelevant(
        'Launches, missions and space policy',
        'Rocket lifts off',
        'The launch from Florida began a mission to Mars.',
      ),
    ).toBe(true);
  });

  test('a document that shares only one word of a phrase is left out', () => {
    expect(isRelevant('Space heater recalls', 'New space policy', 'The space policy sets out launches.')).toBe(false);
    expect(
      isRelevant('Product launches by Apple', 'Rocket launch delayed', 'The launch of the rocket is delayed.'),
    ).toBe(false);
  });

  test('a document that mentions the topic once in passing is left out', () => {
    const text = `${'The council spoke about roads and bridges for hours. '.repeat(12)}Immigration came up.`;
    expect(isRelevant('Immigration policy', 'Council meets', text)).toBe(false);
  });

  test('a document that shares only scope words is left out', () => {
    expect(
      isRelevant('Federal rules on pesticides', 'Federal rules on trucks', 'The federal rules bind the industry.'),
    ).toBe(false);
  });

  test('a document that only launches something outside the topic’s field is left out', () => {
    const description = 'Launches, missions and space policy';
    const text = 'The launch of the Data Mission was announced. The mission brings laboratories together.';
    expect(isRelevant(description, 'Government launches the Data Mission', text)).toBe(false);
    expect(isRelevant(description, 'Government launches the Data Mission', `${text} It flies in space.`)).toBe(true);
  });

  test('a near-synonym counts: duties are tariffs', () => {
    expect(isRelevant('US tariffs', 'Import duties on steel', 'The duties on steel are import duties.')).toBe(true);
  });

  test('a near-synonym of an act counts only with its object', () => {
    expect(isRelevant('Apple product launches', 'Apple unveils a laptop', 'Apple unveiled a laptop.')).toBe(true);
    expect(isRelevant('Launches', 'City unveils a park', 'The city unveiled a park.')).toBe(false);
  });
});

describe('a description that names something', () => {
  const spill = 'BP oil spill in the Gulf of Mexico after the Deepwater Horizon explosion';

  test('selects no less if it is longer', () => {
    const text = 'Engineers of BP shut a valve on Thursday, and no more oil leaked from the well.';
    expect(isRelevant(spill, 'BP oil spill: new cap stops the leak', text)).toBe(true);
  });

  test('selects pages that mention one of its names, not only once in passing', () => {
    const spilled = 'The tanker spilled oil on the reef. Oil covered the beaches.';
    const padding = 'The crew was taken ashore by fishermen and questioned by the port’s captain. '.repeat(8);
    expect(isRelevant(spill, 'Oil spill off Mauritius', spilled)).toBe(false);
    expect(isRelevant(spill, 'Oil spill off Mauritius', `${spilled} ${padding} It is no second BP.`)).toBe(false);
    expect(isRelevant(spill, 'Oil spill off Louisiana', `${spilled} BP sent boats.`)).toBe(true);
  });

  test('requires all words of a name', () => {
    const description = 'Rate decisions of the European Central Bank';
    const text = (bank: string) => `The ${bank} left its main rate unchanged. The decision on the rate was expected.`;
    expect(isRelevant(description, 'Rate left unchanged', text('European Central Bank'))).toBe(true);
    expect(isRelevant(description, 'Rate left unchanged', text('Bank of England'))).toBe(false);
  });

  test.each([
    ['Protests in Egypt', 'Egyptian protesters fill Tahrir Square'],
    ['protests in egypt', 'Egyptian protesters fill Tahrir Square'],
    ['Libyan rebels', 'Rebels in Libya take a town'],
    ['Earthquakes in Turkey and Syria', 'Syrian town shaken by an earthquake'],
  ])('takes a country and its people for one: %s', (description, title) =>
    expect(isRelevant(description, title, 'It was the largest so far, witnesses said on Tuesday.')).toBe(true),
  );

  test.each([
    ['Fishing treaties with Norway, Iceland and the European Union', 'Treaty with the European Union', true],
    ['Fishing treaties with Norway, Iceland and the EU', 'Treaty with the European Union', true],
    ['Fishing treaties with Norway, Iceland and the European Union', 'Treaty with Iceland', true],
    ['Fishing treaties with Norway, Iceland and the European Union', 'Treaty with the Faroes', false],
    ['Fishing treaties with Norway, Iceland and Greenland', 'Treaty with the European Union', false],
  ])('a page on one of the listed parties passes, and no other: %s, %s', (description, title, expected) =>
    expect(isRelevant(description, title, `The ${title.toLowerCase()} on fishing takes effect in May.`)).toBe(expected),
  );

  test('a union or state that a page only mentions later on does not count, even if the description lists it', () => {
    const description = 'Fishing treaties with Norway, Iceland and the European Union';
    const text = `The treaty on fishing with the Faroes is signed. ${'Trawlers may come in May and June. '.repeat(20)}`;
    const passing = 'The European Union fished there. The European Union has since left.';
    expect(isRelevant(description, 'Fishing treaty with the Faroes', `${text}${passing}`)).toBe(false);
  });

  test('the rest of an enumeration is no topic of its own', () => {
    const people = 'Thousands of people filled the stadium. The people sang for hours.';
    expect(isRelevant('Bird flu among poultry, cattle and people', 'People fill stadium', people)).toBe(false);
    expect(isRelevant('The oil spill of BP, its cleanup and its victims', 'Victims found', 'Victims were found.')).toBe(
      false,
    );
  });

  test('the article of a name does not stand for another language', () => {
    const [clause] = clausesOfDescription('Trial of Seif al-Islam', []);
    expect(clause?.core.flatMap(({ also }) => also)).toEqual([]);
  });
});

describe('an event of a place or person', () => {
  const shelled =
    'Rebels took the airport of the Sudanese town on Tuesday, and residents fled before a ceasefire began.';
  const played = 'Sudan’s striker led the attack and killed off the match in the last minute.';

  test.each([
    ['War in Sudan', 'Shells hit a market in Sudan', shelled, true],
    ['Conflict and insecurity in Sudan', 'Shells hit a market in Sudan', shelled, true],
    ['Sudanese civil war', 'Shells hit a market in Sudan', shelled, true],
    ['War in Sudan', 'Sudan win in the last minute', played, false],
    ['War in Chad', 'Shells hit a market in Sudan', shelled, false],
    ['War on poverty in Sudan', 'Shells hit a market in Sudan', shelled, false],
  ])('an event is recognised only by the words of its news: %s, %s', (description, title, text, expected) =>
    expect(isRelevant(description, title, text)).toBe(expected),
  );

  test.each(['Trial of Ana Lima', 'Ana Lima’s trial'])('other pages on the person are left out: %s', (description) => {
    expect(isRelevant(description, 'Ana Lima testifies', 'The jury heard Ana Lima on Monday.')).toBe(true);
    expect(isRelevant(description, 'Ana Lima opens a gallery', 'Ana Lima showed her paintings.')).toBe(false);
  });

  test('one of several parties and the event are enough, two parties without the event are not', () => {
    const description = 'Trade talks between the United States and Mexico';
    expect(isRelevant(description, 'Trade talks with Mexico resume', 'The trade talks with Mexico resumed.')).toBe(
      true,
    );
    expect(isRelevant(description, 'Mexico wins cup', 'Mexico beat the United States in the final.')).toBe(false);
  });
});

describe('a description in another language', () => {
  test('matches by its content words, not its function words', () => {
    expect(words('Volksabstimmungen in der Schweiz')).toEqual(['volksabstimm schweiz / ']);
    const recipe = 'In der Schweiz wird der Teig mit der Butter gebacken, und das Rezept ist alt.';
    expect(isRelevant('Volksabstimmungen in der Schweiz', 'Rezept aus der Schweiz', recipe)).toBe(false);
  });

  test.each([
    ['Volksabstimmungen in der Schweiz', 'Volksabstimmung am 14. Juni', 'Die Schweiz hält eine Volksabstimmung ab.'],
    ['Elezioni del Senato', 'Elezione nel Molise', 'Una elezione del Senato si tiene domenica nel Molise.'],
  ])('matches “%s” in another form: %s', (description, title, text) =>
    expect(isRelevant(description, title, text)).toBe(true),
  );
});

describe('aliases', () => {
  const lesson = (text: string) => analysePage(page('A title', [text]));
  const learnt = (description: string, ...texts: string[]): readonly string[] =>
    learnAliases([], possibleAliases(description), texts.map(lesson));

  test('learns an abbreviation from a page that spells it out, and keeps it', () => {
    const description = 'Rules on carbon capture';
    const aliases = learnt(description, 'The plan for Carbon Capture (CC) is new.');
    expect(aliases).toEqual(['cc']);
    expect(isRelevant(description, 'CC plant opens', 'The CC plant opened.')).toBe(false);
    expect(isRelevant(description, 'CC plant opens', 'The CC plant opened.', aliases)).toBe(true);
    expect(learnAliases(aliases, possibleAliases(description), [])).toEqual(['cc']);
  });

  test('learns the long form of an abbreviation in the description', () => {
    expect(learnt('CBDC pilots', 'A central bank digital currency (CBDC) is tried.')).toEqual([
      'central bank digital currency',
    ]);
  });

  test('matches a compound by its first part if both parts also occur separately', () => {
    expect(learnt('Spaceflight news', 'The flight to space was long.')).toEqual(['space']);
    expect(learnt('Spaceflight news', 'The space station is large.')).toEqual([]);
  });

  test('knows common abbreviations without learning them', () => {
    expect(isRelevant('Rules on artificial intelligence', 'AI Action Plan', 'The AI plan is out.')).toBe(true);
  });
});
