/** Names of the kinds of documents. */
export const documentKinds = {
  hearing: 'Hearing',
  report: 'Report',
  member: 'Member',
  amendment: 'Amendment',
} as const;

/** A document's own designation, such as 'Executive Order 14334', or else its kind. */
export const formatKind = ({
  kind,
  designation,
}: {
  readonly kind: DocumentKind;
  readonly designation: string | null;
}): string => designation ?? documentKinds[kind];

export type DocumentKind = keyof typeof documentKinds;

export const DOCUMENT_KINDS = Object.keys(documentKinds) as readonly DocumentKind[];
