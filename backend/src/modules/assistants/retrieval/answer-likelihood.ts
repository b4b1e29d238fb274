import { logistic } from '#kernel/logistic';
import type { ConfidenceFeatures } from './confidence-features';
import { type ParsedQuestion, unreadIn } from './parsed-question';
import type { Passage } from './passage';
import { type PassageEvidence, type EvidenceWithoutKind, gatherEvidence, withKindScore } from './passage-evidence';
import type { PassageIndex } from './passage-index';
import { confidenceWeights, evidenceWeights } from './retrieval-weights';

export interface LikelyPassage<Location> {
  readonly passage: Passage<Location>;
  /** The position in reading order. */
  readonly position: number;
  /** The likelihood that this passage answers, if any does. */
  readonly likelihood: number;
  /** How well it says what the question depends on: see `turn` of `PassageEvidence`. */
  readonly turn: number;
  /** Whether it says anything that the question names, at least in words used similarly. */
  readonly isRelated: boolean;
}

export interface JudgedPassages<Location> {
  /** Best first. */
  readonly likely: readonly LikelyPassage<Location>[];
  /** The likelihood that the best ones answer. */
  readonly confidence: number;
}

/** Passages that are examined in detail. */
const CLOSELY = 100;

const sumOf = (evidence: EvidenceWithoutKind & Partial<PassageEvidence>): number =>
  evidenceWeights.reduce((sum, [name, weight]) => sum + weight * (evidence[name] ?? 0), 0);

export const confidenceOf = (features: ConfidenceFeatures): number =>
  logistic(confidenceWeights.reduce((sum, [name, weight]) => sum + weight * (name === 'one' ? 1 : features[name]), 0));

/** Judges the passages of some material as answers. */
export const withConfidenceFeatures = <Location>(
  question: ParsedQuestion,
  index: PassageIndex<Location>,
): { readonly likely: readonly LikelyPassage<Location>[]; readonly features: ConfidenceFeatures } | null => {
  const { evidence, far, isNameAbsent } = gatherEvidence(question, index);
  const sums = evidence.map((withoutKind, position) => ({ untold: withoutKind, position, sum: sumOf(withoutKind) }));
  // If the question names nothing but a kind of thing (`deadline?`), only how well a passage gives that kind counts.
  const closely =
    question.terms.length === 0
      ? sums
      : sums.sort((a, b) => b.sum - a.sum || a.position - b.position).slice(0, CLOSELY);
  // What a question names in another language may be said all the same.
  const hasOther = question.terms.every(({ unread }) => unread !== null) || unreadIn(question).length > 0;
  const summed = closely.flatMap(({ untold, position }) => {
    const passage = index.passages[position]?.passage;
    if (passage === undefined) return [];
    return [
      {
        passage,
        position,
        sum: sumOf(withKindScore(untold, passage, question, index.language)),
        turn: untold.turn,
        isRelated: untold.words > 0 || untold.alike > 0 || hasOther,
      },
    ];
  });
  // The row of a table is no sentence, and makes none less likely.
  const sentences = summed.filter(({ passage }) => passage.row === undefined);
  if (sentences.length === 0) return null;
  const best = Math.max(...sentences.map(({ sum }) => sum));
  // One that refers to the sentence before it says much of the same, and takes no likelihood from others.
  const apart = sentences.filter(({ passage, sum }) => passage.refersToLast !== true || sum === best);
  const all = apart.reduce((total, { sum }) => total + Math.exp(sum - best), 0);
  const likely = summed
    .map(({ sum, ...each }) => ({ ...each, likelihood: Math.exp(sum - best) / all }))
    .sort((a, b) => b.likelihood - a.likelihood || a.position - b.position);
  return { likely, features: { best, share: -Math.log(all), far, absent: isNameAbsent ? 1 : 0 } };
};

export const rankByLikelihood = <Location>(
  question: ParsedQuestion,
  index: PassageIndex<Location>,
): JudgedPassages<Location> => {
  const found = withConfidenceFeatures(question, index);
  if (found === null) return { likely: [], confidence: 0 };
  const { likely, features } = found;
  if (question.terms.length > 0) return { likely, confidence: confidenceOf(features) };
  return features.best > 0 ? { likely, confidence: 1 } : { likely: [], confidence: 0 };
};
