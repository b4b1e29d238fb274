import { byteOrder, decodeText } from '#platform/fetch/decode-text';
import { readHtml } from './html/html-page';
import type { PageToRead, PageReading } from './read-page';
import { readText } from './text-page';

const looksLikeHtml = (text: string): boolean =>
  /<(?:!doctype html|html|head|body|article|main|div|p|h1)[\s>]/i.test(text.slice(0, 4096));
const looksLikeXml = (text: string): boolean =>
  /^\s*(?:<\?xml|<rss|<feed|<urlset|<sitemapindex|<rdf)/i.test(text.slice(0, 512));

const startsWith = (bytes: Uint8Array, signature: string): boolean =>
  Buffer.from(bytes.subarray(0, signature.length)).toString('latin1') === signature;

/** Text contains no zero bytes, except UTF-16, which has a byte order mark. */
const isBinary = (bytes: Uint8Array): boolean => bytes.subarray(0, 2048).includes(0) && byteOrder(bytes) === undefined;

/** Reads a page according to its bytes; the content type counts only if the bytes are ambiguous. */
export const readDocument = (given: PageToRead): PageReading => {
  const type = given.contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (startsWith(given.body, '%PDF-')) return { kind: 'unreadable', reason: { kind: 'pdf' } };
  if (given.body.byteLength === 0) return { kind: 'unreadable', reason: { kind: 'empty' } };
  if (isBinary(given.body) || /^(?:image|audio|video|font)\//.test(type))
    return { kind: 'unreadable', reason: { kind: 'not_text', type } };

  const text = decodeText(given.body, given.contentType);
  const html = looksLikeHtml(text);
  const markup = type === 'text/html' || type === 'application/xhtml+xml';
  if (html && !(looksLikeXml(text) && !markup)) return readHtml(text, given);
  if (looksLikeXml(text) && !/xhtml/.test(type)) return { kind: 'unreadable', reason: { kind: 'feed' } };
  if (/json|xml|javascript|css|csv/.test(type) && type !== 'application/xhtml+xml')
    return { kind: 'unreadable', reason: { kind: 'data', type } };
  return markup && /<\w+[^>]*>/.test(text) ? readHtml(text, given) : readText(text, given);
};
