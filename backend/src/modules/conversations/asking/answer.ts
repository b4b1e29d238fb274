import { type DiaryEntry, localDay } from '#events/conversations/diary-entry';
import { daysBetween, mondayOf } from '#kernel/calendar';
import { assertNever } from '#kernel/assert-never';
import { groupBy } from '#kernel/grouping';
import { stem, tokens } from '#text/words/stems';
import { inOrder, isWithin } from '../diary/entries';
import { entryWords, figure, hoursWords } from '../diary/entry-words';
import type { SentAt } from '../proposing/sent-at';
import { dayName } from './periods';
import type { Bound, Question, Subject } from './question';

/** What an entry can be asked by. */
const namesOf = (entry: DiaryEntry): string => {
  switch (entry.kind) {
    case 'symptom':
    case 'meal':
    case 'drink':
      return entry.what;
    case 'medication':
      return entry.name;
    case 'pain':
      return entry.where ?? '';
    case 'mood':
      return entry.what ?? '';
    case 'note':
      return entry.text;
    case 'stool':
    case 'sleep':
      return '';
    default:
      return assertNever(entry);
  }
};

const stemsOf = (entry: DiaryEntry): readonly string[] => tokens(namesOf(entry)).map(stem);

/** The words by which the entries of a diary can be asked for. */
export const knownStems = (entries: readonly DiaryEntry[]): ReadonlySet<string> => new Set(entries.flatMap(stemsOf));

const strengthOf = (entry: DiaryEntry): number | null => {
  switch (entry.kind) {
    case 'pain':
      return entry.strength;
    case 'symptom':
      return typeof entry.strength === 'number' ? entry.strength : null;
    case 'mood':
      return entry.strength;
    case 'sleep':
      return entry.minutes;
    default:
      return null;
  }
};

const isInBound = ({ is, value }: Bound, entry: DiaryEntry): boolean => {
  const strength = entry.kind === 'stool' ? entry.bristol : strengthOf(entry);
  if (strength === null) return false;
  const limit = entry.kind === 'sleep' ? value * 60 : value;
  switch (is) {
    case 'above':
      return strength > limit;
    case 'below':
      return strength < limit;
    case 'from':
      return strength >= limit;
    case 'up to':
      return strength <= limit;
    case 'exactly':
      return strength === limit;
    default:
      return assertNever(is);
  }
};

const isAbout = ({ kind, stems, blood, bristol, bound }: Subject, entry: DiaryEntry): boolean => {
  // Notes are no events of their kind: `forgot the mesalazine`.
  if (kind === null ? entry.kind === 'note' && stems.length > 0 : entry.kind !== kind) return false;
  const own = stems.length === 0 ? [] : stemsOf(entry);
  if (!stems.every((word) => own.includes(word))) return false;
  if (blood && !(entry.kind === 'stool' && entry.blood === true)) return false;
  if (bristol !== null && !(entry.kind === 'stool' && entry.bristol === bristol)) return false;
  return bound === null || isInBound(bound, entry);
};

/** How many of it an entry is: three bowel movements in one entry are three. */
const timesOf = (entry: DiaryEntry): number => (entry.kind === 'stool' ? entry.count : 1);
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const times = (entries: readonly DiaryEntry[]): number => sum(entries.map(timesOf));

const THINGS: Readonly<Record<NonNullable<Subject['kind']>, readonly [one: string, several: string]>> = {
  stool: ['stool', 'stools'],
  pain: ['entry of pain', 'entries of pain'],
  symptom: ['symptom', 'symptoms'],
  meal: ['meal', 'meals'],
  drink: ['drink', 'drinks'],
  medication: ['medication', 'medications'],
  sleep: ['entry of sleep', 'entries of sleep'],
  mood: ['entry of your mood', 'entries of your mood'],
  note: ['note', 'notes'],
};

const boundWords = ({ is, value }: Bound): string =>
  ({ above: 'above', below: 'below', from: 'of at least', 'up to': 'of at most', exactly: 'of' })[is] +
  ` ${figure(value)}`;

