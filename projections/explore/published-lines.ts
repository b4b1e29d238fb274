import type { CitedSource, StateText } from '#events/research/ledger.events';
import { type LineKind, earlierOf, isOverruled, kindOf, ownSource } from '#events/research/text-lines';

export interface DisplayedLine {
  /** The claim; null for a line that a model wrote. */
  readonly claimId: string | null;
  readonly kind: LineKind;
  readonly text: string;
  /** Title of its page, if the line cannot be understood without it. */
  readonly title?: string;
  /** The earlier value or claim; null on a new line. */
  readonly was: string | null;
  readonly source: CitedSource;
}

/** The lines of a text as shown, with the sources they cite, without what has been overruled. */
export const displayedLines = ({ lines, written, sources }: StateText): readonly DisplayedLine[] =>
  (written?.lines ?? lines).flatMap((line) => {
    const source = isOverruled(line) ? undefined : ownSource(line, sources);
    return source === undefined
      ? []
      : [
          {
            claimId: line.claimId,
            kind: kindOf(line),
            text: line.text,
            ...(line.title === undefined ? {} : { title: line.title }),
            was: earlierOf(line)?.quote ?? null,
            source: { ...source },
          },
        ];
  });
