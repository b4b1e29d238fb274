import type { Strength } from '#events/conversations/diary-entry';
import { GERMAN_PLACE } from '../proposing/german-forms';
import {
  DEGREE,
  FELT_MOODS,
  FELT_SYMPTOMS,
  MOODS,
  NAMED_PAINS,
  OF_TEN,
  PLACE_EN,
  PLACE_ES,
  SEVERITIES,
  SYMPTOMS_EN,
  SYMPTOMS_ES,
} from '../proposing/words';
import type { KindReading } from './reading-of-kind';
import type { Clause } from './clause';
import { bareStrength, hasBareNumber, saysSeveralTimes, strengthsOfTen } from './strengths';
import { type Candidates, agreed, isDivided, leavesOpen } from './agreed';

type Felt = 'pain' | 'symptom' | 'mood';
/** What else people give a figure out of ten, which is of no entry. */
type Scaled = Felt | 'other';

const alone = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?=\\p{L})(?:${words})(?!\\p{L})`, 'gu');

const HURTS =
  '\\p{L}*(?:aches?|schmerz(?:en)?|krämpfe|druck|weh)|aching|pains?|painful|hurts?|hurting|sore|cramp\\p{L}*|spasms?|migr\\p{L}+|stabbing|throbbing|pounding|duelen?|dolía|dolió|dolor(?:es)?|calambres|retortijones|koliken?';
const PAIN = alone(HURTS);
/** Whether what a symptom is called is a pain as well: `cramps`. */
export const isPain = (name: string): boolean => name.search(PAIN) >= 0;
const PLACES = `back passage|tail ?bone|${PLACE_EN}|${PLACE_ES}|(?:${GERMAN_PLACE}|handgelenk|hüfte|leiste|kreuz)(?: rechts| links)?`;
const PLACE = alone(PLACES);
/** A German pain with its place in one word, and a place before the word for what hurts there. */
const PLACE_IN_WORD = new RegExp(
  `(?<!\\p{L})(?<place>${GERMAN_PLACE})(?:schmerz(?:en)?|krämpfe|druck|weh)(?!\\p{L})`,
  'gu',
);
const NAMED = alone(Object.keys(NAMED_PAINS).join('|'));
const BEHIND = new RegExp(`(?:behind|under|above|below|around) (?:the |my )?(?:${PLACES})(?!\\p{L})`, 'gu');

const VOMITED_EN = 'threw up|thrown up|vomited|puked|barfed|throwing up';
const SYMPTOM = alone(
  `${SYMPTOMS_EN}|${SYMPTOMS_ES}|${FELT_SYMPTOMS}|${VOMITED_EN}|he vomitado|vomité|erbrochen|gekotzt|nauseated|übel(?:keit)?|müde|müdigkeit|schwindel\\p{L}*|blähungen|durchfall|fieber|fiebre|fever`,
);
const MOOD_NAME = alone('moods?|ánimo|animo|estado de ánimo|humor|stimmung|laune');
const MOOD_SAID = new RegExp(
  `(?<!\\p{L})(?:moods?|ánimo|animo|humor|stimmung|laune)(?: is| was|:|,)? (?:${DEGREE})(?<what>${MOODS})(?!\\p{L})|(?<!\\p{L})(?:feel|felt|feeling|i'm|i am|me siento|me sentí|estoy) (?:${DEGREE})(?<felt>${FELT_MOODS})(?!\\p{L})`,
  'gu',
);
const OTHER_SCALE = alone(
  'energy|stress|anxiety|appetite|sleep|quality|motivation|focus|energía|estrés|ansiedad|apetito|sueño|energie|angst|appetit|schlaf',
);
const VOMITED = new RegExp(`^(?:${VOMITED_EN})$`, 'u');
const SEVERITY = alone(Object.keys(SEVERITIES).join('|'));
const PLACE_ALONE = new RegExp(`^ (?:the |my |auf der |en el )?(?:${PLACES}) $`, 'u');

/** `Back` that is no part of the body: `back down to a 5`, `the pain is back`. */
const ADVERB_BACK =
  / (?:(?:went|go|goes|going|came|come|coming|got|get|is|are|was|were|right|straight|brought) back(?= )|back (?=(?:down|up|to|in|on|home|from|again|then|at work)(?!\p{L})))/gu;
const withoutAdverbs = (text: string): string => text.replace(ADVERB_BACK, (match) => ' '.repeat(match.length));

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

/** A clause that is a strength and no more: `about 6 out of 10`. */
const SCORE_ALONE = new RegExp(
  `^ (?:about |around |maybe |like |so |probably |roughly |i'd say |i'd call it |i'd give it |i'd rate it |easily |that was |that's |it was |it's |its |was |is |at |now |still |an? |un |unos |como |fue |es |war |etwa |ungefähr |vielleicht |bestimmt |'?ne |eine |more like |stärke |level |intensidad |nivel |de |of )*[\\d\\p{L}.,]+(?:${OF_TEN})? (?:at worst |now |today )?$`,
  'u',
);