/** What narrows a subject: `of type 6`, `with blood`. */
const limitsOf = ({ blood, bristol, bound }: Subject): readonly string[] => [
  ...(bristol === null ? [] : [`of type ${bristol}`]),
  ...(blood ? ['with blood'] : []),
  ...(bound === null ? [] : [boundWords(bound)]),
];

/** `2 stools of type 6 with blood`, `coffee, 3 times`. */
const counted = (count: number, subject: Subject): string => {
  const { kind, words } = subject;
  const name =
    kind === null || words !== ''
      ? `${words === '' ? 'entries' : words}, ${count} ${count === 1 ? 'time' : 'times'}`
      : `${count} ${THINGS[kind][count === 1 ? 0 : 1]}`;
  return [name, ...limitsOf(subject)].join(' ');
};

/** What there is none of: `stools`, `coffee`. */
const called = (subject: Subject): string => {
  const { kind, words } = subject;
  const name = words === '' ? (kind === null ? 'entries' : THINGS[kind][1]) : words;
  return [name, ...limitsOf(subject)].join(' ');
};

const MOST_LINES = 20;

const lines = (entries: readonly DiaryEntry[], sent: SentAt): string =>
  [
    ...entries.slice(-MOST_LINES).map((entry) => `- ${entryWords(entry, sent)}`),
    ...(entries.length > MOST_LINES ? [`- and ${entries.length - MOST_LINES} earlier`] : []),
  ].join('\n');

const DOSE = /^(\d+(?:[.,]\d+)?) ?(mg|g|mcg|µg|ml|iu|ui|tablets?|pills?|capsules?|sachets?)$/i;

/** `1.5 g` or `3 cups and 200 ml`; null if one of them has no amount, or another form of it. */
const total = (entries: readonly DiaryEntry[]): string | null => {
  const sums = new Map<string, { unit: string; value: number }>();
  for (const entry of entries) {
    let part: { readonly value: number; readonly unit: string } | null = null;
    if (entry.kind === 'medication') {
      const [, value = '', unit = ''] = DOSE.exec(entry.dose ?? '') ?? [];
      if (unit !== '') part = { value: Number(value.replace(',', '.')), unit };
    } else if (entry.kind === 'meal' || entry.kind === 'drink') {
      if (entry.amount?.unit != null) part = { value: entry.amount.value, unit: entry.amount.unit };
    }
    if (part === null) return null;
    const key = stem(part.unit);
    sums.set(key, { unit: part.unit, value: part.value + (sums.get(key)?.value ?? 0) });
  }
  return [...sums.values()].map(({ unit, value }) => `${figure(value)} ${unit}`).join(' and ');
};

const dayOf = ({ at, offsetMinutes }: DiaryEntry): string => localDay(at, offsetMinutes);

const groupName = (key: string, by: 'day' | 'week'): string =>
  by === 'day' ? dayName(key) : `Week of ${dayName(key)}`;

const grouped = (entries: readonly DiaryEntry[], by: 'day' | 'week') => [
  ...groupBy(entries, (entry) => (by === 'day' ? dayOf(entry) : mondayOf(dayOf(entry)))),
];

const mean = (values: readonly number[]): number => sum(values) / values.length;

