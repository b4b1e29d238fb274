import { publishedAt, type CorpusDocument } from './corpus-documents';

/**
 * The part of the Federal Register's search API that Aidy uses: `conditions[term]` with words that must all occur, `|`
 * between alternatives and brackets around groups; newest first; pages of `per_page`. Words match by the first letters
 * of their stem.
 */
export const searchDocuments = (documents: readonly CorpusDocument[], query: URLSearchParams): string => {
  const matches = documents.filter((document) =>
    termMatches(query.get('conditions[term]') ?? '', `${document.title} ${document.text}`),
  );
  const perPage = Math.min(1000, Number(query.get('per_page') ?? 20));
  const page = Number(query.get('page') ?? 1);
  const fields = query.getAll('fields[]');
  const results = matches
    .slice((page - 1) * perPage, page * perPage)
    .map((document) => pick(resultOf(document), fields));
  return JSON.stringify({
    count: matches.length,
    description: 'Documents matching the search term',
    total_pages: Math.ceil(matches.length / perPage),
    results,
  });
};

const resultOf = (document: CorpusDocument): Record<string, unknown> => ({
  title: document.title,
  type: 'Notice',
  abstract: document.text,
  document_number: new URL(document.url).pathname.split('/')[5] ?? document.id,
  html_url: document.url,
  pdf_url: null,
  publication_date: publishedAt(document).toISOString().slice(0, 10),
  agencies: [],
});

const pick = (result: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> =>
  fields.length === 0 ? result : Object.fromEntries(fields.map((field) => [field, result[field] ?? null]));

const stem = (word: string): string => word.replace(/(?:ies|es|s|ing|ed)$/, '');

const termMatches = (term: string, text: string): boolean => {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stem);
  const present = new Set(words);
  const alternatives = term.toLowerCase().split('|');
  return alternatives.some((alternative) => {
    const wanted = (alternative.match(/[\p{L}\p{N}]+/gu) ?? []).map(stem);
    return wanted.every((word) => present.has(word));
  });
};
