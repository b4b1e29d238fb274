import { type FileName, fileName } from '#platform/file-store/file-name';

const PDFS = 'documents';
const TEXTS = 'document-texts';

/** Name under which the PDF of a document is stored. */
export const documentFile = (fileId: string): FileName => fileName(PDFS, fileId);

/** Grows when the text of PDFs is read in another way: older files are then made again. */
const TEXT_EDITION = '2';

/** Name under which a document's text is stored, as JSON. */
export const documentTextFile = (fileId: string): FileName => fileName(TEXTS, TEXT_EDITION, fileId);

export const isDocumentFile = (name: FileName): boolean => name.startsWith(`${PDFS}/`) || name.startsWith(`${TEXTS}/`);
