import { weekdays } from '../../../pipeline/languages/english/calendar';
import { days, isoDay } from '../../../pipeline/words/named-date';
import { stem } from '../../../pipeline/words/stems';
import { corresponds, type Alignment } from './alignment';
import type { SenseToken } from '../words/sense-tokens';

const AHEAD = /\b(?:will|shall|to be|due|scheduled|set to|next)\b/;

/** Days that a page of a day means by `today`, `yesterday` and weekdays: the last, or the next if it looks ahead. */
export const daysMeant = (text: string, at: number): readonly string[] => {
  const day = (offset: number): string => `day ${isoDay(at + days(offset))}`;
  const words = text.toLowerCase().match(/\b(?:last night|today|yesterday|tomorrow|\p{L}+day)\b/gu) ?? [];
  return words.flatMap((word) => {
    const fixed = ['yesterday', 'today', 'tomorrow'].indexOf(word.replace('last night', 'yesterday'));
    if (fixed >= 0) return [day(fixed - 1)];
    const weekday = weekdays.indexOf(word);
    if (weekday < 0) return [];
    const back = (new Date(at).getUTCDay() - weekday + 7) % 7;
    return AHEAD.test(text) ? [day(-back), day(7 - back)] : [day(-back)];
  });
};

const dayOf = (key: string): number | null => (key.startsWith('day ') ? Date.parse(key.slice('day '.length)) : null);

/** Whether a date is one of the days that a text means: `July 7` for `Tuesday`, or `Tuesday` for `July 7` of that week. */
export const isMeant = (key: string, given: readonly SenseToken[], meant: readonly string[], at: number): boolean => {
  if (meant.includes(key)) return true;
  const weekday = weekdays.indexOf(key.replace(/^weekday /, ''));
  return [...meant, ...given.flatMap(({ kind, key: other }) => (kind === 'date' ? [other] : []))].some((other) => {
    const day = dayOf(other);
    return day !== null && new Date(day).getUTCDay() === weekday && Math.abs(day - at) < days(6);
  });
};

const CLAUSE_END =
  /,? (?:and|but|while|which|whereas) (?=(?:the |it |they |its |their )[^,]{0,40}\b(?:will|is|are|was|were|has|have|had|may)\b)|;/g;

/** Number of the clause that an offset is in. */
const clauseNumber = (text: string, offset: number): number =>
  [...text.matchAll(CLAUSE_END)].filter(({ index }) => index < offset).length;

const AROUND = 2;

interface Placed {
  readonly written: string;
  /** Words, names, figures and dates of the sentence, in order. */
  readonly sentence: readonly SenseToken[];
  /** Their places in the quote; dates have none, since theirs is free. */
  readonly alignment: Alignment;
  readonly quote: readonly SenseToken[];
  readonly text: string;
  /** Offset of the sentence’s finite verb. */
  readonly predicate: number;
}

const BEGINS = /\b(?:from|since|starting|beginning|effective|after)(?: on)? $/i;
const ENDS = /\b(?:until|till|through|by|before|ending|ends|expires)(?: on)? $/i;
const IS_DAY = /\b(?:on|in|at) $/i;

/** Whether a date is the end of something that begins on it in the quote, or the other way round. */
const limitsOtherwise = (
  written: string,
  { offset }: SenseToken,
  text: string,
  given: SenseToken | undefined,
): boolean => {
  const [own, theirs] = [written.slice(0, offset), text.slice(0, given?.offset ?? 0)];
  return (
    (BEGINS.test(own) && ENDS.test(theirs)) ||
    (ENDS.test(own) && BEGINS.test(theirs)) ||
    (IS_DAY.test(own) && (ENDS.test(theirs) || /\bsince $/i.test(theirs)))
  );
};

/** `for the first time since Apollo 17 in 1972`: the day of something that only gives the measure. */
const MEASURE = /\b(?:since|than|after|before|following) (?:the |its |an? )?[^,.;]{1,60} (?:in|on|of) $/iu;

