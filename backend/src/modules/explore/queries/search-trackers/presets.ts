/** One face of Explore: what it is headed with and which categories it shows. */
export interface Preset {
  readonly header: string;
  readonly subheader: string;
  readonly shows: (category: string) => boolean;
}

export const UNCATEGORIZED = 'Uncategorized';
const CAMPAIGN_CATEGORIES: readonly string[] = ['Senate', 'House', 'Governor', 'Issue Areas'];

export const EXPLORE: Preset = {
  header: 'Track Anything',
  subheader: 'Short updates, only when something happened. Every sentence shows the words it rests on.',
  shows: (category) => !CAMPAIGN_CATEGORIES.includes(category),
};

/** By `preset_id`. */
export const PRESETS: ReadonlyMap<string, Preset> = new Map([
  [
    'campaigns',
    {
      header: 'Track Any Campaign',
      subheader: 'Create up to 5 free trackers.',
      shows: (category) => CAMPAIGN_CATEGORIES.includes(category),
    },
  ],
]);
