import { isPlace, samePeople } from '../gate/peoples';
import { datesIn } from '../words/dates';
import { spanOf, startOfDay } from '../words/named-date';
import { stem } from '../words/stems';
import { isMeaningful, tokensIn, withoutJargon, type Token } from './clause-words';
import { isDoubtful } from './doubt';
import { covers, coveredStems, sharesName, type ToldStatement } from './told-statement';

/** The day on which something takes effect, as a sentence gives it. */
export interface EffectiveDay {
  /** Milliseconds, UTC. */
  readonly day: number;
  /** As written: `August 22, 2026`, `30 days after signing`. */
  readonly text: string;
  /** The words for what takes effect. */
  readonly matter: readonly Token[];
}

const TAKES_EFFECT =
  /^(?:On [^,]+, )?([^,;:]{3,120}?) (?:will |shall )?(?:takes? effect|took effect|becomes? effective)\b/i;
const EFFECTIVE_DATE = /\beffective date of ([^;:]{3,160}?) (?:is|are|will be|shall be)\b/i;
const AFTER_SIGNING = /\b(\d{1,3}) (day|week)s? after (?:signing|signature|publication|enactment)\b/;

/** `imposed in Proclamations 11046 and 11047`: who does not know the numbers learns nothing from them. */
const REFERENCES =
  /(?: imposed)? (?:in|by|under|pursuant to) (?:Proclamations?|Executive Orders?|Orders?) \d+(?:,? (?:and )?\d+)*/g;
const afterSigning = (text: string, at: number): Pick<EffectiveDay, 'day' | 'text'> | null => {
  const [written, count, unit] = AFTER_SIGNING.exec(text) ?? [];
  return written === undefined || count === undefined
    ? null
    : { day: startOfDay(at) + spanOf(count, unit), text: written };
};

/** The day that `30 days after signing` means, if it was signed at `at` (milliseconds, UTC); null for other words. */
export const dayAfterSigning = (text: string, at: number): number | null => afterSigning(text, at)?.day ?? null;

const dayIn = (text: string, at: number): Pick<EffectiveDay, 'day' | 'text'> | null => {
  const signed = afterSigning(text, at);
  if (signed !== null) return signed;
  const [only, ...others] = datesIn(text, at).filter(({ named }) => named === 'day');
  return only === undefined || others.length > 0 ? null : { day: only.at, text: only.text };
};

export const speaksOfEffect = (text: string): boolean => /\beffect(?:ive)?\b/.test(text) && /\d/.test(text);

/** Null unless a sentence says, as settled, when something takes effect. `at` is its page's date in milliseconds. */
export const effectiveDayIn = (sentence: string, at: number): EffectiveDay | null => {
  const plain = withoutJargon(sentence.replace(REFERENCES, ''));
  const found = TAKES_EFFECT.exec(plain) ?? EFFECTIVE_DATE.exec(plain);
  const day = dayIn(plain, at);
  if (found?.[1] === undefined || day === null) return null;
  if (isDoubtful(plain.replace(/\b(?:will|shall)\b/g, ''))) return null;
  return { ...day, matter: tokensIn(found[1]) };
};

const places = (tokens: Iterable<string>): readonly string[] => [...tokens].filter(isPlace);

const headOf = (matter: readonly Token[]): string | undefined => {
  const end = matter.findIndex(({ lower }) => ['of', 'on', 'for', 'against', 'from'].includes(lower));
  return (end < 0 ? matter : matter.slice(0, end)).findLast(({ kind }) => kind === 'content')?.stem;
};

/**
 * Whether a later sentence gives another day than a told one to the same thing: its words are all in the told sentence or its
 * page's title, and the later page, whose title counts as well, is about the same country.
 */
export const movesDay = (
  told: ToldStatement,
  was: EffectiveDay,
  now: EffectiveDay,
  later: { readonly sentence: string; readonly title: string },
): boolean => {
  const words = tokensIn(`${later.title} ${later.sentence}`).filter(isMeaningful);
  const ofTold = places(told.vocabulary);
  const ofLater = places(new Set(words.map(({ lower }) => stem(lower))));
  const sameCountries = ofLater.every((place) => [place, ...samePeople(place)].some((one) => ofTold.includes(one)));
  return (
    was.day !== now.day &&
    headOf(was.matter) === headOf(now.matter) &&
    coveredStems(told, now.matter).size > 1 &&
    covers(told, now.matter) &&
    ofLater.length > 0 === ofTold.length > 0 &&
    (ofTold.length > 0 ? sameCountries : told.names.size > 0 && sharesName(told, words))
  );
};
