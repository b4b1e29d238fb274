import type { TextsOf } from '#shared/language/catalogue';
import { pluralize } from '#shared/text-format/pluralize';
import type { domainOfferTexts } from './domain-offer';

export const german: TextsOf<typeof domainOfferTexts> = {
  lookingForPages: 'Sucht Seiten zum Lesen …',
  lookingForFeeds: 'Sucht Feeds und Sitemaps …',
  notChecked: 'Die Website konnte nicht geprüft werden.',
  readByTrackers: 'Die Tracker lesen, was die Suche findet, und sehen hier jedes Mal wieder nach.',
  notRead: (reason) => `Konnte nicht gelesen werden (${reason}).`,
  frontPage: (pages) =>
    `Die Startseite verlinkt ${pluralize(pages, 'Seite, die', 'Seiten, die')} gelesen ${pages === 1 ? 'wird' : 'werden'}.`,
  nothingFound: (reason) => `Nichts zu lesen gefunden (${reason}).`,
  offers: (feeds, sitemaps) =>
    `Bietet ${[
      ...(feeds > 0 ? [pluralize(feeds, 'Feed', 'Feeds')] : []),
      ...(sitemaps > 0 ? [pluralize(sitemaps, 'Sitemap', 'Sitemaps')] : []),
    ].join(' und ')}.`,
  entries: (entries) => `, ${pluralize(entries, 'Eintrag', 'Einträge')}`,
  entriesSince: (entries, newest) => `, ${pluralize(entries, 'Eintrag', 'Einträge')}, der neueste ${newest}`,
};
