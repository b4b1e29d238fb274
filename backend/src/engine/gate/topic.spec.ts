import type { ReadPage } from '#pages/page';
import { knowledgeAfter } from '#test/support/research/knowledge-after';
import { nothingKnown, type Knowledge } from '../ledger';
import { findNews } from '../spec-support/fieldless-engine';
import { page } from '../spec-support/pages';
import { lessonsFrom, profileOf } from './profile';

const DESCRIPTION = 'Strike at the harbour of Lorn';

const others = (n: number): readonly ReadPage[] => [
  page(`Rovers beat United in round ${n}`, [
    `The striker scored twice before the break on matchday ${n}, and the keeper saved a penalty for his team.`,
  ]),
  page(`Rain expected in the north, day ${n}`, [
    `Forecasters expect showers from the west on day ${n}, with sunshine in the evening along most of the coast.`,
  ]),
  page(`Council opens library ${n}`, [
    `The mayor opened library number ${n} on Monday and thanked the volunteers who had carried the books.`,
  ]),
];

const walkout = page('Harbour strike begins in Lorn', [
  'Crane drivers in the harbour of Lorn began a strike on Monday, led by Ailsa Drummond of the Quayside Union.',
  'Drummond said that the Quayside Union rejects the roster of Tarbert Terminals.',
]);
const walkoutGoesOn = page('Lorn harbour strike enters second week', [
  'The strike in the harbour of Lorn entered its second week on Monday, and Ailsa Drummond spoke to the pickets.',
  'Tarbert Terminals moved two ships, the Quayside Union said.',
]);
const talks = page('Drummond meets Tarbert Terminals', [
  'Ailsa Drummond of the Quayside Union met the owners of Tarbert Terminals on Thursday to speak about the roster of crane drivers.',
]);

let run = 0;
const after = (
  knowledge: Knowledge,
  pages: readonly ReadPage[],
  description = DESCRIPTION,
  extraTopics: readonly string[] = [],
  domains: readonly string[] = [],
) => {
  run++;
  const name = `run ${run}`;
  const findings = findNews({
    description,
    extraTopics,
    domains,
    now: '2026-03-09T12:00:00Z',
    pages,
    knowledge,
    newId: (id) => `${name} ${id}`,
  });
  const taken = findings.documents.filter(({ reason }) => reason.kind !== 'off_topic').map(({ title }) => title);
  return { taken, knowledge: knowledgeAfter(knowledge, findings) };
};

/** What a tracker knows after it published two pages of one event among pages on other things. */
const taught = (description = DESCRIPTION): Knowledge => {
  const first = after(nothingKnown, [walkout, ...others(1), ...others(2)], description);
  return after(first.knowledge, [walkoutGoesOn, ...others(3), ...others(4)], description).knowledge;
};

describe('learning the topic from published pages', () => {
  test('a page with none of its description’s words is left out at first', () =>
    expect(after(nothingKnown, [talks, ...others(5)]).taken).toEqual([]));

  test('a page is taken once its names have come with others', () =>
    expect(after(taught(), [talks, ...others(5)]).taken).toEqual([talks.title]));

  test('pages on something else are left out as before', () => expect(after(taught(), others(6)).taken).toEqual([]));

  test('nothing that was learned makes it deaf: the description alone selects a page, after any number of others', () => {
    let knowledge = taught();
    for (let n = 10; n < 60; n++) knowledge = after(knowledge, others(n)).knowledge;
    const elsewhere = page('Pilots in the harbour of Lorn on strike', [
      'Pilots in the harbour of Lorn went on strike for higher pay on Friday, and no vessel left.',
    ]);
    expect(after(knowledge, [elsewhere, ...others(70)]).taken).toEqual([elsewhere.title]);
  });

  test('the openings that are kept take less than 64 kB, however much was read', () => {
    let knowledge = nothingKnown;
    for (let n = 0; n < 80; n++) knowledge = after(knowledge, [...others(n), ...others(100 + n)]).knowledge;
    expect(JSON.stringify(knowledge.openings).length).toBeLessThan(64 * 1024);
  });
});

