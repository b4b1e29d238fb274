import type { DiaryEntry } from '#events/conversations/diary-entry';
import { readByClauses } from '../clauses/read-by-clauses';
import { asTyped } from './as-typed';
import { GERMAN_PLACE } from './german-forms';
import { type ReadEntry, type ReadMessage, readByForms } from './read-by-forms';
import type { SentAt } from './sent-at';

/** A place that English calls otherwise: `arm`, `hand` and `finger` are the same there. */
const GERMAN_NOUN = new RegExp(`^(?!arm|hand|finger)(?:${GERMAN_PLACE})$`, 'u');

/** The same felt at one time and told in two places was said twice: `feel sick. just feel sick`. */
const withoutRepeats = (read: readonly ReadEntry[]): readonly ReadEntry[] => {
  const keyOf = ({ entry: { words: _, ...told } }: ReadEntry): string => JSON.stringify(told);
  return read.filter(
    (each, at) =>
      each.entry.kind !== 'symptom' ||
      !read.slice(0, at).some((other) => keyOf(other) === keyOf(each) && other.entry.words !== each.entry.words),
  );
};

const STIRRED_IN =
  /^(?:sugars?|sweeteners?|honey|lemon|milk|cream|azúcar|azucarillos?|miel|leche|zucker|honig|zitrone|milch)$/u;

/** What is stirred into a drink is no meal beside it: `tea, 2 sugars`. */
const withoutStirredIn = (read: readonly ReadEntry[]): readonly ReadEntry[] =>
  read.filter(
    ({ entry }, index) =>
      entry.kind !== 'meal' || !STIRRED_IN.test(entry.what) || read[index - 1]?.entry.kind !== 'drink',
  );

/** An entry whose things are called with the capitals with which its message has them. */
const namedAsTyped = (entry: DiaryEntry, message: string): DiaryEntry => {
  const typed = (words: string): string => asTyped(words, message);
  switch (entry.kind) {
    case 'pain':
      return { ...entry, where: entry.where === null ? null : placeAsTyped(entry.where, message) };
    case 'symptom':
      return { ...entry, what: typed(entry.what) };
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

/** German places are nouns, and are mostly told in a word with others: `Bauchschmerzen`. */
const placeAsTyped = (where: string, message: string): string =>
  GERMAN_NOUN.test(where) ? `${where.charAt(0).toUpperCase()}${where.slice(1)}` : asTyped(where, message);

const inOrderOfMessage = (message: string, sent: SentAt): ReadMessage => {
  const byForms = readByForms(message, sent);
  if (byForms === null) return { read: [], rest: [message.trim()] };
  if (byForms.rest.length === 0) return { ...byForms, read: withoutStirredIn(withoutRepeats(byForms.read)) };
  const byClauses = readByClauses(message, sent, byForms.rest);
  const positionOf = ({ entry: { words } }: ReadEntry): number => message.indexOf(words?.split(', ')[0] ?? '');
  const read = [...byForms.read, ...byClauses.read].toSorted((a, b) => positionOf(a) - positionOf(b));
  return { read: withoutStirredIn(withoutRepeats(read)), rest: byClauses.rest };
};

/** Reads the entries in a message: by forms that take whole sentences, and in the others by what each of their clauses plainly tells. */
export const readEntries = (message: string, sent: SentAt): ReadMessage => {
  const { read, rest } = inOrderOfMessage(message, sent);
  return { read: read.map((each) => ({ ...each, entry: namedAsTyped(each.entry, message) })), rest };
};
