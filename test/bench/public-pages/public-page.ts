import { readDocument } from '#pages/read-document';
import type { GatheredPage } from '#pages/read-page';

/** A page of a public set, as its server sent it. */
export interface PublicPage {
  readonly url: string;
  readonly html: Uint8Array;
}

const listed = { title: '', publisher: '', author: '', publishedAt: null };
const now = new Date('2026-11-20T12:00:00Z');

/** What the product reads of a page that no feed lists; null if it cannot be read. */
export const readPublicPage = ({ url, html }: PublicPage): GatheredPage | null => {
  const reading = readDocument({ url, foundAt: url, contentType: 'text/html', body: html, listed, now });
  return reading.kind === 'read' ? reading.page : null;
};
