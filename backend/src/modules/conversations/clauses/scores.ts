import { OF_TEN } from '../proposing/words';
import type { Candidates } from './agreed';
import type { Clause } from './clause';
import { MOOD_NAME, PAIN, PLACE, SYMPTOM, alone, withoutAdverbs } from './feeling-words';
import { bareStrength, hasBareNumber, strengthsOfTen } from './strengths';

type Felt = 'pain' | 'symptom' | 'mood';
/** What else people give a figure out of ten, which is of no entry. */
type Scaled = Felt | 'other';

const OTHER_SCALE = alone(
  'energy|stress|anxiety|appetite|sleep|quality|motivation|focus|energía|estrés|ansiedad|apetito|sueño|energie|angst|appetit|schlaf',
);

/** A clause that is a strength and no more: `about 6 out of 10`. */
const SCORE_ALONE = new RegExp(
  `^ (?:about |around |maybe |like |so |probably |roughly |i'?d say |i'?d call it |i'?d give it |i'?d rate it |easily |that was |that's |it was |it's |its |was |is |at |now |still |an? |un |unos |como |fue |es |war |etwa |ungefähr |vielleicht |bestimmt |'?ne |eine |more like |stärke |level |intensidad |nivel |de |of )*[\\d\\p{L}.,]+(?:${OF_TEN})? (?:at worst |now |today )?$`,
  'u',
);

const isLooseNumber = ({ text, isTold }: Clause): boolean =>
  isTold &&
  hasBareNumber(text) &&
  /^ (?:[\p{L}']+ ){0,2}\d{1,2} (?:$|(?:by|at|now|after|before|when|this|por|al?|am|um|nach|vor) )/u.test(text);

interface Owner {
  readonly kind: Scaled;
  readonly from: number;
}

const ownersIn = (clause: string): readonly Owner[] =>
  (
    [
      ['pain', PAIN],
      ['pain', PLACE],
      ['symptom', SYMPTOM],
      ['mood', MOOD_NAME],
      ['other', OTHER_SCALE],
    ] as const
  ).flatMap(([kind, pattern]) => [...clause.matchAll(pattern)].map(({ index }) => ({ kind, from: index })));

export interface Scored {
  readonly kind: Scaled;
  readonly value: number | null;
  readonly clause: Clause;
}

/** What a strength is of: what is named last before it in its clause, else next after it, else what the clause before it tells. */
const ownersOf = (from: number, here: readonly Owner[], before: readonly Owner[]): readonly Scaled[] => {
  const left = here.filter((owner) => owner.from < from);
  const pool = left.length > 0 ? left : here.length > 0 ? here : before;
  const at =
    left.length > 0 || here.length === 0 ? Math.max(...pool.map((o) => o.from)) : Math.min(...pool.map((o) => o.from));
  const nearest = pool.filter((owner) => owner.from === at).map(({ kind }) => kind);
  // `Tummy cramps 6/10`: the place and what is felt there are one.
  return [...new Set(nearest)];
};

/** The strengths that a message tells, each with what it is of. */
export const scoresIn = (clauses: readonly Clause[]): readonly Scored[] => {
  let before: readonly Owner[] = [];
  const found: Scored[] = [];
  for (const clause of clauses) {
    const here = ownersIn(withoutAdverbs(clause.text));
    const ofTen = strengthsOfTen(clause.text);
    const bare = ofTen.length === 0 ? bareStrength(clause.text) : null;
    // A bare number is a strength where the clause has only it and what hurts, or only an article: `tummy 4`, `a 6`.
    // Beside other words, a strength alone is not of what the clause before it tells.
    const isScore = SCORE_ALONE.test(clause.text);
    const goesOn = isScore ? before : [];
    const isBare = bare !== null && (here.length > 0 || isScore);
    const told = [...ofTen, ...(isBare && bare !== null ? [bare] : [])];
    for (const { value, from } of told)
      for (const kind of ownersOf(from, here, goesOn)) if (clause.isTold) found.push({ kind, value, clause });
    // `Jetzt noch 4`: a second number, of which nobody can tell what it is.
    const last = found.at(-1);
    if (told.length === 0 && last?.clause.sentence === clause.sentence && isLooseNumber(clause))
      found.push({ ...last, value: null, clause });
    if (here.length > 0) before = clause.isTold ? here : [];
    // `Hoy mejor, un 2` is of another time than the pain before it.
    else if (clause.moment.length > 0 && told.length === 0) before = [];
  }
  return found;
};

export const valuesOf = (kind: Felt, scores: readonly Scored[]): Candidates<number> =>
  scores.filter((score) => score.kind === kind).map(({ value }) => value);