const isOfOther = (text: string, quote: readonly SenseToken[], place: number, alignment: Alignment): boolean => {
  const before = text.slice(0, quote[place]?.offset ?? 0);
  const start = before.search(MEASURE);
  if (start === -1) return false;
  const within = [...quote.keys()].filter(
    (index) => index < place && (quote[index]?.offset ?? 0) > start && quote[index]?.kind !== 'cue',
  );
  return within.length > 0 && !within.some((index) => alignment.includes(index));
};

const isWord = (token: SenseToken | undefined): boolean => token?.kind === 'word' || token?.kind === 'name';

const REPORTS = new Set(
  ['say', 'said', 'announce', 'announced', 'report', 'reported', 'told', 'confirmed', 'stated'].map(stem),
);

const isMisplaced = ({ written, sentence, alignment, quote, text, predicate }: Placed, at: number): boolean => {
  const token = sentence[at];
  if (token?.kind !== 'date') return false;
  const own = [...quote.keys()].filter((index) => {
    const other = quote[index];
    return other !== undefined && corresponds(token, other);
  });
  if (own.length === 0) return false;
  if (own.every((place) => limitsOtherwise(written, token, text, quote[place]))) return true;
  if (own.every((place) => isOfOther(text, quote, place, alignment))) return true;
  const before = [...sentence.keys()].filter((index) => index < at && isWord(sentence[index])).slice(-AROUND);
  const after = [...sentence.keys()].filter((index) => index > at && isWord(sentence[index])).slice(0, AROUND);

  // `paid out from November 30`: what is before the date has to be in the date's clause of the quote.
  const nearest = alignment[before.at(-1) ?? after[0] ?? -1];
  const clause = (index: number): number => clauseNumber(text, quote[index]?.offset ?? 0);
  if (nearest !== undefined && own.every((place) => clause(place) !== clause(nearest))) return true;

  // `…, the ministry announced on Monday`: the day is that of the announcement.
  const isOfReport = (place: number): boolean => {
    const [report, date] = [quote[place - 1], quote[place]];
    return (
      report?.kind === 'word' &&
      REPORTS.has(report.key) &&
      /^\p{L}+(?: on)? $/u.test(text.slice(report.offset, date?.offset)) &&
      !sentence.some(({ key }) => key === report.key)
    );
  };
  if (own.every(isOfReport)) return true;
  // `The court on Thursday upheld`: the date of the verb.
  const verb = alignment[sentence.findIndex(({ offset }) => offset === predicate)];
  if (verb !== undefined && own.some((place) => Math.abs(place - verb) === 1)) return false;

  // `to lorries from October 1 and to all traffic from November 15`: a date follows its own words.
  const last = alignment[before.at(-1) ?? -1];
  const following = last === undefined ? undefined : quote.find(({ kind }, index) => index > last && kind !== 'cue');
  if (
    last !== undefined &&
    following?.kind === 'date' &&
    !corresponds(token, following) &&
    own.every((place) => place < last)
  )
    return true;

  const isNamed = (key: string): boolean => sentence.some((other) => other.kind === 'date' && other.key === key);
  const others = [...quote.keys()].filter((index) => {
    const other = quote[index];
    return (
      other?.kind === 'date' &&
      !isNamed(other.key) &&
      !own.includes(index) &&
      // `Monday, March 9` is one date.
      !own.some((place) => Math.abs(place - index) === 1)
    );
  });
  if (others.length === 0) return false;
  // `lifted the notice it had issued on Sunday`: the date belongs to a verb that the sentence does not have.
  const preceding = own.map((place) => quote.findLastIndex(({ kind }, index) => index < place && kind !== 'cue'));
  if (preceding.every((place) => quote[place]?.kind === 'word' && !alignment.includes(place))) return true;
  const distance = (from: number, to: readonly number[]): number =>
    Math.min(...to.map((place) => Math.abs(place - from)));
  return (
    [...before, ...after].reduce((nearer, index) => {
      const place = alignment[index];
      return place === undefined ? nearer : nearer + Math.sign(distance(place, others) - distance(place, own));
    }, 0) < 0
  );
};

/** Whether a sentence gives something a date that the quote gives to something else. */
export const misplacesDate = (placed: Placed): boolean =>
  [...placed.sentence.keys()].some((at) => isMisplaced(placed, at));
