/** A calendar day: `2026-09-03`. */
export type Day = string;

/**
 * A fact about a line in addition to its own words; its wording depends on where it is shown. `sources` are 1-based
 * indices into the sources of its text; the first one is where the remark was read.
 */
export type Remark =
  | { readonly kind: 'takes_effect'; readonly day: Day; readonly sources: readonly number[] }
  /** Another day applies to part of what the line tells. */
  | { readonly kind: 'exception'; readonly day: Day; readonly sources: readonly number[] }
  | { readonly kind: 'ends'; readonly day: Day; readonly sources: readonly number[] }
  /** The deadline for what the line orders. */
  | { readonly kind: 'due'; readonly day: Day; readonly sources: readonly number[] }
  /** The day that the line tells of, if its words do not name it. */
  | { readonly kind: 'happened'; readonly day: Day; readonly sources: readonly number[] }
  /** The value that the line changes. `day` is the calendar day meant by a value such as `30 days after signing`. */
  | { readonly kind: 'was'; readonly quote: string; readonly day: Day | null; readonly sources: readonly number[] }
  /** The earlier claim that the line overrules. */
  | { readonly kind: 'contradicts'; readonly quote: string; readonly sources: readonly number[] }
  /** The line was overruled, by the page titled `by`. */
  | {
      readonly kind: 'no_longer_holds';
      readonly day: Day | null;
      readonly by: string;
      readonly sources: readonly number[];
    }
  /** These words of the line no longer hold, according to the page titled `by`; the rest does. */
  | {
      readonly kind: 'part_ended';
      readonly words: string;
      readonly day: Day | null;
      readonly by: string;
      readonly sources: readonly number[];
    }
  /** The line depends on an act that has ended, or `part` of which has. */
  | {
      readonly kind: 'depends_on';
      readonly act: string;
      readonly part: string | null;
      readonly day: Day | null;
      /** Title of the page that ended it. */
      readonly by: string | null;
      readonly sources: readonly number[];
    }
  /** The paper on which the page of the line reports: `doi:10.1038/s41586-026-00001-1`, `arXiv:2601.01234`. */
  | {
      readonly kind: 'paper';
      readonly paper: string;
      /** Posted by a server without review. */
      readonly preprint: boolean;
      readonly sources: readonly number[];
    }
  /** An earlier line that this one affects. */
  | { readonly kind: 'told_before'; readonly quote: string; readonly sources: readonly number[] };

export type RemarkKind = Remark['kind'];
export type RemarkOf<Kind extends RemarkKind> = Extract<Remark, { readonly kind: Kind }>;

/** Whether a remark is incomplete without its source's quote. */
export const showsQuote = ({ kind }: { readonly kind: RemarkKind }): boolean => kind === 'exception';
