import { showsQuote, type Remark } from '#events/research/remarks';
import { isOverruled, kindOf, ownSource, type TextLine } from '#events/research/text-lines';
import { clauseOf, isAside, labelOf, type Telling } from '../domain/remark-words';

type Quoted = readonly { readonly quote: string }[];

/** Something said behind a line, with the 1-based numbers of its sources. */
export interface Said {
  readonly words: string;
  readonly sources: readonly number[];
}

const withQuote = (remark: Remark, sources: Quoted, telling: Telling): string => {
  const quote = showsQuote(remark) ? ownSource(remark, sources)?.quote : undefined;
  return `${clauseOf(remark, telling)}${quote === undefined ? '' : `: “${quote}”`}`;
};

/** Acts of which the same is said are counted: nobody reads a list of numbered acts. */
const countedActs = ([first, ...others]: readonly Remark[], telling: Telling): readonly Said[] => {
  const words = first === undefined ? null : labelOf([first, ...others], telling);
  return words === null ? [] : [{ words, sources: [] }];
};

/** What texts without cards, such as Markdown and feeds, say behind a line. */
export const saidOf = (remarks: readonly Remark[], sources: Quoted, telling: Telling): readonly Said[] => {
  const shown = remarks.filter(({ kind }) => !isAside(kind));
  return [
    ...countedActs(
      shown.filter(({ kind }) => kind === 'same_for'),
      telling,
    ),
    ...shown
      .filter(({ kind }) => kind !== 'same_for')
      .map((remark) => ({ words: withQuote(remark, sources, telling), sources: remark.sources })),
  ];
};

const kinds = { new: 'New', changed: 'Changed', contradicted: 'Contradicts' } as const;

/** What is said before a line. */
export const leadOf = (line: TextLine): string => (isOverruled(line) ? 'No longer holds' : kinds[kindOf(line)]);
