import type { Remark, RemarkKind } from '#events/research/remarks';
import type { Evidence } from '../ledger';
import { calendarDayOf } from '#text/words/dates';
import { isoDay } from '#text/words/date-mention';

type WithEvidence<Each> = Each extends Remark
  ? Omit<Each, 'sources'> & { readonly evidence: readonly Evidence[] }
  : never;

/** A remark before the sources of its text are numbered. */
export type FoundRemark = WithEvidence<Remark>;
export type FoundRemarkOf<Kind extends RemarkKind> = Extract<FoundRemark, { readonly kind: Kind }>;

/** The calendar day of a page; null without one. */
export const dayOfPage = ({ publishedAt }: Pick<Evidence, 'publishedAt'>): string | null => {
  const day = calendarDayOf(publishedAt);
  return day === null ? null : isoDay(day);
};
