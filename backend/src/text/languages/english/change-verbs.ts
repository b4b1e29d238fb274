import { wordList } from '../patterns';
import { pastTense, thirdPerson } from './regular-verbs';

/** A verb by which a value changes. */
export interface ChangeVerb {
  /** 1 for more or later, -1 for less or earlier, 0 for either. */
  readonly direction: -1 | 0 | 1;
  /** Whether someone changes it: `raised the fare`, not `the fare rose`. */
  readonly isTransitive: boolean;
}

const forms = (
  regular: string,
  others: string,
  direction: ChangeVerb['direction'],
  isTransitive: boolean,
): readonly (readonly [string, ChangeVerb])[] =>
  [...wordList(regular).flatMap((base) => [base, thirdPerson(base), pastTense(base)]), ...wordList(others)].map(
    (word) => [word, { direction, isTransitive }],
  );

/** Verbs by each of their forms, in lower case. */
export const changeVerbs: ReadonlyMap<string, ChangeVerb> = new Map([
  ...forms('raise increase hike boost widen expand extend lengthen lift postpone delay', '', 1, true),
  ...forms('lower reduce decrease trim shorten slash halve narrow', 'cut cuts', -1, true),
  ...forms('move reschedule revise change adjust fix', 'set sets put puts', 0, true),
  ...forms('climb jump double surge swell slip', 'rise rises rose risen grow grows grew grown', 1, false),
  ...forms('drop decline dip', 'fall falls fell fallen shrink shrank sank', -1, false),
  ...forms('reach', 'hit hits cover covers stand stands total totals now', 0, false),
]);

/** Any of these verbs, and phrases with the same meaning. */
export const anyChange = new RegExp(
  String.raw`\b(?:${[...changeVerbs.keys()].join('|')}|instead of|goes up|went up|gone up|goes down|went down)\b`,
);

/** `has burned`, `by Friday`: a running total, so that another value is a newer one. */
export const runningTotal = /\b(?:has|have|now|so far|in total|altogether|[Bb]y [A-Z][a-z]+day)\b/;
