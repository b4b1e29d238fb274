import type { DocumentText } from '#modules/documents/published';
import { type PassageIndex, indexOf } from '../retrieval/passage-index';
import { type PlaceInDocument, documentPassages } from './document-passages';

/** An index without its language, whose patterns cannot be sent between threads. */
export type HandedIndex = Omit<PassageIndex<PlaceInDocument>, 'language'>;

/** Indexes the text of a document in a thread of its own. */
export const indexDocument = (text: DocumentText): HandedIndex => {
  const { language: _language, ...handed } = indexOf(documentPassages(text));
  return handed;
};
