import { foldedText } from '../folded-text';
import { anyLanguage } from '../languages/diary-languages';
import { DOSE_UNITS, PIECES, SHARED_UNITS } from './diary-patterns';
import { withoutMoments } from './moments';
import { COUNT, valueOf } from './numbers';

const HALF = anyLanguage(({ medicines }) => medicines.halves);
const QUARTER = anyLanguage(({ medicines }) => medicines.quarters);
const THIRD = anyLanguage(({ medicines }) => medicines.thirds);
const AND_HALF = anyLanguage(({ medicines }) => medicines.andHalf);
/** Pieces that doses are counted in. */
export const PIECE = `(?:${PIECES}|${anyLanguage(({ medicines }) => medicines.furtherPieces)})`;

const SIGNS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '1/2': 1 / 2,
  '¼': 1 / 4,
  '1/4': 1 / 4,
  '¾': 3 / 4,
  '3/4': 3 / 4,
  '⅓': 1 / 3,
  '1/3': 1 / 3,
  '⅔': 2 / 3,
  '2/3': 2 / 3,
};
const SIGN = Object.keys(SIGNS).join('|');
/** A part of one piece: `half`, `una cuarta parte`, `½`. */
const PART = `(?:${HALF}|${QUARTER}|${THIRD}|${SIGN})`;

/** A number of pieces, also of parts: `3`, `half a`, `1 1/2`, `one and a half`, `anderthalb`. */
export const PIECES_SAID = String.raw`(?:\d{1,2} ?(?:${SIGN})|${COUNT}(?:${AND_HALF})(?!\p{L})|\p{L}+einhalb(?!\p{L})|${PART}(?![\p{L}\p{N}])|${COUNT})`;

/** The value of a number of pieces; null if it is unclear. */
export const piecesOf = (said: string): number | null => {
  const whole = valueOf(said);
  if (whole !== null) return whole;
  const sign = new RegExp(`^(?:(?<more>\\d{1,2}) ?)?(?<sign>${SIGN})$`, 'u').exec(said)?.groups;
  if (sign !== undefined) return Number(sign.more ?? 0) + (SIGNS[sign.sign ?? ''] ?? 0);
  if (new RegExp(`^(?:${HALF})$`, 'u').test(said)) return 1 / 2;
  if (new RegExp(`^(?:${QUARTER})$`, 'u').test(said)) return 1 / 4;
  if (new RegExp(`^(?:${THIRD})$`, 'u').test(said)) return 1 / 3;
  const half = new RegExp(`^(?<count>.+?)(?:${AND_HALF})$`, 'u').exec(said)?.groups?.count;
  const count = half === undefined ? null : valueOf(half);
  return count === null ? null : count + 1 / 2;
};

const PARTS_IN_SIGNS: readonly (readonly [number, string])[] = [
  [0, ''],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
];

/** A dose in pieces of a strength: `2 × 500 mg`, `½ × 20mg`. Null for a number without a sign. */
export const doseOf = (pieces: number, strength: string): string | null => {
  if (pieces === 1) return strength;
  const whole = Math.floor(pieces);
  const sign = PARTS_IN_SIGNS.find(([part]) => Math.abs(pieces - whole - part) < 1e-6)?.[1];
  return sign === undefined ? null : `${whole === 0 ? '' : whole}${sign} × ${strength}`;
};

/** A part of something, unless it is of a time (`half an hour`), or a multiple of a dose: `doubled`. */
const SHARE = new RegExp(
  String.raw`(?<![\p{L}\p{N}]|menos )(?:${PART}(?! ?(?:an? )?(?:${anyLanguage(({ medicines }) => medicines.timeOfHalf)})(?!\p{L}))|${anyLanguage(({ medicines }) => medicines.multiples)})(?![\p{L}\p{N}])`,
  'u',
);
const COUNTED_PIECES = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/])(?<count>${PIECES_SAID}) (?:of |von |de )?(?:\p{L}+ ){0,2}${PIECE}(?!\p{L})`,
  'gu',
);
/** `2 of my` before a strength. */
const COUNT_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/])(?<count>${PIECES_SAID}) ?(?:(?:x|×|${anyLanguage(({ medicines }) => medicines.beforeStrength)}) ){0,3}$`,
  'u',
);
const STRENGTH = new RegExp(`\\d ?(?:${DOSE_UNITS}|${SHARED_UNITS})$|\\d{2,4}er$`, 'u');

/** A number that is open, directly before a dose: `a couple of`, `less than`. */
const UNSURE = new RegExp(
  `(?<!\\p{L})(?:${anyLanguage(({ medicines }) => medicines.unsureDoses)})(?: (?:${anyLanguage(({ medicines }) => medicines.beforeStrength)}))* $`,
  'u',
);

const isOne = (said: string | undefined): boolean => said !== undefined && piecesOf(said) === 1;

/**
 * Whether the words give nothing more about a dose. `500 mg` is not the whole dose in `2 of my 500 mg metformin`, nor
 * is `20mg` in `half of a 20mg tablet`: a reader of the diary would take either for the dose.
 */
export const isWholeDose = (dose: string, words: string): boolean => {
  const text = withoutMoments(foldedText(words));
  const said = foldedText(dose);
  const at = text.indexOf(said);
  if (at < 0) return said.includes('×') || SHARE.test(said) || !SHARE.test(text);
  const [before, behind] = [text.slice(0, at), text.slice(at + said.length)];
  if (SHARE.test(before) || SHARE.test(behind) || UNSURE.test(before)) return false;
  if (!STRENGTH.test(said)) return !/(?:\p{N}|\/)\s*$/u.test(before);
  const counted = [...`${before} \u0001 ${behind}`.matchAll(COUNTED_PIECES)].map(({ groups }) => groups?.count);
  const ahead = COUNT_BEFORE.exec(before)?.groups?.count;
  return counted.every(isOne) && (ahead === undefined || isOne(ahead));
};

const OF_THEM = anyLanguage(({ medicines }) => medicines.ofThem);
/** Words that bear on a dose named elsewhere in the message: `two of them`, `a double dose`, `morning and evening`. */
const ON_DOSES = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:${COUNT}) (?:${OF_THEM})|(?:${OF_THEM}) (?:${COUNT})|${anyLanguage(({ medicines }) => medicines.partsOfDoses)})(?![\p{L}\p{N}])`,
  'u',
);
const DOSE_ITSELF = new RegExp(`(?<!\\p{L})(?:${anyLanguage(({ medicines }) => medicines.doses)})(?!\\p{L})`, 'u');
const ENDS_IN_STRENGTH = new RegExp(`\\d ?(?:${DOSE_UNITS})$`, 'u');

/**
 * Whether something else in a message bears on the doses in it: `500 mg paracetamol, two of them`. `rest`: its parts
 * that were not read; one may be a part of the dose: the `three 5 mg` of `three 5 mg and one 1 mg prednisolone`.
 */
export const leavesDosesOpen = (message: string, rest: readonly string[]): boolean =>
  ON_DOSES.test(foldedText(message)) ||
  rest.map(foldedText).some((part) => ENDS_IN_STRENGTH.test(part) || (SHARE.test(part) && DOSE_ITSELF.test(part)));
