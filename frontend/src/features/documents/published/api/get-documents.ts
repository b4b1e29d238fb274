import { queryOptions } from '@tanstack/react-query';
import { unwrap, api } from '../../../../shared/api/client';

/** The documents that staff brought in, newest first. */
export const documentsQuery = queryOptions({
  queryKey: ['documents'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/v1/documents', { signal })),
});

/** The agencies that documents name. */
export const documentAgenciesQuery = queryOptions({
  queryKey: ['documents', 'agencies'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/v1/documents/agencies', { signal })),
});
