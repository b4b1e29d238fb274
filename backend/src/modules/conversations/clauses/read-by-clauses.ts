import type { DiaryEntry } from '#events/conversations/diary-entry';
import { tokens } from '#text/words/stems';
import { entryFault } from '../domain/entry-limits';
import { anyLanguage, asWords } from '../languages/diary-languages';
import { diaryLanguages } from '../languages/understood';
import { sentencesIn } from '../proposing/diary-sentences';
import { kindsSpokenOf } from '../proposing/kinds-spoken-of';
import type { ReadEntry, EntriesRead } from '../proposing/read-by-forms';
import type { SentAt } from '../proposing/sent-at';
import { foldedClause } from '../proposing/told';
import { isInAnotherVoice, opensCorrection, setsRight } from '../proposing/uncertain';
import { isOfUnsureNumber } from '../proposing/unsure-number';
import { type Clause, asWritten, clausesOfMessage, withoutIdioms } from './clause';
import { mayBeForOthers, ownClauses } from './own-clauses';
import { isPain } from './read-pain';
import { isStool } from './read-stool';
import { READERS } from './readers';
import { type SettledThing, settledThings } from './settled-things';
import { isClock, isListed } from './time-of-list';
import { timingOfReading } from './when';

/** An entry, and the clauses it was read from. */
export interface EntryOfClauses extends ReadEntry {
  readonly from: readonly Clause[];
}

/** Whether another thing already has this symptom: `cramps, a 6` is a pain, `diarrhoea twice` is two stools, `agua con gas` a drink. */
const isCountedElsewhere = ({ thing, reading }: SettledThing, all: readonly SettledThing[]): boolean =>
  thing.kind === 'symptom' &&
  all.some(
    (other) =>
      other.reading.from.some((clause) => reading.from.includes(clause)) &&
      ((other.thing.kind === 'pain' && isPain(thing.what)) ||
        (other.thing.kind === 'stool' && isStool(thing.what)) ||
        other.thing.kind === 'meal' ||
        other.thing.kind === 'drink'),
  );

/** `Maybe` before a figure means `about` (`maybe a 6`). Before a thing it means doubt (`maybe ibuprofen`). */
const DOUBTFUL_OPENING = new RegExp(`^ (?:${anyLanguage(({ doubt }) => doubt.maybe)}) `, 'u');

/** Whether the wording leaves open that somebody else had this thing, or nobody. */
const mayNotBeHad = ({ thing: { kind }, reading: { from } }: SettledThing, clauses: readonly Clause[]): boolean =>
  (kind === 'meal' || kind === 'drink' || kind === 'medication') &&
  (mayBeForOthers(from, clauses) || from.some(({ text }) => DOUBTFUL_OPENING.test(text)));

/** Whether an unread number after a thing may be its amount: `coffee, 2 cups or 3`. */
const hasNumberBehind = ({ reading: { from } }: SettledThing, clauses: readonly Clause[], used: ReadonlySet<Clause>) =>
  from.some((clause) => {
    const next = clauses[clauses.indexOf(clause) + 1];
    return (
      next?.sentence === clause.sentence && !used.has(next) && /^ (?:about |around |maybe |or )*\d/u.test(next.text)
    );
  });

/** Marks a thing as a further one: `another`, `después`. */
const ONE_MORE = asWords(anyLanguage(({ joints }) => joints.oneMore));

const wordsOf = (from: readonly Clause[]): string => from.map(({ words }) => words).join(', ');

const entryOf = ({ thing, reading }: SettledThing, clauses: readonly Clause[], sent: SentAt): EntryOfClauses | null => {
  const timing = timingOfReading(reading, clauses, sent);
  if (timing === null) return null;
  const { when, times, isToCome } = timing;
  const entry: DiaryEntry = { ...thing, ...when, words: wordsOf(reading.from) };
  return entryFault(entry) === null ? { entry, times, isToCome, from: reading.from } : null;
};

/** Whether the number of things is unclear: `ibuprofen this morning, 400 mg ibuprofen` is one or two. */
const areOfUnsureNumber = (entries: readonly EntryOfClauses[]): boolean =>
  isOfUnsureNumber(
    entries.map(({ entry: { at, offsetMinutes: _, said, words, ...thing }, from }) => ({
      thing,
      time: said === 'none' ? null : at,
      goesOn: from.some(({ text }) => ONE_MORE.test(text)),
      words: words ?? '',
    })),
  );

/**
 * What was felt and when, without the strength; null for kinds that have no strength. Equal values are the same
 * feeling.
 */
const feltOf = ({ entry }: EntryOfClauses): string | null => {
  if (entry.kind !== 'pain' && entry.kind !== 'symptom') return null;
  const { strength: _, words: __, ...felt } = entry;
  return JSON.stringify(felt);
};

/**
 * Whether the same feeling has two strengths at one time. That happens if the sides were not read: `L knee 6, R knee
 * 4`.
 */
const isContradicted = (each: EntryOfClauses, all: readonly EntryOfClauses[]): boolean => {
  const felt = feltOf(each);
  return felt !== null && all.some((other) => other !== each && feltOf(other) === felt);
};

const MEAL_ALONE = new RegExp(`^ (?:${anyLanguage(({ food }) => food.mealNames)}) $`, 'u');

