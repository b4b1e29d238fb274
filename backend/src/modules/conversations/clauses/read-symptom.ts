import type { Strength } from '#events/conversations/diary-entry';
import { anyLanguage, asWhole } from '../languages/diary-languages';
import { SEVERITIES } from '../proposing/diary-patterns';
import { type Candidates, agreed, isDivided, leavesOpen } from './agreed';
import type { Clause } from './clause';
import { SYMPTOM, alone } from './clause-feeling-words';
import { TYPE, isStool } from './read-stool';
import type { KindReading } from './reading-of-kind';
import { scoresIn, valuesOf } from './scores';
import { saysSeveralTimes } from './strengths';

const VOMITED = asWhole(anyLanguage(({ feelings }) => feelings.vomited));
const SEVERITY = alone(Object.keys(SEVERITIES).join('|'));
/** A clause that is only a severity: `I'd say moderate`. */
const SEVERITY_ALONE = new RegExp(
  `^ (?:(?:${anyLanguage(({ figures }) => figures.beforeScore)}) )*(?:${Object.keys(SEVERITIES).join('|')}) $`,
  'u',
);

/** Something that somebody is tired of, which is not a symptom: `sick of that quizmaster`. */
const WEARY_OF = new RegExp(` (?:${anyLanguage(({ feelings }) => feelings.wearyOf)}) (?=\\p{L})`, 'gu');

/** A pain without a number. It is read as a symptom, since an entry of a pain needs a number. */
const NAMED_PAIN = alone(anyLanguage(({ feelings }) => feelings.painNames));

/** A strength that may belong to something else: `Migraine. 8 at worst, 3 now`. */
const FIGURE_ALONE = new RegExp(
  `^ (?:(?:${anyLanguage(({ feelings }) => feelings.beforeFigure)}) )*\\d{1,2} (?:(?:${anyLanguage(({ feelings }) => feelings.afterFigure)}) )?$`,
  'u',
);

/** No longer felt: `nausea gone now`, `my fever broke`. */
const ENDED = alone(anyLanguage(({ feelings }) => feelings.ended));
const isEnded = ({ text }: Clause): boolean => text.search(ENDED) >= 0 && !/\p{N}/u.test(text);

/** Mucus next to a stool is part of it; alone it is a nasal symptom. */
const MUCUS = alone(anyLanguage(({ feelings }) => feelings.mucus));

const symptomsIn = (text: string, isBesideStool: boolean): readonly string[] => {
  const felt = text.replace(WEARY_OF, ' ');
  const own = isBesideStool ? felt.replace(MUCUS, ' ') : felt;
  return [...own.matchAll(SYMPTOM)].map(([name]) => (VOMITED.test(name) ? 'vomiting' : name));
};

const severitiesIn = (text: string): Candidates<Strength> =>
  [...text.matchAll(SEVERITY)].map(([word]) => SEVERITIES[word] ?? null);

export const readSymptom = (clauses: readonly Clause[]): KindReading | null => {
  const scores = scoresIn(clauses);
  const ofStool = new Set(
    clauses.flatMap(({ text, sentence }) => (isStool(text) || text.search(TYPE) >= 0 ? [sentence] : [])),
  );
  const isScored = scores.length > 0 || clauses.some(({ text }) => FIGURE_ALONE.test(text));
  const namedIn = ({ text, sentence }: Clause): readonly string[] => [
    ...(isScored || /\p{N}/u.test(text) ? [] : [...text.matchAll(NAMED_PAIN)].map(([name]) => name)),
    ...symptomsIn(text, ofStool.has(sentence)),
  ];
  const from = clauses.filter((each) => each.isTold && !isEnded(each) && namedIn(each).length > 0);
  if (from.length === 0) return null;
  const names = from.flatMap(namedIn);
  const what = agreed(names);
  // `Some nausea after, mild`: a severity alone belongs to the clause before it.
  const behind = clauses.filter((each, at) => from.includes(clauses[at - 1] ?? each) && !from.includes(each));
  const severitiesAlone = behind.filter(({ text }) => SEVERITY_ALONE.test(text));
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
