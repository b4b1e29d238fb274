import type { DocumentText, TextParagraph } from '#modules/documents/published';
import { type ArticleLimits, articleOf } from '#pages/article-length';
import { normaliseText } from '#pages/normalise-text';
import type { PageStart, GatheredPage } from '#pages/read-page';
import { fingerprintOf } from '#pages/text-page';

/** Reading limits for one document; they exceed 400 pages. */
export const DOCUMENT_LIMITS: ArticleLimits = { characters: 1_500_000, paragraphs: 5000 };

/** The file of a document never changes, so its id shows that it is known without reading it. */
export const documentFingerprint = (fileId: string): string => fingerprintOf([fileId]);

export interface DocumentToRead {
  /** The address of the document's page in this product. */
  readonly url: string;
  readonly title: string;
  readonly fileId: string;
  /** ISO 8601 UTC; its publication time is unknown. */
  readonly addedAt: string;
  readonly text: DocumentText;
}

/** A document as research reads pages: its paragraphs without headings and tables, which tell no sentences. Null if it has none. */
export const documentPage = ({ url, title, fileId, addedAt, text }: DocumentToRead): GatheredPage | null => {
  const paragraphs = text.paragraphs
    .filter(({ isHeading, table }) => !isHeading && table === undefined)
    .map(normalised);
  const readable = paragraphs.filter(({ block }) => /\p{L}/u.test(block));
  const { blocks, shortened } = articleOf(
    readable.map(({ block }) => block),
    DOCUMENT_LIMITS,
  );
  if (blocks.length === 0) return null;
  return {
    url,
    foundAt: url,
    host: new URL(url).hostname,
    title,
    publisher: title,
    author: '',
    publishedAt: addedAt,
    blocks,
    fingerprint: documentFingerprint(fileId),
    extent: shortened ? 'up to the limit of documents' : 'whole',
    pageStarts: readable.slice(0, blocks.length).map(({ starts }) => starts),
    headings: readable.slice(0, blocks.length).map(({ heading }) => heading),
  };
};

interface Block {
  readonly block: string;
  readonly heading: string | null;
  readonly starts: readonly PageStart[];
}

/**
 * Normalises a paragraph. Its positions are adjusted by the length of the normalised text before each, up to a mark
 * that keeps the space before it.
 */
const normalised = ({ text, heading, starts }: TextParagraph): Block => ({
  block: normaliseText(text),
  heading,
  starts: starts.map(({ page, at }) => ({ page, at: normaliseText(`${text.slice(0, at)}¶`).length - 1 })),
});
