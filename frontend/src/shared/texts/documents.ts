import { catalogue } from '../language/catalogue';

/** What a document is and of which day, wherever one is listed or shown, and that a file could not be downloaded. */
export const documentTexts = catalogue('shared/documents', {
  kinds: { hearing: 'Hearing', report: 'Report', member: 'Member', amendment: 'Amendment' },
  signed: (day: string) => `Signed ${day}`,
  published: (day: string) => `Published ${day}`,
  added: (day: string) => `Added ${day}`,
  downloadFailed: 'Error downloading file',
});
