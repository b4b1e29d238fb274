import { catalogue } from '../language/catalogue';
import { pluralize } from '../text-format/pluralize';

/** Texts around lines and their sources. */
export const evidenceTexts = catalogue('shared/evidence', {
  new: 'New',
  reverses: 'Reverses',
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
