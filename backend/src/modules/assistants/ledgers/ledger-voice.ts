import { type Claim, headlineOf } from '#modules/research/published';
import { isoDay } from '#text/words/date-mention';
import { clauseOf, notApplying } from '#wording/remark-words';
import { remembered } from '#platform/remembered';
import type { WordedVoice } from '../answering/reply';
import type { Period } from '../periods/question-period';
import type { CaughtUp } from './news/catch-up';
import type { QuotedClaim } from './claim-passages';
import { lastDayOf } from './last-days';
import { dayOfClaim } from './index/ledger-index';

/** The owner of the asked ledgers: one tracker, or a folder of trackers. */
export type Subject =
  { readonly kind: 'tracker' } | { readonly kind: 'folder'; readonly isOwn: boolean; readonly isRoot: boolean };

const nameOf = (subject: Subject): string => {
  if (subject.kind === 'tracker') return 'this tracker';
  if (subject.isRoot) return 'your trackers';
  return subject.isOwn ? 'your folder' : 'this folder';
};

const isMany = (subject: Subject): boolean => subject.kind === 'folder' && subject.isRoot;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A day in words. Remembered, since formatting is slow. */
const formatDay = remembered((day: string, withYear: string): string =>
  new Date(day).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
    ...(withYear === '' ? {} : { year: 'numeric' }),
  }),
);

/** A day in words, `May 1`, with its year if that is not today’s. `day` and `today`: `2026-05-01`. */
const formatDayFrom = (day: string, today: string): string =>
  formatDay(day, day.slice(0, 4) === today.slice(0, 4) ? '' : 'with its year');

const formatPeriod = ({ from, to }: Period, today: string): string => {
  const day = (time: number): string => formatDayFrom(isoDay(time), today);
  if (from === null) return to === null ? '' : `until ${day(to)}`;
  if (to === null) return isoDay(from) === today ? 'today' : `since ${day(from)}`;
  return isoDay(from) === isoDay(to) ? `on ${day(from)}` : `from ${day(from)} to ${day(to)}`;
};

const deadlineIn = (claim: Claim, today: string): readonly string[] => {
  const due = claim.in_force?.due;
  if (due !== undefined) return [`${due < today ? 'was due' : 'due'} ${formatDayFrom(due, today)}`];
  const last = lastDayOf(claim);
  return last === null ? [] : [`${last < today ? 'was to hold until' : 'until'} ${formatDayFrom(last, today)}`];
};

/** From when a claim holds, with the year, which may well be another than its page’s. */
const startIn = ({ start }: QuotedClaim): readonly string[] => {
  if (start === null) return [];
  const [day, ...inPart] = [start.day, ...start.inPart].map((each) => formatDay(each, 'with its year'));
  return [[`from ${day}`, ...inPart.map((each) => `in part from ${each}`)].join(', ')];
};

/** What has ended of a claim while the rest holds. */
const partsIn = ({ partsEnded }: QuotedClaim, today: string): readonly string[] =>
  partsEnded.map(({ words, since }) => notApplying(words, since === null ? null : formatDayFrom(since, today)));

/** The act that ended under a claim. How much of the claim falls with it is not known. */
const groundIn = ({ groundEnded }: QuotedClaim, today: string): readonly string[] =>
  groundEnded === null
    ? []
    : [clauseOf({ ...groundEnded, by: null, sources: [] }, { written: (day) => formatDayFrom(day, today), today })];

const endIn = ({ claim, endedBy }: QuotedClaim, today: string): readonly string[] =>
  endedBy === null || claim.ended_by === undefined
    ? []
    : [
        `${claim.status === 'updated' ? 'changed' : 'no longer holds'} since ${formatDayFrom(dayOfClaim(endedBy), today)}`,
      ];

const captionOf = (quoted: QuotedClaim, titles: readonly (string | null)[], today: string): string => {
  const { day, claim, ended, changed, endedInPart } = quoted;
  const days = (of: readonly string[]): string => of.map((each) => formatDayFrom(each, today)).join(' and ');
  return [
    capital(formatDayFrom(day, today)),
    ...titles.flatMap((title) => title ?? []),
    ...startIn(quoted),
    ...deadlineIn(claim, today),
    ...endIn(quoted, today),
    ...partsIn(quoted, today),
    ...groundIn(quoted, today),
    ...(ended.length === 0 ? [] : [`ended what is told of ${days(ended)}`]),
    ...(changed.length === 0 ? [] : [`changed what is told of ${days(changed)}`]),
    ...(endedInPart.length === 0 ? [] : [`ended part of what is told of ${days(endedInPart)}`]),
  ].join(' · ');
};

