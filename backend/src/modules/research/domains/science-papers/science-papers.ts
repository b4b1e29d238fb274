import type { ReadDocument } from '#engine/document';
import type { Evidence, Link } from '#engine/ledger';
import type { Domain } from '#engine/domain';
import { isPreprint, paperIdsIn } from './paper-ids';

/** With fewer words, a sentence is no more than the number. */
const FEWEST_WORDS = 4;

/** What a page says of its paper: the sentence or paragraph that names it, or its title if it only links to it. */
const quoteOf = ({ page, sentences, blocks }: ReadDocument, id: string): string =>
  sentences.find(({ text, words }) => words >= FEWEST_WORDS && paperIdsIn(text).has(id))?.text ??
  blocks.find((block) => paperIdsIn(block).has(id)) ??
  page.title;

const idsIn = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.flatMap((text) => [...paperIdsIn(text)])),
];

/**
 * The paper of a page: the one in its address, or the only one that it is, links to or names. A page with several may report on any
 * of them.
 */
const paperOf = ({ page, blocks }: ReadDocument): string | null => {
  const [own] = paperIdsIn(page.url);
  if (own !== undefined) return own;
  const linked = idsIn(page.works ?? []);
  const [only, ...others] = linked.length > 0 ? linked : idsIn(blocks);
  return only !== undefined && others.length === 0 ? only : null;
};

const linksOf = (page: ReadDocument, evidenceOf: (quote: string) => Evidence): readonly Link[] => {
  const paper = paperOf(page);
  return paper === null ? [] : [{ kind: 'reports_on', paper, evidence: evidenceOf(quoteOf(page, paper)) }];
};

const linkOf = (url: string, links: readonly Link[]) =>
  links.find((link) => link.kind === 'reports_on' && link.evidence.url === url);

/** Papers of science, known by their DOI or their number on arXiv, which all languages write alike. */
export const sciencePapers: Domain = {
  links: linksOf,
  remarks({ claim }, { links }) {
    const [link] = claim.evidence.flatMap(({ url }) => linkOf(url, links) ?? []);
    if (link?.kind !== 'reports_on') return [];
    const { paper, evidence } = link;
    return [{ kind: 'paper', paper, preprint: isPreprint(paper), evidence: [evidence] }];
  },
  reportedBy: (link) => (link.kind === 'reports_on' ? link.paper : null),
};
