/** Default items to track about a candidate, as offered in the dialog. */
export const defaultItems: readonly string[] = ['Events and speeches', 'Endorsements', 'Fundraising activity'];
/** Optional tracking items, as offered in the dialog. */
export const furtherItems: readonly string[] = [
  'All news',
  'Debates',
  'Polling',
  'FEC filings',
  'TV appearances',
  'Podcasts',
  'Social media',
  'Prediction markets',
];

/** Trims the items and drops duplicates. */
export const splitItems = (texts: readonly string[]): readonly string[] => {
  const items = new Map<string, string>();
  for (const each of texts) {
    const item = each.trim();
    const key = item.toLowerCase();
    if (item !== '' && !items.has(key)) items.set(key, item);
  }
  return [...items.values()];
};
