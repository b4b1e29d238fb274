import { type FileName, fileName } from '#platform/file-store/file-name';

/** Where the PDF of a document lies. */
export const documentFile = (fileId: string): FileName => fileName('documents', fileId);

/** Grows when the text of PDFs is read in another way: older files are then made again. */
const TEXT_EDITION = '1';

/** Where its text lies, as JSON. */
export const documentTextFile = (fileId: string): FileName => fileName('document-texts', TEXT_EDITION, fileId);
