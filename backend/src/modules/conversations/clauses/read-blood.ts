import { anyLanguage, asWords } from '../languages/diary-languages';
import { COUNT } from '../proposing/numbers';
import { type Clause, NO_BLOOD } from './clause';
import { STOOL, HOW_OFTEN } from './clause-stool-words';

/** `blood`, unless the word after it makes it something else: `blood test`, `blood sugar`. */
const BLOOD = new RegExp(
  `${asWords(anyLanguage(({ stools }) => stools.blood)).source}(?! (?:${anyLanguage(({ stools }) => stools.bloodOfOthers)}))`,
  'u',
);
const OTHER_BLOOD = asWords(anyLanguage(({ stools }) => stools.otherBlood));
/** Words next to blood that may deny it: `looked for`. */
const UNSURE_BLOOD = asWords(anyLanguage(({ stools }) => stools.unsureBlood));
/** One of several by its order: `the first`, `la última`, `beim letzten`. */
const NTH = `(?:${anyLanguage(({ stools }) => stools.nth)})`;
/** A share of what was counted: `one of them`. */
export const SHARE_OF_STOOLS = asWords(
  `${NTH}(?: (?:${anyLanguage(({ stools }) => stools.afterNth)}|${anyLanguage(({ stools }) => stools.fewAfterNth)}))?|${anyLanguage(({ stools }) => stools.firstFew)}|${anyLanguage(({ stools }) => stools.justOne)}`,
);
/** How many of them had blood: `and one with blood`. */
const NUMBER_OF_THEM = new RegExp(
  `^ (?:(?:${anyLanguage(({ stools }) => stools.beforeNumberOfThem)}) )?(?:${COUNT}|${anyLanguage(({ stools }) => stools.bloodyOne)}) `,
  'u',
);
/** What clauses say about blood in stools. */
interface BloodRead {
  readonly blood: boolean | null;
  readonly isSeen: boolean;
  /** Whether blood is mentioned without saying whether there was any. */
  readonly leavesOpen: boolean;
}

export const speaksOfBlood = (text: string): boolean => BLOOD.test(text);

/** Whether a clause says that some of several stools had blood. */
const isOfSome = ({ text }: Clause): boolean =>
  SHARE_OF_STOOLS.test(text) || (!STOOL.test(text) && (text.search(HOW_OFTEN) >= 0 || NUMBER_OF_THEM.test(text)));

/**
 * What clauses say about blood. `told`: the clauses that may be about stools; `types`: how many Bristol types they
 * name.
 */
export const bloodIn = (told: readonly Clause[], clauses: readonly Clause[], types: number): BloodRead => {
  const isDenied = clauses.some(({ isOwn, whole }) => isOwn && NO_BLOOD.test(whole));
  const isOfOther = ({ text, sentence }: Clause): boolean =>
    OTHER_BLOOD.test(text) || clauses.some((each) => each.sentence === sentence && OTHER_BLOOD.test(each.text));
  const spoken = told.filter(({ text }) => speaksOfBlood(text.replace(NO_BLOOD, ' ')));
  const seen = spoken.filter((each) => !UNSURE_BLOOD.test(each.text) && !isOfOther(each));
  const isSeen = seen.length > 0;
  const isShare = seen.some(isOfSome) || (isSeen && types > 1);
  const blood = isDenied === isSeen || isShare ? null : isSeen;
  return { blood, isSeen, leavesOpen: spoken.length > 0 && blood === null };
};
