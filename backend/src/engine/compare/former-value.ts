import { jointsOf } from '#text/languages/clause-joints';
import { english } from '#text/languages/english/english';
import { pastForms } from '#text/languages/english/past-forms';
import type { Language } from '#text/languages/language';
import { datesIn } from '#text/words/dates';
import { quantitiesIn, withSharedUnits, type Quantity } from '#text/words/quantities';

interface Place {
  readonly from: number;
  readonly to: number;
}

const CURRENCY_BEFORE = /(?:(?:US|C|A|NZ|HK|R)?[€$£¥]|(?<!\p{L})(?:CHF|EUR|USD|GBP)) ?$/u;
const UNIT = /^ ?(?:%|°C?|[€$£¥]|p[eou]{1,2}r c[ei]{1,2}nto?(?!\p{L})|\p{L}+)/iu;
const NEXT_WORD = /^[ \u00a0](\p{L}[\p{L}-]*)/u;
const PAST = new RegExp(String.raw`^(?:${pastForms}|\p{Ll}{2,}ed)$`, 'u');

/** The end of the words after a count that name what is counted: `140 administrative posts`, `47.000 Geräte`. */
const endOfCounted = (text: string, from: number, language: Language | null): number => {
  const { functionWords } = language ?? english;
  // Adjectives stand before their nouns in English, German and Dutch, and after them in the other languages.
  const hasAdjectiveFirst = language === null || language.news.participleLast;
  const needsCapital = language?.capitalisedNouns === true;
  let [to, end] = [from, from];
  for (let count = hasAdjectiveFirst ? 2 : 1; count > 0; count--) {
    const [written = '', word = ''] = NEXT_WORD.exec(text.slice(to)) ?? [];
    const isCapitalised = /^\p{Lu}/u.test(word);
    if (word === '' || functionWords.has(word.toLowerCase())) break;
    if (language === null && (isCapitalised || PAST.test(word))) break;
    to += written.length;
    if (!needsCapital || isCapitalised) end = to;
  }
  return end;
};

/** A quantity with its unit or with what it counts. */
const withUnit = (text: string, { from, to, isMeasured }: Quantity, language: Language | null): Place => {
  const sign = CURRENCY_BEFORE.exec(text.slice(0, from))?.[0] ?? '';
  const end = text.slice(0, to).trimEnd().length;
  const unit = sign === '' ? (UNIT.exec(text.slice(end))?.[0].length ?? 0) : 0;
  return { from: from - sign.length, to: isMeasured ? end + unit : endOfCounted(text, end, language) };
};

/** The unit of a bare number, which the next amount has; empty if it has its own. */
const sharedUnitOf = (
  line: string,
  value: Quantity,
  quantities: readonly Quantity[],
  language: Language | null,
): string => {
  const next = quantities.find(({ from, isMeasured }) => from > value.from && isMeasured);
  return next === undefined
    ? ''
    : line.slice(line.slice(0, next.to).trimEnd().length, withUnit(line, next, language).to);
};

/** How a published line gives a value that a later sentence replaces. */
export interface FormerValue {
  /** The value with its unit. */
  readonly written: string;
  /** The words of the line that no longer hold, if other values in it stand; else null. */
  readonly part: string | null;
}

/** Between the items of a list, and between clauses. */
const BREAK = /[,;:] | [—–] /g;
const MAX_PART_LENGTH = 60;

const isApart = (a: Place, b: Place): boolean => a.to <= b.from || a.from >= b.to;

/** The item of a list, or the clause, that has a value and none of the others; null if it is long or the sentence's first. */
const itemOf = (line: string, value: Place, others: readonly Place[], language: Language | null): Place | null => {
  const and = String.raw`(?:${jointsOf(language).and})`;
  const before = Math.max(0, ...others.filter(({ to }) => to <= value.from).map(({ to }) => to));
  const after = Math.min(line.length, ...others.filter(({ from }) => from >= value.to).map(({ from }) => from));
  const joints = [...line.matchAll(new RegExp(`${BREAK.source}|(?<= )${and} `, 'giu'))];
  const opening = joints.findLast(({ index }) => index >= before && index < value.from && line[index] !== ' ');
  const start = opening ?? joints.find(({ index }) => index >= before && index < value.from);
  const ends = joints.filter(({ index }) => index >= value.to && index <= after).map(({ index }) => index);
  const to = ends[0] ?? (after === line.length ? line.replace(/[.!?\s]+$/u, '').length : -1);
  if (start === undefined || to < 0) return null;
  const from = start.index + start[0].length;
  const skipped = new RegExp(`^${and} `, 'iu').exec(line.slice(from, value.from))?.[0].length ?? 0;
  return to - from > MAX_PART_LENGTH ? null : { from: from + skipped, to: line.slice(0, to).trimEnd().length };
};

/** Where a text has a value that is no part of a longer number; -1 if nowhere. */
export const placeOfValue = (line: string, value: string): number => {
  for (let at = line.indexOf(value); at >= 0; at = line.indexOf(value, at + 1))
    if (!/[\d.,]$/.test(line.slice(0, at)) && !/^(?:\d|[.,]\d)/.test(line.slice(at + value.length))) return at;
  return -1;
};

/**
 * How a published line gives the value that a sentence replaces, and what falls with it. The other values that the
 * sentence does not give again stand: the other items of a list, and everything beside a day that was moved. Null if the
 * line does not have the value as written.
 */
export const formerValueIn = (
  line: string,
  writtenAt: number,
  { was, sentence }: { readonly was: string; readonly sentence: string },
  language: Language | null,
): FormerValue | null => {
  const value = was.trim();
  const at = value === '' ? -1 : placeOfValue(line, value);
  if (at < 0) return null;
  const dates = datesIn(line, writtenAt, language);
  const written = quantitiesIn(line, writtenAt, language, dates);
  const quantities = withSharedUnits(line, written);
  const isOwn = (each: Place): boolean => !isApart(each, { from: at, to: at + value.length });
  const [asWritten, own] = [written.find(isOwn), quantities.find(isOwn)];
  const unit = asWritten === undefined ? null : withUnit(line, asWritten, language);
  const found: Place = { from: Math.min(unit?.from ?? at, at), to: Math.max(unit?.to ?? at, at + value.length) };
  const comingDates = dates.flatMap(({ precision, offset, to, text }) =>
    precision !== 'year' && to > writtenAt ? [{ from: offset, to: offset + text.length }] : [],
  );
  // When an amount changes, what it is for and from when is told anew; beside a day that moves, the amounts stand.
  const beside: readonly Place[] =
    own === undefined
      ? [...quantities.filter((each) => each.unit !== ''), ...comingDates]
      : quantities.filter((each) => each.unit === own.unit && each.amount !== own.amount);
  const standing = beside.filter(
    (each) => isApart(each, found) && !sentence.includes(line.slice(each.from, each.to).trim()),
  );
  const inLine = line.slice(found.from, found.to);
  if (standing.length === 0) return { written: inLine, part: null };
  const item = itemOf(line, found, standing, language);
  return {
    written: `${inLine}${asWritten === undefined || asWritten.unit === own?.unit ? '' : sharedUnitOf(line, asWritten, written, language)}`,
    part: item === null ? inLine : line.slice(item.from, item.to),
  };
};
