import type { Answer } from '../../../../shared/api/answer';
import { api, queryOf } from '../../../../shared/api/client';

export type Agency = Answer<'Agency'>;
export type Branch = Answer<'ExecutiveBranch'>;
export type AgencyInBranch = Answer<'AgencyInBranch'>;
export type AgencyCategory = AgencyInBranch['category'];

/** Changes only with the product. */
const staleTime = Infinity;

export const branchQuery = {
  ...queryOf(['executive-branch'], (init) => api.GET('/api/topics/executive-branch', init)),
  staleTime,
};

export const agencyQuery = (slug: string) =>
  queryOf(['executive-branch', slug], (init) =>
    api.GET('/api/topics/executive-branch/{slug}', { ...init, params: { path: { slug } } }),
  );
