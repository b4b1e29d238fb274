import type { GatheredPage } from '#pages/read-page';

/** The hosts that may be cited: the tracker's domains and, for documents that it names, this product's own host. */
export const allowedDomains = (
  domains: readonly string[],
  pages: readonly (Pick<GatheredPage, 'host'> & Partial<Pick<GatheredPage, 'pageStarts'>>)[],
): readonly string[] => {
  const own = pages.filter(({ pageStarts }) => pageStarts !== undefined).map(({ host }) => host);
  return domains.length === 0 ? [] : [...new Set([...domains, ...own])];
};
