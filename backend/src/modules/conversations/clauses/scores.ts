import { anyLanguage } from '../languages/diary-languages';
import { OF_TEN } from '../proposing/diary-patterns';
import type { Candidates } from './agreed';
import type { Clause } from './clause';
import { MOOD_NAME, PAIN, PLACE, SYMPTOM, alone, withoutAdverbs } from './clause-feeling-words';
import { withoutDishes } from './read-food';
import { bareStrength, hasBareNumber, strengthsOfTen } from './strengths';

type Felt = 'pain' | 'symptom' | 'mood';
/** What people rate out of ten. `other` (energy, stress) has no entry in the diary. */
type Scaled = Felt | 'other';

const OTHER_SCALE = alone(anyLanguage(({ figures }) => figures.otherScales));

/** Words before a strength: `about a`. */
const SCORE_OPENING = `(?:${anyLanguage(({ figures }) => figures.beforeScore)}) `;
/** A clause that is only a strength: `about 6 out of 10`. */
const SCORE_ALONE = new RegExp(
  `^ (?:${SCORE_OPENING})*[\\d\\p{L}.,]+(?:${OF_TEN})? (?:(?:${anyLanguage(({ figures }) => figures.afterScore)}) )?$`,
  'u',
);
/**
 * What may be between a part of the body and the strength of its pain: not the `replacement #` of `knee replacement
 * #2`.
 */
const BESIDE_PLACE = new RegExp(
  `^(?:'s)?[,:]? (?:${SCORE_OPENING}|(?:${anyLanguage(({ figures }) => figures.besidePlace)}) )*$`,
  'u',
);

/** A number between other words, whose meaning is unclear. */
const LOOSE_NUMBER = new RegExp(
  `^ (?:[\\p{L}']+ ){0,3}\\d{1,2} (?:$|(?:${anyLanguage(({ figures }) => figures.afterLooseNumber)}) )`,
  'u',
);
const isLooseNumber = ({ text, isTold }: Clause): boolean => isTold && hasBareNumber(text) && LOOSE_NUMBER.test(text);

interface Owner {
  readonly kind: Scaled;
  /** Whether it is a part of the body, about which a message may say more than that it hurts. */
  readonly isPlace: boolean;
  readonly from: number;
  readonly to: number;
}

/** Something in or on a part of the body, before the name of the part: `ringing in my`. */
const IN_PLACE = new RegExp(`\\p{L}{3,} (?:${anyLanguage(({ feelings }) => feelings.inPlace)}) $`, 'u');

/** Whether a part of the body is only where something else is that may not hurt: the ears of `ringing in my ears 7/10`. */
const isPlaceOfOther = (text: string, { isPlace, from }: Owner): boolean =>
  isPlace && IN_PLACE.test(text.slice(0, from)) && text.slice(0, from).search(PAIN) < 0;

const ownersIn = (clause: string): readonly Owner[] =>
  (
    [
      ['pain', PAIN],
      ['pain', PLACE],
      ['symptom', SYMPTOM],
      ['mood', MOOD_NAME],
      ['other', OTHER_SCALE],
    ] as const
  )
    .flatMap(([kind, pattern]) =>
      [...clause.matchAll(pattern)].map(({ 0: { length }, index }) => ({
        kind,
        isPlace: pattern === PLACE,
        from: index,
        to: index + length,
      })),
    )
    .filter((owner) => !isPlaceOfOther(clause, owner));

/**
 * Whether a number without a scale is the strength of what precedes it. After a part of the body alone, it must follow
 * immediately.
 */
const isBareScore = (text: string, from: number, here: readonly Owner[]): boolean => {
  const left = here.filter((owner) => owner.from < from);
  const last = left.toSorted((a, b) => a.from - b.from).at(-1);
  return last === undefined || left.some(({ isPlace }) => !isPlace) || BESIDE_PLACE.test(text.slice(last.to, from));
};

export interface Scored {
  readonly kind: Scaled;
  readonly value: number | null;
  readonly clause: Clause;
}

/**
 * What a strength belongs to: the last thing named before it in its clause, else the next one after it, else the clause
 * before.
 */
const ownersOf = (from: number, here: readonly Owner[], before: readonly Owner[]): readonly Scaled[] => {
  const left = here.filter((owner) => owner.from < from);
  const all = left.length > 0 ? left : here.length > 0 ? here : before;
  // A name inside a longer one is left out: the `joint` of `joint stiffness 6`.
  const pool = all.filter((owner) => !all.some((other) => other.from <= owner.from && other.to > owner.to));
  const at =
    left.length > 0 || here.length === 0 ? Math.max(...pool.map((o) => o.from)) : Math.min(...pool.map((o) => o.from));
  const nearest = pool.filter((owner) => owner.from === at).map(({ kind }) => kind);
  // `Tummy cramps 6/10`: the place and the pain are one thing.
  return [...new Set(nearest)];
};

/** The strengths in a message, each with what it belongs to. */
export const scoresIn = (clauses: readonly Clause[]): readonly Scored[] => {
  let before: readonly Owner[] = [];
  const found: Scored[] = [];
  for (const clause of clauses) {
    const here = ownersIn(withoutDishes(withoutAdverbs(clause.text)));
    const ofTen = strengthsOfTen(clause.text);
    const bare = ofTen.length === 0 ? bareStrength(clause.text) : null;
    // A bare number is a strength if the clause has only an article or what hurts: `a 6`, `tummy 4`. With other words
    // in the clause, a strength alone does not belong to the clause before.
    const isScore = SCORE_ALONE.test(clause.text);
    const goesOn = isScore ? before : [];
    const isBare =
      bare !== null && (isScore || (here.length > 0 && isBareScore(withoutAdverbs(clause.text), bare.from, here)));
    const told = [...ofTen, ...(isBare && bare !== null ? [bare] : [])];
    for (const { value, from } of told)
      for (const kind of ownersOf(from, here, goesOn)) if (clause.isTold) found.push({ kind, value, clause });
    // `Jetzt noch 4`: a second number, whose meaning is unclear.
    const last = found.at(-1);
    if (told.length === 0 && last?.clause.sentence === clause.sentence && isLooseNumber(clause))
      found.push(
        ...found.filter((each) => each.clause === last.clause).map((each) => ({ ...each, value: null, clause })),
      );
    if (here.length > 0) before = clause.isTold ? here : [];
    // `Hoy mejor, un 2` is about a later time than the pain before it.
    else if (clause.moment.length > 0 && told.length === 0) before = [];
  }
  return found;
};

export const valuesOf = (kind: Felt, scores: readonly Scored[]): Candidates<number> =>
  scores.filter((score) => score.kind === kind).map(({ value }) => value);