const publishersOf = ({ claim: { evidence } }: QuotedClaim): string =>
  [...new Set(evidence.map(({ publisher, host }) => publisher || host))].join(', ');

/** The context for wording claims. */
export interface Speaking {
  readonly subject: Subject;
  readonly period: Period | null;
  /** Set if everything of that time was asked for. */
  readonly caughtUp?: CaughtUp;
  /** Today's date: `2026-08-26`. */
  readonly today: string;
  /** The title of a tracker by its id; null where all claims are of one tracker. */
  readonly titleOf: (trackerId: string) => string | null;
  readonly addressOf: (page: { readonly trackerId: string; readonly url: string }) => string;
}

/** Speaks of ledgers, and points to the evidence of each claim. */
export const ledgerVoice = ({
  subject,
  period,
  caughtUp,
  today,
  titleOf,
  addressOf,
}: Speaking): WordedVoice<QuotedClaim> => {
  const name = nameOf(subject);
  const time = period === null ? '' : formatPeriod(period, today);
  const says = isMany(subject) ? 'say' : 'says';
  return {
    quoted: (quotes) => {
      const when = time === '' ? '' : `, ${time}`;
      if (caughtUp === undefined) return `${capital(name)} ${says}${when}:`;
      const { count, order, isSinceVisit, isOnThing } = caughtUp;
      const first = order === null || quotes.length === 1 ? ':' : `, ${order} first:`;
      const visit = isSinceVisit ? 'When you were last here is not known. ' : '';
      return count === undefined
        ? `${visit}${capital(name)} ${says}${when}${first}`
        : `${capital(name)} ${isMany(subject) ? 'have' : 'has'} ${count} ${count === 1 ? 'line' : 'lines'}${isOnThing === true ? ' on this' : ''}${when}${first}`;
    },
    worded: `${capital(name)} ${says}, ${time === '' ? '' : `${time}, `}in short:`,
    notAnswered:
      time === ''
        ? `Nothing in ${name} clearly answers this.`
        : `${capital(name)} ${isMany(subject) ? 'have' : 'has'} nothing${caughtUp === undefined ? ' on this' : ''} ${time}.`,
    lacks: (things) => `${capital(name)} ${isMany(subject) ? 'do' : 'does'} not mention ${things}.`,
    nearest: () => (time === '' ? 'Lines to look at, which may not answer it:' : 'At other times:'),
    referenceOf: ({ location: { claim } }) => claim._id,
    addressesOf: ({ claim: { tracker_id: trackerId, evidence } }) =>
      evidence.slice(0, 1).map(({ url }) => addressOf({ trackerId, url })),
    captionOf: (quoted) => {
      const [page] = quoted.claim.evidence;
      // A reader who is catching up wants to know which news each line comes from.
      const news = caughtUp === undefined || page === undefined ? null : headlineOf(page);
      const sources = caughtUp?.isOfSources === true ? publishersOf(quoted) : null;
      return captionOf(quoted, [titleOf(quoted.claim.tracker_id), news, sources], today);
    },
    remarkOn: (places) =>
      [
        ...new Set([
          ...places.map(({ day }) => formatDayFrom(day, today)),
          ...places.flatMap((quoted) => [...partsIn(quoted, today), ...groundIn(quoted, today)]),
        ]),
      ].join(', '),
    originOf: (quoted) => {
      const { evidence, first_seen_at: readAt } = quoted.claim;
      const [page] = evidence;
      // The model has to see which parts of a quote have ended.
      const ends = [...partsIn(quoted, today), ...groundIn(quoted, today)];
      const title = [page === undefined ? '' : headlineOf(page), ...ends].join(' – ');
      return { title, host: page?.host ?? '', publisher: page?.publisher ?? '', publishedAt: quoted.day, readAt };
    },
  };
};
