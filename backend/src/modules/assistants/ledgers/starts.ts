import type { Day, Remark } from '#events/research/remarks';
import type { TextLine } from '#events/research/text-lines';

/** The day from which what a claim tells holds, and those from which parts of it do. */
export interface Start {
  readonly day: Day;
  readonly inPart: readonly Day[];
}

/** By the id of the claim. */
export type Starts = ReadonlyMap<string, Start>;

export const NO_STARTS: Starts = new Map();

const daysOf = (remarks: readonly Remark[], of: 'takes_effect' | 'exception'): readonly Day[] => [
  ...new Set(remarks.flatMap((remark) => (remark.kind === of ? [remark.day] : []))),
];

/** What overviews say of when their lines take effect: a day that was moved since is the new one there, unlike in the ledger. */
export const startsIn = (lines: readonly TextLine[]): Starts =>
  new Map(
    lines.flatMap(({ claimId, remarks }) => {
      const [day, ...others] = daysOf(remarks, 'takes_effect');
      return claimId === null || day === undefined || others.length > 0
        ? []
        : [[claimId, { day, inPart: daysOf(remarks, 'exception') }] as const];
    }),
  );
