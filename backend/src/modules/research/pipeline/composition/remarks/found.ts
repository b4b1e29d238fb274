import type { Remark, RemarkKind } from '#events/research/remarks';
import type { ActLink, Evidence, FindingKind, LedgerClaim } from '../../ledger';
import { calendarDayOf } from '../../words/dates';
import { isoDay } from '../../words/named-date';

type WithEvidence<Each> = Each extends Remark
  ? Omit<Each, 'sources'> & { readonly evidence: readonly Evidence[] }
  : never;

/** A remark before the sources of its text are numbered. */
export type FoundRemark = WithEvidence<Remark>;
export type FoundRemarkOf<Kind extends RemarkKind> = Extract<FoundRemark, { readonly kind: Kind }>;

/** What is known beyond the lines that are shown. */
export interface Known {
  readonly claims: readonly LedgerClaim[];
  readonly links: readonly ActLink[];
}

/** A claim as a line shows it. */
export interface ShownClaim {
  readonly claim: LedgerClaim;
  readonly kind: FindingKind;
  readonly text: string;
  /** Whether the text is its page's title, which then stands for its sentence. */
  readonly byTitle: boolean;
}

/** What is to be said of a line. Pure: everything it needs is in the ledger. */
export type FindRemarks = (shown: ShownClaim, known: Known) => readonly FoundRemark[];

/** The calendar day of a page; null without one. */
export const dayOfPage = ({ publishedAt }: Pick<Evidence, 'publishedAt'>): string | null => {
  const day = calendarDayOf(publishedAt);
  return day === null ? null : isoDay(day);
};
