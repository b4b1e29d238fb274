import type { Line, Tracker, TrackerSource, Update } from '#features/trackers/api/tracker';

const toKey = ({ claim_id, url, quote }: TrackerSource): string => JSON.stringify([claim_id, url, quote]);

const renumbered = (line: Line, shared: (n: number) => number): Line => ({
  ...line,
  source: line.source === null ? null : shared(line.source),
  sources: line.sources.map(shared),
  remarks: line.remarks.map((remark) => ({ ...remark, sources: remark.sources.map(shared) })),
});

/**
 * The tracker with one numbering of its sources for the page, on which a number means the same quote everywhere: the
 * overview's come first, then what only an update cites. Answers number the sources of each text from 1.
 */
export const withSharedNumbers = <Told extends Pick<Tracker, 'sources' | 'updates'>>(tracker: Told): Told => {
  const sources = [...tracker.sources];
  const numbers = new Map<string, number>();
  sources.forEach((source, index) => {
    if (!numbers.has(toKey(source))) numbers.set(toKey(source), index + 1);
  });
  const getNumber = (source: TrackerSource): number => {
    const known = numbers.get(toKey(source));
    if (known !== undefined) return known;
    numbers.set(toKey(source), sources.push(source));
    return sources.length;
  };
  const shared = (update: Update): Update => {
    const own = update.sources.map(getNumber);
    return { ...update, lines: update.lines.map((line) => renumbered(line, (n) => own[n - 1] ?? n)), sources };
  };
  return { ...tracker, updates: tracker.updates.map(shared), sources };
};
