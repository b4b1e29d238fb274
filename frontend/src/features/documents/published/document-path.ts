export const documentPath = (id: string): string => `/document/${encodeURIComponent(id)}`;

export const documentsPath = '/documents';

/** The documents that name an agency. */
export const documentsOfAgencyPath = (slug: string): string => `${documentsPath}?agency=${encodeURIComponent(slug)}`;
