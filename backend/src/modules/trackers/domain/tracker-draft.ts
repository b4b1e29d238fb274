import { isDeepStrictEqual } from 'node:util';
import {
  EDITOR_CHOICES,
  type EditorChoice,
  FREQUENCIES,
  type Frequency,
  KEY_FACT_TYPES,
  type KeyFact,
  SEARCH_ENGINES,
  type TrackerSettings,
  DEFAULT_SEARCH_ENGINE,
} from '#events/trackers/tracker-settings';
import { assertNever } from '#kernel/assert-never';
import { isBlank } from '#kernel/blank-text';
import { type FieldError, type Refusal, refuse } from '#kernel/decider';
import { normaliseHostname } from '#kernel/hostname';
import { cleanName, cleanText } from '#kernel/invisible-characters';
import { MAX_TRACKER_DESCRIPTION } from '#kernel/limits';

/** A tracker as entered, or pending until its account is activated. */
export interface TrackerDraft {
  readonly description: string;
  readonly frequency: string;
  /** The model; null keeps the current value, by default the standard model. */
  readonly model: string | null;
  /** Domains; null keeps the current value, by default any source. */
  readonly domains: readonly string[] | null;
  /** Document ids, not checked for existence here; null or absent keeps the current value, by default none. */
  readonly documents?: readonly string[] | null;
  /** Key facts; null keeps the current value, by default none. */
  readonly keyFacts: readonly DraftKeyFact[] | null;
  /** The editor: `rules`, `model`, or `auto` for the installation's default. Null or absent keeps the current value. */
  readonly editor?: string | null;
  /** The folder to place it in; null for the root. */
  readonly parentId: string | null;
}

export interface DraftKeyFact {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly value: string | number | boolean | null;
}

const MAX_DOMAINS = 100;
/** Most documents of a tracker, since each is read whole. */
export const MAX_DOCUMENTS = 20;
const MAX_KEY_FACTS = 30;

const memberOf = <Name extends string>(names: readonly Name[], text: string): Name | undefined =>
  names.find((name) => name === text);

interface DraftContext {
  readonly asStaff: boolean;
  /** The settings being edited. */
  readonly before?: TrackerSettings;
}

/** The content of a draft; an unknown choice is undefined. */
const readDraft = (draft: TrackerDraft, before: TrackerSettings | undefined) => ({
  description: cleanText(draft.description),
  frequency: memberOf(FREQUENCIES, draft.frequency),
  model: memberOf(SEARCH_ENGINES, draft.model ?? before?.model ?? DEFAULT_SEARCH_ENGINE),
  domains: acceptDomains(draft.domains ?? before?.domains ?? []),
  documents: [...new Set(draft.documents ?? before?.documents)],
  editor: memberOf(EDITOR_CHOICES, draft.editor ?? before?.editor ?? 'auto'),
  keyFacts: (draft.keyFacts ?? before?.keyFacts ?? []).map(typedKeyFact),
});

type ReadDraft = ReturnType<typeof readDraft>;

const draftErrors = (draft: TrackerDraft, read: ReadDraft): readonly FieldError[] => {
  const { description, model, domains, documents, editor, keyFacts } = read;
  return [
    ...descriptionErrors(description),
    ...frequencyErrors(draft.frequency),
    ...(model === undefined ? [{ path: 'model', message: `Please choose one of ${SEARCH_ENGINES.join(', ')}` }] : []),
    ...domains.errors,
    ...(editor === undefined ? [{ path: 'editor', message: `Please choose one of ${EDITOR_CHOICES.join(', ')}` }] : []),
    ...(documents.length > MAX_DOCUMENTS ? [{ path: 'documents', message: `At most ${MAX_DOCUMENTS} documents` }] : []),
    ...(keyFacts.length > MAX_KEY_FACTS ? [{ path: 'key_facts', message: `At most ${MAX_KEY_FACTS} key facts` }] : []),
    ...keyFacts.flatMap((fact, index) => keyFactErrors(fact, `key_facts.${index}`)),
    ...repeatedNames(keyFacts),
  ];
};

type ValidDraft = ReadDraft & Pick<TrackerSettings, 'frequency' | 'model'> & { readonly editor: EditorChoice };

const settingsOf = (read: ValidDraft, before: TrackerSettings | undefined): TrackerSettings => {
  const { description, frequency, model, domains, documents, editor, keyFacts } = read;
  return {
    description,
    frequency,
    model,
    domains: domains.hosts,
    keyFacts: keyFacts.filter(isKeyFact),
    ...(documents.length > 0 && { documents }),
    ...(editor !== 'auto' && { editor }),
    ...(before?.sites !== undefined && { sites: before.sites }),
    ...(before?.campaign !== undefined && { campaign: before.campaign }),
    // A different topic may be about a different subject.
    ...(before?.naming !== undefined && before.description === description && { naming: before.naming }),
  };
};

