import { peoples } from '#text/languages/english/peoples';
import { stem } from '#text/words/stems';
import { isoDay } from '#text/words/named-date';
import type { Quoted } from './quoted';
import { isInitials, type Reading } from './reading';
import type { Token } from './tokens';

/** Of a country and its people the same stem. */
const people: ReadonlyMap<string, string> = new Map(
  [...peoples.split('·'), 'us american', 'states american', 'america american', 'union european', 'eu european', 'europe european', 'britain british', 'uk british', 'kingdom british'].flatMap((line) => {
    const words = line.trim().split(/\s+/).map((word) => stem(word));
    return words.map((word) => [word, words.at(-1) ?? word] as const);
  }),
);
const placeOf = (key: string): string => people.get(key) ?? key;

const isSamePart = (a: string, b: string): boolean => a === b || placeOf(a) === placeOf(b) || (Math.min(a.length, b.length) >= 4 && (a.startsWith(b) || b.startsWith(a)));

/** Whether every word of a name stands in a text of its source, or the name that its initials stand for. */
export const knownName = (name: Token, quote: Reading, around: Reading, cited: readonly Quoted[]): boolean => {
  const given = [...quote.tokens, ...around.tokens];
  if (given.some((other) => isInitials(name, other) || isInitials(other, name))) return true;
  const letters = cited.map(({ host }) => host ?? '').join(' ').toLowerCase();
  const initials = initialsIn(`${quote.text} ${around.text}`);
  return name.keys.every((key) => given.some(({ keys }) => keys.some((each) => isSamePart(each, key))) || letters.includes(key) || initials.has(key));
};

/** Initials of all runs of capitalised words, function words left out or in. */
const initialsIn = (text: string): ReadonlySet<string> => {
  const found = new Set<string>();
  const words = text.match(/[\p{L}’']+/gu) ?? [];
  for (let from = 0; from < words.length; from++) {
    let all = '';
    let capitals = '';
    for (let at = from; at < Math.min(words.length, from + 9); at++) {
      const word = words[at] ?? '';
      if (!/^\p{Lu}/u.test(word) && !/^(?:of|the|and|for|in|on|de|du|des|la)$/.test(word)) break;
      all += word.charAt(0).toLowerCase();
      if (/^\p{Lu}/u.test(word)) capitals += word.charAt(0).toLowerCase();
      if (all.length > 1) found.add(all);
      if (capitals.length > 1) found.add(capitals);
    }
  }
  return found;
};

/** The day of a source, as a date that the sentence has. */
export const ofPublication = ({ keys: [key = ''] }: Token, at: number): boolean => {
  const [precision, day = ''] = key.split(' ');
  const own = isoDay(at);
  switch (precision) {
    case 'year': return own.slice(0, 4) === day.slice(0, 4);
    case 'month': return own.slice(0, 7) === day.slice(0, 7);
    case 'day': return own === day;
    case 'named': return own.slice(5, 7) === day;
    default: return false;
  }
};

const ROUNDED = /\b(?:about|around|nearly|almost|roughly|approximately|some|more than|over|less than|under|just over|just under)\b[^\d]{0,12}$/i;

/** `about 18,400` for `18,420` */
export const knownFigure = (figure: Token, written: Reading, quote: Reading): boolean => {
  const value = (key: string): number => Number(/[\d.]+/.exec(key)?.[0] ?? NaN);
  const form = (key: string): string => key.replace(/[\d.]+/, '');
  const [key = ''] = figure.keys;
  return ROUNDED.test(written.text.slice(0, figure.offset)) && quote.tokens.some(({ kind, keys: [other = ''] }) => kind === 'figure' && form(other) === form(key) && Math.abs(value(other) - value(key)) <= 0.05 * value(other));
};
