import type { Schema } from '#shared/api/api-schema';
import { api, defineQuery } from '#shared/api/client';

export type Agency = Schema<'Agency'>;
export type Branch = Schema<'ExecutiveBranch'>;
export type AgencyInBranch = Schema<'AgencyInBranch'>;
export type AgencyCategory = AgencyInBranch['category'];

export const branchQuery = defineQuery(
  ['executive-branch'],
  (init) => api.GET('/api/topics/executive-branch', init),
  // Changes only with the product.
  { staleTime: Infinity },
);

export const agencyQuery = (slug: string) =>
  defineQuery(['executive-branch', slug], (init) =>
    api.GET('/api/topics/executive-branch/{slug}', { ...init, params: { path: { slug } } }),
  );
