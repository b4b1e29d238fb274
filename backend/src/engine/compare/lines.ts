import { addTo } from '#kernel/grouping';
import { figuresIn } from '#text/words/figures';
import { cosine, coverageShare } from '#text/words/likeness';
import { nameWordsIn } from '#text/words/names';
import { stem, stemSet } from '#text/words/stems';
import { areOfOthers } from './designations';
import { areOfOtherGender, gendersIn } from './other-amounts';
import { figuresDisagree } from './parallels';

/** A published line, prepared for comparison. */
export interface StemmedLine {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
}

export const stemmedLine = (text: string): StemmedLine => ({ text, stems: stemSet(text) });

/** Lines indexed by stem, so that a new one is compared only with lines that share words with it. */
export interface LineIndex<L extends StemmedLine> {
  add(line: L): void;
  /**
   * Lines with a cosine similarity to `stems` of at least `least`, or that contain most of them; most similar first.
   */
  near(stems: ReadonlySet<string>, least: number): readonly L[];
}

export const lineIndex = <L extends StemmedLine>(): LineIndex<L> => {
  const lines: L[] = [];
  /** For each stem, the positions in `lines`. */
  const byStem = new Map<string, number[]>();
  /** For each position, the number of stems in common with the line searched for. All 0 between calls. */
  const shared: number[] = [];
  return {
    add(line) {
      for (const stem of line.stems) addTo(byStem, stem, lines.length);
      lines.push(line);
      shared.push(0);
    },
    near(stems, least) {
      const touched: number[] = [];
      for (const stem of stems)
        for (const index of byStem.get(stem) ?? []) {
          const before = shared[index] ?? 0;
          if (before === 0) touched.push(index);
          shared[index] = before + 1;
        }
      const found: { readonly line: L; readonly likeness: number; readonly index: number }[] = [];
      for (const index of touched) {
        const line = lines[index];
        const count = shared[index] ?? 0;
        shared[index] = 0;
        if (line === undefined) continue;
        const likeness = count / Math.sqrt(stems.size * line.stems.size);
        if (likeness >= least || count >= MIN_COVERED_SHARE * stems.size) found.push({ line, likeness, index });
      }
      return found.sort((a, b) => b.likeness - a.likeness || a.index - b.index).map(({ line }) => line);
    },
  };
};

const REPETITION_RULES = {
  /** Lines this similar are repetitions unless they are about different things, as form letters are. */
  same: 0.7,
  /** Lines this similar are repetitions unless a name, a title or a figure differs. */
  alike: 0.6,
};
const MIN_COVERED_SHARE = 0.7;

const values = (text: string): ReadonlySet<string> => new Set(figuresIn(text, 0).map((figure) => figure.value));

const adds = (next: ReadonlySet<string>, earlier: ReadonlySet<string>): boolean => {
  for (const item of next) if (!earlier.has(item)) return true;
  return false;
};

const differs = (text: string, earlier: string): boolean =>
  adds(nameWordsIn(text), nameWordsIn(earlier)) || adds(values(text), values(earlier));

const eachAdds = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => adds(a, b) && adds(b, a);

/** Whether a line has a name that the other lacks. Names such as `U.S.` and the `Al` of `Al-Qawalish` have no stem. */
const hasOwnName = (line: StemmedLine, other: StemmedLine): boolean => {
  const others = nameWordsIn(other.text);
  return [...nameWordsIn(line.text)].some((name) => !others.has(name) && !other.stems.has(stem(name)));
};

const stemsWithoutDigits = ({ stems }: StemmedLine): ReadonlySet<string> =>
  new Set([...stems].filter((stem) => !/\d/.test(stem)));

/**
 * Whether two lines in similar words are about different things: `The duty on nails from Oman is 5 percent` and `… on
 * nails from Taiwan …`, or `Terminal E` and `Terminal F`.
 */
export const areOnOtherThings = (line: StemmedLine, earlier: StemmedLine): boolean =>
  (hasOwnName(line, earlier) && hasOwnName(earlier, line)) ||
  (eachAdds(values(line.text), values(earlier.text)) &&
    eachAdds(stemsWithoutDigits(line), stemsWithoutDigits(earlier))) ||
  areOfOthers(line.text, earlier.text) ||
  areOfOtherGender(gendersIn(line.text), gendersIn(earlier.text));

/** Whether two lines say the same about the same thing, apart from figures. */
export const areWordedAlike = (line: StemmedLine, earlier: StemmedLine): boolean =>
  cosine(line.stems, earlier.stems) >= REPETITION_RULES.same && !areOnOtherThings(line, earlier);

/** Whether two nearly identical lines are about different things or people: `Terminal E`, `las alumnas`. */
export const areTwins = (line: StemmedLine, earlier: StemmedLine): boolean =>
  cosine(line.stems, earlier.stems) >= REPETITION_RULES.same &&
  (areOfOthers(line.text, earlier.text) || areOfOtherGender(gendersIn(line.text), gendersIn(earlier.text)));

export const repeatsLine = (line: StemmedLine, earlier: StemmedLine): boolean => {
  const likeness = cosine(line.stems, earlier.stems);
  if (likeness >= REPETITION_RULES.same)
    return !areOnOtherThings(line, earlier) && !figuresDisagree(line.text, earlier.text);
  const near = likeness >= REPETITION_RULES.alike || coverageShare(line.stems, earlier.stems) >= MIN_COVERED_SHARE;
  return near && !differs(line.text, earlier.text);
};

/** The earlier line that a new one repeats; null if it is news. */
export const repeatedLine = <L extends StemmedLine>(line: StemmedLine, publishedLines: LineIndex<L>): L | null =>
  publishedLines.near(line.stems, REPETITION_RULES.alike).find((earlier) => repeatsLine(line, earlier)) ?? null;
