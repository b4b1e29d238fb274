import type { Section } from '#projections/explore/explore-trackers/section';

/** A variant of Explore: its heading and section. */
export interface Preset {
  readonly header: string;
  readonly subheader: string;
  readonly section: Section;
}

export const UNCATEGORIZED = 'Uncategorized';

export const EXPLORE: Preset = {
  header: 'Track Anything',
  subheader: 'Short updates, only when something happened. Every sentence shows the quote that supports it.',
  section: 'general',
};

/** By `preset_id`. */
export const PRESETS: ReadonlyMap<string, Preset> = new Map([
  [
    'campaigns',
    { header: 'Track Any Campaign', subheader: 'Create up to 5 free trackers.', section: 'campaigns' } as const,
  ],
]);
