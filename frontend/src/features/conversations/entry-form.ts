import * as z from 'zod/mini';
import { requiredText } from '#shared/forms/field-rules';
import { numberFormat } from '#shared/language/locale';
import { dateRangeTexts } from '#shared/texts/date-range';
import type { EntryDraft, DiaryEntry, EntryKind } from './api/entries';
import { type EntryTime, parseEntryTime, entryTimeValues } from './entry-when';
import { entryFormTexts } from './texts/entry-form';

type Texts = ReturnType<typeof entryFormTexts>;

interface EntryInput {
  /** Path of its value in the form. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly isWhole?: boolean;
  /** Labels by value, of a choice. */
  readonly options?: Readonly<Record<string, string>>;
}

/** A form value: an amount has two inputs, any other value one. */
type InputValue = string | Readonly<Record<'value' | 'unit', string>>;

type OfKind<Entry, Kind extends EntryKind> = Extract<Entry, { readonly kind: Kind }>;
type ValueName<Kind extends EntryKind> = Exclude<keyof OfKind<DiaryEntry, Kind>, 'kind' | 'words' | keyof EntryTime>;

/** Fields specific to one kind of entry. The rules parse what `toText` has written. */
interface EntryForm<Kind extends EntryKind = EntryKind> {
  inputs(texts: Texts): readonly EntryInput[];
  readonly rules: {
    readonly [Name in ValueName<Kind>]: z.ZodMiniType<OfKind<DiaryEntry, Kind>[Name], InputValue>;
  };
  /** Without an entry, the values of a new one. `words`: the message that the entry is made from. */
  toText(
    entry: OfKind<EntryDraft | DiaryEntry, Kind> | undefined,
    words: string,
  ): { readonly [Name in ValueName<Kind>]: InputValue };
  readonly check?: z.core.$ZodCheck<Readonly<Record<string, unknown>>>;
}

/** Formats a number for the user's locale; `numberIn` parses it. */
const formatNumber = numberFormat({ maximumFractionDigits: 2, useGrouping: false });

const toText = (value: number | string | null | undefined): string =>
  typeof value === 'number' ? formatNumber(value) : (value ?? '');

const SEVERITIES = ['mild', 'moderate', 'severe'] as const;
type Strength = number | (typeof SEVERITIES)[number];

const strengthToText = (strength: Strength | null | undefined): string =>
  typeof strength === 'string' ? entryFormTexts().severities[strength] : toText(strength);

/** Undefined for a text that it cannot parse. */
type Reader<Value> = (text: string) => Value | undefined;

