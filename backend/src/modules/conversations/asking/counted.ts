import { type DiaryEntry, localDay } from '#events/conversations/diary-entry';
import { mondayOf } from '#kernel/calendar';
import { groupBy } from '#kernel/grouping';
import { entryWords, figure } from '../diary/entry-words';
import type { SentAt } from '../proposing/sent-at';
import { dayName } from './periods';
import type { Bound, QuestionTarget } from './question';

/** How many events an entry stands for: three bowel movements in one entry are three. */
const timesOf = (entry: DiaryEntry): number => (entry.kind === 'stool' ? entry.count : 1);
export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
export const times = (entries: readonly DiaryEntry[]): number => sum(entries.map(timesOf));

const THINGS: Readonly<Record<NonNullable<QuestionTarget['kind']>, readonly [one: string, several: string]>> = {
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

/** Phrases that narrow what is asked about: `of type 6`, `with blood`. */
const limitsOf = ({ blood, bristol, bound }: QuestionTarget): readonly string[] => [
  ...(bristol === null ? [] : [`of type ${bristol}`]),
  ...(blood ? ['with blood'] : []),
  ...(bound === null ? [] : [boundWords(bound)]),
];

/** What is asked about, counted: `2 stools of type 6 with blood`, `coffee, 3 times`. */
export const counted = (count: number, target: QuestionTarget): string => {
  const { kind, words } = target;
  const name =
    kind === null || words !== ''
      ? `${words === '' ? 'entries' : words}, ${count} ${count === 1 ? 'time' : 'times'}`
      : `${count} ${THINGS[kind][count === 1 ? 0 : 1]}`;
  return [name, ...limitsOf(target)].join(' ');
};

/** What is asked about, where there are no entries: `stools`, `coffee`. */
export const called = (target: QuestionTarget): string => {
  const { kind, words } = target;
  const name = words === '' ? (kind === null ? 'entries' : THINGS[kind][1]) : words;
  return [name, ...limitsOf(target)].join(' ');
};

const MAX_LINES = 20;

export const lines = (entries: readonly DiaryEntry[], sent: SentAt): string =>
  [
    ...entries.slice(-MAX_LINES).map((entry) => `- ${entryWords(entry, sent)}`),
    ...(entries.length > MAX_LINES ? [`- and ${entries.length - MAX_LINES} earlier`] : []),
  ].join('\n');

export const dayOf = ({ at, offsetMinutes }: DiaryEntry): string => localDay(at, offsetMinutes);

export const groupName = (key: string, by: 'day' | 'week'): string =>
  by === 'day' ? dayName(key) : `Week of ${dayName(key)}`;

export const grouped = (entries: readonly DiaryEntry[], by: 'day' | 'week') => [
  ...groupBy(entries, (entry) => (by === 'day' ? dayOf(entry) : mondayOf(dayOf(entry)))),
];
