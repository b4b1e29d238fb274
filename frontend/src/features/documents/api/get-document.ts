import { api, defineQuery } from '#shared/api/client';
import { storedFile, defineFileQuery } from '#shared/files/stored-file';
import { useDownload } from '#shared/files/use-download';

export const documentQuery = (id: string) =>
  defineQuery(['document', id], (init) => api.GET('/api/v1/document/{id}', { params: { path: { id } }, ...init }));

const filePath = (id: string): string => `/api/v1/document/${encodeURIComponent(id)}/file`;

export const documentFileQuery = (id: string) => defineFileQuery(['document-file', id], filePath(id), { gcTime: 0 });

export const useDownloadDocument = (id: string) => useDownload(() => storedFile(filePath(id)));

export const documentSectionsQuery = (id: string) =>
  defineQuery(
    ['document-sections', id],
    (init) => api.GET('/api/v1/document/{id}/sections', { params: { path: { id } }, ...init }),
    {
      staleTime: Infinity,
    },
  );
