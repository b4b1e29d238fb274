import type { TextLine } from '#events/research/text-lines';
import type { Evidence } from '../ledger';
import type { FoundRemark } from './found-remark';

/** A line before the sources of its text are numbered. */
export interface FoundLine extends Pick<TextLine, 'text' | 'title' | 'heading'> {
  readonly claimId: string;
  readonly evidence: Evidence;
  /** Whether the text is its page's title. */
  readonly byTitle: boolean;
  readonly remarks: readonly FoundRemark[];
}

export interface NumberedText {
  readonly lines: readonly (TextLine & { readonly claimId: string })[];
  /** Those with a badge in the order in which the lines show them, then those of remarks, whose quotes stand in cards. */
  readonly sources: readonly Evidence[];
}

/** Numbers sources by page and quote, so that a number leads to exactly the sentence that it stands for. */
export const numbered = (lines: readonly FoundLine[]): NumberedText => {
  const sources: Evidence[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (evidence: Evidence): number => {
    const key = `${evidence.url}\n${evidence.quote}`;
    const number = numbers.get(key) ?? sources.push(evidence);
    numbers.set(key, number);
    return number;
  };
  // First, so that the numbers in a text follow each other: a remark's source has no badge there.
  for (const { evidence, remarks } of lines) {
    numberOf(evidence);
    for (const remark of remarks) if (remark.kind === 'contradicts') remark.evidence.forEach(numberOf);
  }
  return {
    lines: lines.map(({ evidence: own, byTitle: _byTitle, remarks, ...line }) => ({
      ...line,
      sources: [numberOf(own)],
      remarks: remarks.map(({ evidence, ...remark }) => ({ ...remark, sources: evidence.map(numberOf) })),
    })),
    sources,
  };
};
