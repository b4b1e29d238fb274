import type { TextsOf } from '#shared/language/catalogue';
import { pluralize } from '#shared/text-format/pluralize';
import type { evidenceTexts } from './evidence';

export const german: TextsOf<typeof evidenceTexts> = {
  new: 'Neu',
  reverses: 'Beendet',
  changed: 'Geändert',
  changedFromTo: (from, to) => `Geändert von ${from} auf ${to}`,
  sourceNumber: (n, title, site) => `Quelle ${n}: ${title}, ${site}`,
  reportedOn: (pages) => `auf ${pluralize(pages, 'Seite', 'Seiten')}`,
  fromPage: (title) => `Aus „${title}“ · `,
  readAt: (when) => `gelesen ${when}`,
  document: 'Dokument',
  openSource: 'Quelle öffnen',
  openQuote: '„',
  closeQuote: '“',
};
