import { z } from 'zod';
import type { Json } from '#kernel/json';
import type { TrackerDraft } from '#modules/trackers/published';

/** The body of create-tracker for signed-out visitors. */
export const pendingTrackerBody = z
  .strictObject({
    tracker_description: z.string().max(10_000),
    update_frequency: z.string().max(20),
    model: z.string().max(50).default('sonar-reasoning-pro'),
    domains: z.array(z.string().max(2000)).max(500).default([]),
    parent_uid: z.null().optional(),
    key_facts: z.array(z.never()).max(0, 'Only staff may set key facts').optional(),
  })
  .transform((body): TrackerDraft => ({
    description: body.tracker_description,
    frequency: body.update_frequency,
    model: body.model,
    domains: body.domains,
    keyFacts: [],
    parentId: null,
  }));

const keptDraft = z.object({
  description: z.string(),
  frequency: z.string(),
  model: z.string(),
  domains: z.array(z.string()),
});

/** A draft as stored in the log until its account is activated. */
export const keepDraft = ({ description, frequency, model, domains }: TrackerDraft): Json => ({
  description,
  frequency,
  model,
  domains: [...(domains ?? [])],
});

/** The stored draft; null if there is none. */
export const keptDraftOf = (kept: Json): TrackerDraft | null =>
  kept === null ? null : { ...keptDraft.parse(kept), keyFacts: [], parentId: null };
