/** A calendar day: `2026-09-03`. */
export type Day = string;

/**
 * What is said of a line besides its own words, as facts: how it is worded depends on where it is shown. `sources` are 1-based indices
 * into the sources of its text; the first one is where the remark was read. Of these, `exists`, `condition`, `as_of`, `told_later`,
 * `amount_not_stated`, `rests_on`, `modified`, `spares`, `titled`, `continued`, `same_day`, `limit`, `definition`, `also_concerns`,
 * `same_for` and `list_goes_on` are from earlier releases.
 */
export type Remark =
  | { readonly kind: 'takes_effect'; readonly day: Day; readonly sources: readonly number[] }
  /** For some of what the line tells it is another day; null if the wording was not kept. */
  | { readonly kind: 'exception'; readonly day: Day | null; readonly sources: readonly number[] }
  | { readonly kind: 'ends'; readonly day: Day; readonly sources: readonly number[] }
  /** By when what it orders is to be done. `thing` is what another page orders to be made; null for what the line itself orders. */
  | { readonly kind: 'due'; readonly day: Day; readonly thing: string | null; readonly sources: readonly number[] }
  /** A page of that day speaks of what the line orders to be set up. */
  | { readonly kind: 'exists'; readonly day: Day; readonly sources: readonly number[] }
  /** By when a condition is to be met lest what the line tells end. */
  | { readonly kind: 'condition'; readonly day: Day; readonly sources: readonly number[] }
  /** The day that the line tells of, if its words do not name it. */
  | { readonly kind: 'happened'; readonly day: Day; readonly sources: readonly number[] }
  /** What was under way on that day is left off the line. */
  | { readonly kind: 'as_of'; readonly day: Day; readonly sources: readonly number[] }
  /** How a page of that day tells of it afterwards. */
  | { readonly kind: 'told_later'; readonly day: Day; readonly sources: readonly number[] }
  /** The line changes an amount, and nothing on its page says to what. */
  | { readonly kind: 'amount_not_stated'; readonly sources: readonly number[] }
  /** The value that the line changes. `day` is the one that `30 days after signing` came to. */
  | { readonly kind: 'was'; readonly quote: string; readonly day: Day | null; readonly sources: readonly number[] }
  /** The earlier claim that the line overrules; in earlier releases only as far as `act` carried it, if that is not null. */
  | {
      readonly kind: 'contradicts';
      readonly quote: string;
      readonly act: string | null;
      readonly sources: readonly number[];
    }
  /** The line was overruled, by the page titled `by`. */
  | {
      readonly kind: 'no_longer_holds';
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
  /** The line's page rests on that act; `partly`: and on something else. */
  | { readonly kind: 'rests_on'; readonly act: string; readonly partly: boolean; readonly sources: readonly number[] }
  | { readonly kind: 'modified'; readonly act: string; readonly by: string; readonly sources: readonly number[] }
  /** What the page that ended an act says that it leaves alone. */
  | { readonly kind: 'spares'; readonly sources: readonly number[] }
  | { readonly kind: 'titled'; readonly act: string; readonly title: string; readonly sources: readonly number[] }
  | { readonly kind: 'continued'; readonly act: string; readonly title: string; readonly sources: readonly number[] }
  /** What the same publisher imposed on the day on which something of the kind ended. */
  | { readonly kind: 'same_day'; readonly title: string | null; readonly sources: readonly number[] }
  /** What the page of the line says that its act does not do. */
  | { readonly kind: 'limit'; readonly sources: readonly number[] }
  | { readonly kind: 'definition'; readonly term: string; readonly sources: readonly number[] }
  /** The paper on which the page of the line reports: `doi:10.1038/s41586-026-00001-1`, `arXiv:2601.01234`. */
  | {
      readonly kind: 'paper';
      readonly paper: string;
      /** Posted by a server without review. */
      readonly preprint: boolean;
      readonly sources: readonly number[];
    }
  /** A line told before that this one bears on. */
  | { readonly kind: 'told_before'; readonly quote: string; readonly sources: readonly number[] }
  /** A page told before that depends on what the line ends. */
  | { readonly kind: 'also_concerns'; readonly title: string; readonly sources: readonly number[] }
  /** The page says the same of another act. `title` is null if no page says what that is called. */
  | {
      readonly kind: 'same_for';
      readonly act: string;
      readonly title: string | null;
      readonly sources: readonly number[];
    }
  /** An item of a list that the line leaves off. */
  | { readonly kind: 'list_goes_on'; readonly sources: readonly number[] }
  /** In the words in which an earlier release recorded it. */
  | { readonly kind: 'as_written'; readonly quote: string; readonly sources: readonly number[] };

export type RemarkKind = Remark['kind'];
export type RemarkOf<Kind extends RemarkKind> = Extract<Remark, { readonly kind: Kind }>;

const WITH_QUOTE: ReadonlySet<RemarkKind> = new Set([
  'exception',
  'condition',
  'told_later',
  'spares',
  'same_day',
  'limit',
  'definition',
  'list_goes_on',
]);

/** Whether a remark is incomplete without its source's quote. */
export const showsQuote = ({ kind, day }: { readonly kind: RemarkKind; readonly day?: Day | null }): boolean =>
  WITH_QUOTE.has(kind) && day !== null;
