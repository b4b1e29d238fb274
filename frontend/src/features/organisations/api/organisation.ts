import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '../../../shared/api/api-schema';
import { unwrap, api } from '../../../shared/api/client';

export type Organisation = Schema<'Organisation'>;

export const organisationQuery = queryOptions({
  queryKey: ['organisation'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/v1/organisation', { signal })),
});
