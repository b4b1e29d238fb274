import { anyLanguage, asWords } from '../languages/diary-languages';
import { NUMBERS } from '../languages/diary-number-words';
import { DEGREE, STOOLS, STOOL_LOOKS } from '../proposing/diary-patterns';
import { COUNT, TIMES_IN_WORDS, valueOf } from '../proposing/numbers';
import { type Candidates, agreed, isDivided, leavesOpen } from './agreed';
import type { Clause } from './clause';
import { COUNT_ALONE, HOW_OFTEN, STOOL } from './clause-stool-words';
import { SHARE_OF_STOOLS, bloodIn, speaksOfBlood } from './read-blood';
import type { KindReading } from './reading-of-kind';
import { ONE_NUMBER } from './strengths';

/** Gives the type of most of several stools: `5 bowel movements, mostly type 5`. */
const MOSTLY = asWords(anyLanguage(({ stools }) => stools.mostly));

/** What a single stool looked like: `poo was watery`. */
const LOOKED = new RegExp(`(?<!\\p{L})(?:${STOOLS})(?<!s) (?:was |is |fue )?${DEGREE}${STOOL_LOOKS}(?!\\p{L})`, 'u');

/** Whether a symptom's name is also a stool: `diarrhoea`. */
export const isStool = (name: string): boolean => STOOL.test(` ${name} `);
const OF_THEM = anyLanguage(({ medicines }) => medicines.ofThem);
/** A number of those counted: `2 of them type 6`. */
const SOME_OF_THEM = new RegExp(`(?:${COUNT}) (?:${OF_THEM})|(?:${OF_THEM}) (?:${COUNT})`, 'u');
const TYPE_NAME = anyLanguage(({ stools }) => stools.types);
const TYPE_IN_WORDS = `(?:${NUMBERS.slice(1, 8).flat().join('|')})(?!\\p{L})`;
export const TYPE = new RegExp(
  String.raw`(?<!\p{L}|(?:${anyLanguage(({ stools }) => stools.otherTypes)}) )(?:bristol|${TYPE_NAME}|bss)(?: (?:${anyLanguage(({ stools }) => stools.scaleNames)}|${TYPE_NAME}))?\s*[:#]?\s*(${TYPE_IN_WORDS}|\d+(?:\s*(?:[\/–&-]|${anyLanguage(({ figures }) => figures.numberJoins)})\s*\d+(?! ?(?:x|${anyLanguage(({ stools }) => stools.anyTimes)})(?!\p{L})))?(?:[.,]\d+)?)(?! ?(?:diabet|diab)\p{L}*)`,
  'gu',
);
/** A number alone that counts stools: `already been four`. */
const GONE = new RegExp(
  `(?:${anyLanguage(({ stools }) => stools.gone)}) ${ONE_NUMBER} (?:(?:${anyLanguage(({ stools }) => stools.afterGone)}) )?$`,
  'u',
);
/** A type with a count: `two type 6s`. */
const SEVERAL_TYPES = new RegExp(
  `(?:${TYPE_NAME}) \\d ?'?s(?!\\p{L})|(?<!\\p{L})(?:\\d{1,2}|${anyLanguage(({ stools }) => stools.severalCounts)}) (?:${TYPE_NAME}) \\d`,
  'u',
);
/** Another reason to go to the toilet: `for a wee`. */
const OTHER_ERRAND = asWords(anyLanguage(({ stools }) => stools.otherErrands));
const LOOKS = '(?:\\p{L}+ ){0,2}';
const COUNTED_NOUN = new RegExp(
  `(?<!(?:${TYPE_NAME}|bristol|bss) )${ONE_NUMBER} ${LOOKS}(?<noun>${STOOLS}|${anyLanguage(({ stools }) => stools.trips)})(?!\\p{L})`,
  'gu',
);
const ANY_TIMES = new RegExp(`${asWords(anyLanguage(({ stools }) => stools.anyTimes)).source}|\\d ?x(?!\\p{L})`, 'u');
/** A general rate rather than a count: `3 times a day`. */
const RATE = asWords(anyLanguage(({ stools }) => stools.rate));
/** More than one, without a number: `kept going`. */
const SEVERAL = asWords(anyLanguage(({ stools }) => stools.several));

/** A count of the stools mentioned before it: `and 2 times after`. */
const OFTEN_ALONE = new RegExp(
  `^ (?:(?:${anyLanguage(({ stools }) => stools.beforeOften)}) )?(?:\\d{1,2}|${anyLanguage(({ stools }) => stools.oftenCounts)}) ?(?:x|${anyLanguage(({ stools }) => stools.anyTimes)})(?!\\p{L})(?:(?! (?:${anyLanguage(({ stools }) => stools.bloodName)})).)*$`,
  'u',
);

