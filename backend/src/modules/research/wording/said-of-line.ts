import { showsQuote, type Remark } from '#events/research/remarks';
import { isOverruled, kindOf, ownSource, type TextLine } from '#events/research/text-lines';
import { clauseOf, type Telling } from '#wording/remark-words';

type Quoted = readonly { readonly quote: string }[];

/** Something said after a line, with the 1-based numbers of its sources. */
export interface Said {
  readonly words: string;
  readonly sources: readonly number[];
}

const withQuote = (remark: Remark, sources: Quoted, telling: Telling): string => {
  const quote = showsQuote(remark) ? ownSource(remark, sources)?.quote : undefined;
  return `${clauseOf(remark, telling)}${quote === undefined ? '' : `: “${quote}”`}`;
};

/** The remarks after a line, for texts without cards, such as Markdown and feeds. */
export const saidOf = (remarks: readonly Remark[], sources: Quoted, telling: Telling): readonly Said[] =>
  remarks.map((remark) => ({ words: withQuote(remark, sources, telling), sources: remark.sources }));

const kinds = { new: 'New', changed: 'Changed', contradicted: 'Reverses' } as const;

/** The label before a line. */
export const leadOf = (line: TextLine): string => (isOverruled(line) ? 'No longer holds' : kinds[kindOf(line)]);