/** Whose average says something: of strengths the mean, of what is counted how many a day. */
const average = (
  { subject, period, by }: Question,
  entries: readonly DiaryEntry[],
  when: string,
  sent: SentAt,
): string | null => {
  const kinds = new Set(entries.map(({ kind }) => kind));
  const [kind] = kinds;
  if (kinds.size > 1 || kind === undefined) return null;
  const measured = entries.flatMap((entry) => strengthOf(entry) ?? []);
  const valueWords = (value: number): string => (kind === 'sleep' ? hoursWords(value) : `${figure(value)} of 10`);
  if (kind === 'stool' || (by !== null && measured.length === 0)) {
    const per = by ?? 'day';
    const [earliest] = entries;
    const first = period?.from ?? (earliest === undefined ? '' : dayOf(earliest));
    const last = period?.to ?? localDay(sent.at, sent.offsetMinutes);
    const days = daysBetween(first, last) + 1;
    const spans = per === 'day' ? days : days / 7;
    if (spans < 1) return null;
    const count = times(entries);
    return `${figure(count / spans)} a ${per}: ${counted(count, subject)} ${when}, over ${figure(spans)} ${per}s, days without an entry among them.`;
  }
  if (measured.length === 0) return null;
  const basis = `from ${measured.length} ${measured.length === 1 ? 'entry' : 'entries'} ${when}`;
  const head = `${valueWords(mean(measured))} on average, ${basis}.`;
  if (by === null) return head;
  const parts = grouped(entries, by).flatMap(([key, own]) => {
    const values = own.flatMap((entry) => strengthOf(entry) ?? []);
    return values.length === 0 ? [] : [`- ${groupName(key, by)}: ${valueWords(mean(values))}`];
  });
  return `${head}\n${parts.join('\n')}`;
};

const extreme = (
  { asks, subject }: Question,
  entries: readonly DiaryEntry[],
  when: string,
  sent: SentAt,
): string | null => {
  const measured = entries.flatMap((entry) => {
    const value = strengthOf(entry);
    return value === null ? [] : [{ entry, value }];
  });
  if (measured.length === 0 || new Set(measured.map(({ entry }) => entry.kind)).size > 1) return null;
  const wanted = (asks === 'highest' ? Math.max : Math.min)(...measured.map(({ value }) => value));
  const found = measured.filter(({ value }) => value === wanted).map(({ entry }) => entry);
  const [only] = found;
  const of = `of ${measured.length} ${measured.length === 1 ? 'entry' : 'entries'} ${when}`;
  const name =
    asks === 'highest'
      ? subject.kind === 'sleep'
        ? 'longest'
        : 'strongest'
      : subject.kind === 'sleep'
        ? 'shortest'
        : 'mildest';
  return found.length === 1 && only !== undefined
    ? `${entryWords(only, sent)}. That is the ${name} ${of}.`
    : `${found.length} are the ${name}, ${of}:\n${lines(found, sent)}`;
};

/** The day with the most of what is counted, or with the strongest pain. */
const worstDay = ({ subject }: Question, entries: readonly DiaryEntry[], when: string): string | null => {
  if (subject.kind !== 'stool' && subject.kind !== 'pain') return null;
  const scores = grouped(entries, 'day').map(([day, own]) => ({
    day,
    score: subject.kind === 'stool' ? times(own) : Math.max(...own.flatMap((entry) => strengthOf(entry) ?? [])),
  }));
  const most = Math.max(...scores.map(({ score }) => score));
  const days = scores.filter(({ score }) => score === most).map(({ day }) => dayName(day));
  const what = subject.kind === 'stool' ? counted(most, subject) : `pain of ${figure(most)} of 10`;
  return `${days.join(' and ')}, with ${what}${days.length > 1 ? ' each' : ''}: the most ${when}.`;
};

const howMany = ({ subject, by }: Question, entries: readonly DiaryEntry[], when: string, sent: SentAt): string => {
  const isOfThings = entries.every((entry) => entry.kind === 'meal' || entry.kind === 'drink');
  const values = entries.map((entry) =>
    (entry.kind === 'meal' || entry.kind === 'drink') && entry.amount?.unit === null ? entry.amount.value : 1,
  );
  const items = isOfThings ? sum(values) : times(entries);
  const head =
    isOfThings && items !== entries.length
      ? `${figure(items)} ${called(subject)} ${when}, in ${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}`
      : `${counted(items, subject)} ${when}`;
  if (by === null) return `${head}:\n${lines(entries, sent)}`;
  const parts = grouped(entries, by).map(([key, own]) => `- ${groupName(key, by)}: ${times(own)}`);
  return `${head}:\n${parts.join('\n')}`;
};

