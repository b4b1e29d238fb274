import { anyLanguage, apartFromFigures, asWhole } from '../languages/diary-languages';
import { MAX_CLAUSES, allIn } from './clauses';
import { withSharedTime } from './shared-times';
import { type ToldThing, OPENINGS, foldedClause } from './told';
import { isUncertain } from './uncertain';

/** A subject by which people begin to speak of themselves. Nothing after it is about others. */
const OWN_OPENING = new RegExp(`^(?:${anyLanguage(({ doubt }) => doubt.openingSubjects)})(?!\\p{L})`, 'u');
/** Mentions other people or times, which may apply to what is next to it. */
const OTHERS_OR_TIMES = apartFromFigures(anyLanguage(({ doubt }) => doubt.othersOrTimes));
/** Whether any word but the first has a capital, and so may name somebody. */
const NAMES_SOMEBODY = /(?<!^)(?<!\p{L})(?!I(?!\p{L}))\p{Lu}/u;

/** An activity, with its distance or duration: `walked 5 km`. */
const ACTIVITY = asWhole(anyLanguage(({ doubt }) => doubt.activity));
/** A measurement of which the diary keeps no entries, with its figure: `blood sugar 120`. */
const MEASUREMENT = asWhole(anyLanguage(({ doubt }) => doubt.measurement));

/** Whether a clause is wholly about something of which the diary keeps no entries. */
export const isOfAnother = (clause: string): boolean => {
  const text = foldedClause(clause).replace(OPENINGS, '');
  return ACTIVITY.test(text) || MEASUREMENT.test(text);
};

const isHarmless = (clause: string): boolean => {
  const text = foldedClause(clause).replace(OPENINGS, '');
  if (isOfAnother(clause)) return true;
  return (
    OWN_OPENING.test(text) &&
    !/\p{N}/u.test(text) &&
    !NAMES_SOMEBODY.test(clause.trim()) &&
    !OTHERS_OR_TIMES.test(text) &&
    !isUncertain(text)
  );
};

/**
 * Whether a thing is surely the person's even without a verb, since it has a scale of its own. A coffee may be for
 * others.
 */
const standsAlone = ({ thing, hasVerb }: ToldThing): boolean =>
  hasVerb || thing.kind === 'pain' || thing.kind === 'stool' || thing.kind === 'sleep';

/** What separates two statements of a sentence: `, but`, `and (I took)`. */
const STATEMENT_END = new RegExp(
  String.raw`\s*,\s+(?:(?:${anyLanguage(({ joints }) => joints.afterStatement)}) )?|\s+(?:${anyLanguage(({ joints }) => joints.betweenStatements)})\s+(?=(?:${anyLanguage(({ joints }) => joints.openingStatement)})(?!\p{L}))`,
  'giu',
);

/** The things read in a sentence or message, and the words left over. */
interface Partly {
  readonly told: readonly ToldThing[];
  readonly rest: readonly string[];
}

/** The clauses of a sentence that are read wholly, if the others are about this person too. */
export const someIn = (sentence: string): Partly | null => {
  const clauses = sentence.split(STATEMENT_END).filter((clause) => clause.trim() !== '');
  if (clauses.length < 2 || clauses.length > MAX_CLAUSES) return null;
  const read = clauses.map((clause) => ({ clause, told: allIn(clause) }));
  const told = read.flatMap((each) => each.told ?? []);
  const rest = read.flatMap((each) => (each.told === null ? [each.clause] : []));
  const isSure = rest.every(isOfAnother) || told.every(standsAlone);
  return told.length > 0 && rest.every(isHarmless) && isSure
    ? { told: read.flatMap((each) => (each.told === null ? [] : withSharedTime(each.told))), rest }
    : null;
};