const isLooseNumber = ({ text, isTold }: Clause): boolean =>
  isTold &&
  hasBareNumber(text) &&
  /^ (?:[\p{L}']+ ){0,2}\d{1,2} (?:$|(?:by|at|now|after|before|when|this|por|al?|am|um|nach|vor) )/u.test(text);

const valuesOf = (kind: Felt, scores: readonly Scored[]): Candidates<number> =>
  scores.filter((score) => score.kind === kind).map(({ value }) => value);

/** `A right pain`, `what is left`: a side of nothing is no place. */
const SIDE_ALONE = /^(?:left|right|lower|upper)$/u;

const placesIn = (text: string): readonly string[] => {
  const inWords = [...text.matchAll(PLACE_IN_WORD)].map(({ groups }) => groups?.place ?? '');
  const named = [...text.matchAll(NAMED)].map(([name]) => NAMED_PAINS[name] ?? '');
  const behind = [...text.matchAll(BEHIND)].map(([place]) => place);
  const rest = [NAMED, BEHIND].reduce((left, pattern) => left.replace(pattern, ' '), withoutAdverbs(text));
  const alone_ = [...rest.matchAll(PLACE)].map(([place]) => place.trim());
  return [...inWords, ...named, ...behind, ...alone_].filter((place) => place !== '' && !SIDE_ALONE.test(place));
};

export const readPain = (clauses: readonly Clause[], scores: readonly Scored[]): KindReading | null => {
  const hurting = clauses.filter(
    (each) =>
      each.isTold &&
      (each.text.search(PAIN) >= 0 || scores.some(({ kind, clause }) => kind === 'pain' && clause === each)),
  );
  if (hurting.length === 0) return null;
  // A place beside it may be where it hurts too: `migraine, left side`.
  const beside = clauses.filter((each) => each.isTold && PLACE_ALONE.test(each.text));
  const places = [...hurting, ...beside.filter((each) => !hurting.includes(each))].flatMap(({ text }) =>
    placesIn(text),
  );
  const strengths = valuesOf('pain', scores);
  const [strength, where] = [agreed(strengths), agreed(places)];
  return {
    thing: { kind: 'pain', strength, where },
    from: [...hurting, ...beside.filter((each) => !hurting.includes(each))],
    isOfSeveral: isDivided(strengths) || isDivided(places),
    leavesOpen: leavesOpen(strengths, strength) || leavesOpen(places, where),
  };
};

/** What somebody is weary of is no symptom: `sick of that quizmaster`. */
const WEARY_OF = / (?:sick|tired|exhausted) of (?=\p{L})/gu;

const symptomsIn = (text: string): readonly string[] =>
  [...text.replace(WEARY_OF, ' ').matchAll(SYMPTOM)].map(([name]) => (VOMITED.test(name) ? 'vomiting' : name));

const severitiesIn = (text: string): Candidates<Strength> =>
  [...text.matchAll(SEVERITY)].map(([word]) => SEVERITIES[word] ?? null);

export const readSymptom = (clauses: readonly Clause[], scores: readonly Scored[]): KindReading | null => {
  const from = clauses.filter((each) => each.isTold && symptomsIn(each.text).length > 0);
  if (from.length === 0) return null;
  const names = from.flatMap(({ text }) => symptomsIn(text));
  const what = agreed(names);
  // `Some nausea after, mild`: a severity alone is of what stands before it.
  const behind = clauses.filter((each, at) => from.includes(clauses[at - 1] ?? each) && !from.includes(each));
  const alone_ = behind.filter(({ text }) => text.trim() in SEVERITIES);
  const strengths = [...valuesOf('symptom', scores), ...[...from, ...alone_].flatMap(({ text }) => severitiesIn(text))];
  const strength = what === null ? null : agreed<Strength>(strengths);
  return {
    thing: { kind: 'symptom', what, strength },
    from,
    isOfSeveral: isDivided(names) || isDivided(strengths),
    leavesOpen: leavesOpen(strengths, strength) || from.some(({ text }) => saysSeveralTimes(text)),
  };
};

export const readMood = (clauses: readonly Clause[], scores: readonly Scored[]): KindReading | null => {
  const told = clauses.filter(({ isTold }) => isTold);
  const from = told.filter(({ text }) => text.search(MOOD_NAME) >= 0 || text.search(MOOD_SAID) >= 0);
  if (from.length === 0) return null;
  const words = from.flatMap(({ text }) =>
    [...text.matchAll(MOOD_SAID)].map(({ groups }) => groups?.what ?? groups?.felt ?? null),
  );
  const strengths = valuesOf('mood', scores);
  const [what, strength] = [agreed(words), agreed(strengths)];
  return {
    thing: { kind: 'mood', what, strength },
    from,
    isOfSeveral: isDivided(words) || isDivided(strengths),
    leavesOpen: leavesOpen(strengths, strength),
  };
};
