import { showsQuote, type Remark } from '#events/research/remarks';
import { isOverruled, kindOf, ownSource, type TextLine } from '#events/research/text-lines';
import { clauseOf, type RemarkStyle } from '#wording/remark-words';

type Quoted = readonly { readonly quote: string }[];

/** Something said after a line, with the 1-based numbers of its sources. */
export interface RemarkText {
  readonly words: string;
  readonly sources: readonly number[];
}

const withQuote = (remark: Remark, sources: Quoted, style: RemarkStyle): string => {
  const quote = showsQuote(remark) ? ownSource(remark, sources)?.quote : undefined;
  return `${clauseOf(remark, style)}${quote === undefined ? '' : `: “${quote}”`}`;
};

/** The remarks after a line, for texts without cards, such as Markdown and feeds. */
export const remarkTextsOf = (remarks: readonly Remark[], sources: Quoted, style: RemarkStyle): readonly RemarkText[] =>
  remarks.map((remark) => ({ words: withQuote(remark, sources, style), sources: remark.sources }));

const kinds = { new: 'New', changed: 'Changed', contradicted: 'Reverses' } as const;

/** The label before a line. */
export const lineLabel = (line: TextLine): string => (isOverruled(line) ? 'No longer holds' : kinds[kindOf(line)]);
