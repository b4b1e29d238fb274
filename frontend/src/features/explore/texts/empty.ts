import { catalogue } from '#shared/language/catalogue';

/** Texts of Explore without any tracker to show. */
export const emptyTexts = catalogue('explore/empty', {
  none: 'No trackers found.',
  ideasBelow: 'No one has made one public here yet: start with one of the ideas below, and yours could be the first.',
  nothingShared: 'Nobody shares one on this topic yet.',
  noMatch: (searched: string) => `No public tracker matches “${searched}”.`,
  searchesIn: 'Searches names, descriptions, tags and recent findings.',
  showAll: 'Show all trackers',
});
