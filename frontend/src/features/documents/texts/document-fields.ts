import { catalogue } from '#shared/language/catalogue';

/** Texts of the form with which staff add a document. */
export const documentFieldTexts = catalogue('documents/document-fields', {
  title: 'Title',
  titleMissing: 'Please enter a title',
  kind: 'Kind',
  file: 'PDF, at most 25 MB',
  whoReads: 'Everyone who is signed in will be able to read it.',
  fileMissing: 'Please choose a PDF',
});
