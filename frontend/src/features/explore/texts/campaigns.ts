import { catalogue } from '#shared/language/catalogue';

/** Texts of the page of campaigns. */
export const campaignTexts = catalogue('explore/campaigns', {
  heading: 'Track Any Campaign',
  lead: (freeTrackers: number) => `Create up to ${freeTrackers} free trackers.`,
  withLeft: (lead: string, left: number, limit: number) => `${lead} You have ${left} of ${limit} left.`,
  allInUse: (limit: number) => `All ${limit} trackers of your plan are in use.`,
  track: 'Track A Campaign',
  allTopics: 'Explore all topics',
  usesTrackers: 'A campaign uses one tracker for each thing you follow, three to begin with.',
  broughtHere: 'You came for campaigns, so Explore opened here. From now on it shows all topics.',
  sources: 'Data sources',
  readForEach: 'Read for every campaign',
  /** The search, and the candidate’s own site. */
  read: ['News', 'Website Changes'],
  canBeAdded: 'Add these to a campaign to follow what the news and the candidate’s website report about them',
  whatCanBeAdded: 'What can be added',
  /** Covered only if the news or the candidate’s site report them. */
  toldOf: ['TV Hits', 'Social Media', 'FEC Filings', 'Polling Data', 'Prediction Market Data', 'Podcasts'],
  otherSites: 'Other sites are read only if a tracker names them; the log of each run says what it read.',
});
