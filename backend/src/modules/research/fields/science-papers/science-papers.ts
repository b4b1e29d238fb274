import type { AnalysedPage } from '#engine/analysed-page';
import type { KnowledgeField } from '#engine/knowledge-field';
import type { Evidence, StatedLink } from '#engine/ledger';
import { isPreprint, paperIdsIn } from './paper-ids';

/** Minimum number of words of a quoted sentence; shorter ones are little more than the number. */
const FEWEST_WORDS = 4;

/** The quote for a paper: the sentence or paragraph that names it, or the page's title if it only links to it. */
const quoteOf = ({ page, sentences, blocks }: AnalysedPage, id: string): string =>
  sentences.find(({ text, words }) => words >= FEWEST_WORDS && paperIdsIn(text).has(id))?.text ??
  blocks.find((block) => paperIdsIn(block).has(id)) ??
  page.title;

const idsIn = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.flatMap((text) => [...paperIdsIn(text)])),
];

/**
 * The paper of a page: the one in its address, or the only one that it is, links to or names. A page with several may
 * report on any of them.
 */
const paperOf = ({ page, blocks }: AnalysedPage): string | null => {
  const [own] = paperIdsIn(page.url);
  if (own !== undefined) return own;
  const linked = idsIn(page.works ?? []);
  const [only, ...others] = linked.length > 0 ? linked : idsIn(blocks);
  return only !== undefined && others.length === 0 ? only : null;
};

const linksOf = (page: AnalysedPage, evidenceOf: (quote: string) => Evidence): readonly StatedLink[] => {
  const paper = paperOf(page);
  return paper === null ? [] : [{ kind: 'reports_on', paper, evidence: evidenceOf(quoteOf(page, paper)) }];
};

const linkOf = (url: string, links: readonly StatedLink[]) =>
  links.find((link) => link.kind === 'reports_on' && link.evidence.url === url);

/** Scientific papers, identified by DOI or arXiv number, which are written alike in all languages. */
export const sciencePapers: KnowledgeField = {
  links: linksOf,
  remarks({ claim }, { links }) {
    const [link] = claim.evidence.flatMap(({ url }) => linkOf(url, links) ?? []);
    if (link?.kind !== 'reports_on') return [];
    const { paper, evidence } = link;
    return [{ kind: 'paper', paper, preprint: isPreprint(paper), evidence: [evidence] }];
  },
  reportedBy: (link) => (link.kind === 'reports_on' ? link.paper : null),
};
