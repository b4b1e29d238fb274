import type { KeyFact, TrackerSettings } from '#events/trackers/tracker-settings';

export interface StarterTracker {
  /** Its id and all ids of its events derive from this name. */
  readonly name: string;
  /** Its category in Explore. */
  readonly category: string;
  readonly settings: TrackerSettings;
}

const tracker = (
  name: string,
  category: string,
  description: string,
  domains: readonly string[],
  keyFacts: readonly KeyFact[] = [],
): StarterTracker => ({
  name,
  category,
  settings: { description, frequency: 'day', model: 'sonar-reasoning-pro', domains, keyFacts },
});

const fact = (name: string, type: KeyFact['type'], description: string): KeyFact => ({
  name,
  type,
  description,
  value: null,
});

const federal = ['www.whitehouse.gov', 'www.govinfo.gov', 'www.federalregister.gov'];

/** A few topics that the corpus covers, so that the first screen has content. */
export const starterTrackers: readonly StarterTracker[] = [
  tracker('us-tariffs', 'Trade', 'Track new and changed United States tariffs by product and country.', federal, [
    fact('Goods trade deficit of the United States', 'currency', 'Annual trade deficit in goods.'),
    fact('Section 338 tariff on certain goods of Canada', 'percentage', 'Additional rate under section 338.'),
    fact('Tariff on agricultural equipment', 'percentage', 'Rate on combines, harvesters and similar equipment.'),
  ]),
  tracker('trade-deals', 'Trade', 'Trade agreements with Japan, Korea, Switzerland and the European Union', federal),
  tracker(
    'ai-regulation',
    'Technology',
    'Track United States federal policy and rules on artificial intelligence.',
    // The order of 2023 that was revoked in 2025 is in the archive of the administration that issued it.
    [...federal, 'bidenwhitehouse.archives.gov'],
  ),
  tracker(
    'space',
    'Space',
    'Track launches, missions and space policy in the United States.',
    [...federal, 'blogs.nasa.gov'],
    [
      fact('Launches and reentries annually by 2030', 'number', 'Goal of the space transportation policy.'),
      fact('Lunar surface reactor ready for launch', 'string', 'Year by which the reactor is to be ready.'),
    ],
  ),
  tracker('moon', 'Space', 'Artemis missions and the return to the Moon', [...federal, 'blogs.nasa.gov']),
];
