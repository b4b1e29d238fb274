import type { EntryDraft, Entry, EntryKind } from './api/entries';
import { type WhenValues, parseEntryTime, entryTimeValues } from './entry-when';

/** The fields of the form for each kind of entry. */
interface FormField {
  readonly name: FieldName;
  readonly label: string;
  readonly hint?: string;
  readonly type: 'text' | 'number';
}

export type FieldName =
  | 'bristol'
  | 'count'
  | 'blood'
  | 'strength'
  | 'where'
  | 'what'
  | 'amount'
  | 'unit'
  | 'name'
  | 'dose'
  | 'hours'
  | 'text';

export type Values = Readonly<Record<FieldName, string>> & WhenValues;

const WHAT: FormField = { name: 'what', label: 'What', type: 'text' };
const STRENGTH: FormField = { name: 'strength', label: 'Strength', hint: 'From 0 to 10', type: 'text' };
const AMOUNT: readonly FormField[] = [
  { name: 'amount', label: 'Amount', hint: 'Optional', type: 'text' },
  { name: 'unit', label: 'Unit', hint: 'Cups, slices …', type: 'text' },
];

export const FIELDS: Readonly<Record<EntryKind, readonly FormField[]>> = {
  stool: [
    { name: 'bristol', label: 'Bristol type', hint: 'From 1 to 7; optional', type: 'number' },
    { name: 'count', label: 'How many', type: 'number' },
  ],
  pain: [STRENGTH, { name: 'where', label: 'Where', hint: 'Optional', type: 'text' }],
  symptom: [WHAT, { ...STRENGTH, hint: 'From 0 to 10, or mild, moderate or severe; optional' }],
  meal: [WHAT, ...AMOUNT],
  drink: [WHAT, ...AMOUNT],
  medication: [
    { name: 'name', label: 'Name', type: 'text' },
    { name: 'dose', label: 'Dose', hint: 'As you would say it, such as 400 mg; optional', type: 'text' },
  ],
  sleep: [{ name: 'hours', label: 'Hours', hint: 'For example, 7.5', type: 'text' }],
  mood: [
    { ...WHAT, hint: 'Good, low … or a strength below' },
    { ...STRENGTH, hint: 'From 0 to 10; optional' },
  ],
  note: [{ name: 'text', label: 'Note', type: 'text' }],
};

export const KIND_LABELS: readonly (readonly [EntryKind, string])[] = [
  ['stool', 'Stool'],
  ['pain', 'Pain'],
  ['symptom', 'Symptom'],
  ['meal', 'Meal'],
  ['drink', 'Drink'],
  ['medication', 'Medication'],
  ['sleep', 'Sleep'],
  ['mood', 'Mood'],
  ['note', 'Note'],
];

const EMPTY: Values = {
  bristol: '',
  count: '1',
  blood: '',
  strength: '',
  where: '',
  what: '',
  amount: '',
  unit: '',
  name: '',
  dose: '',
  hours: '',
  text: '',
  day: '',
  time: '',
};

const shown = (value: number | string | null): string => (value === null ? '' : String(value));
const inHours = (minutes: number | null): number | null => (minutes === null ? null : minutes / 60);

/** Form values of an entry or a draft, whose unknown fields are empty. */
export const toFormValues = (entry: Entry | EntryDraft): Values => {
  const values = { ...EMPTY, ...entryTimeValues(entry) };
  switch (entry.kind) {
    case 'stool':
      return {
        ...values,
        bristol: shown(entry.bristol),
        count: shown(entry.count),
        blood: entry.blood === null ? '' : entry.blood ? 'yes' : 'no',
      };
    case 'pain':
      return { ...values, strength: shown(entry.strength), where: shown(entry.where) };
    case 'symptom':
    case 'mood':
      return { ...values, what: shown(entry.what), strength: shown(entry.strength) };
    case 'meal':
    case 'drink':
      return {
        ...values,
        what: shown(entry.what),
        amount: shown(entry.amount?.value ?? null),
        unit: shown(entry.amount?.unit ?? null),
      };
    case 'medication':
      return { ...values, name: shown(entry.name), dose: shown(entry.dose) };
    case 'sleep':
      return { ...values, hours: shown(inHours(entry.minutes)) };
    case 'note':
      return { ...values, text: entry.text };
  }
};

