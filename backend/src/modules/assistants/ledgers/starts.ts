import type { Day, Remark } from '#events/research/remarks';
import type { TextLine } from '#events/research/text-lines';

/** The day from which a claim holds, and the days from which parts of it do. */
export interface Start {
  readonly day: Day;
  readonly inPart: readonly Day[];
}

/** Starts by claim id. */
export type Starts = ReadonlyMap<string, Start>;

export const NO_STARTS: Starts = new Map();

const daysOf = (remarks: readonly Remark[], of: 'takes_effect' | 'exception'): readonly Day[] => [
  ...new Set(remarks.flatMap((remark) => (remark.kind === of ? [remark.day] : []))),
];

/**
 * When the lines of overviews take effect. If a day was moved, an overview has the new one and the ledger the old one.
 */
export const startsIn = (lines: readonly TextLine[]): Starts =>
  new Map(
    lines.flatMap(({ claimId, remarks }) => {
      const [day, ...others] = daysOf(remarks, 'takes_effect');
      return claimId === null || day === undefined || others.length > 0
        ? []
        : [[claimId, { day, inPart: daysOf(remarks, 'exception') }] as const];
    }),
  );
