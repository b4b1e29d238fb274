import type { DiaryEntry } from '#events/conversations/diary-entry';
import { stem } from '#text/words/stems';
import { hoursWords } from '../diary/entry-words';
import { anyLanguage } from '../languages/diary-languages';
import { piecesOf } from '../proposing/pieces-of-dose';
import type { Addressee } from '../wording/addressee';
import type { DiaryTexts } from '../wording/english';
import { textsIn } from '../wording/texts';
import { called, countAskedFor, groupName, grouped, lines, sum, times } from './counted-entries';
import type { DiaryQuestion } from './diary-question';

const PIECES = anyLanguage(({ questions }) => questions.countedPieces);
const DOSE = new RegExp(
  String.raw`^(?:(?<times>\d{0,2}[½¼¾]?) ?[x×] ?)?(?<value>\d+(?:[.,]\d+)?) ?(?<unit>mg|g|mcg|µg|ml|iu|ui|${PIECES})$`,
  'i',
);
/** A dose in pieces (`2 tablets`), which is what `how many` asks for of a medicine. */
const COUNTED_DOSE = new RegExp(`(?:${PIECES})$`, 'i');
const hasCountedDose = (entry: DiaryEntry): boolean =>
  entry.kind === 'medication' && COUNTED_DOSE.test(entry.dose ?? '');

type FoodOrDrink = Extract<DiaryEntry, { kind: 'meal' | 'drink' }>;
const isFoodOrDrink = (entry: DiaryEntry): entry is FoodOrDrink => entry.kind === 'meal' || entry.kind === 'drink';

/** The sum of amounts: `1.5 g`, or `3 cups and 200 ml`. Null if an entry has no amount, or one that cannot be added. */
const total = (entries: readonly DiaryEntry[], texts: DiaryTexts): string | null => {
  const sums = new Map<string, { unit: string; value: number }>();
  for (const entry of entries) {
    let part: { readonly value: number; readonly unit: string } | null = null;
    if (entry.kind === 'medication') {
      const { times = '1', value = '', unit } = DOSE.exec(entry.dose ?? '')?.groups ?? {};
      if (unit !== undefined) part = { value: (piecesOf(times) ?? Number.NaN) * Number(value.replace(',', '.')), unit };
    } else if (isFoodOrDrink(entry)) {
      if (entry.amount?.unit != null) part = { value: entry.amount.value, unit: entry.amount.unit };
    }
    if (part === null) return null;
    const key = stem(part.unit);
    sums.set(key, { unit: part.unit, value: part.value + (sums.get(key)?.value ?? 0) });
  }
  return texts.and(
    [...sums.values()].map(({ unit, value }) => `${texts.figure(value)} ${texts.unit(unit, value > 1)}`),
  );
};

/** In minutes. Nobody sleeps longer, so more on one day means that several entries describe one night. */
const LONGEST_SLEEP = 14 * 60;
const minutesOf = (entry: DiaryEntry): number => (entry.kind === 'sleep' ? entry.minutes : 0);

export const howMany = (
  question: DiaryQuestion,
  entries: readonly DiaryEntry[],
  when: string,
  to: Addressee,
): string | null => {
  const { target, by } = question;
  if (by === null && target.stems.length > 0 && entries.every(hasCountedDose))
    return howMuch(question, entries, when, to);
  const isOfThings = entries.every(isFoodOrDrink);
  const values = entries.map((entry) => (isFoodOrDrink(entry) && entry.amount?.unit === null ? entry.amount.value : 1));
  const items = isOfThings ? sum(values) : times(entries);
  const texts = textsIn(to.language);
  const head =
    isOfThings && items !== entries.length
      ? texts.piecesInEntries(texts.figure(items), called(target, texts), when, entries.length)
      : texts.howMany(countAskedFor(items, target, texts), when);
  if (by === null) return `${head}\n${lines(entries, to)}`;
  const parts = grouped(entries, by).map(([key, own]) => `- ${groupName(key, by, texts)}: ${times(own)}`);
  return `${head}\n${parts.join('\n')}`;
};

export const howMuch = (
  question: DiaryQuestion,
  entries: readonly DiaryEntry[],
  when: string,
  to: Addressee,
): string | null => {
  const { target } = question;
  const texts = textsIn(to.language);
  const kinds = new Set(entries.map(({ kind }) => kind));
  const [kind] = kinds;
  if (kinds.size > 1) return null;
  if (kind === 'sleep') {
    const minutes = sum(entries.map(minutesOf));
    if (entries.length === 1) return texts.slept(hoursWords(minutes), when);
    return grouped(entries, 'day').some(([, own]) => sum(own.map(minutesOf)) > LONGEST_SLEEP)
      ? `${texts.notOneNight(entries.length, when)}\n${lines(entries, to)}`
      : `${texts.sleptInAll(hoursWords(minutes), when)}\n${lines(entries, to)}`;
  }
  if (kind !== 'medication' && kind !== 'drink' && kind !== 'meal') return null;
  // A sum over different things (coffee and wine) would mean nothing.
  if (target.stems.length === 0) return `${texts.entriesOf(when)}\n${lines(entries, to)}`;
  const arePieces = entries.every((entry) => isFoodOrDrink(entry) && entry.amount?.unit === null);
  if (arePieces) return howMany(question, entries, when, to);
  const all = total(entries, texts);
  if (all === null && entries.length === 1) return `${texts.has(when)}\n${lines(entries, to)}`;
  const head =
    all === null
      ? texts.notAddedUp(entries.length, when)
      : texts.howMuch(all, texts.noun(target.words), when, entries.length);
  return `${head}\n${lines(entries, to)}`;
};
