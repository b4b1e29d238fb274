import { MONTHS, WEEKDAYS } from '../languages/calendar-words';
import { anyLanguage, asWords } from '../languages/diary-languages';
import { isMedicine } from '../proposing/diary-names';
import { DRANK, TOOK } from '../proposing/diary-patterns';
import { kindsSpokenOf } from '../proposing/kinds-spoken-of';
import { opensCorrection } from '../proposing/uncertain';
import type { Clause } from './clause';
import { SKIPPED } from './counts-as-nothing';

/** The person as a subject: `I`, `we`. */
const PERSON = asWords(anyLanguage(({ doubt }) => doubt.subjects));
/** People other than family: `guests`, `neighbour`. */
const PEOPLE = asWords(anyLanguage(({ doubt }) => doubt.people));
/** A verb in the third person: Spanish `tomó omeprazol`. */
const VERB_OF_OTHERS = asWords(anyLanguage(({ doubt }) => doubt.verbsOfOthers));
/** Words that show that a message is in a language that capitalises every noun. */
const WITH_CAPITAL_NOUNS = asWords(anyLanguage(({ doubt }) => doubt.withCapitalNouns));
/** A name: a word with a capital inside a sentence. A place does not count (`at Tesco`). */
const NAME = new RegExp(
  `(?<=\\p{L}[\\p{L}']* )(?<!(?:${anyLanguage(({ doubt }) => doubt.beforePlaces)}) )(?!I(?!\\p{L}))\\p{Lu}\\p{Ll}+`,
  'gu',
);
/** A name that opens a clause and is followed by a verb of having: `Rosa had`. */
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

const WAS = asWords(anyLanguage(({ requests }) => requests.was));
/** Denies what an entry said: `mood was ok, not good`. */
const NOT_THAT = new RegExp(`^ (?:${anyLanguage(({ requests }) => requests.insteadOf)}) \\p{L}+ $`, 'u');

/** Whether a clause corrects what precedes it in its sentence: `nausea 6, or rather 4`. */
const isCorrection = ({ text, sentence }: Clause, before: Clause | undefined): boolean =>
  before?.sentence === sentence && (opensCorrection(text.trim()) || (WAS.test(before.text) && NOT_THAT.test(text)));

const OF_WHAT_WAS_TOLD = new RegExp(`^ (?:${anyLanguage(({ doubt }) => doubt.toldThing)}) `, 'u');

/** Whether the next clause denies what this one tells: `a migraine coming on, but it never arrived`. */
const isDeniedNext = ({ sentence }: Clause, next: Clause | undefined): boolean =>
  next?.sentence === sentence && next.isOwn && !next.isTold && OF_WHAT_WAS_TOLD.test(next.text);

/** Quotes somebody else, who may know better: `Ana says I took two`. */
const QUOTED = asWords(
  anyLanguage(({ doubt }) => doubt.quoting),
  'iu',
);

const sentencesOf = (clauses: readonly Clause[]): ReadonlySet<number> =>
  new Set(clauses.map(({ sentence }) => sentence));

/**
 * Marks which clauses are surely about the person. In a sentence that also mentions other people or a skipped dose,
 * only clauses that name the person count. In a sentence that corrects itself, none does.
 */
export const ownClauses = (clauses: readonly Clause[]): readonly Clause[] => {
  const hasCapitalNouns = clauses.some(({ words }) => WITH_CAPITAL_NOUNS.test(words.toLowerCase()));
  // Where a dose was left out, nothing else in its sentence is sure to have been taken.
  const doubtful = sentencesOf(
    clauses.filter((each) => !each.isOwn || SKIPPED.test(each.text) || namesSomebody(each, hasCapitalNouns)),
  );
  const corrected = sentencesOf(clauses.filter((each, at) => isCorrection(each, clauses[at - 1])));
  return clauses.map((each, at) => {
    const isDoubtful = doubtful.has(each.sentence) && !PERSON.test(each.text);
    return isDoubtful ||
      isDeniedNext(each, clauses[at + 1]) ||
      corrected.has(each.sentence) ||
      VERB_OF_OTHERS.test(each.text) ||
      QUOTED.test(each.words)
      ? { ...each, isTold: false }
      : each;
  });
};

/** The person made or bought something, perhaps for others: `cooked`. */
const MADE = asWords(anyLanguage(({ doubt }) => doubt.given));
/** The person had it themselves: `ate`. */
const HAD = asWords(
  [anyLanguage(({ food }) => food.ate), DRANK, TOOK, anyLanguage(({ doubt }) => doubt.hadParticiples)].join('|'),
);

/** Whether food that somebody made or gave away may have been for others: `I cooked, two eggs and a coffee`. */
export const mayBeForOthers = (from: readonly Clause[], clauses: readonly Clause[]): boolean =>
  from.some(
    ({ sentence, text }) =>
      !HAD.test(text) && clauses.some((each) => each.sentence === sentence && MADE.test(each.text)),
  );
