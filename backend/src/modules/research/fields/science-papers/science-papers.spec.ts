import { analysePage } from '#engine/analysed-page';
import { nothingKnown, type Knowledge } from '#engine/ledger';
import { page } from '#engine/spec-support/pages';
import type { ReadPage } from '#pages/page';
import { knowledgeAfter } from '#test/support/research/knowledge-after';
import { composeState, composeUpdate, findNews } from '../../news-engine';
import { updateMarkdownOf } from '../../wording/text-in-markdown';
import { sciencePapers } from './science-papers';

const run = (description: string, pages: readonly ReadPage[], now: string, knowledge: Knowledge = nothingKnown) =>
  findNews({ description, domains: [], now, pages, knowledge, newId: (name) => name });

const paper = 'https://doi.org/10.1038/s41586-026-00001-1';

const release = page(
  'Perovskite solar cells keep 95 percent of their output for 2,000 hours',
  [
    'A layer of a salt that is one molecule thick keeps perovskite solar cells from decaying, researchers of the University of Norland reported on Thursday.',
    'Cells with the layer kept 95 percent of their output after 2,000 hours in the heat and in full light.',
    `Publication: A. Doe et al., Molecular armour for perovskites, Nature (2026). ${paper}`,
  ],
  { host: 'uni.example', publisher: 'University of Norland', publishedAt: '2026-03-05T10:00:00Z' },
);

const article = (reference: string): ReadPage =>
  page(
    'Tiny shield could make cheap panels last for decades',
    [
      'Engineers have found a way to stop the material of the cheapest panels from falling apart.',
      'Their trick is a shield that water cannot cross, and it costs cents per square metre, said Jane Roe, who led the work on perovskite solar cells.',
      'The team unveiled the shield for perovskite solar cells in a study that was published this week.',
      reference,
    ],
    { host: 'news.example', publishedAt: '2026-03-06T15:00:00Z' },
  );

const topic = 'Perovskite solar cells';

describe('two reports of one week', () => {
  const storiesOf = (later: ReadPage): number => {
    const before = knowledgeAfter(nothingKnown, run(topic, [release], '2026-03-05T18:00:00Z'));
    const after = knowledgeAfter(before, run(topic, [later], '2026-03-06T18:00:00Z', before));
    return new Set(after.claims.map(({ story }) => story)).size;
  };

  test('tell one story if they are on one paper', () =>
    expect(storiesOf(article('DOI: 10.1038/s41586-026-00001-1.'))).toBe(1));

  test('tell two if they are not, or do not say', () => {
    expect(storiesOf(article('DOI: 10.1038/s41586-026-00009-9.'))).toBe(2);
    expect(storiesOf(article('The study is in this week’s Nature.'))).toBe(2);
  });

  test('tell two if one cites the paper for news of its own', () => {
    const vote = page(
      'Norland pays for solar roofs of schools',
      [
        'The parliament of Norland voted on Friday to pay for perovskite solar cells on the roofs of 400 schools.',
        `A study of this week says that the cells last. ${paper}`,
      ],
      { publishedAt: '2026-03-06T15:00:00Z' },
    );
    expect(storiesOf(vote)).toBe(2);
  });
});

test('a line says on which paper its page reports, with the words that say so', () => {
  const findings = run(topic, [release], '2026-03-05T18:00:00Z');
  const { claims, links } = knowledgeAfter(nothingKnown, findings);
  const { lines, sources } = composeState(claims, Date.parse('2026-03-06'), { description: topic, links });
  expect(lines.flatMap(({ remarks }) => remarks)).toEqual([
    { kind: 'paper', paper: 'doi:10.1038/s41586-026-00001-1', preprint: false, sources: [2] },
  ]);
  expect(sources[1]?.quote).toContain(paper);
});

test.each([
  [
    'Perowskit-Solarzellen',
    page('Perowskit-Solarzellen erreichen Wirkungsgrad von 34,6 Prozent', [
      'Forschende der Universität Nordland haben am Donnerstag Perowskit-Solarzellen mit einem Wirkungsgrad von 34,6 Prozent vorgestellt.',
      'Das ist der höchste Wert, der bisher für solche Zellen gemessen wurde.',
      'Originalpublikation: https://doi.org/10.21203/rs.3.rs-1234567/v1',
    ]),
    'its page names a preprint, doi:10.21203/rs.3.rs-1234567/v1, posted without peer review',
  ],
  [
    'Cellules solaires à pérovskite',
    page('Les cellules solaires à pérovskite atteignent un rendement de 34,6 %', [
      'Des chercheurs de l’université de Norlande ont présenté jeudi des cellules solaires à pérovskite dont le rendement atteint 34,6 %.',
      'C’est la valeur la plus élevée jamais mesurée pour ces cellules.',
      'Référence : A. Doe et al., Une armure moléculaire, Nature, 5 mars 2026. DOI : 10.1038/s41586-026-00001-1',
    ]),
    'its page names the paper doi:10.1038/s41586-026-00001-1',
  ],
])('a paper is recognised in other languages: %s', (description, read, given) => {
  const findings = run(description, [read], '2026-03-05T18:00:00Z');
  const { claims, links } = knowledgeAfter(nothingKnown, findings);
  expect(updateMarkdownOf(composeUpdate(findings, { claims, links }), '2026-03-05')).toContain(`(${given} [2])`);
});

describe('the paper of a page', () => {
  const paperOf = (url: string, blocks: readonly string[], works?: readonly string[]) => {
    const read = analysePage({ ...release, url, blocks, ...(works && { works }) });
    return sciencePapers
      .links?.(read, (quote) => ({ ...release, quote }))
      .map((link) => link.kind === 'reports_on' && link.paper);
  };
  const news = 'https://news.example/1';
  const two = ['It follows arXiv:2512.00001.', 'Cite as: arXiv:2601.01234 [cond-mat].'];

  test('a paper is taken from the address of the page', () =>
    expect(paperOf('https://arxiv.org/abs/2601.01234', two)).toEqual(['arXiv:2601.01234']));

  test('a paper is taken from the one link to a paper, under whatever words', () =>
    expect(paperOf(news, ['The study is out.'], [paper])).toEqual(['doi:10.1038/s41586-026-00001-1']));

  test('a page that names or links several papers, or none, has no paper', () => {
    expect(paperOf(news, two)).toEqual([]);
    expect(paperOf(news, ['The studies are out.'], [paper, 'https://arxiv.org/abs/2601.01234'])).toEqual([]);
    expect(paperOf(news, ['The rocket flew.'])).toEqual([]);
  });
});
