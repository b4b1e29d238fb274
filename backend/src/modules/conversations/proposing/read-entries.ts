import type { DiaryEntry } from '#events/conversations/diary-entry';
import { capitalise } from '#kernel/capitalise';
import { readByClauses } from '../clauses/read-by-clauses';
import { foldedText } from '../folded-text';
import { anyLanguage, asWhole } from '../languages/diary-languages';
import { asTyped } from './as-typed';
import { PLACE_DE } from './diary-patterns';
import { PIECE, isWholeDose, leavesDosesOpen } from './pieces-of-dose';
import { proposable } from './proposable';
import { type ReadEntry, type EntriesRead, readByForms, wordsOutside } from './read-by-forms';
import type { SentAt } from './sent-at';

/** A place with another name in English: `arm`, `hand` and `finger` are the same in both. */
const GERMAN_NOUN = new RegExp(`^(?!arm|hand|finger)(?:${PLACE_DE})$`, 'u');

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
  if (byForms.rest.length === 0) return byForms;
  const byClauses = readByClauses(message, sent, byForms.rest);
  const positionOf = ({ entry: { words } }: ReadEntry): number => message.indexOf(words?.split(', ')[0] ?? '');
  const read = [...byForms.read, ...byClauses.read].toSorted((a, b) => positionOf(a) - positionOf(b));
  return { read, rest: byClauses.rest };
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

/** Reads the entries in a message: by forms that match whole sentences, and the other sentences clause by clause. */
const allEntries = (message: string, sent: SentAt): EntriesRead => {
  const { read, rest } = inOrderOfMessage(message, sent);
  const whole = read.filter(isWhole);
  const isOpen = whole.some(hasDose) && leavesDosesOpen(message, [...rest, ...wordsOutside(whole, read)]);
  const sure = isOpen ? whole.filter((each) => !hasDose(each)) : whole;
  return {
    read: sure.map((each) => ({ ...each, entry: namedAsTyped(each.entry, message) })),
    rest: [...rest, ...wordsOutside(sure, read)],
  };
};

/** The entries to propose from a message, and what of it stays a note. */
export const readEntries = (message: string, sent: SentAt): EntriesRead =>
  proposable(message, allEntries(message, sent));
