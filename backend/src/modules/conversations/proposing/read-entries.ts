import type { DiaryEntry } from '#events/conversations/diary-entry';
import { capitalise } from '#kernel/capitalise';
import { readByClauses } from '../clauses/read-by-clauses';
import { isListed } from '../clauses/time-of-list';
import { foldedText } from '../folded-text';
import { anyLanguage, asWhole } from '../languages/diary-languages';
import { sameStem } from '../languages/same-things';
import { asTyped } from './as-typed';
import { DRANK, PLACE_DE } from './diary-patterns';
import { sentencesIn } from './diary-sentences';
import { mealNamedIn } from './meal-hours';
import { PIECE, isWholeDose, leavesDosesOpen } from './pieces-of-dose';
import { type ReadEntry, type EntriesRead, readByForms } from './read-by-forms';
import type { SentAt } from './sent-at';
import { timingOf } from './timing';

/** A place with another name in English: `arm`, `hand` and `finger` are the same in both. */
const GERMAN_NOUN = new RegExp(`^(?!arm|hand|finger)(?:${PLACE_DE})$`, 'u');

/** Whether two readings are of one feeling at one time, though with other words or strengths: `sick`, `nausea 4/10`. */
const isSameFeeling = ({ entry: one }: ReadEntry, { entry: other }: ReadEntry): boolean =>
  one.kind === 'symptom' &&
  other.kind === 'symptom' &&
  sameStem(one.what) === sameStem(other.what) &&
  one.at === other.at &&
  one.said === other.said &&
  one.words !== other.words;

/** Drops a feeling that is named again without a new time, and keeps the one with a strength: `feel sick. just feel sick`. */
const withoutRepeats = (read: readonly ReadEntry[]): readonly ReadEntry[] => {
  const strengthOf = ({ entry }: ReadEntry) => (entry.kind === 'symptom' ? entry.strength : null);
  return read.filter(
    (each, at) =>
      !read.some(
        (other, otherAt) =>
          isSameFeeling(each, other) &&
          (strengthOf(each) === strengthOf(other) ? otherAt < at : strengthOf(each) === null),
      ),
  );
};

const STIRRED_IN = asWhole(anyLanguage(({ food }) => food.stirredIn));

/** Drops what was stirred into a drink, which is not a meal: `tea, 2 sugars`. */
const withoutStirredIn = (read: readonly ReadEntry[]): readonly ReadEntry[] =>
  read.filter(
    ({ entry }, index) =>
      entry.kind !== 'meal' || !STIRRED_IN.test(entry.what) || read[index - 1]?.entry.kind !== 'drink',
  );

/** The sentence of a message in which an entry was read. */
const sentenceOf = ({ words }: DiaryEntry, message: string): string | undefined => {
  const [first = ''] = (words ?? '').split(', ');
  return sentencesIn(message).find((part) => part.includes(first));
};

const IS_DRUNK = new RegExp(`^(?:${DRANK}) `, 'u');

/**
 * A drink without a verb of drinking, after stools in one sentence, may describe them: `went 5 times, just water now`.
 */
const maySayWhatStoolsAreLike = (each: ReadEntry, message: string, read: readonly ReadEntry[]): boolean => {
  const { entry } = each;
  if (entry.kind !== 'drink' || entry.amount !== null || IS_DRUNK.test(foldedText(entry.words ?? ''))) return false;
  const sentence = sentenceOf(entry, message);
  return read
    .slice(0, read.indexOf(each))
    .some(({ entry: before }) => before.kind === 'stool' && sentenceOf(before, message) === sentence);
};

const FEVER = `(?:${anyLanguage(({ feelings }) => feelings.fever)})`;
const IS_FEVER = asWhole(FEVER);
/** A temperature in degrees Celsius or Fahrenheit behind the word for fever. */
const DEGREES = new RegExp(
  String.raw`${FEVER}(?: (?:${anyLanguage(({ feelings }) => feelings.beforeDegrees)}))?:? (?<degrees>(?:3[5-9]|4[0-2])(?:[.,]\d{1,2})?|(?:9[6-9]|10[0-6])[.,]\d)(?![\d/]|[.,]\d)`,
  'u',
);

/** A fever with its temperature, which no field of a symptom has: `fever 38.9`. */
const withTemperature = (what: string, words: string | null): string => {
  const degrees = IS_FEVER.test(what) ? DEGREES.exec(foldedText(words ?? ''))?.groups?.degrees : undefined;
  return degrees === undefined ? what : `${what} ${degrees}`;
};

