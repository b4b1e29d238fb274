import { catalogue } from '../language/catalogue';

/** Kinds and dates of documents, and failures of downloads. */
export const documentTexts = catalogue('shared/documents', {
  kinds: { hearing: 'Hearing', report: 'Report', member: 'Member', amendment: 'Amendment' },
  signed: (day: string) => `Signed ${day}`,
  published: (day: string) => `Published ${day}`,
  added: (day: string) => `Added ${day}`,
  downloadFailed: 'Error downloading file',
});
