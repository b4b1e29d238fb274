import type { Strength } from '#events/conversations/diary-entry';
import { SEVERITIES } from '../proposing/words';
import { type Candidates, agreed, isDivided, leavesOpen } from './agreed';
import type { Clause } from './clause';
import { SYMPTOM, VOMITED_EN, alone } from './feeling-words';
import type { KindReading } from './reading-of-kind';
import { scoresIn, valuesOf } from './scores';
import { saysSeveralTimes } from './strengths';

const VOMITED = new RegExp(`^(?:${VOMITED_EN})$`, 'u');
const SEVERITY = alone(Object.keys(SEVERITIES).join('|'));

/** What somebody is weary of is no symptom: `sick of that quizmaster`. */
const WEARY_OF = / (?:sick|tired|exhausted) of (?=\p{L})/gu;

const symptomsIn = (text: string): readonly string[] =>
  [...text.replace(WEARY_OF, ' ').matchAll(SYMPTOM)].map(([name]) => (VOMITED.test(name) ? 'vomiting' : name));

const severitiesIn = (text: string): Candidates<Strength> =>
  [...text.matchAll(SEVERITY)].map(([word]) => SEVERITIES[word] ?? null);

/** What clauses tell of a symptom. */
export const readSymptom = (clauses: readonly Clause[]): KindReading | null => {
  const from = clauses.filter((each) => each.isTold && symptomsIn(each.text).length > 0);
  if (from.length === 0) return null;
  const names = from.flatMap(({ text }) => symptomsIn(text));
  const what = agreed(names);
  // `Some nausea after, mild`: a severity alone is of what stands before it.
  const behind = clauses.filter((each, at) => from.includes(clauses[at - 1] ?? each) && !from.includes(each));
  const severitiesAlone = behind.filter(({ text }) => text.trim() in SEVERITIES);
  const strengths = [
    ...valuesOf('symptom', scoresIn(clauses)),
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
