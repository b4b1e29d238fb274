/** Length of the word sequences that the benchmark compares. */
const LENGTH = 4;

const shinglesOf = (text: string): Map<string, number> => {
  const words = text.match(/[\p{L}\p{N}_]+/gu) ?? [];
  const counts = new Map<string, number>();
  for (let start = 0; start < Math.max(1, words.length - LENGTH + 1); start++) {
    const shingle = words.slice(start, start + LENGTH).join(' ');
    if (shingle !== '') counts.set(shingle, (counts.get(shingle) ?? 0) + 1);
  }
  return counts;
};

const total = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/** Shares of common shingles, from 0 to 1; null if there are none to divide by. */
export interface Overlap {
  readonly precision: number | null;
  readonly recall: number | null;
}

/** The measure of evaluate.py in scrapinghub/article-extraction-benchmark. */
export const overlapOf = (expected: string, got: string): Overlap => {
  const [wanted, given] = [shinglesOf(expected), shinglesOf(got)];
  let common = 0;
  for (const [shingle, count] of wanted) common += Math.min(count, given.get(shingle) ?? 0);
  const [ofWanted, ofGiven] = [total(wanted), total(given)];
  return {
    precision: ofGiven === 0 ? null : common / ofGiven,
    recall: ofWanted === 0 ? null : common / ofWanted,
  };
};

const mean = (values: readonly (number | null)[]): number => {
  const known = values.flatMap((value) => value ?? []);
  return known.reduce((sum, value) => sum + value, 0) / known.length;
};

/** Precision and recall are means over pages; F1 is their harmonic mean. */
export const scoreOf = (overlaps: readonly Overlap[]) => {
  const precision = mean(overlaps.map((overlap) => overlap.precision));
  const recall = mean(overlaps.map((overlap) => overlap.recall));
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) };
};
