import { queryOptions } from '@tanstack/react-query';
import { unwrap, api } from '../../../shared/api/client';
import { storedFile } from '../../../shared/files/stored-file';

export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: ['document', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/document/{id}', { params: { path: { id } }, signal })),
  });

export const documentFileQuery = (id: string) =>
  queryOptions({
    queryKey: ['document-file', id],
    queryFn: ({ signal }) => storedFile(`/api/v1/document/${encodeURIComponent(id)}/file`, signal),
    staleTime: Infinity,
    gcTime: 0,
  });

export const documentSectionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['document-sections', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/document/{id}/sections', { params: { path: { id } }, signal })),
    staleTime: Infinity,
  });
