export { documentFile } from './document-files';
export { documentDecider } from './domain/document.decider';
export { isEmptyCell } from './text/table-part';
export { type DocumentText, type TextParagraph, printersTextOf } from './text/document-text';
export type { PdfPicture } from './pictures/read-pictures.thread';
export { type WordsOfPage, wordsOfPages } from './text/words-of-pages';
export { PdfReader } from './text/pdf-reader';
export { DocumentTexts } from './text/document-texts';
export { type DocumentDocument, documents } from '#projections/documents/documents/documents.projection';
