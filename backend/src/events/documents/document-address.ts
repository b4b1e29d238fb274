/** The piece of a passage that is on one page. */
export interface OnPage {
  /** Page of the file, from 1. */
  readonly page: number;
  readonly text: string;
}

/** Words at each end of a passage by which it is found on its page. */
const END_WORDS = 5;

/** Where a document is shown. */
export const documentAddress = (publicUrl: string, documentId: string): string =>
  `${publicUrl}/document/${encodeURIComponent(documentId)}`;

/** The address that shows a document with a passage marked: `…/document/{id}?page=12&from=…&to=…`. */
export const passageAddress = (document: string, { page, text }: OnPage): string => {
  const words = text.split(/\s+/);
  const query = new URLSearchParams({
    page: String(page),
    from: words.slice(0, END_WORDS).join(' '),
    to: words.slice(-END_WORDS).join(' '),
  });
  return `${document}?${query}`;
};
