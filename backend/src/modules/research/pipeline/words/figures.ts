import { foreignFigures, foreignNumerals } from '../languages/figures';
import { spelledNumbers } from '../languages/english/numbers';
import { languageOf } from '../languages/detection';
import type { Language } from '../languages/language';
import { datesIn } from './dates';
import type { Figure } from './figure';
import { matchesIn } from './matches';
import { isoDay, type NamedDate } from './named-date';

const NUMBER = /\d[\d,]*(?:\.\d+)?/g;
const MONEY_BEFORE = /(?:US|C|A|NZ|HK)?[$€£¥]$/;
const SCALE = /^[ -]?(thousand|million|billion|trillion|bn|m)\b/i;
const SHARE = /^ ?(?:%|percent\b|per cent\b|percentage points?\b)/i;
const CURRENCY = /^ (dollars|euros|pounds|yen|yuan)\b/i;
const SIGNS: Readonly<Record<string, string>> = { dollars: '$', euros: '€', pounds: '£', yen: '¥' };
const UNIT = /^[- ](?!of\b|and\b|or\b|to\b|in\b|the\b|et\b|at\b|on\b|through\b|percent\b)(\p{Ll}{3,})/u;
const REFERENCE =
  /(?:\b(?:section|sections|sec\.|title|part|annex|order|orders|proclamation|proclamations|no\.|nos\.|number|chapter|article|articles|directive|notice|rule|circular|paragraph|subsection|note|heading|rin|u\.s\.c\.|cfr|fr|vol\.|page|pp?\.|expedition|apollo|artemis|phase|group|stage|block|version|level|tier|pillar|priority|docket|form|h\.r\.|s\.|item|figure|table|step|lines?|law|p\.l\.|pub\. l\.|resolution|memorandum|launch complex|pad|flight|starlink|covid) ?|[\p{L}]-|[.:/–]|\d )$/iu;

/** `four people`: newspapers spell out small numbers. */
const SPELLED_NUMBER = new RegExp(String.raw`\b(?:${spelledNumbers.join('|')})(?= )`, 'gi');

const spelledIn = (text: string): readonly Figure[] =>
  matchesIn(text, SPELLED_NUMBER).flatMap((match) => {
    const unit = UNIT.exec(text.slice(match.index + match[0].length, match.index + match[0].length + 28))?.[1];
    if (unit === undefined) return [];
    const value = `${spelledNumbers.indexOf(match[0].toLowerCase()) + 2} ${unit}`.replace(/s$/, '');
    return [{ kind: 'count', text: `${match[0]} ${unit}`, value, offset: match.index }];
  });

const plain = (number: string): string => number.replace(/,/g, '').replace(/\.0+$/, '');

const scaled = (scale: string | undefined): string => {
  const word = (scale ?? '').toLowerCase();
  if (word === 'bn') return 'billion';
  return word === 'm' ? 'million' : word;
};

const numbersIn = (text: string): readonly Figure[] => {
  const figures: Figure[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const number = match[0].replace(/,$/, '');
    const offset = match.index;
    const to = offset + number.length;
    const before = text.slice(Math.max(0, offset - 18), offset);
    const after = text.slice(to, to + 28);
    if (/^[:/]\d/.test(after) || /\d:$/.test(before)) continue;
    const sign = MONEY_BEFORE.exec(before)?.[0];
    const scale = SCALE.exec(after);
    const share = SHARE.exec(after);
    const currency = CURRENCY.exec(after.slice(scale?.[0].length ?? 0));
    if (sign !== undefined || currency !== null) {
      const written = number + (scale?.[0] ?? '') + (currency?.[0] ?? '');
      const value =
        `${sign ?? SIGNS[currency?.[1]?.toLowerCase() ?? ''] ?? ''}${plain(number)} ${scaled(scale?.[1])}`.trim();
      figures.push({ kind: 'money', text: `${sign ?? ''}${written}`, value, offset: offset - (sign?.length ?? 0) });
    } else if (share !== null) {
      figures.push({ kind: 'share', text: number + share[0], value: `${plain(number)}%`, offset });
    } else if (!REFERENCE.test(before)) {
      const unit = UNIT.exec(after.slice(scale?.[0].length ?? 0));
      if (unit === null && scale === null) continue;
      const written = number + (scale?.[0] ?? '') + (unit?.[0] ?? '');
      const value = `${plain(number)} ${scaled(scale?.[1])} ${unit?.[1] ?? ''}`
        .replace(/ +/g, ' ')
        .replace(/s$/, '')
        .trim();
      figures.push({ kind: 'count', text: written, value, offset });
    }
  }
  return figures;
};

const isWithin = (place: number, pieces: readonly { readonly text: string; readonly offset: number }[]): boolean =>
  pieces.some(({ text, offset }) => place >= offset && place < offset + text.length);

/**
 * Shares, amounts of money, counts with units, and dates in a sentence, in order; excludes the numbers of orders, sections
 * and launch pads. Without a language, null for English, the text itself shows it.
 */
export const figuresIn = (
  text: string,
  anchor: number,
  known?: readonly (NamedDate & { readonly offset: number })[],
  ofText?: Language | null,
): readonly Figure[] => {
  const spelled = spelledIn(text);
  if (!/\d/.test(text)) return spelled;
  const language = ofText === undefined ? languageOf(text) : ofText;
  const named = known ?? datesIn(text, anchor, language);
  const numbers = language === null ? numbersIn(text) : foreignFigures(text, language);
  const dates = named.map((date): Figure => ({
    kind: 'date',
    text: date.text,
    value: `${date.named} ${isoDay(date.at)}`,
    offset: date.offset,
  }));
  return [...spelled, ...numbers.filter(({ offset }) => !isWithin(offset, named)), ...dates].sort(
    (a, b) => a.offset - b.offset,
  );
};

/** The sentence with each figure replaced by its kind: the same wording with another figure is a change. */
export const masked = (text: string, figures: readonly Figure[]): string => {
  let masked = '';
  let from = 0;
  for (const figure of figures) {
    masked += `${text.slice(from, figure.offset)}<${figure.kind}>`;
    from = figure.offset + figure.text.length;
  }
  return masked + text.slice(from);
};

const YEAR = /^(?:19|20)\d\d$/;

/**
 * All numbers in a text that are amounts, as digits, with `%` for shares; no dates, years or numbers of orders and
 * sections.
 */
export const numeralsIn = (text: string, anchor: number): readonly string[] => {
  if (!/\d/.test(text)) return [];
  const language = languageOf(text);
  const dates = datesIn(text, anchor, language);
  if (language !== null)
    return foreignNumerals(text, language).flatMap(({ value, offset }) => (isWithin(offset, dates) ? [] : [value]));
  return [...text.matchAll(NUMBER)].flatMap((match) => {
    const before = text.slice(Math.max(0, match.index - 18), match.index);
    const written = match[0].replace(/,$/, '');
    const to = match.index + written.length;
    const number = plain(written) + (SHARE.test(text.slice(to, to + 28)) ? '%' : '');
    return isWithin(match.index, dates) || YEAR.test(written) || REFERENCE.test(before) ? [] : [number];
  });
};
