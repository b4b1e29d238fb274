import { catalogue } from '#shared/language/catalogue';

/** Texts of Explore and of the pages of its topics. */
export const exploreTexts = catalogue('explore/page', {
  /** The heading of a page in the server's English; `id`: null for Explore itself. */
  heading: (_id: string | null, heading: string) => heading,
  lead: (_id: string | null, lead: string) => lead,
  category: (name: string) => name,
  how: 'How It Works',
  steps: [
    ['You set trackers', 'What to follow, and the sites to read if you wish.'],
    ['We do the research', 'Each sentence is checked against its page, and nothing is told twice.'],
    ['You get updates your way', 'Here, by email or as a feed, and only when there is news.'],
  ],
  start: 'Where to Start?',
  create: 'Create your own tracker',
  track: (topic: string) => `Track “${topic}”`,
  campaign: 'Track a campaign',
  search: 'Search trackers',
  trackers: 'The trackers',
  more: 'Show more',
  moreTrackers: 'More trackers',
  matching: 'Matching findings',
  recorded: (until: string) => `Example, recorded up to ${until}`,
  yours: 'Yours',
  follow: 'Follow',
  following: 'Following',
  ideas: 'Ideas to start from',
  /** Before the places below. */
  or: 'Or start from',
  places: {
    '/trump-eos': ['a presidential order', 'Trump Executive Orders'],
    '/exec': ['an agency', 'Executive Branch'],
    '/tariffs': ['a country that trades with the United States', 'Tariff Tracker'],
    '/campaigns': ['a candidate', 'Campaigns'],
    '/image-search': ['an image', 'Image search'],
  } as Readonly<Record<string, readonly [from: string, page: string]>>,
  place: (from: string, page: string) => `${from} (${page})`,
  beforeNext: (isLast: boolean): string => (isLast ? ', or ' : ', '),
  unknown: 'This page of Explore does not exist.',
});
