import type { Entry, EntryKind } from './api/entries';

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

export type Values = Readonly<Record<FieldName | 'at', string>>;

const WHAT: FormField = { name: 'what', label: 'What', type: 'text' };
const STRENGTH: FormField = { name: 'strength', label: 'Strength', hint: 'From 0 to 10', type: 'text' };
const AMOUNT: readonly FormField[] = [
  { name: 'amount', label: 'Amount', hint: 'May be empty', type: 'text' },
  { name: 'unit', label: 'Of what', hint: 'Cups, slices …', type: 'text' },
];

export const FIELDS: Readonly<Record<EntryKind, readonly FormField[]>> = {
  stool: [
    { name: 'bristol', label: 'Bristol type', hint: 'From 1 to 7; may be empty', type: 'number' },
    { name: 'count', label: 'How many', type: 'number' },
  ],
  pain: [STRENGTH, { name: 'where', label: 'Where', hint: 'May be empty', type: 'text' }],
  symptom: [WHAT, { ...STRENGTH, hint: 'From 0 to 10, or mild, moderate, severe; may be empty' }],
  meal: [WHAT, ...AMOUNT],
  drink: [WHAT, ...AMOUNT],
  medication: [
    { name: 'name', label: 'Name', type: 'text' },
    { name: 'dose', label: 'Dose', hint: 'As you would say it, 400 mg for example; may be empty', type: 'text' },
  ],
  sleep: [{ name: 'hours', label: 'Hours', hint: '7.5 for example', type: 'text' }],
  mood: [
    { ...WHAT, hint: 'Good, low … or a strength below' },
    { ...STRENGTH, hint: 'From 0 to 10; may be empty' },
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
  at: '',
};

/** `2026-05-06T08:00`, as an input of a local time has it. */
const localInput = (at: string, offsetMinutes: number): string =>
  new Date(Date.parse(at) + offsetMinutes * 60_000).toISOString().slice(0, 16);

const shown = (value: number | string | null): string => (value === null ? '' : String(value));

/** What the form shows of an entry. */
export const valuesOf = (entry: Entry): Values => {
  const values = { ...EMPTY, at: localInput(entry.at, entry.offset_minutes) };
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
        what: entry.what,
        amount: shown(entry.amount?.value ?? null),
        unit: shown(entry.amount?.unit ?? null),
      };
    case 'medication':
      return { ...values, name: entry.name, dose: shown(entry.dose) };
    case 'sleep':
      return { ...values, hours: shown(entry.minutes / 60) };
    case 'note':
      return { ...values, text: entry.text };
  }
};

/** Of an entry that is typed anew. `text`: of a note. */
export const emptyValues = (at: string, offsetMinutes: number, text = ''): Values => ({
  ...EMPTY,
  text,
  at: localInput(at, offsetMinutes),
});

export type Faults = Partial<Record<FieldName | 'at', string>>;

const SEVERITIES = ['mild', 'moderate', 'severe'] as const;
const REQUIRED = 'Please fill this in';

const numberIn = (text: string): number | null => {
  const trimmed = text.trim().replace(',', '.');
  return /^\d{1,5}(?:\.\d{1,2})?$/.test(trimmed) ? Number(trimmed) : null;
};

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

type Read = { readonly entry: Entry } | { readonly faults: Faults };

const within = (value: number | null, least: number, most: number): value is number =>
  value !== null && value >= least && value <= most;

/** The entry that was typed, or what is wrong with it. Nothing is guessed. */
export const entryTyped = (
  kind: EntryKind,
  values: Values,
  base: Pick<Entry, 'offset_minutes' | 'words'> & { readonly said: Entry['said']; readonly at: string },
): Read => {
  const { offset_minutes, words } = base;
  const typedAt = Date.parse(`${values.at}:00.000Z`) - offset_minutes * 60_000;
  if (Number.isNaN(typedAt)) return { faults: { at: 'Please choose a time' } };
  // A time that was not touched stays as exact as it was.
  const isSame = localInput(base.at, offset_minutes) === values.at;
  const when = {
    offset_minutes,
    words,
    ...(isSame ? { at: base.at, said: base.said } : { at: new Date(typedAt).toISOString(), said: 'time' as const }),
  };
  const strength = numberIn(values.strength);
  const isEmpty = values.strength.trim() === '';
  const ofTen = { faults: { strength: 'From 0 to 10' } };
  switch (kind) {
    case 'stool': {
      const bristol = numberIn(values.bristol);
      const count = numberIn(values.count);
      if (values.bristol.trim() !== '' && !(within(bristol, 1, 7) && Number.isInteger(bristol)))
        return { faults: { bristol: 'A type from 1 to 7' } };
      if (!within(count, 1, 50) || !Number.isInteger(count)) return { faults: { count: 'From 1 to 50' } };
      const blood = values.blood === '' ? null : values.blood === 'yes';
      return { entry: { kind, bristol, count, blood, ...when } };
    }
    case 'pain':
      return within(strength, 0, 10) ? { entry: { kind, strength, where: orNull(values.where), ...when } } : ofTen;
    case 'symptom': {
      const severity = SEVERITIES.find((each) => each === values.strength.trim().toLowerCase());
      const what = orNull(values.what);
      if (what === null) return { faults: { what: REQUIRED } };
      if (severity === undefined && !isEmpty && !within(strength, 0, 10))
        return { faults: { strength: 'From 0 to 10, or mild, moderate, severe' } };
      return { entry: { kind, what, strength: severity ?? strength, ...when } };
    }
    case 'meal':
    case 'drink': {
      const what = orNull(values.what);
      const value = numberIn(values.amount);
      if (what === null) return { faults: { what: REQUIRED } };
      if (values.amount.trim() !== '' && (value === null || value === 0)) return { faults: { amount: 'A number' } };
      return { entry: { kind, what, amount: value === null ? null : { value, unit: orNull(values.unit) }, ...when } };
    }
    case 'medication': {
      const name = orNull(values.name);
      return name === null
        ? { faults: { name: REQUIRED } }
        : { entry: { kind, name, dose: orNull(values.dose), ...when } };
    }
    case 'sleep': {
      const hours = numberIn(values.hours);
      return within(hours, 0.02, 24)
        ? { entry: { kind, minutes: Math.round(hours * 60), ...when } }
        : { faults: { hours: 'More than 0, at most 24' } };
    }
    case 'mood': {
      const what = orNull(values.what);
      if (what === null && isEmpty) return { faults: { what: REQUIRED } };
      if (!isEmpty && !within(strength, 0, 10)) return ofTen;
      return { entry: { kind, what, strength, ...when } };
    }
    case 'note': {
      const text = orNull(values.text);
      return text === null ? { faults: { text: REQUIRED } } : { entry: { kind, text, ...when } };
    }
  }
};
