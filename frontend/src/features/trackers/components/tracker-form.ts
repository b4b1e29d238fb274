import * as z from 'zod/mini';
import { domains, trackerDescription } from '../../../shared/forms/field-rules';
import type { Tracker } from '../api/tracker';

export const trackerForm = z.object({
  description: trackerDescription,
  /** Empty until one is chosen. */
  frequency: z.pipe(z.string(), z.enum(['hour', 'day', 'week', 'month'], 'Please select an update frequency')),
  domains,
});

export type TrackerFields = z.input<typeof trackerForm>;
export type TrackerDraft = z.output<typeof trackerForm>;

export const emptyForm: TrackerFields = { description: '', frequency: 'week', domains: [] };

export const formOf = (tracker: Tracker): TrackerFields => ({
  description: tracker.tracker_description,
  frequency: tracker.update_frequency,
  domains: tracker.whitelisted_domains.map((host) => ({ host })),
});
