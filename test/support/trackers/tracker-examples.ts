import type { TrackerAdmitted } from '#events/trackers/portfolio.events';
import type { TrackerSettings } from '#events/trackers/tracker-settings';
import type { TrackerCreated, TrackerDeleted, TrackerPublished, TrackerRevised } from '#events/trackers/tracker.events';
import type { TrackerDraft } from '#modules/trackers/domain/tracker-draft';

/** Settings of Ann's tracker on tariffs. */
export const settings = (changes: Partial<TrackerSettings> = {}): TrackerSettings => ({
  description: 'Track new and changed United States tariffs by product and country.',
  frequency: 'week',
  model: 'sonar-reasoning-pro',
  domains: ['www.whitehouse.gov'],
  keyFacts: [],
  ...changes,
});

export const draft = (changes: Partial<TrackerDraft> = {}): TrackerDraft => ({
  ...settings(),
  parentId: null,
  ...changes,
});

export const created = (
  changes: Partial<TrackerSettings> & { trackerId?: string; ownerId?: string | null } = {},
): TrackerCreated => {
  const { trackerId = 'tariffs', ownerId = 'ann', ...rest } = changes;
  return { type: 'TrackerCreated', data: { trackerId, ownerId, settings: settings(rest), parentId: null } };
};

export const published = (changes: Partial<TrackerPublished['data']> = {}): TrackerPublished => ({
  type: 'TrackerPublished',
  data: { trackerId: 'tariffs', ownerId: 'ann', category: null, ...changes },
});

export const deleted = (changes: Partial<TrackerDeleted['data']> = {}): TrackerDeleted => ({
  type: 'TrackerDeleted',
  data: {
    trackerId: 'tariffs',
    ownerId: 'ann',
    frequency: 'week',
    restorableUntil: '2026-03-31T00:00:00.000Z',
    ...changes,
  },
});

export const admitted = (trackerId: string, changes: Partial<TrackerSettings> = {}): TrackerAdmitted => ({
  type: 'TrackerAdmitted',
  data: { ownerId: 'ann', trackerId, settings: settings(changes), parentId: null },
});

/** An edit that changed these settings. */
export const revised = (changed: TrackerRevised['data']['changed']): TrackerRevised => ({
  type: 'TrackerRevised',
  data: { trackerId: 'tariffs', ownerId: 'ann', settings: settings(), changed },
});
