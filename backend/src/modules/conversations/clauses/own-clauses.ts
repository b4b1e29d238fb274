import { anyLanguage, asWords } from '../languages/diary-languages';
import { MONTHS, WEEKDAYS } from '../languages/calendar-words';
import { isMedicine } from '../proposing/names';
import { kindsSpokenOf } from '../proposing/kinds-spoken-of';
import { opensCorrection } from '../proposing/uncertain';
import { DRANK, TOOK } from '../proposing/words';
import type { Clause } from './clause';

/** A subject that is the person. */
const PERSON = asWords(anyLanguage(({ doubt }) => doubt.subjects));
/** People that no word of the family names. */
const PEOPLE = asWords(anyLanguage(({ doubt }) => doubt.people));
/** A verb that has the form of somebody else: the Spanish `tomó omeprazol`. */
const VERB_OF_OTHERS = asWords(anyLanguage(({ doubt }) => doubt.verbsOfOthers));
/** Says that a dose was left out. Nothing in its sentence is sure to have been taken. */
const SKIPPED = asWords(anyLanguage(({ doubt }) => doubt.skipped));
/** A word of a language in which every noun has a capital. */
const WITH_CAPITAL_NOUNS = asWords(anyLanguage(({ doubt }) => doubt.withCapitalNouns));
/** A name, which has a capital in the middle of a sentence; a place is none (`at Tesco`). */
const NAME = new RegExp(
  `(?<=\\p{L}[\\p{L}']* )(?<!(?:${anyLanguage(({ doubt }) => doubt.beforePlaces)}) )(?!I(?!\\p{L}))\\p{Lu}\\p{Ll}+`,
  'gu',
);
/** A name at the beginning of a clause, before the verb of somebody who has something. */
const NAME_OF_SUBJECT = new RegExp(
  `^\\p{Lu}\\p{Ll}+(?= (?:${anyLanguage(({ doubt }) => doubt.verbsByName)})(?!\\p{L}))`,
  'gu',
);

const CALENDAR = new Set([...WEEKDAYS, ...MONTHS].flat());

const isSomebody = (word: string): boolean =>
  !CALENDAR.has(word.toLowerCase()) && !isMedicine(word.toLowerCase()) && kindsSpokenOf(word).length === 0;

const namesSomebody = ({ words, text }: Clause, hasCapitalNouns: boolean): boolean => {
  if (PEOPLE.test(text) || VERB_OF_OTHERS.test(text)) return true;
  const names = [...words.matchAll(NAME), ...words.matchAll(NAME_OF_SUBJECT)];
  return !hasCapitalNouns && names.some(([name]) => isSomebody(name));
};

/** Whether a clause takes back what stands before it in its sentence: `nausea 6, or rather 4`. */
const isCorrection = ({ text, sentence }: Clause, before: Clause | undefined): boolean =>
  before?.sentence === sentence && opensCorrection(text.trim());

/** Says that somebody else tells it of the person, and may know better: `Ana says I took two`. */
const QUOTED = asWords(
  anyLanguage(({ doubt }) => doubt.quoting),
  'iu',
);

const sentencesOf = (clauses: readonly Clause[]): ReadonlySet<number> =>
  new Set(clauses.map(({ sentence }) => sentence));

/**
 * The clauses of a message as they may be read for entries: in a sentence that tells of others as well, or of what was left out, only those
 * that name the person are sure to be theirs. Nothing is sure in a sentence that corrects itself.
 */
export const ownClauses = (clauses: readonly Clause[]): readonly Clause[] => {
  const hasCapitalNouns = clauses.some(({ words }) => WITH_CAPITAL_NOUNS.test(words.toLowerCase()));
  const doubtful = sentencesOf(
    clauses.filter((each) => !each.isOwn || SKIPPED.test(each.text) || namesSomebody(each, hasCapitalNouns)),
  );
  const corrected = sentencesOf(clauses.filter((each, at) => isCorrection(each, clauses[at - 1])));
  return clauses.map((each) => {
    const isDoubtful = doubtful.has(each.sentence) && !PERSON.test(each.text);
    return isDoubtful || corrected.has(each.sentence) || VERB_OF_OTHERS.test(each.text) || QUOTED.test(each.words)
      ? { ...each, isTold: false }
      : each;
  });
};

/** Says that the person made or bought something. */
const MADE = asWords(anyLanguage(({ doubt }) => doubt.given));
/** Says that they had it themselves. */
const HAD = asWords(
  [anyLanguage(({ food }) => food.ate), DRANK, TOOK, anyLanguage(({ doubt }) => doubt.hadParticiples)].join('|'),
);

/** Whether what somebody made or gave may have been for others: `I cooked, two eggs and a coffee`. */
export const mayBeForOthers = (from: readonly Clause[], clauses: readonly Clause[]): boolean =>
  from.some(
    ({ sentence, text }) =>
      !HAD.test(text) && clauses.some((each) => each.sentence === sentence && MADE.test(each.text)),
  );
