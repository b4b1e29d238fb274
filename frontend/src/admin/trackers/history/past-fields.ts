import type { components } from '#shared/api/schema';
import { creationTexts } from '#features/tracker-creation/published/texts/creation';
import { formatKeyFact } from '#features/trackers/published/format-key-fact';

type AsOf = components['schemas']['TrackerAsOf'];
type State = NonNullable<AsOf['state']>;

/** A value of a field, or one of several values. */
export interface DiffPart {
  readonly text: string;
  /** `gone`: until the event; `new`: since the event. */
  readonly kind: 'kept' | 'gone' | 'new';
}

export interface PastField {
  readonly name: string;
  readonly parts: readonly DiffPart[];
  /** Whether each part is a paragraph. */
  readonly long: boolean;
}

interface FieldDefinition {
  readonly field: keyof State;
  readonly name: string;
  /** Set if it is shown even when empty. */
  readonly always?: boolean;
  readonly long?: boolean;
  readonly texts: (value: unknown) => readonly string[];
}

const frequencies: Readonly<Record<string, string>> = {
  hour: 'hourly',
  day: 'daily',
  week: 'weekly',
  month: 'monthly',
};

const editors: Readonly<Record<string, string>> = creationTexts().editors;

const listed = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
const single = (value: unknown): readonly string[] => (value === null || value === undefined ? [] : [String(value)]);
const either =
  (yes: string, no: string) =>
  (value: unknown): readonly string[] =>
    value === null ? [] : [value === true ? yes : no];
const paragraphs = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? (value as NonNullable<State['overview']>).map(({ text, sources }) =>
        [text, ...sources.map((n) => `[${n}]`)].join(' '),
      )
    : [];
/** Exact, since values that people write alike may differ. */
const keyFacts = (facts: unknown): readonly string[] =>
  Object.entries((facts ?? {}) as State['key_facts']).map(
    ([name, { type, value }]) => `${name}: ${formatKeyFact(value, type).exact}`,
  );

const shown: readonly FieldDefinition[] = [
  { field: 'description', name: 'Topic', always: true, texts: single },
  {
    field: 'frequency',
    name: 'Frequency',
    always: true,
    texts: (value) => single(value).map((each) => frequencies[each] ?? each),
  },
  { field: 'domains', name: 'Domains', always: true, texts: listed },
  { field: 'documents', name: 'Documents', texts: listed },
  { field: 'tags', name: 'Tags', always: true, texts: listed },
  { field: 'public', name: 'Public', always: true, texts: either('yes', 'no') },
  { field: 'email_updates', name: 'Email updates', always: true, texts: either('on', 'off') },
  { field: 'paused', name: 'Scheduled runs', always: true, texts: either('paused', 'on') },
  { field: 'followers', name: 'Followers', always: true, texts: single },
  { field: 'model', name: 'Engine', texts: single },
  {
    field: 'editor',
    name: 'Who selects the findings',
    texts: (value) => (value === 'auto' ? [] : single(value).map((each) => editors[each] ?? each)),
  },
  { field: 'parent_id', name: 'Folder', texts: single },
  { field: 'also_about', name: 'Also about', texts: listed },
  { field: 'include_words', name: 'Words to include', texts: listed },
  { field: 'exclude_words', name: 'Words to exclude', texts: listed },
  { field: 'deleted_at', name: 'Deleted', texts: single },
  { field: 'key_facts', name: 'Key facts', texts: keyFacts },
  { field: 'overview', name: 'Overview', long: true, texts: paragraphs },
];

/** Removed, added and unchanged values. */
const compared = (before: readonly string[], after: readonly string[]): readonly DiffPart[] => [
  ...before.filter((text) => !after.includes(text)).map((text) => ({ text, kind: 'gone' }) as const),
  ...after.map((text) => ({ text, kind: before.includes(text) ? 'kept' : 'new' }) as const),
];

/** The fields of a tracker as it was, each with what the event changed of it. */
export const pastFields = ({ state, changed }: Pick<AsOf, 'state' | 'changed'>): readonly PastField[] => {
  if (state === null) return [];
  return shown.flatMap(({ field, name, always = false, long = false, texts }) => {
    const change = changed.find((each) => each.field === field);
    const now = texts(state[field]);
    const parts = compared(change === undefined ? now : texts(change.was), now);
    return always || parts.length > 0 ? [{ name, parts, long }] : [];
  });
};
