import type { ReadDocument } from '../../pipeline/document';
import type { Evidence, Link } from '../../pipeline/ledger';
import type { Domain } from '../domain';
import { isPreprint, paperIdsIn } from './paper-ids';

/** The text of a page that names a paper: the sentence if it is whole, or else the paragraph. */
const quoteOf = ({ sentences, blocks }: ReadDocument, id: string): string | undefined =>
  sentences.find(({ text }) => paperIdsIn(text).has(id))?.text ?? blocks.find((block) => paperIdsIn(block).has(id));

/**
 * The paper of a page: the one in its address, or the only one that it names. A page that names several may report on any of
 * them.
 */
const paperOf = (page: ReadDocument): string | null => {
  const named = new Set(page.blocks.flatMap((block) => [...paperIdsIn(block)]));
  const [own] = paperIdsIn(page.page.url);
  if (own !== undefined && named.has(own)) return own;
  const [only] = named;
  return only !== undefined && named.size === 1 ? only : null;
};

const linksOf = (page: ReadDocument, evidenceOf: (quote: string) => Evidence): readonly Link[] => {
  const paper = paperOf(page);
  const quote = paper === null ? undefined : quoteOf(page, paper);
  return paper === null || quote === undefined ? [] : [{ kind: 'reports_on', paper, evidence: evidenceOf(quote) }];
};

const linkOf = (url: string, links: readonly Link[]): Link | undefined =>
  links.find(({ kind, evidence }) => kind === 'reports_on' && evidence.url === url);

/** Papers of science, known by their DOI or their number on arXiv, which all languages write alike. */
export const sciencePapers: Domain = {
  links: linksOf,
  remarks({ claim }, { links }) {
    const [link] = claim.evidence.flatMap(({ url }) => linkOf(url, links) ?? []);
    if (link === undefined) return [];
    const { paper, evidence } = link;
    return [{ kind: 'paper', paper, preprint: isPreprint(paper), evidence: [evidence] }];
  },
  reportedBy: ({ kind, paper }) => (kind === 'reports_on' ? paper : null),
};
