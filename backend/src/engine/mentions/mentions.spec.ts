import type { ReadPage } from '#pages/page';
import { knowledgeAfter } from '#test/support/research/knowledge-after';
import { nothingKnown, type Findings, type Knowledge } from '../ledger';
import { findNews } from '../spec-support/fieldless-engine';
import { page } from '../spec-support/pages';
import { coverageOf } from './coverage';

const run = (now: string, pages: readonly ReadPage[], knowledge: Knowledge, description = 'Copper tariffs'): Findings =>
  findNews({ description, domains: [], now, pages, knowledge, newId: (name) => `${now} ${name}` });

const doubled = page('Chile doubles copper tariffs', [
  'Chile doubled its copper tariffs to 50% on Thursday to protect the smelters of Antofagasta, the ministry said.',
]);
const otherNews = page('Norway drops copper tariffs', [
  'Norway ended its copper tariffs on Wednesday after a vote of parliament, the finance ministry said.',
]);
const first = '2026-03-06T00:00:00Z';
const ledger = run(first, [doubled, otherNews], nothingKnown);
const known = knowledgeAfter(nothingKnown, ledger);

const later = (title: string, ...sentences: readonly string[]): ReadPage =>
  page(title, ['Copper tariffs were debated in Lima for six hours on Monday, a spokesman said.', ...sentences], {
    host: 'later.example',
    publishedAt: '2026-03-10T10:00:00Z',
  });
const second = '2026-03-11T00:00:00Z';

/** Titles of the published pages that a page mentions. */
const mentionedBy = (...pages: readonly ReadPage[]): readonly string[] => {
  const findings = run(second, pages, known);
  return findings.mentioned.map(
    ({ claimId }) => known.claims.find(({ id }) => id === claimId)?.evidence[0]?.title ?? 'told by the page itself',
  );
};

test('two events are told', () => expect(ledger.recorded).toHaveLength(2));

describe('a later page mentions a claim', () => {
  test('a sentence that says nearly the same is a mention', () =>
    expect(
      mentionedBy(
        later('Peru debates copper', 'Chile had doubled its copper tariffs to 50% to protect its smelters last week.'),
      ),
    ).toEqual([doubled.title]));

  test('its day and a few of its words are a mention', () =>
    expect(
      mentionedBy(
        later(
          'Peru debates copper',
          'Traders have waited for an answer since the ministry of Chile acted on March 5, as the smelters of Antofagasta had demanded for years.',
        ),
      ),
    ).toEqual([doubled.title]));

  test('its day alone, or a few of its words alone, are no mention', () =>
    expect(
      mentionedBy(
        later(
          'Peru debates copper',
          'The museum of Lima has been closed since March 5 for repairs to its roof, a visitor said.',
          'Smelters of the region have bought more wood from Chile than ever, the forest office of Peru said.',
        ),
      ),
    ).toEqual([]));

  test('the same formula about another country is no mention', () =>
    expect(
      mentionedBy(
        later(
          'Peru debates copper',
          'Bolivia doubled its copper tariffs to 35% to protect its smelters in the spring.',
        ),
      ),
    ).toEqual([]));
});

test('a page’s own news is another event, even of the same day and place', () => {
  const strike = page(
    'Strike over copper tariffs',
    ['Workers of the copper smelters of Antofagasta in Chile began a strike over tariffs on Thursday, a union said.'],
    { host: 'later.example', publishedAt: '2026-03-07T10:00:00Z' },
  );
  const findings = run('2026-03-08T00:00:00Z', [strike], known);
  expect(findings.recorded).toHaveLength(1);
  expect(findings.mentioned).toEqual([]);
});

describe('a page counts once for a claim', () => {
  const mention = later(
    'Peru debates copper',
    'Chile had doubled its copper tariffs to 50% to protect its smelters last week.',
    'The tariffs of Chile, doubled to 50% to protect its smelters, hurt Peru.',
  );
  const findings = run(second, [mention], known);
  const after = knowledgeAfter(known, findings);
  const tellers = ({ claims }: Knowledge) =>
    claims.filter(({ evidence: [from] }) => from?.title === doubled.title).map(coverageOf);

  test('a page counts in its run, with its host', () => {
    expect(tellers(known)).toEqual([{ documents: 1, hosts: 1 }]);
    expect(tellers(after)).toEqual([{ documents: 2, hosts: 2 }]);
  });

  test('once only: not when it is read again unchanged or changed, or by a tracker with another description', () => {
    const changed = { ...mention, blocks: [...mention.blocks, 'Chile doubled its copper tariffs to 50% last week.'] };
    expect(run('2026-03-12T00:00:00Z', [mention], after).mentioned).toEqual([]);
    expect(run('2026-03-12T00:00:00Z', [changed], after).mentioned).toEqual([]);
    const unread = { ...after, pages: new Map() };
    expect(run('2026-03-12T00:00:00Z', [mention], unread, 'Copper tariffs of Chile').mentioned).toEqual([]);
  });
});

test('evidence is no mention', () => {
  const mirror = { ...doubled, host: 'mirror.example', url: 'https://mirror.example/copper' };
  const findings = run(second, [mirror], known);
  expect(findings.confirmed).toHaveLength(1);
  expect(findings.mentioned).toEqual([]);
});

test('pages of the same run count as well, however they are ordered', () => {
  const mention = later('Peru debates copper', 'Chile had doubled its copper tariffs to 50% to protect its smelters.');
  for (const pages of [
    [doubled, mention],
    [mention, doubled],
  ])
    expect(run(second, pages, nothingKnown).mentioned.map(({ url }) => url)).toEqual([mention.url]);
});

test('a sentence that recalls an old day is not mentioned by those that name the day', () => {
  const recalling = page('Smelters ask for aid', [
    'Smelters asked for aid after the copper tariffs of Chile had been doubled on January 5, their union said on Thursday.',
  ]);
  const knowledge = knowledgeAfter(nothingKnown, run(first, [recalling], nothingKnown));
  const naming = later('Peru debates copper', 'Traders have waited since Chile and its smelters acted on January 5.');
  expect(knowledge.claims).toHaveLength(1);
  expect(run(second, [naming], knowledge).mentioned).toEqual([]);
});
