import { anyLanguage, asWords } from '../languages/diary-languages';
import { NUMBERS } from '../languages/diary-number-words';
import { OF_TEN, PLACE_EN, PLACE_ES } from '../proposing/diary-patterns';
import { COUNT, valueOf } from '../proposing/numbers';

/** Precedes a single number: not one of `6-7`, `3 or 4`, `70/10`. */
const BEFORE = String.raw`(?<![\p{L}\p{N}/]|\p{N} ?[.,:–-] ?|(?:\p{N}|${anyLanguage(({ figures }) => figures.smallNumbers)}) (?:${anyLanguage(({ figures }) => figures.numberJoins)}) )`;
const RANGE = `(?! ?(?:[–/-]|${anyLanguage(({ figures }) => figures.rangeJoins)}) ?${COUNT})`;

/** Matches a single number, in the group `value`. */
export const ONE_NUMBER = `${BEFORE}(?<value>${COUNT})${RANGE}`;

const SCORE = String.raw`(?:\d{1,4}(?:[.,]\d{1,2})?|${anyLanguage(({ figures }) => figures.zero)}|${NUMBERS.slice(1, 11).flat().join('|')})`;
const OF_TEN_TOLD = new RegExp(`${BEFORE}(?<value>${SCORE})(?<scale>${OF_TEN})(?![\\p{L}\\p{N}])`, 'gu');
/** A strength by its name: `Stärke 7`, `level 6`. */
const BY_NAME = new RegExp(
  `(?<!\\p{L})(?:${anyLanguage(({ figures }) => figures.strengthNames)})(?: (?:${anyLanguage(({ figures }) => figures.afterStrengthName)})|:)? ${BEFORE}(?<value>${SCORE})(?!${OF_TEN})${RANGE}(?![\\p{L}\\p{N}]|[.,/:]\\d)`,
  'gu',
);
/** Anything out of ten, even a range. */
const ANY_OF_TEN = new RegExp(`(?<![\\p{L}\\p{N}])${SCORE}${OF_TEN}`, 'gu');
/** Words before a final number that make it no strength: `until 4`. */
const NO_STRENGTH = `(?<! (?:${anyLanguage(({ figures }) => figures.beforeNoStrength)}) )`;
const IN_WORDS = `(?:${NUMBERS.slice(2, 11).flat().join('|')})(?!\\p{L})`;
const AT_END = new RegExp(String.raw`${BEFORE}${NO_STRENGTH}(?<value>\d{1,2}(?:[.,]5)?|${IN_WORDS}) $`, 'u');
/** Figures with a unit. */
const WITH_UNIT = new RegExp(
  String.raw`\d+(?:[.,]\d+)? ?(?:%|x(?!\p{L})|(?!(?:${anyLanguage(({ figures }) => figures.noUnits)}|${PLACE_EN}|${PLACE_ES})(?!\p{L}))\p{L}+)|x ?\d+|(?:${anyLanguage(({ stools }) => stools.types)}|bristol)\s*[:#]?\s*\d|${SCORE}${OF_TEN}`,
  'gu',
);

const MAX_STRENGTH = 10;

/** A strength and its position in a text. */
export interface StrengthSaid {
  /** Null if it is out of range or one of two. */
  readonly value: number | null;
  readonly from: number;
}

const strengthOf = (text: string): number | null => {
  const value = valueOf(text);
  return value !== null && value <= MAX_STRENGTH ? value : null;
};

/** The strengths in a clause that are marked as such: out of ten, or `level 6`. */
export const strengthsOfTen = (clause: string): readonly StrengthSaid[] => {
  const sure = new Map(
    [...clause.matchAll(OF_TEN_TOLD)].map(({ groups, index }) => [index, strengthOf(groups?.value ?? '')]),
  );
  const byName = [...clause.matchAll(BY_NAME)].map(({ groups, index }) => ({
    value: strengthOf(groups?.value ?? ''),
    from: index,
  }));
  return [
    ...[...clause.matchAll(ANY_OF_TEN)].map(({ index }) => ({ value: sure.get(index) ?? null, from: index })),
    ...byName,
  ];
};

/** The number at the end of a clause, if it is the only one without a unit: `tummy 4`. */
export const bareStrength = (clause: string): StrengthSaid | null => {
  const match = AT_END.exec(clause);
  if (match === null) return null;
  const bare = clause.replace(WITH_UNIT, ' ').match(BARE_NUMBER) ?? [];
  return { value: bare.length === 1 ? strengthOf(match.groups?.value ?? '') : null, from: match.index };
};

const BARE_NUMBER = new RegExp(`\\p{N}+|(?<!\\p{L})${IN_WORDS}`, 'gu');

/** Whether a clause has a number without a unit. */
export const hasBareNumber = (clause: string): boolean => /\p{N}/u.test(clause.replace(WITH_UNIT, ' '));

/** Whether a clause mentions more than one time, so that it describes several entries. */
export const saysSeveralTimes = (clause: string): boolean => SEVERAL_TIMES.test(clause);
const SEVERAL_TIMES = asWords(anyLanguage(({ figures }) => figures.severalTimes));
