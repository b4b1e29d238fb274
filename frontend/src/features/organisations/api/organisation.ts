import type { Schema } from '#shared/api/api-schema';
import { api, defineQuery } from '#shared/api/client';

export type Organisation = Schema<'Organisation'>;

export const organisationQuery = defineQuery(['organisation'], (init) => api.GET('/api/v1/organisation', init));