describe('descriptions', () => {
  test('a description of one word takes its pages', () =>
    expect(after(nothingKnown, [walkout, ...others(1)], 'Lorn').taken).toEqual([walkout.title]));

  test('a description of a sentence takes its pages', () =>
    expect(
      after(nothingKnown, [walkout, ...others(1)], 'I want to know everything about the harbour strike in Lorn').taken,
    ).toEqual([walkout.title]));

  test('a description of 2,000 characters takes its pages, and nothing else', () => {
    const long = `Harbour strike in Lorn, ${'its crane drivers, their pay, the ferries and the fishermen of the islands, '.repeat(26)}`;
    expect(after(nothingKnown, [walkout, ...others(1)], long.slice(0, 2000)).taken).toEqual([walkout.title]);
  });

  test('a description in another language than the pages takes those with its names, and learns from them', () => {
    const knowledge = taught('Huelga de Ailsa Drummond en Lorn');
    expect(after(knowledge, [talks, ...others(5)], 'Huelga de Ailsa Drummond en Lorn').taken).toEqual([talks.title]);
  });

  test('a description of the only topic of a site takes its pages, though its words are the commonest there', () =>
    expect(
      after(taught(), [talks, page('Strike in Lorn ends', ['The strike at the harbour of Lorn ended.'])]).taken,
    ).toContain('Strike in Lorn ends'));
});

describe('names in sources that the reader chose', () => {
  const filming = page('Film rights sold to Arcadian', [
    'Arcadian Releasing bought the rights to the picture made on Lorn for six million dollars, it said on Monday.',
  ]);
  const ofLorn = (n: number): ReadPage =>
    page(`Notice ${n} of the council`, [
      `The council of Lorn met for item ${n} and thanked the volunteers for coming.`,
    ]);
  const own = (pages: readonly ReadPage[]) =>
    after(nothingKnown, pages, 'Measles cases in Lorn', [], ['news.example']).taken.includes(filming.title);

  test('a name that hardly any page has is enough', () =>
    expect(own([filming, ...others(1), ...others(2)])).toBe(true));

  test('a name that many pages have is not enough', () =>
    expect(own([filming, ...Array.from({ length: 9 }, (_, n) => ofLorn(n))])).toBe(false));

  test('a name in other sources is never enough', () =>
    expect(after(nothingKnown, [filming, ...others(1), ...others(2)], 'Measles cases in Lorn').taken).toEqual([]));
});

describe('feedback', () => {
  const judged = (knowledge: Knowledge): Knowledge => ({
    ...knowledge,
    claims: knowledge.claims.map((claim) => ({ ...claim, verdict: 'off_topic' as const })),
  });

  test('an off-topic verdict unteaches the words of its page', () => {
    const { openings, claims } = judged(after(nothingKnown, [walkout, ...others(1)]).knowledge);
    expect(profileOf(lessonsFrom(openings, [], [])).counts.get('drummond')).toBe(1);
    expect(profileOf(lessonsFrom(openings, claims, []))).toEqual({ size: 0, counts: new Map() });
  });

  test('contradictory feedback leaves the decision to the description', () => {
    const phrase = 'Drummond and Tarbert Terminals';
    expect(after(judged(taught()), [talks, ...others(5)], DESCRIPTION, [phrase]).taken).not.toContain(
      'Council opens library 5',
    );
    const again = page('Lorn: harbour strike vote', ['Members in Lorn vote on the harbour strike on Sunday.']);
    expect(after(judged(taught()), [again, ...others(5)], DESCRIPTION, [phrase]).taken).toContain(again.title);
  });

  test('a confirmed phrase is learned from', () => {
    const knowledge = after(nothingKnown, others(1)).knowledge;
    expect(after(knowledge, [talks, ...others(5)], DESCRIPTION, ['Drummond and Tarbert Terminals']).taken).toEqual([
      talks.title,
    ]);
  });
});
