/** What documents are, in words. */
export const documentKinds = {
  hearing: 'Hearing',
  report: 'Report',
  member: 'Member',
  amendment: 'Amendment',
} as const;

export type DocumentKind = keyof typeof documentKinds;

export const DOCUMENT_KINDS = Object.keys(documentKinds) as readonly DocumentKind[];
