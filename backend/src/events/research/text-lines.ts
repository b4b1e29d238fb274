import type { Remark, RemarkKind, RemarkOf } from './remarks';

/** One line of an overview or an update. */
export interface TextLine {
  /** The claim that it tells; null for what a model wrote. */
  readonly claimId: string | null;
  /** In its source's words, unless a model wrote it. */
  readonly text: string;
  /** 1-based indices into the sources of its text; the first is its own. */
  readonly sources: readonly number[];
  /** Title of its page, if the line cannot be understood without it: `The Order calls for …` */
  readonly title?: string;
  /** A heading that it shares with other lines. */
  readonly heading?: string;
  readonly remarks: readonly Remark[];
  readonly by?: 'model';
}

export type LineKind = 'new' | 'changed' | 'contradicted';

export const remarkOf = <Kind extends RemarkKind>(
  { remarks }: Pick<TextLine, 'remarks'>,
  kind: Kind,
): RemarkOf<Kind> | undefined => remarks.find((remark): remark is RemarkOf<Kind> => remark.kind === kind);

export const kindOf = (line: Pick<TextLine, 'remarks'>): LineKind => {
  if (remarkOf(line, 'contradicts') !== undefined) return 'contradicted';
  return remarkOf(line, 'was') === undefined ? 'new' : 'changed';
};

/** The earlier value or claim of a line that changes or contradicts one. */
export const earlierOf = (line: Pick<TextLine, 'remarks'>): RemarkOf<'was'> | RemarkOf<'contradicts'> | undefined =>
  remarkOf(line, 'contradicts') ?? remarkOf(line, 'was');

/** Whether a line tells something that has been overruled. */
export const isOverruled = (line: Pick<TextLine, 'remarks'>): boolean =>
  remarkOf(line, 'no_longer_holds') !== undefined;

/** The number of findings in lines: an overruled line counts for the finding that overrules it. */
export const findingsIn = (lines: readonly TextLine[]): number =>
  new Set(lines.map((line) => (remarkOf(line, 'no_longer_holds') ?? line).sources[0])).size;

/** The source of a line; undefined if it is not among those of its text. */
export const ownSource = <Source>(
  { sources: [first] }: Pick<TextLine, 'sources'>,
  sources: readonly Source[],
): Source | undefined => (first === undefined ? undefined : sources[first - 1]);

/** The numbers shown as badges of a line: its own, and that of the claim it contradicts, which is printed above it. */
const shownBy = ({ sources, remarks }: TextLine): readonly number[] => [
  ...sources,
  ...remarks.flatMap((remark) => (remark.kind === 'contradicts' ? remark.sources : [])),
];

/** The numbers that lines cite, in reading order; those of other remarks, whose quotes are in cards, come last. */
export const citationNumbersOf = (lines: readonly TextLine[]): readonly number[] => [
  ...new Set([...lines.flatMap(shownBy), ...lines.flatMap(({ remarks }) => remarks.flatMap(({ sources }) => sources))]),
];

/**
 * Lines with new source numbers, looked up by the old ones in `places`. Lines and remarks whose source has no number
 * any more are dropped.
 */
export const renumberCitations = (
  lines: readonly TextLine[],
  places: ReadonlyMap<number, number>,
): readonly TextLine[] => {
  const placed = (numbers: readonly number[]): readonly number[] => numbers.flatMap((n) => places.get(n) ?? []);
  const isLeft = ({ sources }: { readonly sources: readonly number[] }): boolean => sources.every((n) => places.has(n));
  return lines.filter(isLeft).map((line) => ({
    ...line,
    sources: placed(line.sources),
    remarks: line.remarks.filter(isLeft).map((remark) => ({ ...remark, sources: placed(remark.sources) })),
  }));
};
