import { queryOptions } from '@tanstack/react-query';
import { api, defineQuery } from '#shared/api/client';
import { storedFile } from '#shared/files/stored-file';

export const documentQuery = (id: string) =>
  defineQuery(['document', id], (init) => api.GET('/api/v1/document/{id}', { params: { path: { id } }, ...init }));

export const documentFileQuery = (id: string) =>
  queryOptions({
    queryKey: ['document-file', id],
    queryFn: ({ signal }) => storedFile(`/api/v1/document/${encodeURIComponent(id)}/file`, signal),
    staleTime: Infinity,
    gcTime: 0,
  });

export const documentSectionsQuery = (id: string) =>
  defineQuery(
    ['document-sections', id],
    (init) => api.GET('/api/v1/document/{id}/sections', { params: { path: { id } }, ...init }),
    {
      staleTime: Infinity,
    },
  );
