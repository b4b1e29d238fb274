import { spelledNumbers } from '../languages/english/numbers';
import {
  basisPoints,
  boundAfter,
  clockTime,
  fiscalYear,
  notEarlier,
  notLater,
  partOfPoint,
  percentagePoints,
  scaledNumber,
  scales,
  timeTaken,
} from '../languages/english/sentence-words';
import type { Language } from '../languages/language';
import { quantitiesIn } from './quantities';

/** `8 percent` for `eight percent`, `3.2 billion` for `3.2bn` */
const inEnglish = (text: string): string =>
  text
    .replace(notLater, 'by')
    .replace(notEarlier, 'from')
    .replace(scaledNumber, (word) => String(spelledNumbers.indexOf(word.toLowerCase()) + 2))
    .replace(/(?<=\d)\s?(bn|m|tn|k)\b(?! \d)/g, (_, short: string) => ` ${scales[short] ?? ''}`)
    .replace(/(?<!\d)(\d{1,3}),(\d{1,2})(?=\s?%| per ?cent)/g, '$1.$2')
    .replace(timeTaken, (_, ...[hours = '', minutes = '', seconds = '']: readonly string[]) =>
      [hours, minutes.padStart(2, '0'), seconds.padStart(2, '0')].join(':'),
    )
    .replace(clockTime, (_, hour: string, minutes: string | undefined, half: string) =>
      [(Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0), minutes ?? '00'].join(':'),
    )
    .replace(boundAfter, (_, amount: string, more?: string) => `at ${more === undefined ? 'most' : 'least'} ${amount}`)
    .replace(fiscalYear, 'fiscal year ')
    .replace(partOfPoint, (_, part: string) => `${part.toLowerCase() === 'half' ? 0.5 : 0.25} points`)
    .replace(basisPoints, (_, digits: string) => `${Number(digits) / 100} points`)
    .replace(percentagePoints, ' points');

/** `11000000` for `elf Millionen`, `7500000 euro` for `sette milioni e mezzo di euro` */
const inOther = (text: string, writtenAt: number, language: Language): string =>
  quantitiesIn(text, writtenAt, language).reduceRight((digits, { text: written, from, amount }) => {
    if (/^\d/.test(written) || !Number.isInteger(amount)) return digits;
    const gap = /\s$/.test(written) ? ' ' : '';
    return `${digits.slice(0, from)}${amount}${gap}${digits.slice(from + written.length)}`;
  }, text);

/** A text with its numbers in figures, each in one standard form. `language`: null for English. */
export const inDigits = (text: string, writtenAt: number, language: Language | null): string =>
  language === null ? inEnglish(text) : inOther(text, writtenAt, language);
