import { type FileName, fileName } from '#platform/file-store/file-name';

const PDFS = 'documents';
const TEXTS = 'document-texts';

/** Where the PDF of a document lies. */
export const documentFile = (fileId: string): FileName => fileName(PDFS, fileId);

/** Grows when the text of PDFs is read in another way: older files are then made again. */
const TEXT_EDITION = '1';

/** Where its text lies, as JSON. */
export const documentTextFile = (fileId: string): FileName => fileName(TEXTS, TEXT_EDITION, fileId);

/** Whether it is a PDF, or a text of any edition. */
export const isOfDocument = (name: FileName): boolean => name.startsWith(`${PDFS}/`) || name.startsWith(`${TEXTS}/`);
