import type { TextsOf } from '#shared/language/catalogue';
import type { feedTexts } from './page';

export const german: TextsOf<typeof feedTexts> = {
  description: 'Was es bei deinen Trackern Neues gibt und bei denen, denen du folgst.',
  tagsNotLoaded: 'Die Schlagwörter konnten nicht geladen werden',
  chooseTag: 'Wähle ein Schlagwort, um Updates zu sehen.',
  showAll: 'Updates aller Tracker anzeigen',
  readingPosition: 'bis wohin du gelesen hast',
  whatTagsAreFor:
    'Mit Schlagwörtern an deinen Trackern kannst du Updates filtern, etwa nach Thema oder nach Zuständigkeit.',
  whereTagsAre: (trackers) => `Öffne unter ${trackers} einen Tracker und wähle „Schlagwörter verwalten“.`,
  notLoaded: 'Die Updates konnten nicht geladen werden.',
  noneWithTags: 'Keine Updates zu den gewählten Schlagwörtern.',
  none: 'Noch keine Updates.',
  firstIsElsewhere:
    'Was ein Tracker als Erstes findet, steht als Überblick auf seiner eigenen Seite. Was er danach findet, erscheint hier.',
  firstFindings: 'Erste Ergebnisse',
  allRead: 'Alles gelesen.',
  unreadCount: (count, hasMore) => `${count}${hasMore ? '+' : ''} ungelesen`,
  unread: ' · Ungelesen',
  markAllRead: 'Alle als gelesen markieren',
  whatIsMarked: 'Unter allen Schlagwörtern, bis zum neuesten Update hier',
  marked: 'Alle Updates als gelesen markiert',
  notMarked: 'Die Updates konnten nicht als gelesen markiert werden',
  readBefore: 'Schon gelesen',
  readUpTo: (day) => `Gelesen bis ${day}`,
  showEarlier: 'Frühere Updates anzeigen',
  earlier: 'frühere Updates',
  details: (title, day) => `Update zu ${title} vom ${day}`,
  tags: 'Schlagwörter',
  selectAll: 'Alle auswählen',
  selectNone: 'Keins auswählen',
};