/** Form values of a new entry. `text`: the words of the person, which fill in a note; other fields stay empty. */
export const emptyValues = (when: Pick<Entry, 'at' | 'said' | 'offset_minutes'>, text = ''): Values => ({
  ...EMPTY,
  text,
  count: text === '' ? EMPTY.count : '',
  ...entryTimeValues(when),
});

export type FieldErrors = Partial<Record<FieldName | 'day', string>>;

const SEVERITIES = ['mild', 'moderate', 'severe'] as const;
const REQUIRED = 'Please fill this in';

const numberIn = (text: string): number | null => {
  const trimmed = text.trim().replace(',', '.');
  return /^\d{1,5}(?:\.\d{1,2})?$/.test(trimmed) ? Number(trimmed) : null;
};

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

type ParsedEntry = { readonly entry: Entry } | { readonly fieldErrors: FieldErrors };

const within = (value: number | null, least: number, most: number): value is number =>
  value !== null && value >= least && value <= most;

/** Parses the typed entry, or returns an error for each invalid field. Missing values are never guessed. */
export const entryTyped = (
  kind: EntryKind,
  values: Values,
  base: Pick<Entry, 'offset_minutes' | 'words'> & { readonly said: Entry['said']; readonly at: string },
): ParsedEntry => {
  const { offset_minutes, words } = base;
  const typed = parseEntryTime(values, base);
  if (typed === null) return { fieldErrors: { day: 'Please choose a day' } };
  const when = { offset_minutes, words, ...typed };
  const strength = numberIn(values.strength);
  const isEmpty = values.strength.trim() === '';
  const ofTen = { fieldErrors: { strength: 'From 0 to 10' } };
  switch (kind) {
    case 'stool': {
      const bristol = numberIn(values.bristol);
      const count = numberIn(values.count);
      if (values.bristol.trim() !== '' && !(within(bristol, 1, 7) && Number.isInteger(bristol)))
        return { fieldErrors: { bristol: 'A type from 1 to 7' } };
      if (!within(count, 1, 50) || !Number.isInteger(count)) return { fieldErrors: { count: 'From 1 to 50' } };
      const blood = values.blood === '' ? null : values.blood === 'yes';
      return { entry: { kind, bristol, count, blood, ...when } };
    }
    case 'pain':
      return within(strength, 0, 10) ? { entry: { kind, strength, where: orNull(values.where), ...when } } : ofTen;
    case 'symptom': {
      const severity = SEVERITIES.find((each) => each === values.strength.trim().toLowerCase());
      const what = orNull(values.what);
      if (what === null) return { fieldErrors: { what: REQUIRED } };
      if (severity === undefined && !isEmpty && !within(strength, 0, 10))
        return { fieldErrors: { strength: 'From 0 to 10, or mild, moderate, severe' } };
      return { entry: { kind, what, strength: severity ?? strength, ...when } };
    }
    case 'meal':
    case 'drink': {
      const what = orNull(values.what);
      const value = numberIn(values.amount);
      if (what === null) return { fieldErrors: { what: REQUIRED } };
      if (values.amount.trim() !== '' && (value === null || value === 0))
        return { fieldErrors: { amount: 'A number' } };
      return { entry: { kind, what, amount: value === null ? null : { value, unit: orNull(values.unit) }, ...when } };
    }
    case 'medication': {
      const name = orNull(values.name);
      return name === null
        ? { fieldErrors: { name: REQUIRED } }
        : { entry: { kind, name, dose: orNull(values.dose), ...when } };
    }
    case 'sleep': {
      const hours = numberIn(values.hours);
      return within(hours, 0.02, 24)
        ? { entry: { kind, minutes: Math.round(hours * 60), ...when } }
        : { fieldErrors: { hours: 'More than 0, at most 24' } };
    }
    case 'mood': {
      const what = orNull(values.what);
      if (what === null && isEmpty) return { fieldErrors: { what: REQUIRED } };
      if (!isEmpty && !within(strength, 0, 10)) return ofTen;
      return { entry: { kind, what, strength, ...when } };
    }
    case 'note': {
      const text = orNull(values.text);
      return text === null ? { fieldErrors: { text: REQUIRED } } : { entry: { kind, text, ...when } };
    }
  }
};
