import { assertNever } from '#kernel/assert-never';

/** Kinds of content, known by the bytes that a file begins with. Nothing is unpacked. */
type Content = 'pdf' | 'png' | 'jpeg' | 'gif' | 'webp' | 'text' | 'office_archive' | 'old_office' | 'other';

/** Bytes of a file that suffice to recognise its kind. */
export const HEAD_BYTES = 4096;

const begins = (head: Buffer, signature: string, at = 0): boolean =>
  head.subarray(at, at + signature.length).equals(Buffer.from(signature, 'latin1'));

// Names that the first entry of an office document has; other archives are not taken.
const OFFICE_ENTRY = /^(\[Content_Types\]\.xml|mimetype|_rels\/|docProps\/|word\/|xl\/|ppt\/|META-INF\/|content\.xml)/;
const NAME_LENGTH_AT = 26;
const NAME_AT = 30;

const isOfficeArchive = (head: Buffer): boolean => {
  if (!begins(head, 'PK\x03\x04') || head.length < NAME_AT) return false;
  return OFFICE_ENTRY.test(head.toString('latin1', NAME_AT, NAME_AT + head.readUInt16LE(NAME_LENGTH_AT)));
};

/** Whether bytes are text: the only C0 characters in it are tabs, line breaks and form feeds. */
const isText = (head: Buffer): boolean => head.every((byte) => byte >= 0x20 || [0x09, 0x0a, 0x0c, 0x0d].includes(byte));

const contentOf = (head: Buffer): Content => {
  if (begins(head, '%PDF-')) return 'pdf';
  if (begins(head, '\x89PNG\r\n\x1a\n')) return 'png';
  if (begins(head, '\xff\xd8\xff')) return 'jpeg';
  if (begins(head, 'GIF87a') || begins(head, 'GIF89a')) return 'gif';
  if (begins(head, 'RIFF') && begins(head, 'WEBP', 8)) return 'webp';
  if (isOfficeArchive(head)) return 'office_archive';
  if (begins(head, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return 'old_office';
  return isText(head) ? 'text' : 'other';
};

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** The media types that are taken, by the extensions that files of the type may have. */
const TYPES: Readonly<Record<string, { readonly content: Content; readonly type: string; readonly what: string }>> = {
  pdf: { content: 'pdf', type: 'application/pdf', what: 'a PDF' },
  png: { content: 'png', type: 'image/png', what: 'a PNG image' },
  jpg: { content: 'jpeg', type: 'image/jpeg', what: 'a JPEG image' },
  jpeg: { content: 'jpeg', type: 'image/jpeg', what: 'a JPEG image' },
  gif: { content: 'gif', type: 'image/gif', what: 'a GIF image' },
  webp: { content: 'webp', type: 'image/webp', what: 'a WebP image' },
  txt: { content: 'text', type: 'text/plain', what: 'a text' },
  md: { content: 'text', type: 'text/plain', what: 'a text' },
  csv: { content: 'text', type: 'text/plain', what: 'a text' },
  docx: { content: 'office_archive', type: `${OFFICE}.wordprocessingml.document`, what: 'a Word document' },
  xlsx: { content: 'office_archive', type: `${OFFICE}.spreadsheetml.sheet`, what: 'an Excel workbook' },
  pptx: { content: 'office_archive', type: `${OFFICE}.presentationml.presentation`, what: 'a PowerPoint presentation' },
  odt: { content: 'office_archive', type: 'application/vnd.oasis.opendocument.text', what: 'an OpenDocument text' },
  ods: {
    content: 'office_archive',
    type: 'application/vnd.oasis.opendocument.spreadsheet',
    what: 'an OpenDocument spreadsheet',
  },
  doc: { content: 'old_office', type: 'application/msword', what: 'a Word document' },
  xls: { content: 'old_office', type: 'application/vnd.ms-excel', what: 'an Excel workbook' },
};

/** The extension given to a file whose name has none. */
const extensionOf = (content: Content): string | null => {
  switch (content) {
    case 'pdf':
    case 'png':
    case 'gif':
    case 'webp':
      return content;
    case 'jpeg':
      return 'jpg';
    case 'text':
      return 'txt';
    case 'office_archive':
    case 'old_office':
    case 'other':
      return null;
    default:
      return assertNever(content);
  }
};

export type FileKind =
  | { readonly kind: 'taken'; readonly type: string; /** The name, with an extension. */ readonly name: string }
  /** A refusal, worded for the person who sent the file. */
  | { readonly kind: 'refused'; readonly says: string };

const NOT_TAKEN = 'Files of this type are not taken. Please send a PDF, an image, a text or an office document.';

const refused = (says: string): FileKind => ({ kind: 'refused', says });

/**
 * The kind of a file, by its content; its name only distinguishes office documents. A file whose content does not match
 * its name is refused, whichever of the two is wrong: it would be opened according to its name.
 */
export const fileKind = (name: string, head: Buffer): FileKind => {
  if (head.length === 0) return refused('This file is empty.');
  const [, extension] = /\.([a-z0-9]{1,10})$/i.exec(name) ?? [];
  const content = contentOf(head);
  const meant = extension ?? extensionOf(content);
  const type = meant === null ? undefined : TYPES[meant.toLowerCase()];
  if (type === undefined) return refused(NOT_TAKEN);
  if (type.content !== content) {
    return refused(`The name says that this is ${type.what}, but its content is not. Please save it again.`);
  }
  return { kind: 'taken', type: type.type, name: extension === undefined ? `${name}.${meant}` : name };
};

/** Media types that browsers show: no script runs in any of them. */
const DISPLAYED_IN_BROWSERS: ReadonlySet<string> = new Set([
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'text/plain',
]);

export const isPreviewable = (mediaType: string): boolean => DISPLAYED_IN_BROWSERS.has(mediaType);
