import { catalogue } from '#shared/language/catalogue';
import { pluralize } from '#shared/text-format/pluralize';

/** Texts of the page of documents, and of the dialog with which staff add one. */
export const documentsPageTexts = catalogue('documents/list', {
  lead: 'Ask one a question: it answers with its own sentences and their pages.',
  add: 'Add a document',
  appearLater: 'Hearings, reports and other papers appear here once staff have added them.',
  count: (count: number) => pluralize(count, 'document'),
  theAgencies: 'The agencies',
  noMatch: 'No documents match.',
  noTitleHas: (text: string) => `No title has “${text}”.`,
  showAll: 'Show all documents',
  kind: 'Kind',
  search: 'Search titles and texts',
  year: 'Year',
  anyYear: 'Any year',
  agency: 'Agency',
  anyAgency: 'Any agency',
  unnamedAgency: 'No document names this agency',
  inText: 'In their text',
  searching: 'Searching the texts…',
  notInText: (text: string) => `No document contains “${text}” on its first pages.`,
  theTexts: 'The texts',
  page: (page: number) => `Page ${page}`,
  pageAndMore: (page: number, more: number) => `Page ${page} and ${pluralize(more, 'more page')}`,
  added: 'The document was added.',
  open: 'Open it',
  notAdded: 'The document could not be added.',
});