/**
 * The counts in a clause. `goesOn`: whether the clause before was about stools, so that a number alone continues it.
 */
const countsIn = ({ text }: Clause, goesOn: boolean): Candidates<number> => {
  if (!STOOL.test(text) && !(goesOn && OFTEN_ALONE.test(text))) return [];
  if (RATE.test(text)) return [null];
  const times = [...text.matchAll(HOW_OFTEN)].map(({ groups }) => {
    const { value, once, times: figure } = groups ?? {};
    const said = value ?? once ?? figure ?? '';
    return TIMES_IN_WORDS.get(said) ?? valueOf(said);
  });
  const ofNoun = [...text.matchAll(COUNTED_NOUN)].map(({ groups }) => {
    const value = valueOf(groups?.value ?? '');
    return value !== null && value > 1 === /s$/u.test(groups?.noun ?? '') ? value : null;
  });
  const gone = GONE.exec(text)?.groups?.value;
  const found = [...times, ...ofNoun, ...(gone === undefined ? [] : [valueOf(gone)])];
  return found.length === 0 && ANY_TIMES.test(text) ? [null] : found;
};

/** Whether a clause about a stool has a number that is neither a type nor a count: `stool 2`. */
const hasOtherNumber = ({ text }: Clause): boolean =>
  STOOL.test(text) &&
  /\p{N}/u.test(
    [TYPE, HOW_OFTEN, COUNTED_NOUN].reduce((rest, pattern) => rest.replaceAll(pattern, ' '), text).replace(GONE, ' '),
  );

/** Whether a clause gives one of several stools a figure of its own: `first one 4`. */
const tellsOfOneOfThem = ({ text }: Clause): boolean =>
  SHARE_OF_STOOLS.test(text) && /\p{N}/u.test(text.replace(SHARE_OF_STOOLS, ' '));

const countsSeveral = (text: string): boolean => (valueOf(COUNT_ALONE.exec(text)?.groups?.count ?? '') ?? 1) > 1;

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 50;

export const readStool = (clauses: readonly Clause[]): KindReading | null => {
  const told = clauses.filter(({ isTold, text }) => isTold && !OTHER_ERRAND.test(text));
  const isSpokenOf = clauses.some(({ text }) => STOOL.test(text));
  const types = told.flatMap(({ text }) =>
    [...text.matchAll(TYPE)].map(([, type = '']) => {
      const value = valueOf(type);
      return value !== null && Number.isInteger(value) && value >= 1 && value <= 7 ? value : null;
    }),
  );
  const counts = told.flatMap((each, at) => countsIn(each, STOOL.test(told[at - 1]?.text ?? '')));
  const isTypeOfShare = told.some(
    ({ text }, index) =>
      text.search(TYPE) >= 0 &&
      (MOSTLY.test(text) ||
        SOME_OF_THEM.test(text) ||
        SHARE_OF_STOOLS.test(text) ||
        SHARE_OF_STOOLS.test(told[index - 1]?.text ?? '')),
  );
  const counted = agreed(counts);
  const bristol = isTypeOfShare && counted !== 1 ? null : agreed(types);
  const { blood, isSeen, leavesOpen: leavesBloodOpen } = bloodIn(told, clauses, types.length);
  // A type belongs to one stool, unless several are mentioned.
  const isOne =
    (bristol !== null || told.some(({ text }) => LOOKED.test(text))) &&
    counts.length === 0 &&
    !told.some(({ text }) => SEVERAL_TYPES.test(text)) &&
    !told.some(({ text }) => SEVERAL.test(text) || text.search(HOW_OFTEN) >= 0 || countsSeveral(text));
  const count = counted !== null && isCount(counted) ? counted : isOne ? 1 : null;
  if (!isSpokenOf && bristol === null && !isSeen) return null;
  const from = clauses.filter(
    (each) => each.isOwn && (STOOL.test(each.text) || each.text.search(TYPE) >= 0 || speaksOfBlood(each.text)),
  );
  return {
    thing: { kind: 'stool', bristol, count, blood },
    from,
    isOfSeveral: isDivided(types) || isDivided(counts),
    leavesOpen:
      leavesBloodOpen ||
      told.some(hasOtherNumber) ||
      told.some(tellsOfOneOfThem) ||
      leavesOpen(types, bristol) ||
      leavesOpen(counts, counted),
  };
};
