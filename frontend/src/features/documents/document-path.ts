export const documentPath = (id: string): string => `/document/${encodeURIComponent(id)}`;