/** The settings of a valid draft, or a refusal that lists every fault with its field. */
export const acceptDraft = (draft: TrackerDraft, { asStaff, before }: DraftContext): TrackerSettings | Refusal => {
  const read = readDraft(draft, before);
  const { frequency, model, editor, domains } = read;
  const errors = draftErrors(draft, read);
  const [first] = errors;
  if (first !== undefined || frequency === undefined || model === undefined || editor === undefined) {
    return refuse('INVALID', domains.detail ?? first?.message ?? 'Please fill in all required fields.', errors);
  }
  const settings = settingsOf({ ...read, frequency, model, editor }, before);
  return asStaff ? settings : (refusalWithoutStaff(settings, before) ?? settings);
};

/** Users who are not staff may keep staff settings and change the rest. */
const refusalWithoutStaff = (settings: TrackerSettings, before: TrackerSettings | undefined): Refusal | undefined => {
  if (!isDeepStrictEqual(settings.keyFacts, before?.keyFacts ?? [])) {
    return refuse('STAFF_ONLY', 'Only staff may set key facts.');
  }
  return settings.model !== DEFAULT_SEARCH_ENGINE && settings.model !== before?.model
    ? refuse('STAFF_ONLY', `Only staff may choose the model ${settings.model}.`)
    : undefined;
};

const descriptionErrors = (description: string): FieldError[] => {
  const path = 'tracker_description';
  if (isBlank(description)) return [{ path, message: 'Please enter a tracker description' }];
  if (description.length > MAX_TRACKER_DESCRIPTION)
    return [{ path, message: `At most ${MAX_TRACKER_DESCRIPTION} characters` }];
  return [];
};

/** The frequencies that clients offer. `hour` is a known frequency too, but is refused. */
export const OFFERED_FREQUENCIES = ['day', 'week', 'month'] as const satisfies readonly Frequency[];

const frequencyErrors = (text: string): FieldError[] => {
  const path = 'update_frequency';
  if (memberOf(FREQUENCIES, text) === undefined) return [{ path, message: 'Please select an update frequency' }];
  if (memberOf(OFFERED_FREQUENCIES, text) === undefined) return [{ path, message: 'Hourly updates are not available' }];
  return [];
};

interface AcceptedDomains {
  readonly hosts: readonly string[];
  readonly errors: readonly FieldError[];
  readonly detail: string | null;
}

/** Blank fields are ignored if others are filled in; it is an error only if all are blank. */
const acceptDomains = (typed: readonly string[]): AcceptedDomains => {
  const path = 'domains';
  const filled = typed.map((text, index) => ({ text: text.trim(), index })).filter(({ text }) => text !== '');
  if (typed.length > MAX_DOMAINS) {
    return { hosts: [], errors: [{ path, message: `At most ${MAX_DOMAINS} domains` }], detail: null };
  }
  if (typed.length > 0 && filled.length === 0) {
    const message = 'Please add at least one domain or remove all domain fields.';
    return { hosts: [], errors: [{ path, message }], detail: message };
  }
  const read = filled.map(({ text, index }) => ({ host: normaliseHostname(text), index }));
  const errors = read
    .filter(({ host }) => host === null)
    .map(({ index }) => ({ path: `${path}.${index}`, message: 'Invalid domain format' }));
  const hosts = [...new Set(read.flatMap(({ host }) => (host === null ? [] : [host])))];
  const detail = `There are ${errors.length} invalid domain(s) in your list. Please correct them before saving.`;
  return { hosts, errors, detail: errors.length > 0 ? detail : null };
};

const typedKeyFact = (fact: DraftKeyFact): DraftKeyFact => ({
  ...fact,
  name: cleanName(fact.name),
  description: cleanText(fact.description),
});

const isKeyFact = (fact: DraftKeyFact): fact is KeyFact => memberOf(KEY_FACT_TYPES, fact.type) !== undefined;

const keyFactErrors = (fact: DraftKeyFact, path: string): FieldError[] => [
  ...(isBlank(fact.name) ? [{ path: `${path}.name`, message: 'Name is required' }] : []),
  ...(isBlank(fact.description) ? [{ path: `${path}.description`, message: 'Description is required' }] : []),
  ...(isKeyFact(fact) ? valueErrors(fact, path) : [{ path: `${path}.type`, message: 'Unknown type of key fact' }]),
];

const valueErrors = ({ type, value }: KeyFact, path: string): FieldError[] => {
  if (value === null) return [];
  switch (type) {
    case 'string':
      return typeof value === 'string' ? [] : [{ path: `${path}.value`, message: 'Must be a text' }];
    case 'boolean':
      return typeof value === 'boolean' ? [] : [{ path: `${path}.value`, message: 'Must be true or false' }];
    case 'number':
    case 'percentage':
    case 'currency':
      return typeof value === 'number' ? [] : [{ path: `${path}.value`, message: 'Must be a number' }];
    default:
      return assertNever(type);
  }
};

const repeatedNames = (facts: readonly DraftKeyFact[]): FieldError[] =>
  facts.flatMap(({ name }, index) =>
    name !== '' && facts.findIndex((other) => other.name === name) < index
      ? [{ path: `key_facts.${index}.name`, message: 'Each key fact needs a unique name' }]
      : [],
  );
