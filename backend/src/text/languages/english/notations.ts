import { listOf } from '../patterns';
import { monthName, months } from './calendar';

const SIGNS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥' };
const ORDINALS = listOf('first second third fourth');
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const UP_TO = String.raw`(?: ?[-–] ?| (?:to|through|and|until) )`;

/** Other ways to write what is compared, each with the one that is. */
export const notations: readonly (readonly [RegExp, string | ((...match: string[]) => string)])[] = [
  // `USD 48 million`, `2 000`, `a fortnight`, `9 pct`, `25 bps`
  [/\b(?:US|C|A)?(USD|EUR|GBP|JPY) ?(?=\d)/g, (_, code = '') => SIGNS[code] ?? ''],
  [/(?<![\d.,:/-])(\d{1,3}) (?=\d{3}(?!\d))/g, '$1,'],
  [/\ba fortnight\b/g, 'two weeks'],
  [/(?<=\d ?)(?:pct|pc)\b/g, 'percent'],
  [/(?<=\d) ?bps?\b/g, ' basis points'],
  // `no later than May 6`, `on or after May 6`
  [/\b(?:(?:no|not) later than|on or before)\b/gi, 'by'],
  [/\b(?:(?:no|not) earlier than|on or after)\b/gi, 'from'],
  // `Q2 2027`, `H1 2027`
  [/\bQ([1-4])\b/g, (_, quarter = '') => `${ORDINALS[Number(quarter) - 1] ?? ''} quarter`],
  [/\bH([12])\b(?= \d{4})/g, (_, half = '') => `${ORDINALS[Number(half) - 1] ?? ''} half of`],
  // `2026-05-06`, `May 6 to 9`, `6 to 9 May`
  [
    /\b(\d{4})-(0[1-9]|1[0-2])-([0-3]\d)\b/g,
    (_, year = '', month = '', day = '') => {
      const name = months[Number(month) - 1] ?? '';
      return `${String(Number(day))} ${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`;
    },
  ],
  [new RegExp(String.raw`\b(${monthName}) (${DAY})${UP_TO}(?=${DAY}\b(?!\d|[ ,]*(?:percent|%)))`, 'g'), '$1 $2 to $1 '],
  [new RegExp(String.raw`\b(?<![\d.,])(${DAY})${UP_TO}(?=${DAY} (${monthName}))`, 'g'), '$1 $2 to '],
  [/\b(?:noon|midday)\b/g, '12:00'],
];