const howMuch = (question: Question, entries: readonly DiaryEntry[], when: string, sent: SentAt): string | null => {
  const { subject } = question;
  const kinds = new Set(entries.map(({ kind }) => kind));
  const [kind] = kinds;
  if (kinds.size > 1) return null;
  if (kind === 'sleep') {
    const minutes = sum(entries.map((entry) => (entry.kind === 'sleep' ? entry.minutes : 0)));
    return entries.length === 1
      ? `${hoursWords(minutes)} ${when}.`
      : `${hoursWords(minutes)} in all ${when}:\n${lines(entries, sent)}`;
  }
  if (kind !== 'medication' && kind !== 'drink' && kind !== 'meal') return null;
  // A sum over several things says nothing.
  if (subject.stems.length === 0) return `${when}:\n${lines(entries, sent)}`;
  const all = total(entries);
  const count = `${entries.length} ${entries.length === 1 ? 'time' : 'times'}`;
  return all === null
    ? `${count} ${when}; not each entry has an amount that can be added up:\n${lines(entries, sent)}`
    : `${all} of ${subject.words} ${when}, ${count}:\n${lines(entries, sent)}`;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is said to a question, from kept entries only; null of one that they cannot answer. Markdown. */
export const answerTo = (question: Question, all: readonly DiaryEntry[], sent: SentAt): string | null => {
  const { asks, subject, period } = question;
  if (subject.bound !== null && subject.kind !== 'pain' && subject.kind !== 'sleep' && subject.kind !== 'mood')
    return null;
  const entries = inOrder(
    all.filter((entry) => isAbout(subject, entry) && (period === null || isWithin(period, entry))),
  );
  const when = period === null ? 'in all' : period.words;
  if (asks === 'how many days') {
    if (subject.kind === null && subject.stems.length === 0) return null;
    const days = new Set(entries.map(dayOf)).size;
    return days === 0
      ? `Your diary has no ${called(subject)} ${when}.`
      : `On ${days} ${days === 1 ? 'day' : 'days'} ${when}:\n${lines(entries, sent)}`;
  }
  if (entries.length === 0) {
    const none = `${called(subject)} ${period === null ? 'so far' : when}`;
    return asks === 'whether' ? `No: your diary has no ${none}.` : `Your diary has no ${none}.`;
  }
  const words = ((): string | null => {
    switch (asks) {
      case 'how many':
        return howMany(question, entries, when, sent);
      case 'how much':
        return howMuch(question, entries, when, sent);
      case 'whether':
        return `yes, ${counted(times(entries), subject)} ${when}:\n${lines(entries, sent)}`;
      case 'what':
        return `your diary has ${when}:\n${lines(entries, sent)}`;
      case 'last':
      case 'first': {
        const entry = entries.at(asks === 'last' ? -1 : 0);
        return entry === undefined ? null : `${entryWords(entry, sent)}.`;
      }
      case 'average':
        return average(question, entries, when, sent);
      case 'highest':
      case 'lowest':
        return extreme(question, entries, when, sent);
      case 'worst day':
        return worstDay(question, entries, when);
      default:
        return assertNever(asks);
    }
  })();
  return words === null ? null : capital(words);
};

/** At most three questions that this diary can answer, of what this person has kept. */
export const examplesFor = (entries: readonly DiaryEntry[]): readonly string[] => {
  const has = (kind: DiaryEntry['kind']): boolean => entries.some((entry) => entry.kind === kind);
  const thing = entries.find(({ kind }) => kind === 'medication' || kind === 'drink' || kind === 'meal');
  return [
    ...(has('stool') ? ['How many stools did I have yesterday?'] : []),
    ...(has('pain') ? ['What was my average pain this week?'] : []),
    ...(thing === undefined ? [] : [`When did I last have ${namesOf(thing).toLowerCase()}?`]),
    ...(has('sleep') ? ['How long did I sleep this week?'] : []),
    ...(entries.length === 0 ? [] : ['Show me this week']),
  ].slice(0, 3);
};
