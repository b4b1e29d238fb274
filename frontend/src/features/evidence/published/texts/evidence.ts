import { catalogue } from '#shared/language/catalogue';
import { pluralize } from '#shared/text-format/pluralize';

/** Texts around lines and their sources. */
export const evidenceTexts = catalogue('evidence/evidence', {
  new: 'New',
  reverses: 'Ended',
  changed: 'Changed',
  changedFromTo: (from: string, to: string) => `Changed from ${from} to ${to}`,
  sourceNumber: (n: number, title: string, site: string) => `Source ${n}: ${title}, ${site}`,
  reportedOn: (pages: number) => `on ${pluralize(pages, 'page')}`,
  fromPage: (title: string) => `From ${title} · `,
  readAt: (when: string) => `read ${when}`,
  document: 'Document',
  openSource: 'Open the source',
  openQuote: '“',
  closeQuote: '”',
});
