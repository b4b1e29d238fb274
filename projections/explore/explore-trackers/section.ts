const CAMPAIGN_CATEGORIES: readonly string[] = ['Senate', 'House', 'Governor', 'Issue Areas'];

/** The section of Explore that lists a tracker. */
export type ExploreSection = (typeof SECTIONS)[number];

export const SECTIONS = ['general', 'campaigns'] as const;

export const sectionOf = (category: string | null): ExploreSection =>
  category !== null && CAMPAIGN_CATEGORIES.includes(category) ? 'campaigns' : 'general';
