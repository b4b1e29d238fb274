import * as z from 'zod/mini';
import { trackerDescription } from '#shared/forms/field-rules';
import { domainListRule } from '#features/source-sets/published/domain-rules';
import { DEFAULT_MODEL } from '#features/tracker-creation/api/create-tracker';
import type { TrackerDialogRequest } from '#features/tracker-creation/published/tracker-dialog-request';
import { toFieldsOfDraft, toFieldsOfTracker, keyFacts } from './key-fact-form';
import { trackerFormTexts } from './texts/tracker-form';

/** Limit of the server's for one tracker. */
const MAX_DOCUMENTS = 20;

/** Models offered to staff. A tracker keeps another model, which a newer server may support. */
export const researchModels = [DEFAULT_MODEL, 'exa'] as const;

/** Editors, who select the findings. */
const editors = ['auto', 'rules', 'model'] as const;

export const trackerForm = z.object({
  description: trackerDescription,
  /** Empty until one is chosen. */
  frequency: z.pipe(
    z.string(),
    z.enum(['hour', 'day', 'week', 'month'], { error: () => trackerFormTexts().frequencyMissing }),
  ),
  domains: domainListRule,
  documents: z
    .array(z.string())
    .check(z.maxLength(MAX_DOCUMENTS, { error: () => trackerFormTexts().atMostDocuments(MAX_DOCUMENTS) })),
  model: z.string(),
  editor: z.enum(editors),
  keyFacts,
});

export type TrackerFields = z.input<typeof trackerForm>;
export type TrackerDraft = z.output<typeof trackerForm>;

const emptyForm: TrackerFields = {
  description: '',
  frequency: 'week',
  domains: [],
  documents: [],
  model: DEFAULT_MODEL,
  editor: 'auto',
  keyFacts: [],
};

/** The form's initial values. */
export const toTrackerFields = (request: TrackerDialogRequest): TrackerFields => {
  const original = request.intention === 'edit' ? request.tracker : request.draft;
  if (original === undefined) return emptyForm;
  const domains = 'whitelisted_domains' in original ? original.whitelisted_domains : (original.domains ?? []);
  return {
    description: original.tracker_description,
    frequency: original.update_frequency,
    domains: domains.map((host) => ({ host })),
    documents: original.documents ?? [],
    model: original.model ?? DEFAULT_MODEL,
    editor: original.editor ?? 'auto',
    keyFacts: 'key_facts_schema' in original ? toFieldsOfTracker(original) : toFieldsOfDraft(original.key_facts ?? []),
  };
};