const parseNumber =
  (min: number, max: number): Reader<number> =>
  (text) => {
    const value = /^\d{1,5}(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  };

const parseWholeNumber =
  (min: number, max: number): Reader<number> =>
  (text) => {
    const value = parseNumber(min, max)(text);
    return Number.isInteger(value) ? value : undefined;
  };

const zeroToTen = parseNumber(0, 10);

/** A typed severity: in the words of the interface or of the data, or as a number. */
const parseStrength: Reader<Strength> = (text) => {
  const word = text.toLowerCase();
  return SEVERITIES.find((each) => each === word || entryFormTexts().severities[each] === word) ?? zeroToTen(text);
};

/** The rule of a reader; `fault` is the message for a text that it cannot parse. */
const read = <Value>(reader: Reader<Value>, fault: (texts: Texts) => string) =>
  z.pipe(
    z.string().check(z.trim()),
    z.transform((text: string, { issues }) => {
      const value = reader(text);
      if (value !== undefined) return value;
      issues.push({ code: 'custom', message: fault(entryFormTexts()), input: text });
      return z.NEVER;
    }),
  );

const orNull =
  <Value>(reader: Reader<Value>): Reader<Value | null> =>
  (text) =>
    text === '' ? null : reader(text);

const required = requiredText(() => entryFormTexts().missing);
const optional = read(
  orNull((text) => text),
  ({ missing }) => missing,
);

/** What a person ate or drank: missing values are never guessed. */
const consumed: EntryForm<'meal' | 'drink'> = {
  inputs: (texts) => [
    { name: 'what', label: texts.what },
    { name: 'amount.value', label: texts.amount, hint: texts.optional },
    { name: 'amount.unit', label: texts.unit, hint: texts.unitHint },
  ],
  rules: {
    what: required,
    amount: z.pipe(
      z.object({ value: read(orNull(parseNumber(0.01, 99_999.99)), ({ notANumber }) => notANumber), unit: optional }),
      z.transform(({ value, unit }) => (value === null ? null : { value, unit })),
    ),
  },
  toText: (entry) => ({
    what: toText(entry?.what),
    amount: { value: toText(entry?.amount?.value), unit: toText(entry?.amount?.unit) },
  }),
};

const FORMS: { readonly [Kind in EntryKind]: EntryForm<Kind> } = {
  stool: {
    inputs: (texts) => [
      { name: 'bristol', label: texts.bristol, hint: texts.bristolHint, isWhole: true },
      { name: 'count', label: texts.count, isWhole: true },
      { name: 'blood', label: texts.blood, options: { '': texts.notSaid, no: texts.no, yes: texts.yes } },
    ],
    rules: {
      bristol: read(orNull(parseWholeNumber(1, 7)), ({ notABristolType }) => notABristolType),
      count: read(parseWholeNumber(1, 50), ({ notACount }) => notACount),
      blood: z.pipe(
        z.enum(['', 'no', 'yes']),
        z.transform((text) => (text === '' ? null : text === 'yes')),
      ),
    },
    toText: (entry, words) => ({
      bristol: toText(entry?.bristol),
      count: entry === undefined && words === '' ? '1' : toText(entry?.count),
      blood: entry?.blood == null ? '' : entry.blood ? 'yes' : 'no',
    }),
  },
  pain: {
    inputs: (texts) => [
      { name: 'strength', label: texts.strength, hint: texts.zeroToTen },
      { name: 'where', label: texts.where, hint: texts.optional },
    ],
    rules: { strength: read(zeroToTen, (texts) => texts.zeroToTen), where: optional },
    toText: (entry) => ({ strength: toText(entry?.strength), where: toText(entry?.where) }),
  },
  symptom: {
    inputs: (texts) => [
      { name: 'what', label: texts.what },
      { name: 'strength', label: texts.strength, hint: texts.strengthOfSymptom },
    ],
    rules: { what: required, strength: read(orNull(parseStrength), ({ notAStrength }) => notAStrength) },
    toText: (entry) => ({ what: toText(entry?.what), strength: strengthToText(entry?.strength) }),
  },
  meal: consumed,
  drink: consumed,
  medication: {
    inputs: (texts) => [
      { name: 'name', label: texts.name },
      { name: 'dose', label: texts.dose, hint: texts.doseHint },
    ],
    rules: { name: required, dose: optional },
    toText: (entry) => ({ name: toText(entry?.name), dose: toText(entry?.dose) }),
  },
  sleep: {
    inputs: (texts) => [{ name: 'minutes', label: texts.hours, hint: texts.hoursHint }],
    rules: {
      minutes: z.pipe(
        read(parseNumber(0.02, 24), ({ notHours }) => notHours),
        z.transform((hours) => Math.round(hours * 60)),
      ),
    },
    toText: (entry) => ({ minutes: entry?.minutes == null ? '' : toText(entry.minutes / 60) }),
  },
  mood: {
    inputs: (texts) => [
      { name: 'what', label: texts.what, hint: texts.moodHint },
      { name: 'strength', label: texts.strength, hint: texts.zeroToTenOptional },
    ],
    rules: { what: optional, strength: read(orNull(zeroToTen), (texts) => texts.zeroToTen) },
    toText: (entry) => ({ what: toText(entry?.what), strength: toText(entry?.strength) }),
    check: z.refine(({ what, strength }) => what !== null || strength !== null, {
      path: ['what'],
      error: () => entryFormTexts().missing,
    }),
  },
  note: {
    inputs: (texts) => [{ name: 'text', label: texts.note }],
    rules: { text: required },
    toText: (entry, words) => ({ text: entry?.text ?? words }),
  },
};

/** The kinds of entries, in the order of their buttons. */
export const ENTRY_KINDS = Object.keys(FORMS) as readonly EntryKind[];

const getForm = (kind: EntryKind): EntryForm => FORMS[kind];

/** The inputs of the form for a kind of entry, besides its day and time. */
export const entryInputs = (kind: EntryKind): readonly EntryInput[] => getForm(kind).inputs(entryFormTexts());

type EntryRules = Readonly<Record<string, z.ZodMiniType>>;

/** The rules of all inputs of the form for a kind of entry. */
export const entryRules = (kind: EntryKind): z.ZodMiniObject<EntryRules> => {
  const { rules, check } = getForm(kind);
  const day = requiredText(() => dateRangeTexts().missing);
  const all: z.ZodMiniObject<EntryRules> = z.object({ ...rules, day, time: z.string() });
  return check === undefined ? all : all.check(check);
};

/** Initial values of the form for a kind of entry: of an entry, of a draft, or as far as known for a new one. */
export const entryFormValues = (
  kind: EntryKind,
  entry: DiaryEntry | EntryDraft | undefined,
  when: EntryTime,
  words = '',
) => ({ ...getForm(kind).toText(entry, words), ...entryTimeValues(when) });

/** The entry that was typed, by the rules of its kind. */
export const toEntry = (
  kind: EntryKind,
  { day, time, ...values }: Readonly<Record<string, unknown>>,
  { offset_minutes, words, ...base }: EntryTime & Pick<DiaryEntry, 'words'>,
): DiaryEntry =>
  // `FORMS` types each kind's rules by the values of its entries.
  ({
    kind,
    ...values,
    offset_minutes,
    words,
    ...parseEntryTime({ day: String(day), time: String(time) }, { offset_minutes, ...base }),
  }) as DiaryEntry;
