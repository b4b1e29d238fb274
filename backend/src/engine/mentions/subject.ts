import { ofToday } from '#text/languages/english/own-days';
import { groupBy } from '#kernel/grouping';
import type { LedgerClaim } from '../ledger';
import { once } from '#kernel/once';
import { isFit } from '../ranking/fitness';
import type { Reading } from '../run';
import { bareTitleStems } from '../stories/titles';
import type { Told, ToldLine } from '../told';
import { timeOf } from '#text/words/dates';
import { figuresIn } from '#text/words/figures';
import { isApart } from '#text/words/likeness';
import { days, startOfDay } from '#text/words/named-date';
import { namesIn } from '#text/words/names';
import { stemSet } from '#text/words/stems';
import { daysToldIn } from './days';

/** What a claim is about. */
export interface Subject {
  /** Milliseconds. */
  readonly at: number;
  /**
   * Its page's day, and those that it names but for older ones: what others say of the day that a disaster began is not about a
   * sentence that only recalls it.
   */
  readonly days: ReadonlySet<number>;
  readonly names: () => ReadonlySet<string>;
  readonly figures: () => ReadonlySet<string>;
  /** Whether its text says what it is about; otherwise only its page's title does. */
  readonly fit: () => boolean;
}

const figureValues = (text: string, at: number): ReadonlySet<string> =>
  new Set(figuresIn(text, at).flatMap(({ kind, value }) => (kind === 'date' ? [] : [value])));

/** Maximum age of the event that a page is about. */
export const ownEvent = days(7);

export const subjectOf = (claim: LedgerClaim): Subject => {
  const at = timeOf(claim.publishedAt) ?? timeOf(claim.firstSeenAt) ?? 0;
  return {
    at,
    days: new Set([startOfDay(at), ...daysToldIn(claim.text, at).filter((day) => day > at - ownEvent)]),
    names: once(() => namesIn(claim.text)),
    figures: once(() => figureValues(claim.text, at)),
    fit: once(() => isFit(claim)),
  };
};

/** Of the page that its line was taken from. */
const titleStemsOf = ({ evidence: [first] }: LedgerClaim): ReadonlySet<string> =>
  bareTitleStems(first?.title ?? '', first?.publisher ?? '');

/** Whether a sentence of similar wording is about something else: `The tariffs will take effect 21 days after signing.` */
export const differs = ({ names, figures }: Subject, text: string, at: number): boolean =>
  ofToday.test(text) || isApart(names(), namesIn(text)) || isApart(figures(), figureValues(text, at));

/** Stems of a claim's line and its page's title. */
export const accountOf = (claim: LedgerClaim): ReadonlySet<string> =>
  new Set([...titleStemsOf(claim), ...stemSet(claim.text)]);

/** A told line with the stems of its page's title. */
export interface TitledLine extends ToldLine {
  readonly title: ReadonlySet<string>;
}

/** The lines recorded last. Older ones are not compared, so that a run costs as much on an old ledger as on a young one. */
const NEWEST = 100;

export const newestLines = (told: Told): readonly TitledLine[] =>
  told.newest(NEWEST).map((line) => ({ ...line, title: titleStemsOf(line.claim) }));

/** Lines, titles and first sentences of what a tracker told and read, as stems; each story counts once. */
export const accountsOf = (
  lines: readonly TitledLine[],
  readings: readonly Reading[],
): readonly ReadonlySet<string>[] => [
  ...[...groupBy(lines, ({ claim }) => claim.story).values()].map(
    (story) => new Set(story.flatMap(({ title, stems }) => [...title, ...stems])),
  ),
  ...readings.map(({ document, titleStems }) => new Set([...titleStems, ...document.gate.lead])),
];
