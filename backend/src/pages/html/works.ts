import { firstOf, type Metas } from './metas';
import type { PageElements } from './page-elements';

/** Resolvers of DOIs, and arXiv. */
const OF_WORK = /^https?:\/\/(?:(?:dx\.|www\.)?doi\.org\/10\.|(?:www\.)?arxiv\.org\/(?:abs|pdf)\/)/i;
/** A page that links to more does not report on any of them in particular. */
const MAX_WORKS = 5;

/** The paper that a page says in its head that it is, or else the addresses of papers to which it links, each once. */
export const worksOf = ({ tagged }: PageElements, metas: Metas): readonly string[] => {
  const own = firstOf(metas, 'citation_doi', 'prism.doi', 'dc.identifier.doi');
  if (own !== '') return [own];
  const links = tagged('A').map((link) => link.getAttribute('href')?.trim().replace(/%2f/gi, '/') ?? '');
  return [...new Set(links.filter((address) => OF_WORK.test(address)))].slice(0, MAX_WORKS);
};
