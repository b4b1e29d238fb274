import { english } from '#text/languages/english/english';
import { speaksOfHolding } from '#text/languages/holding';
import type { Language } from '#text/languages/language';
import { monthsMentionedIn } from '#text/words/calendar-names';
import { monthMention, nearestYear, type DateMention, type PlacedDate } from '#text/words/date-mention';
import { datesIn } from '#text/words/dates';
import { quantitiesIn, type Quantity } from '#text/words/quantities';
import { stemSet } from '#text/words/stems';
import { designationsIn, type Designations } from '../../compare/designations';
import type { LedgerClaim } from '../../ledger';
import type { Run } from '../../run';

/** What texts say, for comparison with others. */
export interface Said {
  readonly amounts: readonly Quantity[];
  /** Days and months. */
  readonly times: readonly DateMention[];
  readonly designations: Designations;
  /** Whether something is stopped, postponed or reversed. */
  readonly undoes: boolean;
  /** Whether something may have ended or continues. */
  readonly speaksOfHolding: boolean;
}

/** Day of the month for which a month without a day is placed in the nearest year. */
const MID_MONTH = 15;

/** The months of a text that are named without a day, in the year nearest to when it was written. */
const bareMonthsIn = (
  text: string,
  dates: readonly PlacedDate[],
  writtenAt: number,
  language: Language | null,
): readonly DateMention[] =>
  monthsMentionedIn(text, language ?? english)
    .filter(({ offset }) => !dates.some((date) => offset >= date.offset && offset < date.offset + date.text.length))
    .map(({ value, offset, end }) => {
      const month = Number(value.slice(-2)) - 1;
      return monthMention(text.slice(offset, end), month, nearestYear(month, MID_MONTH, writtenAt));
    });

/** The days and months that a text names. */
const timesIn = (text: string, writtenAt: number, language: Language | null): readonly DateMention[] => {
  const dates = datesIn(text, writtenAt, language);
  return [...dates.filter(({ precision }) => precision !== 'year'), ...bareMonthsIn(text, dates, writtenAt, language)];
};

/** `writtenAt`: milliseconds. */
export const saidIn = (texts: readonly string[], writtenAt: number, language: Language | null): Said => {
  const text = texts.join('. ');
  return {
    amounts: texts.flatMap((each) => quantitiesIn(each, writtenAt, language)),
    times: texts.flatMap((each) => timesIn(each, writtenAt, language)),
    designations: designationsIn(text, language),
    undoes: (language ?? english).news.undoing.test(text),
    speaksOfHolding: speaksOfHolding(text, language),
  };
};

/** Texts with the stems of their words and of what else is remembered of them. */
export interface Remembered {
  readonly texts: readonly string[];
  readonly stems: ReadonlySet<string>;
}

/** What is known of a published story: its lines, the titles of their pages, and what is remembered of those. */
export const rememberedOfStory = (run: Run, claim: LedgerClaim, language: Language | null): Remembered => {
  const claims = run.ledger.ofStory(claim.story);
  const pages = claims.flatMap(({ evidence: [first] }) => first ?? []);
  const remembered = pages.map(({ url }) => run.remembered(url));
  const lines = [...new Set([...claims.map(({ text }) => text), ...pages.map(({ title }) => title)])];
  return {
    texts: [...lines, ...remembered.flatMap(({ figures }) => figures)],
    stems: new Set([
      ...lines.flatMap((line) => [...stemSet(line, language)]),
      ...remembered.flatMap(({ stems }) => stems),
    ]),
  };
};
