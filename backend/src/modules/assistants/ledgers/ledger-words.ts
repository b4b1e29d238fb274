import { capitalise } from '#kernel/capitalise';
import type { InterfaceLanguage } from '#platform/http/requests/interface-language';
import { germanRemarkPhrases } from '#wording/german-remark-phrases';
import { remarkPhrases } from '#wording/remark-words';
import type { LedgerSubject } from './ledger-subject';

/** The words around the lines of ledgers. Days are already formatted. */
interface LedgerWords {
  readonly locale: string;
  readonly remarks: typeof remarkPhrases;
  /** `time`: the words for a period below, or empty. */
  readonly says: (subject: LedgerSubject, time: string) => string;
  /** Leads sentences of pages that lines cite. */
  readonly pagesSay: (subject: LedgerSubject) => string;
  readonly counts: (
    subject: LedgerSubject,
    lines: { readonly count: number; readonly time: string; readonly isOnThing: boolean },
  ) => string;
  readonly only: Readonly<Record<'newest' | 'oldest', (subject: LedgerSubject, time: string) => string>>;
  readonly inOrder: Readonly<Record<'newest' | 'oldest', string>>;
  readonly sinceVisit: string;
  /** Introduces an answer with the days on which something begins, and an answer that it has ended. */
  readonly starting: (days: string) => string;
  readonly hasEnded: Readonly<Record<'whether' | 'how', string>>;
  readonly inShort: (subject: LedgerSubject, time: string) => string;
  readonly notAnswered: (subject: LedgerSubject) => string;
  readonly hasNothing: (subject: LedgerSubject, time: string, isOnThing: boolean) => string;
  readonly lacks: (subject: LedgerSubject, things: string) => string;
  readonly nearest: string;
  readonly atOtherTimes: string;
  readonly today: string;
  readonly until: (day: string) => string;
  readonly since: (day: string) => string;
  readonly on: (day: string) => string;
  readonly between: (from: string, to: string) => string;
  readonly wasUntil: (day: string) => string;
  readonly partlyFrom: (day: string) => string;
  readonly changedSince: (day: string) => string;
  readonly endedSince: (day: string) => string;
  readonly ended: (days: string) => string;
  readonly changed: (days: string) => string;
  readonly endedInPart: (days: string) => string;
  /** About trackers themselves. */
  readonly trackers: {
    readonly counted: (subject: LedgerSubject, own: number, followed: number) => string;
    readonly among: Readonly<Record<'failed' | 'paused', (count: number, all: number) => string>>;
  };
}

const isMany = (subject: LedgerSubject): boolean => subject.kind === 'folder' && subject.isRoot;

const englishName = (subject: LedgerSubject): string => {
  if (subject.kind === 'tracker') return 'this tracker';
  if (subject.isRoot) return 'your trackers';
  return subject.isOwn ? 'your folder' : 'this folder';
};

const germanName = (subject: LedgerSubject): string => {
  if (subject.kind === 'tracker') return 'dieser Tracker';
  if (subject.isRoot) return 'deine Tracker';
  return subject.isOwn ? 'dein Ordner' : 'dieser Ordner';
};

const inGermanName = (subject: LedgerSubject): string => {
  if (subject.kind === 'tracker') return 'diesem Tracker';
  if (subject.isRoot) return 'deinen Trackern';
  return subject.isOwn ? 'deinem Ordner' : 'diesem Ordner';
};

const englishOnly =
  (rank: string) =>
  (subject: LedgerSubject, time: string): string =>
    `The ${rank} that ${englishName(subject)} ${isMany(subject) ? 'have' : 'has'}${time === '' ? '' : `, ${time}`}`;

const germanOnly =
  (rank: string) =>
  (subject: LedgerSubject, time: string): string =>
    `Das ${rank}, was ${germanName(subject)} ${time === '' ? '' : `${time} `}${isMany(subject) ? 'haben' : 'hat'}`;

