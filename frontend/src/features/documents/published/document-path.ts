export const documentPath = (id: string): string => `/document/${encodeURIComponent(id)}`;

export const DOCUMENTS_PATH = '/documents';

/** The documents that name an agency. */
export const documentsOfAgencyPath = (slug: string): string => `${DOCUMENTS_PATH}?agency=${encodeURIComponent(slug)}`;
