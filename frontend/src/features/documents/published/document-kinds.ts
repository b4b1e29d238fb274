import { documentTexts } from '#shared/texts/documents';

export const DOCUMENT_KINDS = ['hearing', 'report', 'member', 'amendment'] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** A document's own designation, such as 'Executive Order 14334', or else its kind. */
export const formatKind = ({
  kind,
  designation,
}: {
  readonly kind: DocumentKind;
  readonly designation: string | null;
}): string => designation ?? documentTexts().kinds[kind];
