import { TextDecoder } from 'node:util';

const decoderFor = (label: string, fatal = false): TextDecoder | undefined => {
  try {
    return new TextDecoder(label, { fatal });
  } catch {
    return undefined;
  }
};

// Windows-1252 characters for the bytes 80 to 9f; pages declared as Latin-1 use them.
const WINDOWS_MARKS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Node 20 decodes Windows-1252 like Latin-1, turning these characters into control characters. */
const decodeWith = (decoder: TextDecoder, bytes: Uint8Array): string => {
  // Decoded as a stream, so that a character cut in two at the end is not treated as an error.
  const text = decoder.decode(bytes, { stream: true });
  return decoder.encoding === 'windows-1252'
    ? text.replace(/[\x80-\x9f]/g, (mark) => WINDOWS_MARKS.charAt(mark.charCodeAt(0) - 0x80))
    : text;
};

/** Whether a byte can be the first of a text. */
const isAscii = (byte: number): boolean =>
  (byte >= 0x20 && byte < 0x7f) || byte === 0x0a || byte === 0x0d || byte === 9;

/** The encoding of Unicode text, detected from its first bytes. */
export const byteOrder = (bytes: Uint8Array): string | undefined => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  // UTF-16 without a byte order mark has zero bytes next to its first letters, such as `<`.
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes;
  if (first === 0 && isAscii(second) && third === 0) return 'utf-16be';
  if (isAscii(first) && second === 0 && fourth === 0 && third !== 0) return 'utf-16le';
  return undefined;
};

const headerCharset = (contentType: string): string | undefined =>
  /charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType)?.[1];

/** The encoding that a document declares: in the XML declaration or the meta element, within the first bytes as in browsers. */
const declaredCharset = (bytes: Uint8Array): string | undefined => {
  const head = Buffer.from(bytes.subarray(0, 2048)).toString('latin1');
  const declared =
    /<\?xml[^>]{0,200}encoding\s*=\s*["']([^"']{1,40})["']/i.exec(head) ??
    /<meta[^>]{0,300}charset\s*=\s*["']?([\w:-]{1,40})/i.exec(head);
  // The declaration was readable as single bytes, so the text is not UTF-16.
  return declared?.[1]?.toLowerCase().startsWith('utf-16') === true ? 'utf-8' : declared?.[1];
};

const decodesWhole = (bytes: Uint8Array, label: string): string | undefined => {
  const decoder = decoderFor(label, true);
  if (decoder === undefined) return undefined;
  try {
    return decodeWith(decoder, bytes);
  } catch {
    return undefined;
  }
};

/** Labels that are valid for any bytes, and which servers send with everything. */
const SINGLE_BYTE = /^(?:iso-?8859|latin|windows-125|cp-?125|us-ascii|ascii)/i;
const UTF8 = /^utf-?8$/i;
const UTF16 = /^(?:utf-?16|ucs-?2|iso-10646-ucs-2|unicode|csunicode)/i;
const isForeign = (byte: number): boolean => byte >= 0x80;
const hasForeignLetters = (bytes: Uint8Array): boolean => bytes.some(isForeign);

/**
 * Number of bytes beyond ASCII that is too high to look like UTF-8 by chance, as words of Chinese, Japanese or Korean
 * encodings may.
 */
const MIN_FOREIGN_BYTES = 24;
const hasManyForeignLetters = (bytes: Uint8Array): boolean => {
  let count = 0;
  // A loop, since every byte of a page may be counted: `some` takes several times as long.
  for (let index = 0; index < bytes.length; index++)
    if (isForeign(bytes[index] ?? 0) && ++count >= MIN_FOREIGN_BYTES) return true;
  return false;
};

/** Whether bytes may have an encoding. In UTF-16, line breaks, digits and markup have zero bytes. */
const isPossible = (label: string, bytes: Uint8Array): boolean =>
  !UTF16.test(label) || byteOrder(bytes) !== undefined || bytes.includes(0);

/** Whether the bytes are so unlikely to be valid UTF-8 by chance that they overrule the label. */
const decideForUtf8 = (bytes: Uint8Array, declaredEncoding: string | undefined): boolean => {
  if (declaredEncoding === undefined || UTF8.test(declaredEncoding) || byteOrder(bytes) !== undefined) return false;
  return SINGLE_BYTE.test(declaredEncoding)
    ? hasForeignLetters(bytes)
    : !UTF16.test(declaredEncoding) && hasManyForeignLetters(bytes);
};

/**
 * Decodes a body by its byte order mark, header or own declaration. Ignores labels that contradict the bytes: the first
 * candidate that decodes without an error wins, then UTF-8, and finally Windows-1252, which accepts anything. Valid UTF-8
 * is UTF-8 even under another label, since other text is never valid by chance.
 */
export const decodeText = (bytes: Uint8Array, contentType: string): string => {
  const candidates = [byteOrder(bytes), headerCharset(contentType), declaredCharset(bytes), 'utf-8'].map((label) =>
    label !== undefined && isPossible(label, bytes) ? label : undefined,
  );
  const declaredEncoding = candidates[1] ?? candidates[2];
  const decided = decideForUtf8(bytes, declaredEncoding) ? decodesWhole(bytes, 'utf-8') : undefined;
  if (decided !== undefined) return decided;
  for (const label of candidates) {
    const text = label === undefined ? undefined : decodesWhole(bytes, label);
    if (text !== undefined) return text;
  }
  const mostly = (declaredEncoding === undefined ? undefined : decoderFor(declaredEncoding)) ?? new TextDecoder();
  const text = decodeWith(mostly, bytes);
  const broken = text.split('\ufffd').length - 1;
  const foreign = text.match(/[^\x00-\x7f\ufffd]/g)?.length ?? 0;
  // A few bad bytes among many valid characters are a mistake; if most of the non-ASCII bytes are invalid, the label is
  // wrong.
  return foreign > broken ? text : decodeWith(new TextDecoder('windows-1252'), bytes);
};
