import { COUNT } from '../proposing/numbers';
import type { Clause } from './clause';
import { GOES, TIMES } from './stool-words';

const NO_BLOOD =
  /(?<!\p{L})(?:no|nil|without(?: any)?|zero|sin|nada de|kein|ohne) (?:more |visible )?(?:blood|sangre|blut)(?!\p{L})/u;
/** Blood, but for what is measured in it, and that which is none of a stool. */
const BLOOD =
  /(?<!\p{L})(?:blood|bloody|sangre|blut|blutig|bright red)(?!\p{L})(?! (?:tests?|pressure|sugar|glucose|thinners?|work|counts?|types?|oranges?|results?|samples?|draws?|groups?|oxygen|cells?))/u;
const OTHER_BLOOD =
  /(?<!\p{L})(?:period|menstrua\p{L}*|regla|periode|nose\p{L}*|nasenbluten|nariz|nase|gums?|blood draw|cut|finger|urine|pee|wee)(?!\p{L})/u;
/** Beside blood, these may say that there was none. */
const NOT_SURE =
  /(?<!\p{L})(?:any|none|nothing|gone|stopped|check\p{L}*|looked for|keinerlei|nichts|ni|tampoco)(?!\p{L})/u;
/** `the first`, `la última`, `beim letzten`. */
const NTH =
  '(?:the |(?:en )?la |(?:en )?el |beim |im |der |die |das )(?:last|first|second|third|última?o?|primera?o?|letzten?|ersten?|zweiten?)';
const JUST_ONE = 'one of|once|una de|einmal';
/** A part of what was counted. */
export const SHARE = new RegExp(
  `(?<!\\p{L})(?:${NTH}(?: one| time| dos| tres| zwei| drei)?|(?:last|first) (?:one|two|three|four|few|couple)|some of|${JUST_ONE})(?!\\p{L})`,
  'u',
);
/** A number of them beside their blood: `and one with blood`. */
const SOME_OF_THEM = new RegExp(`^ (?:an? |and )?(?:${COUNT}|(?:bloody|blutige?r?) one) `, 'u');
/** One of those that were counted. */
const ONE_OF_THEM = new RegExp(`(?<!\\p{L})(?:${NTH}(?: one| time)?|${JUST_ONE})(?!\\p{L})`, 'u');

/** What is said of blood in stools. */
interface BloodRead {
  readonly blood: boolean | null;
  /** How many of several had it; null where that is not told. */
  readonly bloody: number | null;
  readonly isSeen: boolean;
  /** Whether it is spoken of, but not whether there was any. */
  readonly leavesOpen: boolean;
}

export const speaksOfBlood = (text: string): boolean => BLOOD.test(text);

/** Whether a clause tells it of some of several stools. */
const isOfSome = ({ text }: Clause): boolean =>
  SHARE.test(text) || (!GOES.test(text) && (text.search(TIMES) >= 0 || SOME_OF_THEM.test(text)));

/** What clauses tell of blood. `told`: those that may tell of stools; `types`: how many Bristol types they name. */
export const bloodIn = (told: readonly Clause[], clauses: readonly Clause[], types: number): BloodRead => {
  const isDenied = clauses.some(({ isOwn, whole }) => isOwn && NO_BLOOD.test(whole));
  const isOfOther = ({ text, sentence }: Clause): boolean =>
    OTHER_BLOOD.test(text) || clauses.some((each) => each.sentence === sentence && OTHER_BLOOD.test(each.text));
  const spoken = told.filter(({ text }) => speaksOfBlood(text.replace(NO_BLOOD, ' ')));
  const seen = spoken.filter((each) => !NOT_SURE.test(each.text) && !isOfOther(each));
  const isSeen = seen.length > 0;
  const isShare = seen.some(isOfSome) || (isSeen && types > 1);
  const blood = isDenied === isSeen || isShare ? null : isSeen;
  const isOne = !isDenied && seen.length === 1 && types === 0 && seen.some(({ text }) => ONE_OF_THEM.test(text));
  return { blood, bloody: isOne ? 1 : null, isSeen, leavesOpen: spoken.length > 0 && blood === null };
};
