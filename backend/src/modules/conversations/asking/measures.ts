import { type DiaryEntry, localDay } from '#events/conversations/diary-entry';
import { daysBetween } from '#kernel/calendar';
import { entryWords, hoursWords } from '../diary/entry-words';
import type { Addressee } from '../wording/addressee';
import type { DiaryTexts } from '../wording/english';
import { textsIn } from '../wording/texts';
import { kindFor, strengthOf } from './asked-entries';
import { countAskedFor, dayOfEntry, groupName, grouped, lines, sum, times } from './counted-entries';
import type { DiaryQuestion } from './diary-question';

const mean = (values: readonly number[]): number => sum(values) / values.length;

/** The average: the mean of strengths, or the daily count of what is counted. */
export const average = (
  { target, period, by }: DiaryQuestion,
  entries: readonly DiaryEntry[],
  when: string,
  to: Addressee,
): string | null => {
  const texts = textsIn(to.language);
  const { figure, ofTen } = texts;
  const kinds = new Set(entries.map((entry) => kindFor(target, entry)));
  const [kind] = kinds;
  if (kinds.size > 1 || kind === undefined) return null;
  const measured = entries.flatMap((entry) => strengthOf(entry) ?? []);
  const valueWords = (value: number): string => (kind === 'sleep' ? hoursWords(value) : ofTen(figure(value)));
  if (kind === 'stool' || (by !== null && measured.length === 0)) {
    const per = by ?? 'day';
    const [earliest] = entries;
    const first = period?.from ?? (earliest === undefined ? '' : dayOfEntry(earliest));
    const last = period?.to ?? localDay(to.sent.at, to.sent.offsetMinutes);
    const days = daysBetween(first, last) + 1;
    const spans = per === 'day' ? days : days / 7;
    if (spans < 1) return null;
    const count = times(entries);
    return texts.perSpan(figure(count / spans), per, countAskedFor(count, target, texts), when, figure(spans));
  }
  if (measured.length === 0) return null;
  const head = texts.average(valueWords(mean(measured)), measured.length, when);
  if (by === null) return head;
  const parts = grouped(entries, by).flatMap(([key, own]) => {
    const values = own.flatMap((entry) => strengthOf(entry) ?? []);
    return values.length === 0 ? [] : [`- ${groupName(key, by, texts)}: ${valueWords(mean(values))}`];
  });
  return `${head}\n${parts.join('\n')}`;
};

export const extreme = (
  { asks, target }: DiaryQuestion,
  entries: readonly DiaryEntry[],
  when: string,
  to: Addressee,
): string | null => {
  const measured = entries.flatMap((entry) => {
    const value = strengthOf(entry);
    return value === null ? [] : [{ entry, value }];
  });
  if (measured.length === 0 || new Set(measured.map(({ entry }) => kindFor(target, entry))).size > 1) return null;
  const texts = textsIn(to.language);
  // `Severe cramps` may have been worse than a pain of 5.
  if (target.kind === 'pain' && measured.length < entries.length) return `${texts.has(when)}\n${lines(entries, to)}`;
  const wanted = (asks === 'highest' ? Math.max : Math.min)(...measured.map(({ value }) => value));
  const found = measured.filter(({ value }) => value === wanted).map(({ entry }) => entry);
  const [only] = found;
  const { extremes, isExtreme, areExtreme } = texts;
  const name =
    asks === 'highest'
      ? target.kind === 'sleep'
        ? extremes.longest
        : extremes.strongest
      : target.kind === 'sleep'
        ? extremes.shortest
        : extremes.mildest;
  return found.length === 1 && only !== undefined
    ? isExtreme(entryWords(only, to), name, measured.length, when)
    : `${areExtreme(found.length, name, measured.length, when)}\n${lines(found, to)}`;
};

/** The day with the most events, or with the strongest pain. */
export const worstDay = (
  { target }: DiaryQuestion,
  entries: readonly DiaryEntry[],
  when: string,
  texts: DiaryTexts,
): string | null => {
  if (target.kind !== 'stool' && target.kind !== 'pain') return null;
  const scores = grouped(entries, 'day').map(([day, own]) => ({
    day,
    score: target.kind === 'stool' ? times(own) : Math.max(...own.flatMap((entry) => strengthOf(entry) ?? [])),
  }));
  const most = Math.max(...scores.map(({ score }) => score));
  const days = scores.filter(({ score }) => score === most).map(({ day }) => texts.day(day));
  const what = target.kind === 'stool' ? countAskedFor(most, target, texts) : texts.painOf(texts.figure(most));
  return texts.worstDay(days, what, when);
};
