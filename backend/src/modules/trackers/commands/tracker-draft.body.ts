import { z } from 'zod';
import type { TrackerDraft } from '../domain/tracker-draft';

/** Maximum input length; the tracker's rules refuse shorter overlong texts with their own message. */
const text = z.string().max(10_000);

const MAX_KEY_FACTS = 1000;

const keyFact = z.strictObject({
  type: text,
  description: text,
  value: z.union([text, z.number(), z.boolean()]).nullish(),
});

/** A tracker as sent by the create dialog, or pending until its account is activated. */
export const trackerDraftBody = z.strictObject({
  tracker_description: text,
  update_frequency: text,
  model: text.nullish(),
  parent_uid: z.string().max(100).nullish().describe('The folder it is created in; the root if that does not exist.'),
  domains: z.array(text).max(1000).nullish(),
  documents: z
    .array(z.string().max(100))
    .max(1000)
    .nullish()
    .describe('Ids of documents to read, at most 20. Without domains nothing else is read.'),
  key_facts: z
    .union([
      z.array(keyFact.extend({ name: text })).max(MAX_KEY_FACTS),
      z.record(text, keyFact).refine((facts) => Object.keys(facts).length <= MAX_KEY_FACTS, `At most ${MAX_KEY_FACTS}`),
    ])
    .nullish()
    .describe('A list, or an object by name.'),
  editor: text
    .nullish()
    .describe('Who chooses what is told: `rules`, `model`, or `auto` for the installation’s default.'),
});
export type TrackerDraftBody = z.infer<typeof trackerDraftBody>;

const keyFactsOf = (facts: NonNullable<TrackerDraftBody['key_facts']>): NonNullable<TrackerDraft['keyFacts']> => {
  const listed = Array.isArray(facts) ? facts : Object.entries(facts).map(([name, fact]) => ({ name, ...fact }));
  return listed.map(({ name, type, description, value = null }) => ({ name, type, description, value }));
};

export const toTrackerDraft = (body: TrackerDraftBody): TrackerDraft => ({
  description: body.tracker_description,
  frequency: body.update_frequency,
  model: body.model ?? null,
  domains: body.domains ?? null,
  documents: body.documents ?? null,
  keyFacts: body.key_facts == null ? null : keyFactsOf(body.key_facts),
  editor: body.editor ?? null,
  parentId: body.parent_uid ?? null,
});