/** The entry with its names capitalised as in the message. */
const namedAsTyped = (entry: DiaryEntry, message: string): DiaryEntry => {
  const typed = (words: string): string => asTyped(words, message);
  switch (entry.kind) {
    case 'pain':
      return { ...entry, where: entry.where === null ? null : placeAsTyped(entry.where, message) };
    case 'symptom':
      return { ...entry, what: typed(withTemperature(entry.what, entry.words)) };
    case 'meal':
    case 'drink': {
      const { amount } = entry;
      const unit = amount?.unit ?? null;
      return {
        ...entry,
        what: typed(entry.what),
        amount: amount === null || unit === null ? amount : { ...amount, unit: typed(unit) },
      };
    }
    case 'medication':
      return { ...entry, name: typed(entry.name) };
    default:
      return entry;
  }
};

/** German places are nouns, and mostly part of a compound: `Bauchschmerzen`. */
const placeAsTyped = (where: string, message: string): string =>
  GERMAN_NOUN.test(where) ? capitalise(where) : asTyped(where, message);

const inOrderOfMessage = (message: string, sent: SentAt): EntriesRead => {
  const byForms = readByForms(message, sent);
  if (byForms === null) return { read: [], rest: [message.trim()] };
  if (byForms.rest.length === 0) return { ...byForms, read: withoutStirredIn(withoutRepeats(byForms.read)) };
  const byClauses = readByClauses(message, sent, byForms.rest);
  const positionOf = ({ entry: { words } }: ReadEntry): number => message.indexOf(words?.split(', ')[0] ?? '');
  const read = [...byForms.read, ...byClauses.read].toSorted((a, b) => positionOf(a) - positionOf(b));
  return { read: withoutStirredIn(withoutRepeats(read)), rest: byClauses.rest };
};

/**
 * Food or drink at a meal that is named beside it has the day of the meal, even without an hour: `breakfast: porridge`.
 */
const withDayOfMeal = (each: ReadEntry, message: string, sent: SentAt): ReadEntry => {
  const { entry } = each;
  if (entry.said !== 'none' || !isListed(entry.kind)) return each;
  const meal = mealNamedIn(foldedText(sentenceOf(entry, message) ?? ''));
  const timing = meal === undefined ? null : timingOf([meal], sent);
  return timing === null ? each : { ...each, entry: { ...entry, ...timing.when } };
};

const IS_PIECE = asWhole(PIECE);
const isOfPieces = (each: ReadEntry | undefined): boolean =>
  each?.entry.kind === 'medication' && IS_PIECE.test(each.entry.name);

/**
 * Whether the words give the whole dose, without a number of pieces beside it: `sertraline 25 mg, 3 tablets`. Other
 * kinds have no figure that would be wrong without the words around it.
 */
const isWhole = (each: ReadEntry, at: number, all: readonly ReadEntry[]): boolean => {
  const { entry } = each;
  if (entry.kind !== 'medication' || entry.dose === null) return true;
  const isBeside = isOfPieces(each) ? all[at - 1]?.entry.kind === 'medication' : isOfPieces(all[at + 1]);
  return !isBeside && isWholeDose(entry.dose, entry.words ?? '');
};

const hasDose = ({ entry }: ReadEntry): boolean => entry.kind === 'medication' && entry.dose !== null;

/** The words of the readings that are left out. */
const wordsOutside = (kept: readonly ReadEntry[], read: readonly ReadEntry[]): readonly string[] =>
  read.filter((each) => !kept.includes(each)).flatMap(({ entry }) => entry.words ?? []);

/** Reads the entries in a message: by forms that match whole sentences, and the other sentences clause by clause. */
export const readEntries = (message: string, sent: SentAt): EntriesRead => {
  const { read, rest } = inOrderOfMessage(message, sent);
  const whole = read.filter(isWhole).filter((each) => !maySayWhatStoolsAreLike(each, message, read));
  const isOpen = whole.some(hasDose) && leavesDosesOpen(message, [...rest, ...wordsOutside(whole, read)]);
  const sure = isOpen ? whole.filter((each) => !hasDose(each)) : whole;
  return {
    read: sure
      .map((each) => withDayOfMeal(each, message, sent))
      .map((each) => ({ ...each, entry: namedAsTyped(each.entry, message) })),
    rest: [...rest, ...wordsOutside(sure, read)],
  };
};
