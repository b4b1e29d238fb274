import type { Remark, RemarkKind } from '#events/research/remarks';
import type { TextLine } from '#events/research/text-lines';
import { isoDay } from '#text/words/date-mention';
import { calendarDayOf } from '#text/words/dates';
import type { Evidence, FindingKind, LedgerClaim, StatedLink } from '../ledger';

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

/** A line before the sources of its text are numbered. */
export interface FoundLine extends Pick<TextLine, 'text' | 'title' | 'heading'> {
  readonly claimId: string;
  readonly evidence: Evidence;
  readonly isByTitle: boolean;
  readonly remarks: readonly FoundRemark[];
}

export interface NumberedText {
  readonly lines: readonly (TextLine & { readonly claimId: string })[];
  /** Sources with a badge in reading order, then those of remarks, whose quotes are shown in cards. */
  readonly sources: readonly Evidence[];
}

/** Numbers sources by page and quote, so that a number leads to exactly the cited sentence. */
export const withNumberedSources = (lines: readonly FoundLine[]): NumberedText => {
  const sources: Evidence[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (evidence: Evidence): number => {
    const key = `${evidence.url}\n${evidence.quote}`;
    const number = numbers.get(key) ?? sources.push(evidence);
    numbers.set(key, number);
    return number;
  };
  // Sources with a badge come first, so that the numbers in the text are consecutive.
  for (const { evidence, remarks } of lines) {
    numberOf(evidence);
    for (const remark of remarks) if (remark.kind === 'contradicts') remark.evidence.forEach(numberOf);
  }
  return {
    lines: lines.map(({ evidence: own, isByTitle: _byTitle, remarks, ...line }) => ({
      ...line,
      sources: [numberOf(own)],
      remarks: remarks.map(({ evidence, ...remark }) => ({ ...remark, sources: evidence.map(numberOf) })),
    })),
    sources,
  };
};

/** A claim as a line shows it. */
export interface DisplayedClaim {
  readonly claim: LedgerClaim;
  readonly kind: FindingKind;
  readonly text: string;
  /** The page that the line cites. */
  readonly page: Evidence;
  /** Whether the title of the page is shown instead of the sentence. */
  readonly isByTitle: boolean;
}

/** Claims, links and the time of reading, from which the remarks on a line follow. */
export interface LineContext {
  readonly claims: readonly LedgerClaim[];
  readonly links: readonly StatedLink[];
  /** When lines are read, in milliseconds, UTC. */
  readonly readAt: number;
}
