import type { EntryDraft, DiaryEntry, EntryKind } from './api/entries';
import { numberFormat } from '../../shared/language/locale';
import { entryFormTexts } from './texts/entry-form';
import { type WhenValues, parseEntryTime, entryTimeValues } from './entry-when';

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

/** The fields of the form for a kind of entry. */
export const fieldsFor = (kind: EntryKind): readonly FormField[] => {
  const texts = entryFormTexts();
  const what: FormField = { name: 'what', label: texts.what, type: 'text' };
  const strength: FormField = { name: 'strength', label: texts.strength, hint: texts.zeroToTen, type: 'text' };
  switch (kind) {
    case 'stool':
      return [
        { name: 'bristol', label: texts.bristol, hint: texts.bristolHint, type: 'number' },
        { name: 'count', label: texts.count, type: 'number' },
      ];
    case 'pain':
      return [strength, { name: 'where', label: texts.where, hint: texts.optional, type: 'text' }];
    case 'symptom':
      return [what, { ...strength, hint: texts.strengthOfSymptom }];
    case 'meal':
    case 'drink':
      return [
        what,
        { name: 'amount', label: texts.amount, hint: texts.optional, type: 'text' },
        { name: 'unit', label: texts.unit, hint: texts.unitHint, type: 'text' },
      ];
    case 'medication':
      return [
        { name: 'name', label: texts.name, type: 'text' },
        { name: 'dose', label: texts.dose, hint: texts.doseHint, type: 'text' },
      ];
    case 'sleep':
      return [{ name: 'hours', label: texts.hours, hint: texts.hoursHint, type: 'text' }];
    case 'mood':
      return [
        { ...what, hint: texts.moodHint },
        { ...strength, hint: texts.zeroToTenOptional },
      ];
    case 'note':
      return [{ name: 'text', label: texts.note, type: 'text' }];
  }
};

const SEVERITIES = ['mild', 'moderate', 'severe'] as const;

/** The kinds of entries, in the order of their buttons. */
export const ENTRY_KINDS: readonly EntryKind[] = [
  'stool',
  'pain',
  'symptom',
  'meal',
  'drink',
  'medication',
  'sleep',
  'mood',
  'note',
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

/** A number as the reader writes it, which `numberIn` reads again. */
const figure = numberFormat({ maximumFractionDigits: 2, useGrouping: false });

const shown = (value: number | string | null): string => {
  if (value === null) return '';
  return typeof value === 'number' ? figure(value) : value;
};
const inHours = (minutes: number | null): number | null => (minutes === null ? null : minutes / 60);

/** Form values of an entry or a draft, whose unknown fields are empty. */
export const toFormValues = (entry: DiaryEntry | EntryDraft): Values => {
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
    case 'mood': {
      const severity = SEVERITIES.find((each) => each === entry.strength);
      const strength = severity === undefined ? shown(entry.strength) : entryFormTexts().severities[severity];
      return { ...values, what: shown(entry.what), strength };
    }
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
export const emptyValues = (when: Pick<DiaryEntry, 'at' | 'said' | 'offset_minutes'>, text = ''): Values => ({
  ...EMPTY,
  text,
  count: text === '' ? EMPTY.count : '',
  ...entryTimeValues(when),
});

export type FieldErrors = Partial<Record<FieldName | 'day', string>>;

/** The severity that was typed, in the words of the interface or of the data. */
const severityIn = (text: string): (typeof SEVERITIES)[number] | undefined => {
  const typed = text.trim().toLowerCase();
  return SEVERITIES.find((each) => each === typed || entryFormTexts().severities[each] === typed);
};

const numberIn = (text: string): number | null => {
  const trimmed = text.trim().replace(',', '.');
  return /^\d{1,5}(?:\.\d{1,2})?$/.test(trimmed) ? Number(trimmed) : null;
};

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

type ParsedEntry = { readonly entry: DiaryEntry } | { readonly fieldErrors: FieldErrors };

const within = (value: number | null, least: number, most: number): value is number =>
  value !== null && value >= least && value <= most;

/** Parses the typed entry, or returns an error for each invalid field. Missing values are never guessed. */
export const entryTyped = (
  kind: EntryKind,
  values: Values,
  base: Pick<DiaryEntry, 'offset_minutes' | 'words'> & { readonly said: DiaryEntry['said']; readonly at: string },
): ParsedEntry => {
  const { offset_minutes, words } = base;
  const texts = entryFormTexts();
  const typed = parseEntryTime(values, base);
  if (typed === null) return { fieldErrors: { day: texts.dayMissing } };
  const when = { offset_minutes, words, ...typed };
  const strength = numberIn(values.strength);
  const isEmpty = values.strength.trim() === '';
  const ofTen = { fieldErrors: { strength: texts.zeroToTen } };
  switch (kind) {
    case 'stool': {
      const bristol = numberIn(values.bristol);
      const count = numberIn(values.count);
      if (values.bristol.trim() !== '' && !(within(bristol, 1, 7) && Number.isInteger(bristol)))
        return { fieldErrors: { bristol: texts.notABristolType } };
      if (!within(count, 1, 50) || !Number.isInteger(count)) return { fieldErrors: { count: texts.notACount } };
      const blood = values.blood === '' ? null : values.blood === 'yes';
      return { entry: { kind, bristol, count, blood, ...when } };
    }
    case 'pain':
      return within(strength, 0, 10) ? { entry: { kind, strength, where: orNull(values.where), ...when } } : ofTen;
    case 'symptom': {
      const severity = severityIn(values.strength);
      const what = orNull(values.what);
      if (what === null) return { fieldErrors: { what: texts.missing } };
      if (severity === undefined && !isEmpty && !within(strength, 0, 10))
        return { fieldErrors: { strength: texts.notAStrength } };
      return { entry: { kind, what, strength: severity ?? strength, ...when } };
    }
    case 'meal':
    case 'drink': {
      const what = orNull(values.what);
      const value = numberIn(values.amount);
      if (what === null) return { fieldErrors: { what: texts.missing } };
      if (values.amount.trim() !== '' && (value === null || value === 0))
        return { fieldErrors: { amount: texts.notANumber } };
      return { entry: { kind, what, amount: value === null ? null : { value, unit: orNull(values.unit) }, ...when } };
    }
    case 'medication': {
      const name = orNull(values.name);
      return name === null
        ? { fieldErrors: { name: texts.missing } }
        : { entry: { kind, name, dose: orNull(values.dose), ...when } };
    }
    case 'sleep': {
      const hours = numberIn(values.hours);
      return within(hours, 0.02, 24)
        ? { entry: { kind, minutes: Math.round(hours * 60), ...when } }
        : { fieldErrors: { hours: texts.notHours } };
    }
    case 'mood': {
      const what = orNull(values.what);
      if (what === null && isEmpty) return { fieldErrors: { what: texts.missing } };
      if (!isEmpty && !within(strength, 0, 10)) return ofTen;
      return { entry: { kind, what, strength, ...when } };
    }
    case 'note': {
      const text = orNull(values.text);
      return text === null ? { fieldErrors: { text: texts.missing } } : { entry: { kind, text, ...when } };
    }
  }
};
