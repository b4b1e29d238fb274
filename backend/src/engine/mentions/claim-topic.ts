import { startOfDay } from '#kernel/calendar';
import { groupBy } from '#kernel/grouping';
import { lazy } from '#kernel/memoize';
import { ofToday } from '#text/languages/english/own-days';
import { days } from '#text/words/date-mention';
import { timeOf } from '#text/words/dates';
import { figuresIn } from '#text/words/figures';
import { isApart } from '#text/words/likeness';
import { nameWordsIn } from '#text/words/names';
import { eventDaysIn } from '#text/words/past-days';
import { stemSet } from '#text/words/stems';
import type { LedgerClaim } from '../ledger';
import type { OpenLedger, PublishedLine } from '../open-ledger';
import { isFit } from '../ranking/fitness';
import type { RunPage } from '../run';
import { bareTitleStems } from '../stories/titles';

/** The day, names, figures and words that identify what a claim is about. */
export interface ClaimTopic {
  /** The date of the claim, in milliseconds. */
  readonly claimedAt: number;
  /**
   * The day of its page and the recent days that it names. Older days are left out: reports on the day a disaster began
   * do not concern a sentence that only recalls it.
   */
  readonly days: () => ReadonlySet<number>;
  readonly names: () => ReadonlySet<string>;
  readonly figures: () => ReadonlySet<string>;
  /** Whether its text, and not only its page's title, says what it is about. */
  readonly fit: () => boolean;
}

const figureValues = (text: string, writtenAt: number): ReadonlySet<string> =>
  new Set(figuresIn(text, writtenAt).flatMap(({ kind, value }) => (kind === 'date' ? [] : [value])));

/** Maximum age of the event that a page is about. */
export const ownEvent = days(7);

export const claimTopicOf = (claim: LedgerClaim): ClaimTopic => {
  const claimedAt = timeOf(claim.publishedAt) ?? timeOf(claim.firstSeenAt) ?? 0;
  return {
    claimedAt,
    days: lazy(
      () =>
        new Set([
          startOfDay(claimedAt),
          ...eventDaysIn(claim.text, claimedAt).filter((day) => day > claimedAt - ownEvent),
        ]),
    ),
    names: lazy(() => nameWordsIn(claim.text)),
    figures: lazy(() => figureValues(claim.text, claimedAt)),
    fit: lazy(() => isFit(claim)),
  };
};

/** Stems of the title of the page that the line was taken from. */
const titleStemsOf = ({ evidence: [first] }: LedgerClaim): ReadonlySet<string> =>
  bareTitleStems(first?.title ?? '', first?.publisher ?? '');

/**
 * Whether a sentence of similar wording is about something else: `The tariffs will take effect 21 days after signing.`
 */
export const isAboutOtherThing = ({ names, figures }: ClaimTopic, text: string, writtenAt: number): boolean =>
  ofToday.test(text) || isApart(names(), nameWordsIn(text)) || isApart(figures(), figureValues(text, writtenAt));

/** Stems of a claim's line and its page's title. */
export const stemsOfClaim = (claim: LedgerClaim): ReadonlySet<string> =>
  new Set([...titleStemsOf(claim), ...stemSet(claim.text)]);

/** A published line with the stems of its page's title. */
export interface TitledLine extends PublishedLine {
  readonly title: ReadonlySet<string>;
}

/** Number of newest lines to compare, so that a run on an old ledger costs no more than on a young one. */
const NEWEST = 100;

export const newestLines = (ledger: OpenLedger): readonly TitledLine[] =>
  ledger.newest(NEWEST).map((line) => ({ ...line, title: titleStemsOf(line.claim) }));

/** Lines, titles and first sentences of what a tracker published and read, as stems; each story counts once. */
export const accountsOf = (
  lines: readonly TitledLine[],
  runPages: readonly RunPage[],
): readonly ReadonlySet<string>[] => [
  ...[...groupBy(lines, ({ claim }) => claim.story).values()].map(
    (story) => new Set(story.flatMap(({ title, stems }) => [...title, ...stems])),
  ),
  ...runPages.map(({ analysis, titleStems }) => new Set([...titleStems, ...analysis.gate.lead])),
];
