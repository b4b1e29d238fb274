import type { TrackerSettings } from '#modules/trackers/domain/tracker-settings';

export interface StarterTracker {
  /** Its id and all ids of its events derive from this name. */
  readonly name: string;
  /** Its category in Explore. */
  readonly category: string;
  readonly settings: TrackerSettings;
}

const tracker = (name: string, category: string, description: string, domains: readonly string[]): StarterTracker => ({
  name,
  category,
  settings: { description, frequency: 'day', model: 'sonar-reasoning-pro', domains, keyFacts: [] },
});

const federal = ['www.whitehouse.gov', 'www.govinfo.gov', 'www.federalregister.gov'];

/** A few topics that the corpus covers, so that the first screen has content. */
export const starterTrackers: readonly StarterTracker[] = [
  tracker('us-tariffs', 'Trade', 'Track new and changed United States tariffs by product and country.', federal),
  tracker('trade-deals', 'Trade', 'Trade agreements with Japan, Korea, Switzerland and the European Union', federal),
  tracker(
    'ai-regulation',
    'Technology',
    'Track United States federal policy and rules on artificial intelligence.',
    // The order of 2023 that was revoked in 2025 is in the archive of the administration that issued it.
    [...federal, 'bidenwhitehouse.archives.gov'],
  ),
  tracker('space', 'Space', 'Track launches, missions and space policy in the United States.', [
    ...federal,
    'blogs.nasa.gov',
  ]),
  tracker('moon', 'Space', 'Artemis missions and the return to the Moon', [...federal, 'blogs.nasa.gov']),
];
