import type { Schema } from '#shared/api/api-schema';
import { searchable } from '#shared/text-format/searchable';
import { DOCUMENT_KINDS, type DocumentKind } from './published/document-kinds';

export type ListedDocument = Schema<'ListedDocument'>;
export type AgencyOfDocuments = Schema<'AgencyOfDocuments'>;

/** Filters of a list of documents; null or empty: no filter. */
export interface DocumentFilter {
  readonly text: string;
  readonly kind: DocumentKind | null;
  /** '2026' */
  readonly year: string | null;
  /** A slug. */
  readonly agency: string | null;
}

/** URL parameter with the text. */
export const TITLE_PARAM = 'title';

/** Parses the filter in a URL's query. */
export const parseFilter = (query: URLSearchParams): DocumentFilter => ({
  text: query.get(TITLE_PARAM) ?? '',
  kind: DOCUMENT_KINDS.find((kind) => kind === query.get('kind')) ?? null,
  year: query.get('year'),
  agency: query.get('agency'),
});

/** The URL query with the filter. */
export const toSearchParams = ({ text, kind, year, agency }: DocumentFilter): URLSearchParams => {
  const named = { [TITLE_PARAM]: text, kind, year, agency };
  return new URLSearchParams(
    Object.entries(named).flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value]])),
  );
};

export const isNarrowed = (filter: DocumentFilter): boolean => toSearchParams(filter).size > 0;

const getYear = ({ published_on, signed_on, added_at }: ListedDocument): string =>
  (published_on ?? signed_on ?? added_at).slice(0, 4);

/** The years of documents, latest first. */
export const collectYears = (documents: readonly ListedDocument[]): readonly string[] =>
  [...new Set(documents.map(getYear))].sort().reverse();

/** The documents that match a filter: every word of its text is the beginning of a word of the title. */
export const filterDocuments = (
  { text, kind, year, agency }: DocumentFilter,
  documents: readonly ListedDocument[],
  agencies: readonly AgencyOfDocuments[],
): readonly ListedDocument[] => {
  const named = agency === null ? null : new Set(agencies.find(({ slug }) => slug === agency)?.documents);
  const wanted = searchable(text).split(/\s+/).filter(Boolean);
  return documents.filter((document) => {
    const words = searchable(document.title).split(/[^\p{L}\p{N}]+/u);
    return (
      (kind === null || document.kind === kind) &&
      (year === null || getYear(document) === year) &&
      (named === null || named.has(document.id)) &&
      wanted.every((each) => words.some((word) => word.startsWith(each)))
    );
  });
};
