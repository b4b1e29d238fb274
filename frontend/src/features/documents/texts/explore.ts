import { catalogue } from '#shared/language/catalogue';
import { pluralize } from '#shared/text-format/pluralize';

/** Texts of lists of documents, on Explore and on a page of their own. */
export const documentListTexts = catalogue('documents/explore', {
  toAsk: 'Ask a document',
  all: 'All documents',
  whatTheyDo: 'Hearings, reports and other papers answer your questions with the sentence and its page.',
  signIn: 'Sign in to read them',
  theDocuments: 'The documents',
  none: 'No documents have been added yet.',
  notSearchable: 'can’t be searched',
  pages: (count: number) => pluralize(count, 'page'),
});
