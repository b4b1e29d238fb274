import type { ReadPage } from '#pages/page';
import { knowledgeAfter } from '#test/support/research/knowledge-after';
import { otherByCode } from '#text/languages/all';
import { languageOf } from '#text/languages/detection';
import { nothingKnown, type Knowledge } from '../ledger';
import { findNews } from '../spec-support/fieldless-engine';
import { page } from '../spec-support/pages';
import { grammarOf } from './grammar';
import { headingOfDescription, type WrittenAsName } from './heading';

const heading = (description: string, writtenAsName?: WrittenAsName) =>
  headingOfDescription(description, grammarOf(languageOf(description)), writtenAsName);

test.each([
  ['Ana Lima: Endorsements', ['Ana', 'Lima'], 'Endorsements'],
  ['Senator Ana C. Lima: polls, donors', ['Ana', 'Lima'], 'polls, donors'],
  ['Arcadian: layoffs', ['Arcadian'], 'layoffs'],
  ['Ana Lima : soutiens et collecte de fonds', ['Ana', 'Lima'], 'soutiens et collecte de fonds'],
])('%j is headed by a name', (description, name, aspects) => expect(heading(description)).toEqual({ name, aspects }));

test.each([
  'Ana Lima',
  'Ana Lima: latest news',
  'Ana Lima: important news, endorsements',
  'Nuclear energy: reactors and uranium',
  'Ana Lima, Rui Costa: endorsements',
  'Strikes in Lorn: ports and railways',
  'EU: tariffs',
])('%j is not', (description) => expect(heading(description)).toBeNull());

test('pages decide what is a name, where they have it', () => {
  const [always, never]: readonly WrittenAsName[] = [() => true, () => false];
  expect(heading('ana lima: endorsements', always)).not.toBeNull();
  expect(heading('Nuclear Energy: reactors', never)).toBeNull();
});

test('a German noun is no name by its capital', () => {
  const inGerman = (description: string) => headingOfDescription(description, grammarOf(otherByCode.de));
  expect(inGerman('Gaskrise: Speicher und Umlage')).toBeNull();
  expect(inGerman('Ana Lima: Spenden')).not.toBeNull();
});

const endorsed = page('Teachers’ union endorses Ana Lima', [
  'The teachers’ union endorsed Ana Lima for governor on Tuesday, its first endorsement since 2018.',
]);
const raised = page('Ana Lima’s donors give $4 million in a month', [
  'Donors gave the campaign of Ana Lima $4 million in October, it said on Tuesday.',
]);
const signed = page('Ana Lima signs a bill on roads', [
  'Ana Lima signed a bill on Monday that pays for 300 miles of roads, and Lima thanked the legislature.',
]);
const another = page('Miners’ union endorses Rui Costa', ['The miners’ union endorsed Rui Costa on Monday.']);

/** Titles of the pages that are published. */
const onTopicOf = (description: string, domains: readonly string[] = []): readonly string[] =>
  findNews({
    description,
    domains,
    now: '2026-03-06T00:00:00Z',
    pages: [endorsed, raised, signed, another],
    knowledge: nothingKnown,
    newId: (name) => name,
  }).recorded.flatMap(({ claim }) => claim.evidence.map(({ title }) => title));

describe.each([[[]], [['news.example']]])('pages from the sources %j', (domains) => {
  test.each([
    ['Ana Lima: Endorsements', [endorsed.title]],
    ['Ana Lima: Fundraising activity', [raised.title]],
    ['Ana Lima: Polls', []],
  ])('nothing else about her is told, and nothing about anybody else: %j', (description, titles) =>
    expect(onTopicOf(description, domains)).toEqual(titles),
  );

  test('a heading that wants any news gets any', () =>
    expect([...onTopicOf('Ana Lima: Latest news', domains)].sort()).toEqual(
      [endorsed.title, raised.title, signed.title].sort(),
    ));
});

