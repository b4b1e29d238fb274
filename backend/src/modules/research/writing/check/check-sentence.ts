import { unfitness } from '../../pipeline/ranking/fitness';
import { faultOf } from '../../pipeline/sentences/form';
import { sentencesOf } from '../../pipeline/sentences/sentences';
import { wordCount } from '../../pipeline/words/stems';
import { gapIn, type Gap, type Quoted } from './bears-out';

/** Why a model’s sentence is not shown. */
export type Flaw = Gap | 'no citation' | 'not one whole sentence' | 'too long' | 'does not stand alone';

const MOST_WORDS = 45;

/** Places at which a sentence may pass from one quote to another. */
const JOINTS = /,? (?:and|while|but|after|whereas)\b|, (?:which|where)\b|;/g;

const FINITE =
  /\b(?:is|are|was|were|has|have|had|will|would|may|might|can|could|shall|should|must|left|took|made|won|lost|fell|rose|began|became|went|came|gave|held|kept|met|paid|ran|said|sold|sent|set|shot|cut|hit|put|struck|told|found|bought|built|brought|broke|\p{Ll}{2,}(?:ed|es|s))\b/u;

/** Whether two of the quotes bear out one clause each; the second may lack the subject, which it shares with the first. */
const isJoined = (text: string, cited: readonly Quoted[]): boolean =>
  [...text.matchAll(JOINTS)].some(({ index, 0: joint }) => {
    const [before, after] = [text.slice(0, index), text.slice(index + joint.length)];
    const verb = FINITE.exec(before);
    if (verb === null || !FINITE.test(after)) return false;
    const clauses = [after, `${before.slice(0, verb.index)}${after}`];
    const holds = (clause: string, quoted: Quoted): boolean => gapIn(clause, quoted) === null;
    return cited.some(
      (one) =>
        holds(before, one) && cited.some((other) => other !== one && clauses.some((clause) => holds(clause, other))),
    );
  });

/**
 * Whether a sentence that a model wrote may be shown above the quotes it cites: every figure, date and name, and all words
 * that carry sense, are in one of them, in an order that keeps who does what, with nothing negated, restricted or made more
 * certain. Doubt counts against it, since the quote itself can be shown instead.
 */
export const flawOf = (text: string, cited: readonly Quoted[]): Flaw | null => {
  if (cited.length === 0) return 'no citation';
  const [sentence, ...others] = sentencesOf([text]);
  if (sentence === undefined || others.length > 0 || sentence.label !== '' || faultOf(sentence) !== null)
    return 'not one whole sentence';
  if (wordCount(text) > MOST_WORDS) return 'too long';
  if (unfitness(text, cited[0]?.title ?? '') !== null) return 'does not stand alone';
  const gaps = cited.map((each) => gapIn(text, each));
  if (gaps.includes(null) || isJoined(text, cited)) return null;
  return gaps[0] ?? null;
};
