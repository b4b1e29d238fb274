import type { Figure } from '#text/words/figure';
import { figuresIn, masked } from '#text/words/figures';
import { cosine, coverageShare } from '#text/words/likeness';
import { nameWordsIn } from '#text/words/names';
import { contentStems, isContentWord, stem, tokens } from '#text/words/stems';
import type { CandidateSentence } from '../analysed-page';
import { type Measure, textFingerprint } from '../known-page';
import { areOfOthers } from './designations';
import { areOfOtherWeekdays } from './other-amounts';

/**
 * Minimum similarity of two sentences, with figures masked, for a differing figure to count as a change. There was no
 * false positive among 807 pairs of the corpus.
 */
const MEASURE_RULES = {
  /** For sentences of the same page. */
  samePage: 0.8,
  /**
   * For sentences of different pages. The later one must add no new words, and the names and the words around the
   * figure must match.
   */
  otherPage: 0.75,
  /** Words on each side of a figure that identify what it measures. */
  around: 3,
};

/** A figure that replaced another. */
export interface Replacement {
  readonly was: Figure;
  readonly now: Figure;
}

/**
 * The one figure that differs between two sentences with equally many figures of each kind; null if there is not
 * exactly one.
 */
export const replacement = (was: readonly Figure[], now: readonly Figure[]): Replacement | null => {
  if (was.length !== now.length) return null;
  let found: Replacement | null = null;
  for (const [index, before] of was.entries()) {
    const after = now[index];
    if (after === undefined || before.kind !== after.kind) return null;
    if (before.value === after.value || before.text === after.text) continue;
    if (found !== null && (found.was.value !== before.value || found.now.value !== after.value)) return null;
    found ??= { was: before, now: after };
  }
  return found;
};

const sameNames = (a: string, b: string): boolean => {
  const [first, second] = [nameWordsIn(a), nameWordsIn(b)];
  return first.size > 0 && first.size === second.size && [...first].every((name) => second.has(name));
};

const around = (text: string, figure: Figure): string => {
  const before = tokens(text.slice(0, figure.offset)).slice(-MEASURE_RULES.around);
  const after = tokens(text.slice(figure.offset + figure.text.length)).slice(0, MEASURE_RULES.around);
  return [...before, '#', ...after].map((word) => stem(word)).join(' ');
};

/** The unit of a figure: `9000 hen` and `31000 turkey` count different things. */
const unitOf = ({ kind, value }: Figure): string => (kind === 'count' ? value.replace(/[\d.]+ */, '') : kind);

const wordingStems = (text: string, figures: readonly Figure[]): ReadonlySet<string> =>
  new Set(contentStems(masked(text, figures).replace(/<\w+>/g, ' ')));

/**
 * The words as written, without stemming: one stem can stand for different things, as in `los chicos` and `las chicas`.
 */
const writtenWords = (text: string, figures: readonly Figure[]): ReadonlySet<string> =>
  new Set(tokens(masked(text, figures).replace(/<\w+>/g, ' ').toLowerCase()).filter(isContentWord));

/** An earlier sentence, and whether it was on the page being read. */
export interface EarlierSentence {
  readonly text: string;
  readonly writtenAt: number;
  readonly isOnSamePage: boolean;
}

/** The figure in which a sentence differs from an earlier one about the same thing; else null. */
export const changedFigure = (earlier: EarlierSentence, text: string, writtenAt: number): Replacement | null => {
  const was = figuresIn(earlier.text, earlier.writtenAt);
  if (was.length === 0) return null;
  const now = figuresIn(text, writtenAt);
  const found = replacement(was, now);
  if (found === null) return null;
  const wording = wordingStems(text, now);
  const earlierWording = wordingStems(earlier.text, was);
  const likeness = cosine(earlierWording, wording);
  if (areOfOthers(earlier.text, text)) return null;
  if (earlier.isOnSamePage) return likeness >= MEASURE_RULES.samePage ? found : null;
  const agrees =
    likeness >= MEASURE_RULES.otherPage &&
    coverageShare(wording, earlierWording) === 1 &&
    coverageShare(writtenWords(text, now), writtenWords(earlier.text, was)) === 1 &&
    unitOf(found.was) === unitOf(found.now) &&
    !areOfOtherWeekdays(earlier.text, text) &&
    sameNames(earlier.text, text) &&
    around(earlier.text, found.was) === around(text, found.now);
  return agrees ? found : null;
};

/** Fingerprint of a sentence's wording without its figures. */
const wordingOf = (text: string, figures: readonly Figure[]): string =>
  textFingerprint(masked(text, figures).toLowerCase());

/** Maximum number of sentences with figures that are remembered for a page. */
const MAX_MEASURES = 40;

/** The figures of a page with their wording, so that a change can be detected even if they were never published. */
export const measuresOf = (sentences: readonly CandidateSentence[], writtenAt: number): readonly Measure[] => {
  const measures: Measure[] = [];
  for (const { text } of sentences) {
    if (measures.length === MAX_MEASURES) break;
    const figures = figuresIn(text, writtenAt);
    if (figures.length > 0)
      measures.push({ wording: wordingOf(text, figures), values: figures.map((figure) => figure.text) });
  }
  return measures;
};

/** A figure of a page that differs from the remembered one with the same wording; else null. */
export const changedMeasure = (measures: readonly Measure[], text: string, writtenAt: number): Replacement | null => {
  const now = figuresIn(text, writtenAt);
  if (now.length === 0) return null;
  const wording = wordingOf(text, now);
  for (const measure of measures) {
    if (measure.wording !== wording) continue;
    const was = measure.values.map((value, index): Figure => {
      const [figure] = figuresIn(value, writtenAt);
      return figure ?? { kind: now[index]?.kind ?? 'count', text: value, value, offset: 0 };
    });
    const found = replacement(was, now);
    if (found !== null) return found;
  }
  return null;
};
