import { numberFormat } from '#shared/language/locale';
import type { KeyFactRead, KeyFactValue, Tracker } from '../api/tracker';
import { keyFactTexts } from './texts/key-facts';

export type KeyFactType = Tracker['key_facts_schema'][string]['type'];

/** A key fact as text, shortened and exact. */
export interface FormattedKeyFact {
  /** Usual notation: '$1.2 trillion', '50 %'. */
  readonly shown: string;
  /**
   * Full notation, with all digits and at least two decimals: '$1,200,000,000,000.00', '50.00 %'. Equals `shown` unless
   * it is a number.
   */
  readonly exact: string;
}

const exact = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 15 });
const compact = numberFormat({
  notation: 'compact',
  compactDisplay: 'long',
  maximumFractionDigits: 2,
  useGrouping: 'always',
});
const plain = numberFormat({ maximumFractionDigits: 3 });
/** Decimals alone would round these to zero. */
const small = numberFormat({ maximumSignificantDigits: 3 });
const cents = numberFormat({
  minimumFractionDigits: 2,
  maximumFractionDigits: 3,
  trailingZeroDisplay: 'stripIfInteger',
});

const MILLION = 1_000_000;
const CENT = 0.01;

const formatPlain = (amount: number): string => (Math.abs(amount) < 1 ? small : plain)(amount);

const formatCount = (amount: number): string => (Math.abs(amount) < MILLION ? formatPlain(amount) : compact(amount));

const formatPrice = (size: number): string => {
  if (size >= MILLION) return compact(size);
  return (size > 0 && size < CENT ? small : cents)(size);
};

/** Built by hand: not every version of Intl spells out the scale of a currency. */
const dollars = (amount: number, format: (size: number) => string): string =>
  `${amount < 0 ? '-' : ''}${keyFactTexts().dollars(format(Math.abs(amount)))}`;

const text = (words: string): FormattedKeyFact => ({ shown: words, exact: words });

type Qualifier = KeyFactRead['qualifier'];

/** A key fact by its type in the schema; 'Unknown' without a value of that type. */
export const formatKeyFact = (
  value: KeyFactValue | undefined,
  type: KeyFactType | undefined,
  qualifier: Qualifier = null,
): FormattedKeyFact => {
  const { shown, exact } = formatValue(value, type);
  if (qualifier === null) return { shown, exact };
  const inWords = keyFactTexts()[qualifier];
  return { shown: inWords(shown), exact: inWords(exact) };
};

const formatValue = (value: KeyFactValue | undefined, type: KeyFactType | undefined): FormattedKeyFact => {
  if (value === null || value === undefined || String(value).trim() === '') return text(keyFactTexts().unknown);
  if (type === 'boolean') return text(value === true || value === 'true' ? keyFactTexts().yes : keyFactTexts().no);
  if (type === 'string' || type === undefined) return text(String(value));
  // A number is exact to fifteen digits; beyond them, 1.1 * 1e12 has noise.
  const amount = Number(Number(value).toPrecision(15));
  if (!Number.isFinite(amount)) return text(keyFactTexts().unknown);
  switch (type) {
    case 'currency':
      return { shown: dollars(amount, formatPrice), exact: dollars(amount, exact) };
    case 'percentage':
      return { shown: `${formatPlain(amount)} %`, exact: `${exact(amount)} %` };
    case 'number':
      return { shown: formatCount(amount), exact: exact(amount) };
  }
};

/** A key fact and its previous value, if any; both exact if rounding would hide the change. */
export const formatReading = (
  value: KeyFactValue | undefined,
  type: KeyFactType | undefined,
  read: Pick<KeyFactRead, 'qualifier' | 'was' | 'was_qualifier'> | undefined,
): { readonly now: FormattedKeyFact; readonly was: FormattedKeyFact | null } => {
  const now = formatKeyFact(value, type, read?.qualifier);
  if (read === undefined || read.was === null) return { now, was: null };
  const was = formatKeyFact(read.was, type, read.was_qualifier);
  return now.shown === was.shown ? { now: text(now.exact), was: text(was.exact) } : { now, was };
};
