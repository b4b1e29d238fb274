import { type DiaryEntry, localDay } from '#events/conversations/diary-entry';
import { mondayOf } from '#kernel/calendar';
import { groupBy } from '#kernel/grouping';
import { entryWords } from '../diary/entry-words';
import type { Addressee } from '../wording/addressee';
import type { DiaryTexts } from '../wording/english';
import { textsIn } from '../wording/texts';
import type { Bound, QuestionTarget } from './diary-question';

/** How many events an entry counts as: three bowel movements in one entry are three. */
const timesOf = (entry: DiaryEntry): number => (entry.kind === 'stool' ? entry.count : 1);
export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
export const times = (entries: readonly DiaryEntry[]): number => sum(entries.map(timesOf));

const boundWords = ({ is, value }: Bound, { bound, figure }: DiaryTexts): string => bound[is](figure(value));

/** Phrases that narrow what is asked about: `of type 6`, `with blood`. */
const limitsOf = ({ blood, bristol, bound }: QuestionTarget, texts: DiaryTexts): readonly string[] => [
  ...(bristol === null ? [] : [texts.ofType(bristol)]),
  ...(blood ? [texts.ofBlood] : []),
  ...(bound === null ? [] : [boundWords(bound, texts)]),
];

/** What is asked about, counted: `2 stools of type 6 with blood`, `coffee, 3 times`. */
export const countAskedFor = (count: number, target: QuestionTarget, texts: DiaryTexts): string => {
  const { kind, words } = target;
  const name =
    kind === null || words !== ''
      ? texts.countedByName(count, words === '' ? texts.things(null, count) : texts.named(kind, texts.noun(words)))
      : texts.counted(count, texts.things(kind, count));
  return [name, ...limitsOf(target, texts)].join(' ');
};

/** Any number above one: the plural is needed, not the count. */
const SEVERAL = 2;

/** The plural name of what is asked about, for when there are no entries: `stools`, `coffee`. */
export const called = (target: QuestionTarget, texts: DiaryTexts): string => {
  const { kind, words } = target;
  const name = words === '' ? texts.things(kind, SEVERAL) : texts.named(kind, texts.noun(words));
  return [name, ...limitsOf(target, texts)].join(' ');
};

const MAX_LINES = 20;

export const lines = (entries: readonly DiaryEntry[], to: Addressee): string =>
  [
    ...entries.slice(-MAX_LINES).map((entry) => `- ${entryWords(entry, to)}`),
    ...(entries.length > MAX_LINES ? [`- ${textsIn(to.language).earlier(entries.length - MAX_LINES)}`] : []),
  ].join('\n');

export const dayOfEntry = ({ at, offsetMinutes }: DiaryEntry): string => localDay(at, offsetMinutes);

export const groupName = (key: string, by: 'day' | 'week', { day, weekOf }: DiaryTexts): string =>
  by === 'day' ? day(key) : weekOf(day(key));

export const grouped = (entries: readonly DiaryEntry[], by: 'day' | 'week') => [
  ...groupBy(entries, (entry) => (by === 'day' ? dayOfEntry(entry) : mondayOf(dayOfEntry(entry)))),
];
