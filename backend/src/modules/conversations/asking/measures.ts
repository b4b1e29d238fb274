import { type DiaryEntry, localDay } from '#events/conversations/diary-entry';
import { daysBetween } from '#kernel/calendar';
import { entryWords, figure, hoursWords } from '../diary/entry-words';
import type { SentAt } from '../proposing/sent-at';
import { strengthOf } from './asked-entries';
import { counted, dayOf, groupName, grouped, lines, sum, times } from './counted';
import { dayName } from './periods';
import type { Question } from './question';

const mean = (values: readonly number[]): number => sum(values) / values.length;

/** The average: the mean of strengths, or the daily count of what is counted. */
export const average = (
  { target, period, by }: Question,
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
    return `${figure(count / spans)} a ${per}: ${counted(count, target)} ${when}, over ${figure(spans)} ${per}s, days without an entry among them.`;
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

export const extreme = (
  { asks, target }: Question,
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
      ? target.kind === 'sleep'
        ? 'longest'
        : 'strongest'
      : target.kind === 'sleep'
        ? 'shortest'
        : 'mildest';
  return found.length === 1 && only !== undefined
    ? `${entryWords(only, sent)}. That is the ${name} ${of}.`
    : `${found.length} are the ${name}, ${of}:\n${lines(found, sent)}`;
};

/** The day with the most events, or with the strongest pain. */
export const worstDay = ({ target }: Question, entries: readonly DiaryEntry[], when: string): string | null => {
  if (target.kind !== 'stool' && target.kind !== 'pain') return null;
  const scores = grouped(entries, 'day').map(([day, own]) => ({
    day,
    score: target.kind === 'stool' ? times(own) : Math.max(...own.flatMap((entry) => strengthOf(entry) ?? [])),
  }));
  const most = Math.max(...scores.map(({ score }) => score));
  const days = scores.filter(({ score }) => score === most).map(({ day }) => dayName(day));
  const what = target.kind === 'stool' ? counted(most, target) : `pain of ${figure(most)} of 10`;
  return `${days.join(' and ')}, with ${what}${days.length > 1 ? ' each' : ''}: the most ${when}.`;
};
