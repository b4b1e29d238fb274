/** A format, recognised by the first bytes. Neither the type that a server gives nor the file's name counts. */
export type BytesFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'drawing' | 'other';

const BEGINNING = 1024;

export const formatOf = (bytes: Uint8Array): BytesFormat => {
  const start = Buffer.from(bytes.subarray(0, BEGINNING)).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (/^RIFF[\s\S]{4}WEBP/.test(start)) return 'webp';
  if (/^[\s\S]{4}ftypavi[fs]/.test(start)) return 'avif';
  return /<svg[\s>]/i.test(start) ? 'drawing' : 'other';
};