const english: LedgerWords = {
  locale: 'en-US',
  remarks: remarkPhrases,
  says: (subject, time) =>
    `${capitalise(englishName(subject))} ${isMany(subject) ? 'say' : 'says'}${time === '' ? '' : `, ${time}`}`,
  pagesSay: (subject) =>
    subject.kind === 'tracker'
      ? 'No line of this tracker says so, but a page that it cites does'
      : `No line of ${englishName(subject)} says so, but a page that ${isMany(subject) ? 'they cite' : 'it cites'} does`,
  counts: (subject, { count, time, isOnThing }) =>
    `${capitalise(englishName(subject))} ${isMany(subject) ? 'have' : 'has'} ${count} ${count === 1 ? 'line' : 'lines'}${isOnThing ? ' on this' : ''}${time === '' ? '' : `, ${time}`}`,
  only: { newest: englishOnly('newest'), oldest: englishOnly('oldest') },
  inOrder: { newest: ', newest first', oldest: ', oldest first' },
  sinceVisit: 'I don’t know when you last visited. ',
  starting: (days) => `${capitalise(days)}. `,
  hasEnded: {
    whether: 'Not any more, as far as I can tell. ',
    how: 'What was reported about it has ended, as far as I can tell. ',
  },
  inShort: (subject, time) =>
    `${capitalise(englishName(subject))} ${isMany(subject) ? 'say' : 'says'}, ${time === '' ? '' : `${time}, `}in short:`,
  notAnswered: (subject) => `Nothing in ${englishName(subject)} clearly answers this.`,
  hasNothing: (subject, time, isOnThing) =>
    `${capitalise(englishName(subject))} ${isMany(subject) ? 'have' : 'has'} nothing${isOnThing ? ' on this' : ''} ${time}.`,
  lacks: (subject, things) =>
    `${capitalise(englishName(subject))} ${isMany(subject) ? 'do' : 'does'} not mention ${things}.`,
  nearest: 'These lines may help, but may not answer it:',
  atOtherTimes: 'At other times:',
  today: 'today',
  until: (day) => `until ${day}`,
  since: (day) => `since ${day}`,
  on: (day) => `on ${day}`,
  between: (from, to) => `from ${from} to ${to}`,
  wasUntil: (day) => `was due to last until ${day}`,
  partlyFrom: (day) => `partly from ${day}`,
  changedSince: (day) => `changed on ${day}`,
  endedSince: (day) => `ended on ${day}`,
  ended: (days) => `ends what was reported on ${days}`,
  changed: (days) => `changes what was reported on ${days}`,
  endedInPart: (days) => `ends part of what was reported on ${days}`,
  trackers: {
    counted: (subject, own, followed) => {
      const name = isMany(subject) ? 'You have' : `${capitalise(englishName(subject))} has`;
      const all = (count: number): string => `${count === 0 ? 'no' : count} ${count === 1 ? 'tracker' : 'trackers'}`;
      return `${name} ${all(own)}${followed === 0 ? '' : ` and ${isMany(subject) ? 'follow' : 'also'} ${followed}`}`;
    },
    among: {
      failed: (count, all) => `${count === 0 ? 'None' : count} of ${all} failed in the last run`,
      paused: (count, all) => `${count === 0 ? 'None' : count} of ${all} ${count === 1 ? 'is' : 'are'} paused`,
    },
  },
};

const german: LedgerWords = {
  locale: 'de-DE',
  remarks: germanRemarkPhrases,
  says: (subject, time) =>
    `${capitalise(germanName(subject))} ${isMany(subject) ? 'sagen' : 'sagt'}${time === '' ? '' : ` ${time}`}`,
  pagesSay: (subject) => `Keine Zeile in ${inGermanName(subject)} sagt das, aber eine dort angeführte Seite`,
  counts: (subject, { count, time, isOnThing }) =>
    `${capitalise(germanName(subject))} ${isMany(subject) ? 'haben' : 'hat'}${isOnThing ? ' dazu' : ''}${time === '' ? '' : ` ${time}`} ${count} ${count === 1 ? 'Zeile' : 'Zeilen'}`,
  only: { newest: germanOnly('Neueste'), oldest: germanOnly('Älteste') },
  inOrder: { newest: ', die neuesten zuerst', oldest: ', die ältesten zuerst' },
  sinceVisit: 'Wann du zuletzt hier warst, weiß ich nicht. ',
  starting: (days) => `${capitalise(days)}. `,
  hasEnded: {
    whether: 'Nicht mehr, soweit ich weiß. ',
    how: 'Was darüber berichtet wurde, gilt nicht mehr, soweit ich weiß. ',
  },
  inShort: (subject, time) =>
    `${capitalise(germanName(subject))} ${isMany(subject) ? 'sagen' : 'sagt'}${time === '' ? '' : ` ${time}`} in Kürze:`,
  notAnswered: (subject) => `Nichts in ${inGermanName(subject)} beantwortet das eindeutig.`,
  hasNothing: (subject, time, isOnThing) =>
    `${capitalise(germanName(subject))} ${isMany(subject) ? 'haben' : 'hat'} ${time} nichts${isOnThing ? ' dazu' : ''}.`,
  lacks: (subject, things) =>
    `${capitalise(germanName(subject))} ${isMany(subject) ? 'erwähnen' : 'erwähnt'} ${things} nicht.`,
  nearest: 'Diese Zeilen helfen vielleicht weiter, beantworten es aber womöglich nicht:',
  atOtherTimes: 'Zu anderen Zeiten:',
  today: 'heute',
  until: (day) => `bis ${day}`,
  since: (day) => `seit ${day}`,
  on: (day) => `am ${day}`,
  between: (from, to) => `vom ${from} bis ${to}`,
  wasUntil: (day) => `sollte bis ${day} gelten`,
  partlyFrom: (day) => `teils ab ${day}`,
  changedSince: (day) => `geändert am ${day}`,
  endedSince: (day) => `gilt seit dem ${day} nicht mehr`,
  ended: (days) => `beendet, was am ${days} gemeldet wurde`,
  changed: (days) => `ändert, was am ${days} gemeldet wurde`,
  endedInPart: (days) => `beendet einen Teil dessen, was am ${days} gemeldet wurde`,
  trackers: {
    counted: (subject, own, followed) => {
      const name = isMany(subject) ? 'Du hast' : `${capitalise(germanName(subject))} hat`;
      return `${name} ${own === 0 ? 'keine' : own} Tracker${followed === 0 ? '' : ` und ${isMany(subject) ? 'folgst' : 'auch'} ${followed}`}`;
    },
    among: {
      failed: (count, all) =>
        `${count === 0 ? 'Keiner' : count} von ${all} ${count <= 1 ? 'ist' : 'sind'} beim letzten Lauf fehlgeschlagen`,
      paused: (count, all) => `${count === 0 ? 'Keiner' : count} von ${all} ${count <= 1 ? 'ist' : 'sind'} pausiert`,
    },
  },
};

export const ledgerWords: Readonly<Record<InterfaceLanguage, LedgerWords>> = { en: english, de: german };
