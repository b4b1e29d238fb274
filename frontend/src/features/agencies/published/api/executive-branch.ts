import type { Schema } from '../../../../shared/api/api-schema';
import { api, defineQuery } from '../../../../shared/api/client';

export type Agency = Schema<'Agency'>;
export type Branch = Schema<'ExecutiveBranch'>;
export type AgencyInBranch = Schema<'AgencyInBranch'>;
export type AgencyCategory = AgencyInBranch['category'];

/** Changes only with the product. */
const staleTime = Infinity;

export const branchQuery = {
  ...defineQuery(['executive-branch'], (init) => api.GET('/api/topics/executive-branch', init)),
  staleTime,
};

export const agencyQuery = (slug: string) =>
  defineQuery(['executive-branch', slug], (init) =>
    api.GET('/api/topics/executive-branch/{slug}', { ...init, params: { path: { slug } } }),
  );
