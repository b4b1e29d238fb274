import type { Strength } from '#events/conversations/diary-entry';
import { SEVERITIES } from '../proposing/words';
import { type Candidates, agreed, isDivided, leavesOpen } from './agreed';
import type { Clause } from './clause';
import { SYMPTOM, VOMITED_EN, alone } from './feeling-words';
import { isStool } from './read-stool';
import type { KindReading } from './reading-of-kind';
import { scoresIn, valuesOf } from './scores';
import { saysSeveralTimes } from './strengths';

const VOMITED = new RegExp(`^(?:${VOMITED_EN})$`, 'u');
const SEVERITY = alone(Object.keys(SEVERITIES).join('|'));

/** What somebody is weary of is no symptom: `sick of that quizmaster`. */
const WEARY_OF = / (?:sick|tired|exhausted) of (?=\p{L})/gu;

/** Pains that are told by their names, where no number says how strong they are: an entry of pain needs one. */
const NAMED_PAIN = alone(
  'headaches?|migraines?|(?:stomach|tummy|belly|tooth|back|ear) ?aches?|kopfschmerzen|bauchschmerzen|migräne|migraña|dolor de (?:cabeza|tripa|barriga|estómago)',
);

/** A strength whose owner is not sure: `Migraine. 8 at worst, 3 now`. */
const FIGURE_ALONE =
  /^ (?:about |an? |jetzt |now )*\d{1,2} (?:(?:at (?:its )?(?:worst|best|peak)|now|jetzt|ahora|earlier|before|vorher|antes) )?$/u;

/** What is no longer felt: `nausea gone now`, `my fever broke`. */
const ENDED = alone(
  'gone|is over|better|passed(?! out)|cleared|subsided|eased|settled|improv\\p{L}+|went (?:away|down)|wore off|wearing off|faded|broke|stopped|weg|vorbei|besser|nachgelassen|verschwunden|aufgehört|mejor(?:ó|ado)?|(?:se )?(?:me )?(?:pasó|pasaron|ha pasado|quitó|quitaron|fue|fueron)|desapareci\\p{L}+',
);
const isEnded = ({ text }: Clause): boolean => text.search(ENDED) >= 0 && !/\p{N}/u.test(text);

/** Mucus is part of the stool that its sentence tells of; else it is of the nose. */
const OF_STOOL = alone('mucus|moco|schleim');

const symptomsIn = (text: string, isBesideStool: boolean): readonly string[] => {
  const felt = text.replace(WEARY_OF, ' ');
  const own = isBesideStool ? felt.replace(OF_STOOL, ' ') : felt;
  return [...own.matchAll(SYMPTOM)].map(([name]) => (VOMITED.test(name) ? 'vomiting' : name));
};

const severitiesIn = (text: string): Candidates<Strength> =>
  [...text.matchAll(SEVERITY)].map(([word]) => SEVERITIES[word] ?? null);

/** What clauses tell of a symptom. */
export const readSymptom = (clauses: readonly Clause[]): KindReading | null => {
  const scores = scoresIn(clauses);
  const ofStool = new Set(clauses.flatMap(({ text, sentence }) => (isStool(text) ? [sentence] : [])));
  const isScored = scores.length > 0 || clauses.some(({ text }) => FIGURE_ALONE.test(text));
  const namedIn = ({ text, sentence }: Clause): readonly string[] => [
    ...(isScored || /\p{N}/u.test(text) ? [] : [...text.matchAll(NAMED_PAIN)].map(([name]) => name)),
    ...symptomsIn(text, ofStool.has(sentence)),
  ];
  const from = clauses.filter((each) => each.isTold && !isEnded(each) && namedIn(each).length > 0);
  if (from.length === 0) return null;
  const names = from.flatMap(namedIn);
  const what = agreed(names);
  // `Some nausea after, mild`: a severity alone is of what stands before it.
  const behind = clauses.filter((each, at) => from.includes(clauses[at - 1] ?? each) && !from.includes(each));
  const severitiesAlone = behind.filter(({ text }) => text.trim() in SEVERITIES);
  const strengths = [
    ...valuesOf('symptom', scores),
    ...[...from, ...severitiesAlone].flatMap(({ text }) => severitiesIn(text)),
  ];
  const strength = what === null ? null : agreed<Strength>(strengths);
  return {
    thing: { kind: 'symptom', what, strength },
    from,
    isOfSeveral: isDivided(names) || isDivided(strengths),
    leavesOpen: leavesOpen(strengths, strength) || from.some(({ text }) => saysSeveralTimes(text)),
  };
};
