import { api, defineQuery } from '#shared/api/client';

/** The documents that staff added, newest first. */
export const documentsQuery = defineQuery(['documents'], (init) => api.GET('/api/v1/documents', init));

/** The agencies that documents name. */
export const documentAgenciesQuery = defineQuery(['documents', 'agencies'], (init) =>
  api.GET('/api/v1/documents/agencies', init),
);
