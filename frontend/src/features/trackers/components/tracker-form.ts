import * as z from 'zod/mini';
import { domains } from '../../../shared/forms/domain-rules';
import { trackerDescription } from '../../../shared/forms/field-rules';
import { defaultModel } from '../published/api/create-tracker';
import { keyFactFieldsOf, keyFacts } from './key-fact-form';
import type { TrackerDialogRequest } from '../published/tracker-dialog.store';

/** Limit of the server's for one tracker. */
const mostDocuments = 20;

/** What researches a tracker; `exa` for staff only. */
export const models = [defaultModel, 'exa'] as const;

/** Who chooses what is told. */
const editors = ['auto', 'rules', 'model'] as const;

export const trackerForm = z.object({
  description: trackerDescription,
  /** Empty until one is chosen. */
  frequency: z.pipe(z.string(), z.enum(['hour', 'day', 'week', 'month'], 'Please select an update frequency')),
  domains,
  documents: z.array(z.string()).check(z.maxLength(mostDocuments, `At most ${mostDocuments} documents`)),
  model: z.enum(models),
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
  model: defaultModel,
  editor: 'auto',
  keyFacts: [],
};

/** The form's initial values. */
export const formOf = (request: TrackerDialogRequest): TrackerFields => {
  const begun = request.intention === 'edit' ? request.tracker : request.draft;
  if (begun === undefined) return emptyForm;
  const domains = 'whitelisted_domains' in begun ? begun.whitelisted_domains : (begun.domains ?? []);
  return {
    description: begun.tracker_description,
    frequency: begun.update_frequency,
    domains: domains.map((host) => ({ host })),
    documents: begun.documents ?? [],
    model: models.find((model) => model === begun.model) ?? defaultModel,
    editor: begun.editor ?? 'auto',
    keyFacts: 'key_facts_schema' in begun ? keyFactFieldsOf(begun) : [],
  };
};
