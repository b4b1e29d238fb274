/** Characters that requests may not contain: control characters and lone surrogates. */
const UNSENDABLE = /[\p{Surrogate}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/gu;

const detectEncoding = (start: string): string =>
  /<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(start)?.[1] ?? 'utf-8';

const detectDecoder = (bytes: Uint8Array): TextDecoder => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be');
  try {
    return new TextDecoder(detectEncoding(String.fromCharCode(...bytes.subarray(0, 200))));
  } catch {
    return new TextDecoder();
  }
};

/** The text of an XML file, in the encoding that it declares. */
export const decodeXml = (bytes: Uint8Array): string => detectDecoder(bytes).decode(bytes).replace(UNSENDABLE, '');
