import { headlineOf } from '#modules/research/published';
import { isoDay } from '#text/words/named-date';
import { remembered } from '#platform/remembered';
import type { WordedVoice } from '../answering/reply';
import type { Period } from './asked-period';
import type { ToldClaim } from './claim-passages';
import { dayOfClaim } from './ledger-index';

/** Whose ledgers are asked. */
export type Subject =
  { readonly kind: 'tracker' } | { readonly kind: 'folder'; readonly isOwn: boolean; readonly isRoot: boolean };

const nameOf = (subject: Subject): string => {
  if (subject.kind === 'tracker') return 'this tracker';
  if (subject.isRoot) return 'your trackers';
  return subject.isOwn ? 'your folder' : 'this folder';
};

const isMany = (subject: Subject): boolean => subject.kind === 'folder' && subject.isRoot;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Formatting takes long. */
const dayInWords = remembered((day: string, withYear: string): string =>
  new Date(day).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
    ...(withYear === '' ? {} : { year: 'numeric' }),
  }),
);

/** `May 1`, or with its year if that is another than today’s. `day` and `today`: `2026-05-01`. */
const inWords = (day: string, today: string): string =>
  dayInWords(day, day.slice(0, 4) === today.slice(0, 4) ? '' : 'with its year');

const periodInWords = ({ from, to }: Period, today: string): string => {
  const day = (time: number): string => inWords(isoDay(time), today);
  if (from === null) return to === null ? '' : `until ${day(to)}`;
  if (to === null) return isoDay(from) === today ? 'today' : `since ${day(from)}`;
  return isoDay(from) === isoDay(to) ? `on ${day(from)}` : `from ${day(from)} to ${day(to)}`;
};

const captionOf = ({ day, claim, endedBy, ended }: ToldClaim, title: string | null, today: string): string =>
  [
    capital(inWords(day, today)),
    ...(title === null ? [] : [title]),
    ...(endedBy === null
      ? []
      : [`${claim.status === 'updated' ? 'changed' : 'no longer holds'} since ${inWords(dayOfClaim(endedBy), today)}`]),
    ...(ended.length === 0 ? [] : [`ended what is told of ${ended.map((each) => inWords(each, today)).join(' and ')}`]),
  ].join(' · ');

/** What else has to be known to speak of claims. */
export interface Speaking {
  readonly subject: Subject;
  readonly period: Period | null;
  /** `2026-08-26` */
  readonly today: string;
  /** Of a tracker, by its id; null where all are of one tracker. */
  readonly titleOf: (trackerId: string) => string | null;
  readonly addressOf: (page: { readonly trackerId: string; readonly url: string }) => string;
}

/** Speaks of ledgers, and points to the evidence of each claim. */
export const ledgerVoice = ({ subject, period, today, titleOf, addressOf }: Speaking): WordedVoice<ToldClaim> => {
  const name = nameOf(subject);
  const time = period === null ? '' : periodInWords(period, today);
  const says = isMany(subject) ? 'say' : 'says';
  return {
    quoted: () => `${capital(name)} ${says}${time === '' ? '' : `, ${time}`}:`,
    worded: `${capital(name)} ${says}, ${time === '' ? '' : `${time}, `}in short:`,
    notAnswered:
      time === ''
        ? `Nothing in ${name} clearly answers this.`
        : `${capital(name)} ${isMany(subject) ? 'have' : 'has'} nothing on this ${time}.`,
    lacks: (things) => `${capital(name)} ${isMany(subject) ? 'do' : 'does'} not mention ${things}.`,
    nearest: () => (time === '' ? 'Lines to look at, which may not answer it:' : 'At other times:'),
    referenceOf: ({ place: { claim } }) => claim._id,
    addressesOf: ({ claim: { tracker_id: trackerId, evidence } }) =>
      evidence.slice(0, 1).map(({ url }) => addressOf({ trackerId, url })),
    captionOf: (told) => captionOf(told, titleOf(told.claim.tracker_id), today),
    remarkOn: (places) => [...new Set(places.map(({ day }) => inWords(day, today)))].join(', '),
    originOf: ({ claim: { evidence, first_seen_at: readAt }, day }) => {
      const [page] = evidence;
      const title = page === undefined ? '' : headlineOf(page);
      return { title, host: page?.host ?? '', publisher: page?.publisher ?? '', publishedAt: day, readAt };
    },
  };
};
