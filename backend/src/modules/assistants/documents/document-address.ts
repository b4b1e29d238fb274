import type { OnPage } from './document-passages';

/** Words at each end of a passage by which it is found on its page. */
const END_WORDS = 5;

/** Where a passage of a document is shown and marked: `…/document/{id}?page=12&from=…&to=…`. */
export const documentAddress = (publicUrl: string, documentId: string, { page, text }: OnPage): string => {
  const words = text.split(/\s+/);
  const query = new URLSearchParams({
    page: String(page),
    from: words.slice(0, END_WORDS).join(' '),
    to: words.slice(-END_WORDS).join(' '),
  });
  return `${publicUrl}/document/${encodeURIComponent(documentId)}?${query}`;
};
