import type { DiaryEntry } from '#events/conversations/diary-entry';
import { stem } from '#text/words/stems';
import { figure, hoursWords } from '../diary/entry-words';
import type { SentAt } from '../proposing/sent-at';
import { called, counted, groupName, grouped, lines, sum, times } from './counted';
import type { Question } from './question';

const PIECES = 'tablets?|pills?|capsules?|sachets?|puffs?';
const DOSE = new RegExp(String.raw`^(\d+(?:[.,]\d+)?) ?(mg|g|mcg|µg|ml|iu|ui|${PIECES})$`, 'i');
/** A dose of things that are counted, which is what `how many` of a medicine asks for. */
const COUNTED_DOSE = new RegExp(`(?:${PIECES})$`, 'i');
const hasCountedDose = (entry: DiaryEntry): boolean =>
  entry.kind === 'medication' && COUNTED_DOSE.test(entry.dose ?? '');

/** The sum of amounts, `1.5 g` or `3 cups and 200 ml`; null if an entry has no amount, or another form of it. */
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

/** Minutes of a day. */
const LONGEST_SLEEP = 14 * 60;
const minutesOf = (entry: DiaryEntry): number => (entry.kind === 'sleep' ? entry.minutes : 0);

export const howMany = (
  question: Question,
  entries: readonly DiaryEntry[],
  when: string,
  sent: SentAt,
): string | null => {
  const { target, by } = question;
  if (by === null && target.stems.length > 0 && entries.every(hasCountedDose))
    return howMuch(question, entries, when, sent);
  const isOfThings = entries.every((entry) => entry.kind === 'meal' || entry.kind === 'drink');
  const values = entries.map((entry) =>
    (entry.kind === 'meal' || entry.kind === 'drink') && entry.amount?.unit === null ? entry.amount.value : 1,
  );
  const items = isOfThings ? sum(values) : times(entries);
  const head =
    isOfThings && items !== entries.length
      ? `${figure(items)} ${called(target)} ${when}, in ${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}`
      : `${counted(items, target)} ${when}`;
  if (by === null) return `${head}:\n${lines(entries, sent)}`;
  const parts = grouped(entries, by).map(([key, own]) => `- ${groupName(key, by)}: ${times(own)}`);
  return `${head}:\n${parts.join('\n')}`;
};

export const howMuch = (
  question: Question,
  entries: readonly DiaryEntry[],
  when: string,
  sent: SentAt,
): string | null => {
  const { target } = question;
  const kinds = new Set(entries.map(({ kind }) => kind));
  const [kind] = kinds;
  if (kinds.size > 1) return null;
  if (kind === 'sleep') {
    const minutes = sum(entries.map(minutesOf));
    if (entries.length === 1) return `${hoursWords(minutes)} ${when}.`;
    // Nobody sleeps longer: several entries tell of one night.
    return grouped(entries, 'day').some(([, own]) => sum(own.map(minutesOf)) > LONGEST_SLEEP)
      ? `${entries.length} entries ${when}, which cannot be added up:\n${lines(entries, sent)}`
      : `${hoursWords(minutes)} in all ${when}:\n${lines(entries, sent)}`;
  }
  if (kind !== 'medication' && kind !== 'drink' && kind !== 'meal') return null;
  // A sum over several things would mean nothing.
  if (target.stems.length === 0) return `${when}:\n${lines(entries, sent)}`;
  const all = total(entries);
  const count = `${entries.length} ${entries.length === 1 ? 'time' : 'times'}`;
  return all === null
    ? `${count} ${when}; not each entry has an amount that can be added up:\n${lines(entries, sent)}`
    : `${all} of ${target.words} ${when}, ${count}:\n${lines(entries, sent)}`;
};
