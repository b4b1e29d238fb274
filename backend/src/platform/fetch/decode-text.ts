import { TextDecoder } from 'node:util';

const decoderFor = (label: string, fatal = false): TextDecoder | undefined => {
  try {
    return new TextDecoder(label, { fatal });
  } catch {
    return undefined;
  }
};

// What the bytes 80 to 9f mean in Windows-1252, which is what pages that say Latin-1 are written in.
const windowsMarks = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Node 20 decodes Windows-1252 as if it were Latin-1: its marks come out as control characters. */
const decodeWith = (decoder: TextDecoder, bytes: Uint8Array): string => {
  const text = decoder.decode(bytes);
  return decoder.encoding === 'windows-1252'
    ? text.replace(/[\x80-\x9f]/g, (mark) => windowsMarks.charAt(mark.charCodeAt(0) - 0x80))
    : text;
};

/** Of Unicode text that shows it by its first bytes. */
export const byteOrder = (bytes: Uint8Array): string | undefined => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  // Without its mark UTF-16 shows itself by the zero in the first `<`.
  if (bytes[0] === 0 && bytes[1] === 0x3c) return 'utf-16be';
  if (bytes[0] === 0x3c && bytes[1] === 0) return 'utf-16le';
  return undefined;
};

const headerCharset = (contentType: string): string | undefined =>
  /charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType)?.[1];

/** Where a document says its own encoding: XML's declaration, HTML's meta element, within the first bytes as browsers look. */
const declaredCharset = (bytes: Uint8Array): string | undefined => {
  const head = Buffer.from(bytes.subarray(0, 2048)).toString('latin1');
  const declared =
    /<\?xml[^>]{0,200}encoding\s*=\s*["']([^"']{1,40})["']/i.exec(head) ??
    /<meta[^>]{0,300}charset\s*=\s*["']?([\w:-]{1,40})/i.exec(head);
  // It could be read as single bytes, so it is not UTF-16, whatever it says.
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

/** Labels that any bytes agree with: servers put them on everything. */
const singleByte = /^(?:iso-?8859|latin|windows-125|cp-?125|us-ascii|ascii)/i;
const hasForeignLetters = (bytes: Uint8Array): boolean => bytes.some((byte) => byte >= 0x80);

/**
 * Text of a body by its byte order mark, header or own declaration. A label that the bytes contradict is passed over: the
 * first of the candidates that decodes without a fault wins, then UTF-8, and at last Windows-1252, which takes anything. What
 * decodes as UTF-8 is UTF-8 even under the label of a single-byte encoding, since no other text does so by chance.
 */
export const decodeText = (bytes: Uint8Array, contentType: string): string => {
  const candidates = [byteOrder(bytes), headerCharset(contentType), declaredCharset(bytes), 'utf-8'];
  const said = candidates[1] ?? candidates[2];
  const utf8 =
    said !== undefined && singleByte.test(said) && hasForeignLetters(bytes) ? decodesWhole(bytes, 'utf-8') : undefined;
  if (utf8 !== undefined) return utf8;
  for (const label of candidates) {
    const text = label === undefined ? undefined : decodesWhole(bytes, label);
    if (text !== undefined) return text;
  }
  const mostly = (said === undefined ? undefined : decoderFor(said)) ?? new TextDecoder();
  const text = decodeWith(mostly, bytes);
  const broken = text.split('\ufffd').length - 1;
  const foreign = text.match(/[^\x00-\x7f\ufffd]/g)?.length ?? 0;
  // A bad byte among many good letters is a slip; where most of what is not ASCII is broken, the label is wrong.
  return foreign > broken ? text : decodeWith(new TextDecoder('windows-1252'), bytes);
};