test('pages that were told before bring in nothing else about the name of the heading', () => {
  const ends = (knowledge: Knowledge, pages: readonly ReadPage[]) => {
    const findings = findNews({
      description: 'Ana Lima: Endorsements',
      domains: ['news.example'],
      now: '2026-03-06T00:00:00Z',
      pages,
      knowledge,
      newId: (name) => name,
    });
    const titles = findings.recorded.flatMap(({ claim }) => claim.evidence.map(({ title }) => title));
    return { titles, knowledge: knowledgeAfter(knowledge, findings) };
  };
  const endorsements = ['Teachers’', 'Nurses’', 'Dockers’', 'Farmers’', 'Bakers’'].map((whose, index) =>
    page(`${whose} union endorses Ana Lima`, [
      `The ${whose.toLowerCase()} union endorsed Ana Lima for governor on March ${index + 1}, and Lima thanked its ${index + 3},000 members.`,
    ]),
  );
  const learned = endorsements.reduce((known, each) => ends(known, [each, raised]).knowledge, nothingKnown);
  expect(ends(learned, [signed]).titles).toEqual([]);
});

describe('a page that is titled with somebody else', () => {
  const PROMISE =
    'Governor Lima announced in a speech on Monday that the state will pay $4 million for a fifth harbour.';
  const remarks = page('Remarks by Director Costa at the harbour summit', [
    'Remarks by Director Costa at the harbour summit',
    'It is an honour to give this speech on behalf of the administration of Governor Ana Lima.',
    'Governor Lima has opened four harbours since 2024, and Lima will open a fifth in May.',
  ]);
  const published = (pages: readonly ReadPage[], description = 'Ana Lima: Speeches') =>
    findNews({
      description,
      domains: ['news.example'],
      now: '2026-03-06T00:00:00Z',
      pages,
      knowledge: nothingKnown,
      newId: (name) => name,
    }).recorded.map(({ claim }) => claim.text);

  test('the page is told by a sentence with her name and the aspect, never by its title', () => {
    const quoting = page(remarks.title, [...remarks.blocks, PROMISE]);
    expect(published([quoting])).toEqual([PROMISE]);
  });

  test('the page is left out if it does not mention her speeches', () => {
    const without = page(remarks.title, [
      remarks.title,
      'The director’s speech told of three harbours and their 4,000 workers, who came to hear it.',
      'Governor Ana Lima has opened four harbours since 2024, and Lima will open a fifth in May.',
    ]);
    expect(published([without])).toEqual([]);
  });

  test('her own page is told of by a sentence on the aspect, though its title has none', () =>
    expect(
      published([
        page('Governor Ana Lima opens a harbour', [
          'The new harbour has room for 40 ships and 12 cranes.',
          PROMISE,
          'Governor Ana Lima gave the speech to 400 dockers.',
        ]),
      ]).join(),
    ).toBe(PROMISE));
});

test('a page titled with a name is about it, also where it has not every word behind the colon', () => {
  const flight = page('Kestrel IV astronauts practise for the launch', [
    'The crew of Kestrel IV practised on Wednesday for the day of their mission around the Moon.',
    'They walked to the pad in the suits that they will wear, and the teams on the ground timed each of their steps.',
  ]);
  const { recorded } = findNews({
    description: 'Kestrel IV: the crew’s flight around the Moon',
    domains: ['news.example'],
    now: '2026-03-06T00:00:00Z',
    pages: [flight, endorsed, raised, signed],
    knowledge: nothingKnown,
    newId: (name) => name,
  });
  expect(recorded.flatMap(({ claim }) => claim.evidence.map(({ title }) => title))).toEqual([flight.title]);
});

test.each([
  ['Kestrel Mission: budget', 1],
  ['Kestrel Works: budget', 0],
])('%s tells the one thing that it names, and nothing else', (description, pages) => {
  const head = description.split(':')[0] ?? '';
  const { recorded } = findNews({
    description,
    domains: ['news.example'],
    now: '2026-03-06T00:00:00Z',
    pages: [page(`${head} begins in Lorn`, [`The ${head} began in Lorn on Monday with forty engineers.`]), endorsed],
    knowledge: nothingKnown,
    newId: (name) => name,
  });
  expect(recorded).toHaveLength(pages);
});
