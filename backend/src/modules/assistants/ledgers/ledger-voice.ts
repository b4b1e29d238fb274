import { readableAnyDay } from '#engine/ranking/own-time';
import { capitalise } from '#kernel/capitalise';
import { memoize, memoizeTexts } from '#kernel/memoize';
import type { Claim } from '#modules/research/published';
import { headlineOf } from '#pages/html/headline';
import type { InterfaceLanguage } from '#platform/http/requests/interface-language';
import { isoDay } from '#text/words/date-mention';
import { clauseOf } from '#wording/remark-words';
import type { WordedVoice } from '../answering/reply-parts';
import type { QuestionPeriod } from '../periods/question-period';
import type { QuotedClaim } from './claim-passages';
import { dayOfClaim } from './index/ledger-index';
import { lastDayOf } from './last-days';
import type { LedgerAnswer } from './ledger-material';
import type { LedgerSubject } from './ledger-subject';
import { ledgerWords } from './ledger-words';
import type { Start } from './starts';

/** A day in words. Remembered, since formatting is slow. */
const formatDay = memoizeTexts((day: string, withYear: string, locale: string): string =>
  new Date(day).toLocaleDateString(locale, {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
    ...(withYear === '' ? {} : { year: 'numeric' }),
  }),
);

interface Told {
  /** Today’s date: `2026-08-26`. */
  readonly today: string;
  readonly language: InterfaceLanguage;
}

const formatWithYear = (day: string, { language }: Told): string =>
  formatDay(day, 'with its year', ledgerWords[language].locale);

/** A day in words, `May 1`, with its year if it is another than today’s. `day`: `2026-05-01`. */
const formatDayFrom = (day: string, { today, language }: Told): string =>
  formatDay(day, day.slice(0, 4) === today.slice(0, 4) ? '' : 'with its year', ledgerWords[language].locale);

const formatPeriod = ({ from, to }: QuestionPeriod, told: Told): string => {
  const words = ledgerWords[told.language];
  const day = (time: number): string => formatDayFrom(isoDay(time), told);
  if (from === null) return to === null ? '' : words.until(day(to));
  if (to === null) return isoDay(from) === told.today ? words.today : words.since(day(from));
  return isoDay(from) === isoDay(to) ? words.on(day(from)) : words.between(day(from), day(to));
};

const deadlineIn = (claim: Claim, told: Told): readonly string[] => {
  const { remarks, until, wasUntil } = ledgerWords[told.language];
  const due = claim.in_force?.due;
  if (due !== undefined) return [(due < told.today ? remarks.wasDue : remarks.due)(formatDayFrom(due, told))];
  const last = lastDayOf(claim);
  return last === null ? [] : [(last < told.today ? wasUntil : until)(formatDayFrom(last, told))];
};

/** The start in words, always with its year, which is often another than its page’s. */
const formatStart = ({ day, inPart }: Start, told: Told): string => {
  const { remarks, partlyFrom } = ledgerWords[told.language];
  return [
    remarks.from(formatWithYear(day, told)),
    ...inPart.map((each) => partlyFrom(formatWithYear(each, told))),
  ].join(', ');
};

/** The parts of a claim that ended while the rest holds, in words. */
const partsIn = ({ partsEnded }: QuotedClaim, told: Told): readonly string[] =>
  partsEnded.map(({ words, since }) =>
    ledgerWords[told.language].remarks.notApplying(words, since === null ? null : formatDayFrom(since, told)),
  );

/** The ended act that a claim depends on, in words. How much of the claim ended with it is unknown. */
const groundIn = ({ groundEnded }: QuotedClaim, told: Told): readonly string[] =>
  groundEnded === null
    ? []
    : [
        clauseOf(
          { ...groundEnded, by: null, sources: [] },
          {
            written: (day) => formatDayFrom(day, told),
            today: told.today,
            phrases: ledgerWords[told.language].remarks,
          },
        ),
      ];

const endIn = ({ claim, endedBy }: QuotedClaim, told: Told): readonly string[] => {
  if (endedBy === null || claim.ended_by === undefined) return [];
  const { changedSince, endedSince } = ledgerWords[told.language];
  return [(claim.status === 'updated' ? changedSince : endedSince)(formatDayFrom(dayOfClaim(endedBy), told))];
};

const listIn = memoize((language: InterfaceLanguage) => new Intl.ListFormat(language, { type: 'conjunction' }));

