import { catalogue } from '../../../../shared/language/catalogue';

/** What is known of a document's days. */
export const documentDateTexts = catalogue('documents/dates', {
  signed: (day: string) => `Signed ${day}`,
  published: (day: string) => `Published ${day}`,
  added: (day: string) => `Added ${day}`,
});
