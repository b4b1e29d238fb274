import type { DiaryEntry } from '#events/conversations/diary-entry';
import { foldedText } from '../folded-text';
import { numbersInWords } from '../languages/diary-number-words';
import { allToldIn } from './all-told-in';
import { DOSE_UNITS, OF_TEN, SHARED_UNITS } from './diary-patterns';
import { sentencesIn } from './diary-sentences';
import { withoutMoments } from './moments';
import { TIMES_IN_WORDS } from './numbers';
import { piecesOf } from './pieces-of-dose';
import { type EntriesRead, wordsOutside } from './read-by-forms';
import { toldIn } from './told';
import { unknownWords } from './unknown-words';

/** What may hold nothing but an entry if it is to be proposed: the words it was read from, their sentence or the whole message. */
type Scope = 'words' | 'sentence' | 'message';

/**
 * The forms in which entries are told, and the scope of each. A unit says what its figure measures; a bare figure may
 * be of anything else in its sentence, and a bare name part of another name or of what was not.
 */
const SCOPES = {
  'medicine with a unit': 'words',
  sleep: 'words',
  'drink with an amount': 'words',
  pain: 'sentence',
  'symptom with a strength': 'sentence',
  mood: 'sentence',
  'stool with a type': 'sentence',
  'several stools': 'sentence',
  'medicine in pieces': 'sentence',
  'medicine without a dose': 'message',
  'stool without a figure': 'message',
  'symptom without a strength': 'message',
  'drink without an amount': 'message',
  meal: 'message',
} as const satisfies Readonly<Record<string, Scope>>;

const HAS_UNIT = new RegExp(`\\p{N} ?(?:${DOSE_UNITS}|${SHARED_UNITS})(?!\\p{L})`, 'iu');

type Entry = Exclude<DiaryEntry, { kind: 'note' }>;

const formOf = (entry: Entry): keyof typeof SCOPES => {
  switch (entry.kind) {
    case 'stool':
      if (entry.bristol !== null) return 'stool with a type';
      return entry.count > 1 ? 'several stools' : 'stool without a figure';
    case 'symptom':
      return entry.strength === null ? 'symptom without a strength' : 'symptom with a strength';
    case 'drink':
      return entry.amount === null ? 'drink without an amount' : 'drink with an amount';
    case 'medication':
      if (entry.dose === null) return 'medicine without a dose';
      return HAS_UNIT.test(entry.dose) ? 'medicine with a unit' : 'medicine in pieces';
    case 'pain':
    case 'meal':
    case 'sleep':
    case 'mood':
      return entry.kind;
  }
};

const FIGURE = new RegExp(
  String.raw`\p{N}+(?:[.,/]\p{N}+)?|(?<!\p{L})(?:${[...numbersInWords(), ...TIMES_IN_WORDS.keys(), 'twice', 'thrice'].join('|')})(?!\p{L})`,
  'gu',
);
const SCALE = new RegExp(OF_TEN, 'gu');

/** The figures of a text, as numbers where it is sure which. */
const figuresIn = (text: string): readonly (number | string)[] =>
  [...text.matchAll(FIGURE)].map(([figure]) => TIMES_IN_WORDS.get(figure) ?? piecesOf(figure) ?? figure);

/** The figures in the fields of an entry. */
const figuresOf = ({ at: _, offsetMinutes: __, said: ___, words: ____, ...thing }: Entry): readonly unknown[] => {
  if (thing.kind === 'sleep') {
    const over = thing.minutes % 60;
    return [thing.minutes / 60, Math.floor(thing.minutes / 60), over, over / 60];
  }
  const fields: readonly unknown[] = Object.values(
    'amount' in thing && thing.amount !== null ? { ...thing, ...thing.amount } : thing,
  );
  return fields.flatMap((field): readonly unknown[] =>
    typeof field === 'string' ? figuresIn(foldedText(field)) : [field],
  );
};

/** Whether each figure of a text is one of the entry, or of a time. */
const hasNoOtherFigure = (text: string, entry: Entry): boolean => {
  const held = new Set(figuresOf(entry));
  return figuresIn(withoutMoments(foldedText(text)).replaceAll(SCALE, ' ')).every((figure) => held.has(figure));
};

const clausesOf = ({ words }: DiaryEntry): readonly string[] => (words ?? '').split(', ');

/**
 * The most words beside an entry that nothing explains: each may turn it into something else. A number of times is of
 * stools only by the words beside it: `went twice to the shop`.
 */
const mostUnknown = (entry: Entry): number => (formOf(entry) === 'several stools' ? 0 : 1);

const isKnown = (text: string, entry: Entry): boolean =>
  hasNoOtherFigure(text, entry) && (toldIn(text) !== null || unknownWords(text, entry).length <= mostUnknown(entry));

/** Whether an entry is all that its scope says. `beside`: what else the message says, read or not. */
const isAllOfScope = (entry: Entry, message: string, beside: readonly string[]): boolean => {
  const clauses = clausesOf(entry);
  const isWhole = beside.length === 0 && isKnown(message, entry);
  switch (SCOPES[formOf(entry)]) {
    case 'words':
      return hasNoOtherFigure(entry.words ?? '', entry);
    case 'sentence': {
      const [sentence, ...others] = sentencesIn(message).filter((each) =>
        clauses.some((clause) => each.includes(clause)),
      );
      if (sentence === undefined || others.length > 0) return isWhole;
      if (allToldIn(sentence) !== null) return hasNoOtherFigure(entry.words ?? '', entry);
      return isKnown(sentence, entry);
    }
    case 'message':
      return isWhole;
  }
};

const inOrderOf = (message: string, parts: readonly string[]): readonly string[] => {
  const positionOf = (part: string): number => message.indexOf(part.split(', ')[0] ?? '');
  return parts.toSorted((a, b) => positionOf(a) - positionOf(b));
};

/** What is sure enough to be proposed, of what was read in a message. The rest stays a note. */
export const proposable = (message: string, { read, rest }: EntriesRead): EntriesRead => {
  const sure = read.filter((each) => {
    const others = read.filter((other) => other !== each).flatMap(({ entry }) => clausesOf(entry));
    return each.entry.kind === 'note' || isAllOfScope(each.entry, message, [...others, ...rest]);
  });
  const left = [...rest, ...wordsOutside(sure, read)];
  return { read: sure, rest: sure.length === 0 ? [message.trim()] : inOrderOf(message, left) };
};