const captionOf = (quoted: QuotedClaim, titles: readonly (string | null)[], told: Told): string => {
  const { day, claim, start, ended, changed, endedInPart } = quoted;
  const { language } = told;
  const words = ledgerWords[language];
  const days = (of: readonly string[]): string => listIn(language).format(of.map((each) => formatDayFrom(each, told)));
  return [
    capitalise(formatDayFrom(day, told)),
    ...titles.flatMap((title) => title ?? []),
    ...(start === null ? [] : [formatStart(start, told)]),
    ...deadlineIn(claim, told),
    ...endIn(quoted, told),
    ...partsIn(quoted, told),
    ...groundIn(quoted, told),
    ...(ended.length === 0 ? [] : [words.ended(days(ended))]),
    ...(changed.length === 0 ? [] : [words.changed(days(changed))]),
    ...(endedInPart.length === 0 ? [] : [words.endedInPart(days(endedInPart))]),
  ].join(' · ');
};

const publishersOf = ({ claim: { evidence } }: QuotedClaim): string =>
  [...new Set(evidence.map(({ publisher, host }) => publisher || host))].join(', ');

/** The context for wording claims. */
export interface LedgerSpeech {
  readonly subject: LedgerSubject;
  /** The period that was asked about, and the state of the answer. */
  readonly answered: Pick<LedgerAnswer, 'period' | 'caughtUp' | 'start' | 'hasEnded' | 'isOfPages'>;
  /** Today’s date: `2026-08-26`. */
  readonly today: string;
  /** English if absent. */
  readonly language?: InterfaceLanguage;
  /** The title of a tracker by its id; null if all claims are of one tracker. */
  readonly titleOf: (trackerId: string) => string | null;
  readonly addressOf: (page: { readonly trackerId: string; readonly url: string }) => string;
}

/** Words answers from ledgers, and points to the evidence of each claim. */
export const ledgerVoice = ({
  subject,
  answered: { period, caughtUp, start, hasEnded, isOfPages },
  today,
  language = 'en',
  titleOf,
  addressOf,
}: LedgerSpeech): WordedVoice<QuotedClaim> => {
  const told: Told = { today, language };
  const words = ledgerWords[language];
  const time = period === null ? '' : formatPeriod(period, told);
  const first = [
    ...(start === undefined ? [] : [words.starting(formatStart(start, told))]),
    ...(hasEnded === undefined ? [] : [words.hasEnded[hasEnded]]),
  ].join('');
  return {
    language,
    quoted: (quotes) => {
      if (isOfPages === true) return `${words.pagesSay(subject)}:`;
      if (caughtUp === undefined) return `${first}${words.says(subject, time)}:`;
      const { count, order, only, isSinceVisit, isOnThing } = caughtUp;
      if (only !== undefined) return `${words.only[only](subject, time)}:`;
      const inOrder = order === null || quotes.length === 1 ? '' : words.inOrder[order];
      const visit = isSinceVisit ? words.sinceVisit : '';
      const says =
        count === undefined
          ? words.says(subject, time)
          : words.counts(subject, { count, time, isOnThing: isOnThing === true });
      return `${visit}${says}${inOrder}:`;
    },
    worded: words.inShort(subject, time),
    notAnswered: time === '' ? words.notAnswered(subject) : words.hasNothing(subject, time, caughtUp === undefined),
    lacks: (things) => words.lacks(subject, things),
    nearest: () => (time === '' ? words.nearest : words.atOtherTimes),
    shownNow: readableAnyDay,
    referenceOf: ({ location: { claim } }) => claim._id,
    addressesOf: ({ claim: { tracker_id: trackerId, evidence } }) =>
      evidence.slice(0, 1).map(({ url }) => addressOf({ trackerId, url })),
    captionOf: (quoted) => {
      const [page] = quoted.claim.evidence;
      // A person who asks for all news wants to know the page of each line, as does one who reads a page's own words.
      const isTitled = caughtUp !== undefined || isOfPages === true;
      const news = !isTitled || page === undefined ? null : headlineOf(page);
      const sources = caughtUp?.isOfSources === true ? publishersOf(quoted) : null;
      return captionOf(quoted, [titleOf(quoted.claim.tracker_id), news, sources], told);
    },
    remarkOn: (places) =>
      [
        ...new Set([
          ...places.map(({ day }) => formatDayFrom(day, told)),
          ...places.flatMap((quoted) => [...partsIn(quoted, told), ...groundIn(quoted, told)]),
        ]),
      ].join(', '),
    originOf: (quoted) => {
      const { evidence, first_seen_at: readAt } = quoted.claim;
      const [page] = evidence;
      // A model needs to see which parts of a quote have ended.
      const ends = [...partsIn(quoted, told), ...groundIn(quoted, told)];
      const title = [page === undefined ? '' : headlineOf(page), ...ends].join(' – ');
      return { title, host: page?.host ?? '', publisher: page?.publisher ?? '', publishedAt: quoted.day, readAt };
    },
  };
};
