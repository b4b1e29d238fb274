import { memoize } from '#kernel/memoize';
import type { Figure } from '../words/figure';
import { amountsIn, plainNumber } from './figures';
import type { Language } from './language';

/** An old value and the new one in a sentence: `von 10 auf 15 Prozent`, `15 statt 10 Prozent`. */
export interface ForeignStep {
  readonly kind: Figure['kind'];
  /** Digits without separators. */
  readonly old: string;
  readonly next: string;
}

const NUMBER = String.raw`(\d{1,3}(?:[. ]\d{3})+(?:,\d+)?|\d+(?:,\d+)?)`;
/** The unit may stand with either value. */
const UNIT = String.raw`(?: ?[%€]| \p{L}+\.?){0,3}`;

interface Patterns {
  readonly fromTo: RegExp;
  readonly insteadOf: RegExp;
}

const patternsOf = ({ numbers: { from, to, insteadOf } }: Language): Patterns => ({
  fromTo: new RegExp(String.raw`(?<!\p{L})(?:${from})${NUMBER}${UNIT} (?:${to})${NUMBER}`, 'iu'),
  insteadOf: new RegExp(String.raw`${NUMBER}${UNIT},? (?:${insteadOf})${NUMBER}`, 'iu'),
});

const patternsFor = memoize(patternsOf);

const kindIn = (text: string, numbers: readonly string[], language: Language): Figure['kind'] =>
  amountsIn(text, language).find((figure) => numbers.some((number) => figure.text.includes(number)))?.kind ?? 'count';

/** Null if a sentence does not give both an old and a new value. */
export const foreignStep = (text: string, language: Language): ForeignStep | null => {
  const { fromTo, insteadOf } = patternsFor(language);
  const forward = fromTo.exec(text);
  const match = forward ?? insteadOf.exec(text);
  if (match === null) return null;
  const [, first = '', second = ''] = match;
  // Without a unit it is a count: `de 8.000 a 5.300 el número de pacientes`.
  const kind = kindIn(text.slice(match.index), [first, second], language);
  const [old, next] = forward === null ? [second, first] : [first, second];
  return { kind, old: plainNumber(old, language), next: plainNumber(next, language) };
};

/** The old value as written in a published sentence; null if the sentence does not state it. */
export const oldValueIn = (published: string, { kind, old, next }: ForeignStep, language: Language): string | null => {
  if (old === next) return null;
  const digits = (figure: Figure): string => /\d+(?:\.\d+)?/.exec(figure.value)?.[0] ?? '';
  const figures = amountsIn(published, language);
  // A published sentence that also has the new value already reports the change.
  if (figures.some((figure) => digits(figure) === next)) return null;
  return figures.find((figure) => figure.kind === kind && digits(figure) === old)?.text ?? null;
};
