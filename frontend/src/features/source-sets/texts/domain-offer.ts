import { catalogue } from '#shared/language/catalogue';
import { pluralize } from '#shared/text-format/pluralize';

/** Texts about the sources of a domain. `reason`: in the server's words. */
export const domainOfferTexts = catalogue('source-sets/domain-offer', {
  lookingForPages: 'Looking for pages to read …',
  lookingForFeeds: 'Looking for feeds and sitemaps …',
  notChecked: 'The site could not be checked.',
  readByTrackers: 'The trackers will read what the search finds, and look here again each time.',
  notRead: (reason: string | null) => `Could not be read (${reason}).`,
  frontPage: (pages: number) => `Its front page links to ${pluralize(pages, 'page')}, which will be read.`,
  nothingFound: (reason: string | null) => `Nothing to read was found: it ${reason}.`,
  offers: (feeds: number, sitemaps: number) =>
    `Offers ${[
      ...(feeds > 0 ? [pluralize(feeds, 'feed')] : []),
      ...(sitemaps > 0 ? [pluralize(sitemaps, 'sitemap')] : []),
    ].join(' and ')}.`,
  /** After the title of a feed. */
  entries: (entries: number) => `, ${pluralize(entries, 'entry', 'entries')}`,
  /** `newest`: 'this morning', 'on August 12' */
  entriesSince: (entries: number, newest: string) =>
    `, ${pluralize(entries, 'entry', 'entries')}, the newest ${newest}`,
});
