import type { Frequency, Tracker } from '../api/tracker';

export interface TrackerForm {
  description: string;
  /** Empty until one is chosen. */
  frequency: Frequency | '';
  domains: { host: string }[];
}

export const emptyForm: TrackerForm = { description: '', frequency: 'week', domains: [] };

export const formOf = (tracker: Tracker): TrackerForm => ({
  description: tracker.tracker_description,
  frequency: tracker.update_frequency,
  domains: tracker.whitelisted_domains.map((host) => ({ host })),
});
