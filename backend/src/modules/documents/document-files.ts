import { type FileName, fileName } from '#platform/file-store/file-name';

/** Where the PDF of a document lies. */
export const documentFile = (fileId: string): FileName => fileName('documents', fileId);
