import { catalogue } from '#shared/language/catalogue';

/** Texts of the feed. `title` is always a tracker's, `day` a date in words. */
export const feedTexts = catalogue('feed/page', {
  description: 'What’s new on your trackers and on those you follow.',
  tagsNotLoaded: 'Failed to load tags',
  chooseTag: 'Select a tag to view updates.',
  showAll: 'Show updates of all trackers',
  readingPosition: 'Your reading position',
  whatTagsAreFor: 'Create tags for your Trackers to filter updates by topic, jurisdiction, etc.',
  whereTagsAre: (trackers: string) => `Open one of ${trackers} and choose Manage Tags.`,
  notLoaded: 'Failed to load updates.',
  noneWithTags: 'No updates for the chosen tags.',
  none: 'No updates yet.',
  firstIsElsewhere:
    'A tracker’s first findings become the overview on its own page. Whatever it finds later is listed here.',
  firstFindings: 'First findings',
  allRead: 'All read.',
  unreadCount: (count: number, hasMore: boolean) => `${count}${hasMore ? '+' : ''} unread`,
  unread: ' · Unread',
  markAllRead: 'Mark all as read',
  whatIsMarked: 'Of all tags, up to the newest one here',
  marked: 'All updates marked as read',
  notMarked: 'Failed to mark updates as read',
  readBefore: 'Read before',
  readUpTo: (day: string) => `Read up to ${day}`,
  showEarlier: 'Show earlier updates',
  earlier: 'Earlier updates',
  /** Accessible name of the button that expands an update. */
  details: (title: string, day: string) => `Update of ${title}, ${day}`,
  tags: 'Tags',
  selectAll: 'Select all',
  selectNone: 'Select none',
});