const DURATION = new RegExp(
  `^ (?:${anyLanguage(({ time }) => time.lasting)}) [^,]{0,20}(?:${anyLanguage(({ time }) => time.lengths)}) $`,
  'u',
);

/** Whether an unread clause may describe an entry: it names a kind, or has a figure or an hour. */
const mayTellMore = ({ words, text, moment, isOwn }: Clause): boolean =>
  isOwn &&
  text.trim() !== '' &&
  !MEAL_ALONE.test(text) &&
  !DURATION.test(text) &&
  (moment.some(isClock) || /\p{N}/u.test(text) || ONE_OF_SOMETHING.test(text) || kindsSpokenOf(words).length > 0);

/** Something countable that is not known: `a flat white`. */
const ONE_OF_SOMETHING = /^ (?:an?|some|another|half an?|one|two|three|four) \p{L}{3,}/u;

/** Whether an unread clause has only nouns, so that it may name another thing of a list: the salmon of `salmon, rice`. */
const mayBeListed = ({ text, isOwn }: Clause): boolean =>
  isOwn &&
  /\p{L}{3}/u.test(text) &&
  tokens(text).every((word) => JOINS.has(word) || !diaryLanguages.some(({ functionWords }) => functionWords.has(word)));
const JOINS = new Set(
  [anyLanguage(({ food }) => food.joins), anyLanguage(({ food }) => food.beforeCompany)].join('|').split('|'),
);

/** Whether an unread clause tells of the person: `I can hardly sit`. */
const tellsOfPerson = ({ text, isOwn }: Clause): boolean => isOwn && OWN_STATEMENT.test(text);
const OWN_STATEMENT = new RegExp(`^ (?:${anyLanguage(({ doubt }) => doubt.firstPerson)}) \\p{L}+ \\p{L}`, 'u');

/** Longest remark, in words, on whose or what the entries are: `My sister wrote this.` */
const MOST_WORDS = 5;

/** Whether an unread sentence withdraws the other entries or says that they are somebody else's. */
const isTakenBack = (message: string, clauses: readonly Clause[], used: ReadonlySet<Clause>): boolean => {
  const read = new Set(clauses.flatMap((each) => (used.has(each) ? [each.sentence] : [])));
  return sentencesIn(message).some((sentence, at) => {
    const text = withoutIdioms(foldedClause(sentence));
    const isShort = text.split(' ').length <= MOST_WORDS;
    if (read.has(at)) return at > 0 && opensCorrection(text);
    return setsRight(text) || (isShort && isInAnotherVoice(text));
  });
};

/** The clauses of a message, and the entries they plainly state, in the order of the text. */
interface EntriesOfClauses {
  readonly clauses: readonly Clause[];
  readonly entries: readonly EntryOfClauses[];
}

/**
 * Reads the entries that clauses plainly state, whatever else the message says. An entry is read if its day is settled,
 * and so is each field of its kind that the message mentions. `isUnread`: whether a clause still has to be read.
 */
export const entriesOfClauses = (
  message: string,
  sent: SentAt,
  isUnread: (clause: Clause) => boolean = () => true,
): EntriesOfClauses => {
  const clauses = ownClauses(clausesOfMessage(message));
  const none = { clauses, entries: [] };
  const settled = READERS.flatMap((reader) => settledThings(clauses, reader));
  const used = new Set(settled.flatMap(({ reading }) => reading.from));
  if (isTakenBack(message, clauses, used)) return none;
  const found = settled.filter(
    (each) =>
      each.reading.from.every(isUnread) &&
      !isCountedElsewhere(each, settled) &&
      !mayNotBeHad(each, clauses) &&
      !hasNumberBehind(each, clauses, used),
  );
  const told = found.flatMap((each) => entryOf(each, clauses, sent) ?? []);
  if (areOfUnsureNumber(told)) return none;
  const entries = told.filter((each) => !isContradicted(each, told));
  const positionOf = ({ from }: EntryOfClauses): number => Math.min(...from.map((each) => clauses.indexOf(each)));
  return { clauses, entries: entries.toSorted((a, b) => positionOf(a) - positionOf(b)) };
};

/**
 * Reads the entries that clauses plainly state; clauses that may hold more stay a note. `unread`: the parts of the
 * message that still have to be read.
 */
export const readByClauses = (message: string, sent: SentAt, unread: readonly string[] = [message]): EntriesRead => {
  const isUnread = ({ words }: Clause): boolean => unread.some((part) => asWritten(part).includes(words));
  const { clauses, entries } = entriesOfClauses(message, sent, isUnread);
  if (entries.length === 0) return { read: [], rest: unread.map((each) => each.trim()) };
  const told = new Set(entries.flatMap(({ from }) => from));
  const listed = new Set(
    entries.flatMap(({ entry, from }) => (isListed(entry.kind) ? from.map(({ sentence }) => sentence) : [])),
  );
  const rest = clauses.filter(
    (each) =>
      !told.has(each) &&
      isUnread(each) &&
      (mayTellMore(each) || tellsOfPerson(each) || (listed.has(each.sentence) && mayBeListed(each))),
  );
  return { read: entries, rest: rest.map(({ words }) => words) };
};
