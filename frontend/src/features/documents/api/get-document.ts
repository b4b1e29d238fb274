import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { storedFile } from '../../../shared/files/stored-file';

export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: ['document', id],
    queryFn: ({ signal }) => answerOf(api.GET('/api/v1/document/{id}', { params: { path: { id } }, signal })),
  });

export const documentFileQuery = (id: string) =>
  queryOptions({
    queryKey: ['document-file', id],
    queryFn: ({ signal }) => storedFile(`/api/v1/document/${encodeURIComponent(id)}/file`, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
