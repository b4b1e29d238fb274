import { memoize } from '#kernel/memoize';
import type { LanguageCode } from '#text/languages/language';
import written from './samples.json';

/** The meaning of a text as a model represents it; a vector of length 1. */
export type Vector = Float32Array;

const likenessOfVectors = (a: Vector, b: Vector): number => {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
};

/** How near two texts are by a model's own measure: 0 as texts on different topics, 1 as texts on one topic. */
export type Scale = (a: Vector, b: Vector) => number;

/** A sample, and which of the topics of all samples it is on. */
export interface PlacedSample {
  readonly vector: Vector;
  readonly topic: number;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The median. Unlike the mean, it is not moved by a single sample that happens to be about the same thing. */
const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return mean(sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1));
};

/** Share of the comparisons in which texts on one topic are nearer to each other. */
const separation = (own: readonly number[], other: readonly number[]): number =>
  mean(own.map((near) => other.filter((far) => far < near).length / Math.max(1, other.length)));

/** Minimum share of samples that a model must tell apart to be used. */
const TELLS_SAMPLES = 0.9;

/**
 * Texts on one topic are nearer than samples of different topics by at least this multiple of how much those scatter,
 * however near the samples of one topic are.
 */
const BEYOND_SCATTER = 7;

const scatter = (values: readonly number[]): number => Math.sqrt(mean(values.map((value) => value ** 2)));

/**
 * The scale on which a model compares texts of two kinds or languages, learned from samples of each. Some texts are
 * close to all others, and some models find all texts similar. What counts is therefore how much closer two texts are
 * than either is to samples of other topics, relative to the same difference for samples of one topic. Null if the
 * model does not distinguish the samples.
 */
export const scaleOf = (left: readonly PlacedSample[], right: readonly PlacedSample[]): Scale | null => {
  const cells = left.flatMap((a) =>
    right.map((b) => ({ a, b, isOwn: a.topic === b.topic, cosine: likenessOfVectors(a.vector, b.vector) })),
  );
  const others = cells.filter(({ isOwn }) => !isOwn);
  const ofAll = mean(others.map(({ cosine }) => cosine));
  const meansBy = (side: 'a' | 'b'): ReadonlyMap<PlacedSample, number> =>
    new Map(
      (side === 'a' ? left : right).map((sample) => [
        sample,
        mean(others.filter((cell) => cell[side] === sample).map(({ cosine }) => cosine)),
      ]),
    );
  const [ofLeft, ofRight] = [meansBy('a'), meansBy('b')];
  const beyond = (cosine: number, usualOfOne: number, usualOfOther: number): number =>
    cosine - usualOfOne - usualOfOther + ofAll;
  const residuals = (isOwn: boolean): readonly number[] =>
    cells
      .filter((cell) => cell.isOwn === isOwn)
      .map(({ a, b, cosine }) => beyond(cosine, ofLeft.get(a) ?? 0, ofRight.get(b) ?? 0));
  const [own, other] = [residuals(true), residuals(false)];
  const unit = Math.max(mean(own), BEYOND_SCATTER * scatter(other));
  if (!(mean(own) > 0) || separation(own, other) < TELLS_SAMPLES) return null;
  const usualOfA = memoize((a: Vector) => median(right.map(({ vector }) => likenessOfVectors(a, vector))));
  const usualOfB = memoize((b: Vector) => median(left.map(({ vector }) => likenessOfVectors(vector, b))));
  return (a, b) => beyond(likenessOfVectors(a, b), usualOfA(a), usualOfB(b)) / unit;
};

/**
 * Invented news by which a model of meaning shows its scale: a topic, a page on it, and a later page on it in other
 * words.
 */
export interface Sample {
  readonly topic: string;
  readonly page: string;
  readonly later: string;
}

/** The same topics in the same order in each language. */
export const samples: Partial<Record<LanguageCode, readonly Sample[]>> = written;
